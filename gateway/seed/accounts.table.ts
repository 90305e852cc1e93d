import type { SeedAccount, WantedFigures } from './account-row';

type Platform = SeedAccount['platform'];

const account = (
  login: number,
  platform: Platform,
  kind: SeedAccount['kind'],
  name: string,
  currency: string,
  leverage: number,
  age: number,
  figures?: WantedFigures,
  extra?: SeedAccount['extra'],
  robot?: SeedAccount['robot'],
  robotEndedDaysAgo?: number,
): SeedAccount => ({
  login, platform, kind, name, currency, leverage, age,
  ...(figures && { figures }),
  ...(extra && { extra }),
  ...(robot && { robot }),
  ...(robotEndedDaysAgo !== undefined && { robotEndedDaysAgo }),
});

/** balance, floating P/L, margin, credit. */
const f = (balance: string, floatingPl = '0', margin = '0', credit = '0'): WantedFigures => ({
  balance,
  floatingPl,
  margin,
  credit,
});

const CLOSE_ONLY = { rights: 'closeOnly' } as const;
const PENDING = { status: 'pending' } as const;
const ARCHIVED = { status: 'archived', rights: 'noLogin' } as const;
const SWAP_FREE = { swapFree: true } as const;
const HEDGING = { marginMode: 'hedging' } as const;
/** Positions on both sides would cost swap each night for nothing, so such accounts are swap-free. */
const HEDGED = { ...HEDGING, ...SWAP_FREE } as const;
const RAW = { ...HEDGING, accountType: 'Raw' } as const;
const HEDGED_RAW = { ...HEDGED, accountType: 'Raw' } as const;

/** Accounts by their client's email address, as in clients.table.ts. */
export const SEED_ACCOUNTS: Readonly<Record<string, readonly SeedAccount[]>> = {
  'main@portico.test': [
    account(50128841, 'MT5',      'live', 'Main trading',   'USD', 100, 930, f('24310.22', '412.30', '3122.28'), RAW),
    account(50130276, 'MT5',      'live', 'Gold 1',         'USD', 200, 610, f('6105.00', '-1284.65', '3960.00'), HEDGED),
    account(21094417, 'MT4',      'live', 'EUR swing',      'EUR', 30,  540, f('9280.15', '29.90', '640.20'), CLOSE_ONLY),
    account(77001935, 'Investor', 'live', 'Shares',         'USD', 1,   420, f('18669.77')),
    account(50137702, 'MT5',      'live', 'Gold 2',         'USD', 200, 2,   undefined, PENDING),
    account(21098350, 'MT4',      'live', 'Yen carry',      'JPY', 100, 265, f('1250000', '8400', '185000')),
    account(95010442, 'MT5',      'demo', 'Practice',       'USD', 500, 900, f('98240.16', '-315.40', '4210.75')),
    account(91004127, 'MT4',      'demo', 'Robot test',     'EUR', 100, 130, f('10000.00'), undefined, 'Robot test'),
    account(20870019, 'MT4',      'live', 'First account',  'EUR', 30,  2100, f('0.00'), ARCHIVED),
  ],
  'main-ib@portico.test': [
    account(50120117, 'MT5', 'live', 'Own trading',      'USD', 100, 1400, f('52140.90', '1180.25', '6240.00')),
    account(21071183, 'MT4', 'live', 'Partner rewards',  'EUR', 30,  1380, f('7311.48')),
    account(95004410, 'MT5', 'demo', 'Client workshops', 'USD', 500, 700,  f('50000.00')),
  ],
  'main-demo@portico.test': [
    account(95018203, 'MT5', 'demo', 'Apprentissage', 'EUR', 100, 21, f('9714.30', '-42.10', '512.00')),
    account(91006650, 'MT4', 'demo', 'Essai MT4',     'EUR', 100, 20, f('10000.00')),
  ],
  'main-live@portico.test': [
    account(50133390, 'MT5',    'live', 'Conto principale', 'EUR', 30, 380, f('15220.00', '96.40', '1820.00')),
    account(61000281, 'Trader', 'live', 'App Trader',       'EUR', 30, 200, f('2140.55', '-12.80', '240.00')),
  ],
  'main-dark@portico.test': [
    account(50131904, 'MT5',      'live', 'Handel',  'EUR', 30, 560, f('31075.64', '-208.11', '4115.00')),
    account(21090265, 'MT4',      'live', 'Indizes', 'EUR', 20, 555, f('4420.00', '61.75', '950.00')),
    account(77000864, 'Investor', 'live', 'Depot',   'EUR', 1,  300, f('12903.08')),
    account(95012777, 'MT5',      'demo', 'Übung',   'EUR', 30, 550, f('100000.00')),
  ],
  'main-reassessment@portico.test': [
    account(50126618, 'MT5', 'live', 'Trading', 'GBP', 30, 1150, f('8840.27', '-120.44', '1320.00')),
    account(95009031, 'MT5', 'demo', 'Demo',    'GBP', 30, 1149, f('25000.00')),
  ],
  'main-urdu@portico.test': [
    account(50135527, 'MT5', 'live', 'بنیادی اکاؤنٹ', 'USD', 100, 170, f('3260.40', '18.25', '410.00'), SWAP_FREE),
    account(95015580, 'MT5', 'demo', 'مشق',           'USD', 100, 172, f('10000.00'), SWAP_FREE),
  ],
  'invest@portico.test': [
    account(70110452, 'MT5', 'live', 'Akun Utama',       'IDR', 100, 610, f('182450000', '3275000', '24600000')),
    account(70112093, 'MT5', 'live', 'Emas',             'IDR', 100, 320, f('64800000', '-9120000', '44200000'), HEDGED_RAW),
    account(71004518, 'MT4', 'live', 'Indeks Asia',      'IDR', 50,  300, f('37250000', '415000', '8100000'), CLOSE_ONLY),
    account(71004977, 'MT4', 'live', 'Dolar',            'USD', 100, 150, f('2840.75', '-36.20', '318.00')),
    account(70115836, 'MT5', 'live', 'Komoditas',        'IDR', 100, 1,   undefined, PENDING),
    account(72001604, 'MT5', 'demo', 'Latihan',          'IDR', 100, 605, f('150000000', '-1240000', '12500000')),
    account(72002215, 'MT4', 'demo', 'Uji strategi',     'IDR', 100, 90,  f('75000000'), undefined, 'Uji strategi'),
    account(70100038, 'MT5', 'live', 'Akun lama',        'IDR', 100, 1500, f('0'), ARCHIVED),
  ],
  'invest-ib@portico.test': [
    account(70108820, 'MT5', 'live', 'Transaksi',     'IDR', 100, 980, f('412300000', '7640000', '58000000')),
    account(71003391, 'MT4', 'live', 'Komisi mitra',  'IDR', 1,   970, f('28915000')),
  ],
  'invest-demo@portico.test': [
    account(72003108, 'MT5', 'demo', 'Simulasi', 'IDR', 100, 9, f('150000000', '860000', '9400000')),
  ],
  'invest-dark@portico.test': [
    account(70113347, 'MT5', 'live', 'Main account', 'IDR', 100, 240, f('96120000', '-1835000', '15300000')),
    account(72002790, 'MT5', 'demo', 'Practice',     'IDR', 100, 238, f('100000000')),
  ],
  'bank@portico.test': [
    account(80210063, 'MT5', 'live', 'Core',           'CHF', 30,  1240, f('118400.00', '2310.55', '14250.00'), HEDGING),
    account(80213310, 'MT5', 'live', 'Indices',        'EUR', 20,  720,  f('22750.80', '-415.25', '6100.00')),
    account(81007742, 'MT4', 'live', 'Metals',         'USD', 50,  505,  f('9300.00', '-3120.40', '5210.00'), SWAP_FREE),
    account(81007901, 'MT4', 'live', 'Yen',            'JPY', 25,  440,  f('3420000', '-18600', '410000'), CLOSE_ONLY),
    account(80216688, 'MT5', 'live', 'Second account', 'CHF', 30,  1,    undefined, PENDING),
    account(82001190, 'MT5', 'demo', 'Trial',          'CHF', 30,  1238, f('50000.00', '128.00', '2100.00')),
    account(82001744, 'MT4', 'demo', 'MT4 trial',      'EUR', 30,  200,  f('50000.00'), undefined, 'MT4 trial'),
    account(80201475, 'MT5', 'live', 'Closed 2023',    'EUR', 30,  2300, f('0.00'), ARCHIVED),
  ],
  'bank-ib@portico.test': [
    account(80209458, 'MT5', 'live', 'Handel',     'CHF', 30, 1600, f('64120.35', '-880.00', '9120.00')),
    account(81006634, 'MT4', 'live', 'Provisionen', 'EUR', 1, 1590, f('11840.10')),
  ],
  'bank-demo@portico.test': [
    account(82002031, 'MT5', 'demo', 'Prova', 'EUR', 30, 12, f('50000.00', '-64.20', '1840.00')),
  ],
  'bank-dark@portico.test': [
    account(80214572, 'MT5', 'live', 'Konto', 'EUR', 30, 330, f('17650.00', '204.90', '2230.00')),
    account(82001901, 'MT5', 'demo', 'Demo',  'EUR', 30, 329, f('50000.00')),
  ],
  'international@portico.test': [
    account(90340128, 'MT5', 'live', 'Majors',        'USD', 500,  700, f('14980.44', '1022.16', '1860.00', '500.00'), HEDGING),
    account(90342255, 'MT5', 'live', 'Crude oil',     'USD', 200,  410, f('5210.00', '-1675.30', '3020.00'), HEDGED_RAW),
    account(91205570, 'MT4', 'live', 'Swap-free',     'USD', 500,  395, f('8342.90', '77.05', '512.40'), SWAP_FREE),
    account(91205933, 'MT4', 'live', 'Euro',          'EUR', 500,  240, f('2790.15', '-8.40', '145.00'), CLOSE_ONLY),
    account(90347019, 'MT5', 'live', 'Copy portfolio', 'USD', 100,  3,   undefined, PENDING),
    account(92400611, 'MT5', 'demo', 'Practice',      'USD', 1000, 699, f('10000.00', '240.60', '380.00')),
    account(92401822, 'MT4', 'demo', 'EA lab',        'USD', 500,  75,  f('5000.00'), undefined, 'EA lab'),
    account(90310007, 'MT5', 'live', 'Welcome',       'USD', 500,  980, f('0.00'), ARCHIVED),
  ],
  'international-ib@portico.test': [
    account(90338440, 'MT5', 'live', 'Trading',     'USD', 500, 1010, f('21475.00', '-345.75', '2980.00')),
    account(91203316, 'MT4', 'live', 'Rewards',     'USD', 1,   1000, f('6120.84')),
  ],
  'international-demo@portico.test': [
    account(92403090, 'MT5', 'demo', 'Tài khoản thử', 'USD', 500, 6, f('10000.00', '-118.50', '960.00')),
  ],
  'international-dark@portico.test': [
    account(90344861, 'MT5', 'live', 'Principal', 'USD', 500, 190, f('7415.62', '58.30', '640.00')),
    account(92402447, 'MT5', 'demo', 'Práctica',  'USD', 500, 189, f('10000.00')),
  ],
  // Providers of strategies (strategies.table.ts).
  'layla-nasser@portico.test': [
    account(93100412, 'MT5', 'live', 'Meridian trend', 'USD', 100, 640, f('25000.00'), HEDGING, 'Meridian trend'),
  ],
  'henrik-dahl@portico.test': [
    account(93100267, 'MT5', 'live', 'Quiet gold',     'USD', 100, 410, f('15000.00'), HEDGING, 'Quiet gold'),
  ],
  'mei-tanaka@portico.test': [
    account(93100143, 'MT5', 'live', 'Asia open',      'USD', 100, 220, f('12000.00'), HEDGING, 'Asia open'),
  ],
  'rafael-duarte@portico.test': [
    account(93100638, 'MT5', 'live', 'Index swing',    'USD', 100, 150, f('20000.00'), HEDGING, 'Index swing'),
  ],
  'ingrid-sol@portico.test': [
    account(93100596, 'MT5', 'live', 'Carry basket',   'USD', 100, 525, f('20000.00'), HEDGING, 'Carry basket'),
  ],
  'pavel-orlov@portico.test': [
    account(93100715, 'MT5', 'live', 'Turbo indices',  'USD', 100, 330, f('10000.00'), HEDGING, 'Turbo indices', 120),
  ],
  'desk-robot@portico.test': [
    account(93100831, 'MT5', 'live', 'Silver steps',   'USD', 100, 41,  f('8000.00'),  HEDGING, 'Silver steps'),
  ],
};
