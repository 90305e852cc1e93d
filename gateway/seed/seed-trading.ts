import Big from 'big.js';
import { assertDefined } from '../kernel/assert-defined';
import { openingEntry, postEntries, type Entry } from '../ledger/ledger';
import { moneyDigits } from '../market/money-digits';
import { closingEntry } from '../ledger/closing-entry';
import { insertInBulk } from '../db/insert-in-bulk';
import type { Database } from '../db/open-database';
import { orders, positions } from '../db/tables/trading';
import { insertDeals } from './insert-deals';
import { robotPositionsOf, robotTradesOf, type RobotAccount } from './robot-history';
import { HISTORY_DAYS, ordersOf, positionsOf, tradesOf, type ReportedAccount } from './sample-trades';
import { SEED_TRANSFERS } from './trades.table';

/** The first ticket of the seed; the database's sequence begins after the last. */
const FIRST_TICKET = 4_400_001;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Deal = Parameters<typeof closingEntry>[0];

/** An account with its number of closed trades. */
export interface SeededAccount {
  readonly account: ReportedAccount;
  readonly trades: number;
  readonly hasOrders: boolean;
}

/**
 * Seeds the last months of accounts, at the market's prices: positions, orders, closed trades, and the entries of the
 * ledger that lead to the wanted balances.
 * @param now the instant of the seed.
 * @param otherEntries further entries, which the wanted balances include.
 * @returns the next free ticket.
 */
export async function seedTrading(
  db: Database,
  accounts: readonly SeededAccount[],
  now: Date,
  otherEntries: readonly Entry[],
): Promise<number> {
  const instant = now.getTime();
  let ticket = FIRST_TICKET;
  const withTickets = <Row>(rows: readonly Row[]) => rows.map((row) => ({ ...row, ticket: ticket++ }));
  const closedDeals = await insertDeals(
    db,
    withTickets(
      accounts
        .flatMap(({ account, trades }) =>
          isRobotAccount(account) ? robotTradesOf(account, instant) : tradesOf(account, trades, instant),
        )
        .sort((a, b) => a.closedAt.getTime() - b.closedAt.getTime()),
    ),
    currenciesOf(accounts.map(({ account }) => account)),
  );
  await insertInBulk(
    db,
    positions,
    withTickets(
      accounts.flatMap(({ account }) =>
        isRobotAccount(account) ? robotPositionsOf(account, instant) : positionsOf(account, instant),
      ),
    ),
  );
  await insertInBulk(
    db,
    orders,
    withTickets(accounts.flatMap(({ account, hasOrders }) => (hasOrders ? ordersOf(account, instant) : []))),
  );
  await postEntries(
    db,
    entriesOf(
      accounts.map(({ account }) => account),
      closedDeals,
      otherEntries,
      instant,
    ),
  );
  return ticket;
}

/** Deposits, withdrawals, transfers and trades, and before them an opening entry for the rest of the wanted balance. */
function entriesOf(
  accounts: readonly ReportedAccount[],
  closedDeals: readonly Deal[],
  otherEntries: readonly Entry[],
  now: number,
): Entry[] {
  const currencies = currenciesOf(accounts);
  const laterEntries = [
    ...closedDeals.map((deal) =>
      closingEntry(deal, assertDefined(currencies.get(deal.login), `Account ${deal.login}`)),
    ),
    ...accounts.flatMap((account) => movesOf(account, now)),
    ...otherEntries,
    ...SEED_TRANSFERS.map((transfer) => transferOf(transfer, now)),
  ];
  const movements = new Map<number, Big>();
  for (const { account, amount } of laterEntries.flatMap(({ postings }) => postings))
    if (account.kind === 'client' && 'login' in account)
      movements.set(account.login, (movements.get(account.login) ?? Big(0)).plus(amount));
  const openingEntries = accounts.flatMap((account) =>
    openingEntriesOf(account, movements.get(account.login) ?? Big(0), now),
  );
  return [...openingEntries, ...laterEntries].sort((a, b) => a.at.getTime() - b.at.getTime());
}

const currenciesOf = (accounts: readonly ReportedAccount[]): ReadonlyMap<number, string> =>
  new Map(accounts.map(({ currency, login }) => [login, currency]));

const isRobotAccount = (account: ReportedAccount): account is ReportedAccount & RobotAccount =>
  account.robot !== undefined;

/**
 * A demo or a strategy begins with a round sum; any other account with its balance at the beginning of the history.
 */
function openingEntriesOf(account: ReportedAccount, movements: Big, now: number): Entry[] {
  const { age, currency, figures, kind, login } = account;
  const digits = moneyDigits(currency);
  const isOpening = kind === 'demo' || isRobotAccount(account);
  const amount = isOpening
    ? roundSum(figures.balance, digits)
    : Big(figures.balance).minus(movements).toFixed(digits);
  const at = new Date(now - (isOpening ? age : Math.min(age, HISTORY_DAYS)) * DAY);
  const credit = { account: { kind: 'credit', login, currency } as const, amount: figures.credit };
  const bonus = {
    account: { kind: 'house', currency } as const,
    amount: Big(figures.credit).neg().toFixed(),
  };
  return [
    ...(Big(amount).eq(0) ? [] : [openingEntry(login, currency, amount, at)]),
    ...(Big(figures.credit).eq(0) ? [] : [{ kind: 'credit' as const, at, postings: [credit, bonus] }]),
  ];
}

/** Rounds up to one digit followed by zeros; a sum of two digits and zeros stays. */
function roundSum(balance: string, digits: number): string {
  const twoDigits = Big(balance).prec(2, Big.roundDown);
  return (twoDigits.eq(balance) ? twoDigits : Big(balance).prec(1, Big.roundUp)).toFixed(digits);
}

/** Payments into and out of a live account in the months of its history. */
function movesOf(account: ReportedAccount, now: number): Entry[] {
  const { currency, figures, kind, login } = account;
  if (kind === 'demo' || isRobotAccount(account) || Big(figures.balance).eq(0)) return [];
  const share = (part: string) => roundSum(Big(figures.balance).times(part).toFixed(), moneyDigits(currency));
  return [
    payment('deposit', share('0.1'), { method: 'card', counterpart: '•••• 0917' }, 62),
    payment('withdrawal', `-${share('0.04')}`, { method: 'bank', counterpart: '•••• 4417' }, 26),
    payment('deposit', share('0.03'), { method: 'bank', counterpart: '•••• 4417' }, 11),
  ];

  function payment(
    kindOfPayment: 'deposit' | 'withdrawal',
    amount: string,
    payment: Pick<Entry, 'method' | 'counterpart'>,
    daysAgo: number,
  ): Entry {
    return {
      kind: kindOfPayment,
      at: new Date(now - daysAgo * DAY + ((login % 9) + 8) * HOUR),
      ...payment,
      postings: [
        { account: { kind: 'client', login, currency }, amount },
        { account: { kind: 'clearing', currency }, amount: Big(amount).neg().toFixed() },
      ],
    };
  }
}

function transferOf(
  [from, to, currency, amount, daysAgo]: (typeof SEED_TRANSFERS)[number],
  now: number,
): Entry {
  return {
    kind: 'transfer',
    at: new Date(now - daysAgo * DAY + 9 * HOUR),
    postings: [
      { account: { kind: 'client', login: from, currency }, amount: `-${amount}` },
      { account: { kind: 'client', login: to, currency }, amount },
    ],
  };
}
