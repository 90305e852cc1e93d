/** Trades of an account, by words of its name; the first matching row counts. */
export interface Focus {
  readonly name: RegExp;
  readonly symbols: readonly string[];
  /** Buys and sells of the same instrument: past losses stay, but small moves no longer matter. */
  readonly isHedged?: boolean;
}

export const FOCUSES: readonly Focus[] = Object.freeze([
  { name: /gold|emas|metals/i,              symbols: ['XAUUSD'], isHedged: true },
  { name: /oil/i,                           symbols: ['UKOIL'],  isHedged: true },
  { name: /yen/i,                           symbols: ['USDJPY', 'EURJPY'] },
  { name: /eur/i,                           symbols: ['EURUSD', 'EURGBP'] },
  { name: /asia/i,                          symbols: ['JP225', 'USDJPY'] },
  { name: /indices|indizes/i,               symbols: ['DE40', 'US500'] },
  { name: /komoditas/i,                     symbols: ['UKOIL', 'XAGUSD'] },
  { name: /dolar/i,                         symbols: ['USDJPY', 'USDCHF'] },
  { name: /.*/,                             symbols: ['EURUSD', 'USDJPY', 'GBPUSD', 'XAUUSD'] },
]);

/** A position, and what it should be worth on the seed day in the account's currency. */
export interface WantedPosition {
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly lots: string;
  readonly profit: number;
}

const position = (symbol: string, side: 'buy' | 'sell', lots: string, profit: number): WantedPosition =>
  Object.freeze({ symbol, side, lots, profit });

/** Positions of accounts that have their own ones. */
export const SEED_POSITIONS: Readonly<Record<number, readonly WantedPosition[]>> = Object.freeze({
  50128841: [
    position('EURUSD', 'buy',  '1.00', 247),
    position('USDJPY', 'sell', '0.50', 127.52),
    position('GBPUSD', 'sell', '0.50', 67),
    position('XAUUSD', 'buy',  '0.20', -29),
  ],
  50130276: [
    position('XAUUSD', 'buy',  '1.97', -870),
    position('XAUUSD', 'sell', '1.92', -414),
  ],
});

/** Transfers between a client's accounts: from, to, amount, days ago. */
export const SEED_TRANSFERS: readonly (readonly [from: number, to: number, currency: string, amount: string, daysAgo: number])[] =
  Object.freeze([
    [77001935, 50128841, 'USD', '1500.00', 49],
    [77001935, 50130276, 'USD', '750.00',  37],
    [90340128, 90342255, 'USD', '400.00',  41],
    [70110452, 70112093, 'IDR', '5000000', 33],
  ]);

/** Clients whose accounts have a long history and pending orders; the others have a short one. */
export const SHOWCASE_CLIENTS: readonly string[] = Object.freeze([
  'main@portico.test',
  'invest@portico.test',
  'bank@portico.test',
  'international@portico.test',
]);
