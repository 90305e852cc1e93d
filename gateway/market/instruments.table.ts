/** A tradable instrument. Figures used to calculate money are decimal strings; the rest shapes its prices. */
export interface MarketInstrument {
  readonly symbol: string;
  readonly name: string;
  readonly group: 'forex' | 'metals' | 'energies' | 'indices' | 'crypto';
  /** The unit of the contract: a currency, a metal, a coin, or the instrument itself. */
  readonly base: string;
  /** Currency in which the price is written. */
  readonly quote: string;
  /** Units of one lot. */
  readonly contractSize: string;
  readonly digits: number;
  readonly lotStep: string;
  /** The price around which the market moves. */
  readonly price: string;
  /** In points; a point is one unit of the last decimal. */
  readonly spread: number;
  /** The range in which the price moves within days, as a fraction of it. */
  readonly swing: number;
  /** Factor on the margin that the account's leverage alone requires. */
  readonly marginRate: string;
  /** For one lot and night: points, or percent a year. */
  readonly swap: { readonly mode: 'points' | 'percent'; readonly long: string; readonly short: string };
  /** The night that is charged three times. */
  readonly tripleSwapDay: 'wednesday' | 'friday' | 'none';
}

const row = (
  symbol: string,
  name: string,
  group: MarketInstrument['group'],
  base: string,
  quote: string,
  contractSize: string,
  digits: number,
  lotStep: string,
  price: string,
  spread: number,
  swing: number,
  marginRate: string,
  swap: MarketInstrument['swap'],
  tripleSwapDay: MarketInstrument['tripleSwapDay'],
): MarketInstrument =>
  Object.freeze({
    symbol, name, group, base, quote, contractSize, digits, lotStep,
    price, spread, swing, marginRate, swap, tripleSwapDay,
  });

const points = (long: string, short: string) => Object.freeze({ mode: 'points', long, short } as const);
const percent = (long: string, short: string) => Object.freeze({ mode: 'percent', long, short } as const);

/** Every instrument, in the order in which clients see them. */
export const INSTRUMENTS: readonly MarketInstrument[] = Object.freeze([
  //  symbol    name                             group       base     quote  contract  digits step    price       spread swing  margin swap                       triple
  row('EURUSD', 'Euro / US dollar',              'forex',    'EUR',   'USD', '100000', 5,     '0.01', '1.08962',  12,    0.008, '1',   points('-6.82', '2.41'),   'wednesday'),
  row('GBPUSD', 'British pound / US dollar',     'forex',    'GBP',   'USD', '100000', 5,     '0.01', '1.25913',  15,    0.009, '1',   points('-3.15', '-1.04'),  'wednesday'),
  row('USDJPY', 'US dollar / Japanese yen',      'forex',    'USD',   'JPY', '100000', 3,     '0.01', '150.123',  14,    0.01,  '1',   points('12.40', '-21.75'), 'wednesday'),
  row('USDCHF', 'US dollar / Swiss franc',       'forex',    'USD',   'CHF', '100000', 5,     '0.01', '0.88214',  16,    0.008, '1',   points('6.10', '-11.32'),  'wednesday'),
  row('AUDUSD', 'Australian dollar / US dollar', 'forex',    'AUD',   'USD', '100000', 5,     '0.01', '0.65237',  14,    0.011, '1',   points('-2.08', '-0.61'),  'wednesday'),
  row('NZDUSD', 'New Zealand dollar / US dollar','forex',    'NZD',   'USD', '100000', 5,     '0.01', '0.60418',  16,    0.011, '1',   points('-1.12', '-1.30'),  'wednesday'),
  row('USDCAD', 'US dollar / Canadian dollar',   'forex',    'USD',   'CAD', '100000', 5,     '0.01', '1.36475',  17,    0.007, '1',   points('-0.42', '-3.90'),  'wednesday'),
  row('EURGBP', 'Euro / British pound',          'forex',    'EUR',   'GBP', '100000', 5,     '0.01', '0.86537',  14,    0.006, '1',   points('-4.11', '0.72'),   'wednesday'),
  row('EURJPY', 'Euro / Japanese yen',           'forex',    'EUR',   'JPY', '100000', 3,     '0.01', '163.577',  18,    0.012, '1',   points('8.05', '-17.60'),  'wednesday'),
  row('GBPJPY', 'British pound / Japanese yen',  'forex',    'GBP',   'JPY', '100000', 3,     '0.01', '189.024',  24,    0.013, '1',   points('15.90', '-27.30'), 'wednesday'),
  row('USDPLN', 'US dollar / Polish zloty',      'forex',    'USD',   'PLN', '100000', 5,     '0.01', '3.97840',  180,   0.012, '2',   points('-9.20', '-14.10'), 'wednesday'),
  row('USDZAR', 'US dollar / South African rand','forex',    'USD',   'ZAR', '100000', 5,     '0.01', '18.41250', 900,   0.016, '2',   points('-210.4', '61.9'),  'wednesday'),
  row('XAUUSD', 'Gold / US dollar',              'metals',   'XAU',   'USD', '100',    2,     '0.01', '2034.55',  28,    0.014, '1',   points('-31.2', '14.6'),   'wednesday'),
  row('XAGUSD', 'Silver / US dollar',            'metals',   'XAG',   'USD', '5000',   3,     '0.01', '22.874',   18,    0.019, '2',   points('-2.90', '1.05'),   'wednesday'),
  row('UKOIL',  'Brent crude oil',               'energies', 'UKOIL', 'USD', '1000',   2,     '0.1',  '82.41',    4,     0.02,  '2',   percent('-4.1', '-2.3'),   'friday'),
  row('US500',  'US 500 index',                  'indices',  'US500', 'USD', '1',      1,     '0.1',  '5088.8',   6,     0.011, '2',   percent('-7.9', '2.4'),    'friday'),
  row('DE40',   'Germany 40 index',              'indices',  'DE40',  'EUR', '1',      1,     '0.1',  '17419.3',  12,    0.012, '2',   percent('-6.4', '1.4'),    'friday'),
  row('JP225',  'Japan 225 index',               'indices',  'JP225', 'JPY', '100',    0,     '0.1',  '39098',    12,    0.013, '2',   percent('-2.6', '-2.4'),   'friday'),
  row('BTCUSD', 'Bitcoin / US dollar',           'crypto',   'BTC',   'USD', '1',      2,     '0.01', '51742.10', 3500,  0.035, '10',  percent('-7.5', '-7.5'),   'none'),
  row('ETHUSD', 'Ether / US dollar',             'crypto',   'ETH',   'USD', '1',      2,     '0.01', '2983.45',  240,   0.04,  '10',  percent('-7.5', '-7.5'),   'none'),
]);

/** The price of a US dollar in a currency that is not traded here, but in which accounts may be kept. */
export interface ReferenceRate {
  readonly currency: string;
  readonly price: string;
  readonly swing: number;
}

const reference = (currency: string, price: string, swing: number): ReferenceRate => Object.freeze({ currency, price, swing });

/** A currency that is neither in this table nor in a traded pair has no rate, as at a real broker. */
export const REFERENCE_RATES: readonly ReferenceRate[] = Object.freeze([
  //        currency  price      swing
  reference('AED',    '3.67250', 0), // pegged
  reference('CNY',    '7.19660', 0.002),
  reference('CZK',    '23.2745', 0.008),
  reference('HUF',    '356.840', 0.01),
  reference('IDR',    '15632.5', 0.004),
  reference('INR',    '82.8950', 0.003),
  reference('KRW',    '1331.20', 0.007),
  reference('MXN',    '17.0915', 0.01),
  reference('NOK',    '10.5418', 0.01),
  reference('PHP',    '55.9850', 0.005),
  reference('SEK',    '10.3127', 0.01),
  reference('SGD',    '1.34420', 0.004),
  reference('THB',    '35.9300', 0.006),
  reference('VND',    '24645.0', 0.002),
]);
