import { pipOf, pointOf } from '../../../src/domain/calculators/instrument';
import type { currencyRates, instruments } from '../tables/instruments';
import type { DaysFromNow } from './seed-clients';

type Instrument = Omit<typeof instruments.$inferInsert, 'position' | 'source' | 'quotedAt'>;

const PRICES = 'Portico closing prices';
const REFERENCE = 'Portico reference rates';

const row = (
  symbol: string,
  name: string,
  group: 'forex' | 'metals' | 'energies' | 'indices' | 'crypto',
  currency: string,
  contractSize: string,
  digits: number,
  lotStep: string,
  price: string,
  [swapMode, swapLong, swapShort]: readonly ['points' | 'percent', string, string],
  tripleSwapDay: Instrument['tripleSwapDay'],
): Instrument => ({
  ...{ symbol, name, group, currency, contractSize, digits, lotStep, price },
  ...{ swapMode, swapLong, swapShort, tripleSwapDay },
  point: pointOf(digits),
  pip: pipOf(digits),
});

const points = (long: string, short: string) => ['points', long, short] as const;
const percent = (long: string, short: string) => ['percent', long, short] as const;

const INSTRUMENTS: readonly Instrument[] = [
  //  symbol    name                             group       currency contract  digits step    price       swap                       triple
  row('EURUSD', 'Euro / US dollar',              'forex',    'USD',   '100000', 5,     '0.01', '1.08962',  points('-6.82', '2.41'),   'wednesday'),
  row('GBPUSD', 'British pound / US dollar',     'forex',    'USD',   '100000', 5,     '0.01', '1.25913',  points('-3.15', '-1.04'),  'wednesday'),
  row('USDJPY', 'US dollar / Japanese yen',      'forex',    'JPY',   '100000', 3,     '0.01', '150.123',  points('12.40', '-21.75'), 'wednesday'),
  row('USDCHF', 'US dollar / Swiss franc',       'forex',    'CHF',   '100000', 5,     '0.01', '0.88214',  points('6.10', '-11.32'),  'wednesday'),
  row('AUDUSD', 'Australian dollar / US dollar', 'forex',    'USD',   '100000', 5,     '0.01', '0.65237',  points('-2.08', '-0.61'),  'wednesday'),
  row('NZDUSD', 'New Zealand dollar / US dollar','forex',    'USD',   '100000', 5,     '0.01', '0.60418',  points('-1.12', '-1.30'),  'wednesday'),
  row('USDCAD', 'US dollar / Canadian dollar',   'forex',    'CAD',   '100000', 5,     '0.01', '1.36475',  points('-0.42', '-3.90'),  'wednesday'),
  row('EURGBP', 'Euro / British pound',          'forex',    'GBP',   '100000', 5,     '0.01', '0.86537',  points('-4.11', '0.72'),   'wednesday'),
  row('EURJPY', 'Euro / Japanese yen',           'forex',    'JPY',   '100000', 3,     '0.01', '163.577',  points('8.05', '-17.60'),  'wednesday'),
  row('GBPJPY', 'British pound / Japanese yen',  'forex',    'JPY',   '100000', 3,     '0.01', '189.024',  points('15.90', '-27.30'), 'wednesday'),
  row('USDPLN', 'US dollar / Polish zloty',      'forex',    'PLN',   '100000', 5,     '0.01', '3.97840',  points('-9.20', '-14.10'), 'wednesday'),
  row('USDZAR', 'US dollar / South African rand','forex',    'ZAR',   '100000', 5,     '0.01', '18.41250', points('-210.4', '61.9'),  'wednesday'),
  row('XAUUSD', 'Gold / US dollar',              'metals',   'USD',   '100',    2,     '0.01', '2034.55',  points('-31.2', '14.6'),   'wednesday'),
  row('XAGUSD', 'Silver / US dollar',            'metals',   'USD',   '5000',   3,     '0.01', '22.874',   points('-2.90', '1.05'),   'wednesday'),
  row('UKOIL',  'Brent crude oil',               'energies', 'USD',   '1000',   2,     '0.1',  '82.41',    percent('-4.1', '-2.3'),   'friday'),
  row('US500',  'US 500 index',                  'indices',  'USD',   '1',      1,     '0.1',  '5088.8',   percent('-7.9', '2.4'),    'friday'),
  row('DE40',   'Germany 40 index',              'indices',  'EUR',   '1',      1,     '0.1',  '17419.3',  percent('-6.4', '1.4'),    'friday'),
  row('JP225',  'Japan 225 index',               'indices',  'JPY',   '100',    0,     '0.1',  '39098',    percent('-2.6', '-2.4'),   'friday'),
  row('BTCUSD', 'Bitcoin / US dollar',           'crypto',   'USD',   '1',      2,     '0.01', '51742.10', percent('-7.5', '-7.5'),   'none'),
  row('ETHUSD', 'Ether / US dollar',             'crypto',   'USD',   '1',      2,     '0.01', '2983.45',  percent('-7.5', '-7.5'),   'none'),
];

/** A currency without a row here has no rate, as at a real broker. */
const RATES: readonly (readonly [from: string, to: string, rate: string])[] = [
  ['EUR', 'USD', '1.08962'],
  ['GBP', 'USD', '1.25913'],
  ['AUD', 'USD', '0.65237'],
  ['NZD', 'USD', '0.60418'],
  ['USD', 'AED', '3.67250'],
  ['USD', 'CAD', '1.36475'],
  ['USD', 'CHF', '0.88214'],
  ['USD', 'CNY', '7.19660'],
  ['USD', 'CZK', '23.2745'],
  ['USD', 'HUF', '356.840'],
  ['USD', 'IDR', '15632.5'],
  ['USD', 'INR', '82.8950'],
  ['USD', 'JPY', '150.123'],
  ['USD', 'KRW', '1331.20'],
  ['USD', 'MXN', '17.0915'],
  ['USD', 'NOK', '10.5418'],
  ['USD', 'PHP', '55.9850'],
  ['USD', 'PLN', '3.97840'],
  ['USD', 'SEK', '10.3127'],
  ['USD', 'SGD', '1.34420'],
  ['USD', 'THB', '35.9300'],
  ['USD', 'VND', '24645.0'],
  ['USD', 'ZAR', '18.41250'],
];

/** The last close: two hours before the seed day. */
const closeOf = (daysFromNow: DaysFromNow): Date => daysFromNow(-2 / 24);

/** The rows of `instruments`. */
export function instrumentsFrom(daysFromNow: DaysFromNow): (typeof instruments.$inferInsert)[] {
  const quotedAt = closeOf(daysFromNow);
  return INSTRUMENTS.map((instrument, position) => ({ ...instrument, position, source: PRICES, quotedAt }));
}

/** The rows of `currency_rates`. */
export function ratesFrom(daysFromNow: DaysFromNow): (typeof currencyRates.$inferInsert)[] {
  const quotedAt = closeOf(daysFromNow);
  return RATES.map(([fromCurrency, toCurrency, rate]) => ({
    ...{ fromCurrency, toCurrency, rate, quotedAt },
    source: REFERENCE,
  }));
}
