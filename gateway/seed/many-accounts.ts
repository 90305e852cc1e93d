import Big from 'big.js';
import { postEntries, type Posting } from '../ledger/ledger';
import { INSTRUMENTS, type MarketInstrument } from '../market/instruments.table';
import { dollarValuesAt, quoteAt } from '../market/market';
import { insertInBulk } from '../db/insert-in-bulk';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import { positions } from '../db/tables/trading';
import { accountRow } from './account-row';
import { seededRandom } from '../market/seeded-random';

const FIRST_LOGIN = 30_000_001;
const HOUR = 3_600_000;
const STRATEGIES = ['Trend', 'Scalping', 'Carry', 'Gold', 'Indices', 'Oil', 'News', 'Grid', 'Swing', 'Hedge'];
/** Currency, decimals, and the size of a typical balance in it. */
const CURRENCIES = [
  ['USD', 2, 20_000],
  ['EUR', 2, 18_000],
  ['GBP', 2, 15_000],
  ['JPY', 0, 2_500_000],
] as const;
const TRADED_INSTRUMENTS = INSTRUMENTS.filter(({ group }) => group === 'forex' || group === 'metals').slice(
  0,
  8,
);

/** Seeds `count` accounts of one client, a money manager, with their balances and positions; the same on every run. */
export async function seedManyAccounts(
  db: Database,
  clientId: number,
  count: number,
  brandName: string,
  daysFromNow: (days: number) => Date,
  firstTicket: number,
): Promise<void> {
  const random = seededRandom(20_261_120);
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T =>
    list[Math.floor(random() * list.length)] as T;
  const now = daysFromNow(0);
  const quoteBefore = quotesBefore(now.getTime());
  const dollarValues = new Map(
    dollarValuesAt(now.getTime()).map(({ currency, dollars, per }) => [
      currency,
      Number(dollars) / Number(per),
    ]),
  );
  const newAccounts = Array.from({ length: count }, (_element, at) => {
    const [currency, digits, typicalBalance] = pick(CURRENCIES);
    const platform = pick(['MT4', 'MT5', 'MT5'] as const);
    const kind = random() < 0.9 ? ('live' as const) : ('demo' as const);
    const balance = typicalBalance * (0.05 + random() * 4);
    const leverage = pick([30, 50, 100, 200, 500]);
    const login = FIRST_LOGIN + at;
    const row = accountRow(
      clientId,
      {
        login,
        platform,
        kind,
        currency,
        leverage,
        name: `${pick(STRATEGIES)} ${at + 1}`,
        age: 10 + Math.floor(random() * 2_000),
      },
      brandName,
      daysFromNow,
    );
    // At most two thirds of the balance as margin, and at most twenty times the balance in the market.
    const exposure = random() < 0.7 ? balance * Math.min(20, random() * 0.66 * leverage) : 0;
    const instrument = pick(TRADED_INSTRUMENTS);
    const hour = 1 + Math.floor(random() * 200);
    const side = random() < 0.5 ? ('buy' as const) : ('sell' as const);
    const lotValue =
      (Number(instrument.contractSize) *
        Number(instrument.price) *
        (dollarValues.get(instrument.quote) ?? 1)) /
      (dollarValues.get(currency) ?? 1);
    const lots = Math.floor((exposure / lotValue) * 100) / 100;
    return {
      row: { ...row, isReported: true },
      balance: balance.toFixed(digits),
      position:
        lots === 0
          ? undefined
          : {
              ticket: firstTicket + at,
              login,
              side,
              symbol: instrument.symbol,
              lots: lots.toFixed(2),
              openPrice: quoteBefore(instrument, hour)[side],
              stopLoss: null,
              takeProfit: null,
              openedAt: new Date(now.getTime() - hour * HOUR),
              swapBefore: '0',
              origin: 'client' as const,
            },
    };
  });
  await insertInBulk(
    db,
    accounts,
    newAccounts.map(({ row }) => row),
  );
  await insertInBulk(
    db,
    positions,
    newAccounts.flatMap(({ position }) => position ?? []),
  );
  const openingPostings = newAccounts.map(({ balance, row: { currency, login } }): Posting => ({
    account: { kind: 'client', login, currency },
    amount: balance,
  }));
  await postEntries(db, [
    {
      kind: 'opening',
      at: daysFromNow(-9),
      postings: [...openingPostings, ...housePostings(openingPostings)],
    },
  ]);
}

/** Opening prices by hours before an instant; cached, because many accounts use the same ones. */
function quotesBefore(instant: number) {
  const cache = new Map<string, { buy: string; sell: string }>();
  return (instrument: MarketInstrument, hours: number) => {
    const key = `${instrument.symbol} ${hours}`;
    const cachedPrices = cache.get(key);
    if (cachedPrices) return cachedPrices;
    const { ask, bid } = quoteAt(instrument, instant - hours * HOUR);
    const newPrices = { buy: ask.toFixed(instrument.digits), sell: bid.toFixed(instrument.digits) };
    cache.set(key, newPrices);
    return newPrices;
  };
}

function housePostings(openingPostings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Big>();
  for (const { account, amount } of openingPostings)
    sums.set(account.currency, (sums.get(account.currency) ?? Big(0)).minus(amount));
  return [...sums].map(([currency, sum]) => ({
    account: { kind: 'house', currency },
    amount: sum.toFixed(),
  }));
}
