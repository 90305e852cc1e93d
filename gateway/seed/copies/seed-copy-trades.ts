import Big from 'big.js';
import { MARGIN_LIMITS } from '../../accounts/margin-limits.table';
import { COMPANY_IDS } from '../../../src/domain/site/company';
import { COPY_ACCOUNT_TYPE } from '../../accounts/account-rules.table';
import { closePriceAt } from '../../trading/prices';
import { assertDefined } from '../../kernel/assert-defined';
import { instrumentOf } from '../../market/market';
import type { Entry } from '../../ledger/ledger';
import { copyTransfer } from '../../social/copy/copy-transfer';
import { closingEntry } from '../../ledger/closing-entry';
import { insertInBulk } from '../../db/insert-in-bulk';
import type { Database } from '../../db/open-database';
import { accounts } from '../../db/tables/accounts';
import { clients } from '../../db/tables/clients';
import { positions } from '../../db/tables/trading';
import { insertDeals } from '../insert-deals';
import { accountRow } from '../account-row';
import { SEED_COPIERS, SEED_COPIES, type SeedCopy } from './copies.table';
import { leaderSteps, playCopy, type PlayedCopy } from './play-copy';
import { robotPositionsOf, robotTradesOf, type RobotAccount } from '../robot-history';
import { nextOpenInstant } from '../sample-trades';
import type { DaysFromNow } from '../seed-clients';
import { SITE_IDS } from '../sites.table';
import { seedStrategyOf } from '../strategies.table';

const HOUR = 3_600_000;
/** The currency of the copied strategies. */
export const CURRENCY = 'USD';
const FIRST_SOURCE = 63_100_001;
const FIRST_COPY = 63_200_001;
/** Below the tickets of all other seeded trades. */
const FIRST_TICKET = 4_200_001;
/** Days since the copiers' own accounts were opened. */
const SOURCE_AGE = 180;
/** Hours of the day at which copies begin and end, when all their markets are open. */
const START_HOUR = 13;
const END_HOUR = 15;

/** A copy with its accounts and the tickets of its trades. */
export interface SeededCopy extends SeedCopy {
  readonly clientId: number;
  readonly login: number;
  readonly fromLogin: number;
  readonly begin: Date;
  /** Undefined if it runs. */
  readonly end: Date | undefined;
  readonly played: PlayedCopy;
  /** The copy's own tickets in the order of its openings; undefined for one that was skipped. */
  readonly tickets: readonly (number | undefined)[];
}

/**
 * Seeds clients with copies: their accounts, and the trades that follow those of the strategies' robots.
 * @returns the copies, and the ledger entries, which are written together with those of the strategies in the order of
 * time.
 */
export async function seedCopyTrades(
  db: Database,
  daysFromNow: DaysFromNow,
  brandName: string,
): Promise<{ readonly copies: readonly SeededCopy[]; readonly entries: readonly Entry[] }> {
  const clientIds = await insertCopiers(db, daysFromNow);
  const seededCopies = playCopies(clientIds, daysFromNow);
  await insertAccounts(db, clientIds, seededCopies, brandName, daysFromNow);
  const trades = seededCopies.flatMap(tradesOf);
  const closedTrades = trades.flatMap(({ closedAt, closePrice, ...trade }) =>
    closedAt ? [{ ...trade, closedAt, closePrice, closedBy: 'copy' as const, cause: null }] : [],
  );
  const currencies = new Map(seededCopies.map(({ login }) => [login, CURRENCY]));
  const closedDeals = await insertDeals(db, closedTrades, currencies);
  await insertInBulk(
    db,
    positions,
    trades
      .filter(({ closedAt }) => !closedAt)
      .map(({ closedAt: _closedAt, closePrice: _price, ...trade }) => ({
        ...trade,
        takeProfit: null,
        swapBefore: '0',
      })),
  );
  const entries = [
    ...SEED_COPIERS.map(({ deposit }, index) => depositOf(FIRST_SOURCE + index, deposit, daysFromNow)),
    // At the same instant, trades come before the fee and the money that is returned.
    ...closedDeals.map((deal) => closingEntry(deal, CURRENCY)),
    ...seededCopies.flatMap(moneyOf),
  ];
  return { copies: seededCopies, entries };
}

async function insertCopiers(db: Database, daysFromNow: DaysFromNow): Promise<readonly number[]> {
  const createdAt = daysFromNow(-SOURCE_AGE - 1);
  const rows = await db
    .insert(clients)
    .values(
      SEED_COPIERS.map(({ deposit: _deposit, ...own }) => ({
        ...own,
        companyId: COMPANY_IDS.international,
        siteId: SITE_IDS.international,
        passwordHash: '',
        culture: 'en-US',
        createdAt,
        emailProvedAt: createdAt,
      })),
    )
    .returning({ id: clients.id, email: clients.email });
  return SEED_COPIERS.map(({ email }) => {
    const row = rows.find((candidate) => candidate.email === email);
    return assertDefined(row, email).id;
  });
}

function playCopies(clientIds: readonly number[], daysFromNow: DaysFromNow): readonly SeededCopy[] {
  const now = daysFromNow(0);
  const names = new Set(SEED_COPIES.map(({ strategy }) => strategy));
  const steps = new Map([...names].map((name) => [name, stepsOf(name, daysFromNow)]));
  let nextTicket = FIRST_TICKET;
  return SEED_COPIES.map((copy, index) => {
    const copierIndex = SEED_COPIERS.findIndex(({ email }) => email === copy.email);
    const begin = openInstant(daysFromNow(-copy.startedDaysAgo), START_HOUR);
    const end =
      copy.endedDaysAgo === null ? undefined : openInstant(daysFromNow(-copy.endedDaysAgo), END_HOUR);
    const playedCopy = playCopy(
      steps.get(copy.strategy) ?? [],
      copy,
      seedStrategyOf(copy.strategy).feePercent,
      {
        begin,
        end: end ?? now,
        isEnded: end !== undefined,
      },
    );
    return {
      ...copy,
      clientId: assertDefined(clientIds[copierIndex], copy.email),
      fromLogin: FIRST_SOURCE + copierIndex,
      login: FIRST_COPY + index,
      begin,
      end,
      played: playedCopy,
      tickets: playedCopy.openings.map(({ lots }) => (Big(lots).eq(0) ? undefined : nextTicket++)),
    };
  });
}

/** An hour of a day, or of the next one on which the markets of all strategies are open. */
const openInstant = (day: Date, hour: number): Date => nextOpenInstant('US500', day.getTime() + hour * HOUR);

function stepsOf(strategy: string, daysFromNow: DaysFromNow) {
  const now = daysFromNow(0).getTime();
  const { account } = seedStrategyOf(strategy);
  const robotAccount = account as RobotAccount;
  const trades = [...robotTradesOf(robotAccount, now), ...robotPositionsOf(robotAccount, now)];
  const firstDay = Math.max(...SEED_COPIES.map(({ startedDaysAgo }) => startedDaysAgo));
  return leaderSteps(trades, account.figures?.balance ?? '0', daysFromNow(-firstDay));
}

async function insertAccounts(
  db: Database,
  clientIds: readonly number[],
  seededCopies: readonly SeededCopy[],
  brandName: string,
  daysFromNow: DaysFromNow,
): Promise<void> {
  const figures = { balance: '0', credit: '0', floatingPl: '0', margin: '0' };
  const accountDefaults = {
    platform: 'MT5',
    kind: 'live',
    currency: CURRENCY,
    leverage: 100,
    figures,
  } as const;
  const sources = clientIds.map((clientId, index) => {
    const account = { ...accountDefaults, login: FIRST_SOURCE + index, name: 'Trading', age: SOURCE_AGE };
    return accountRow(clientId, account, brandName, daysFromNow);
  });
  const copyAccounts = seededCopies.map(({ begin, clientId, end, login, startedDaysAgo, strategy }) => {
    const extra = {
      accountType: COPY_ACCOUNT_TYPE,
      marginMode: 'hedging',
      rights: 'noLogin',
      ...MARGIN_LIMITS.copy,
      openedAt: begin,
      status: end ? 'archived' : 'active',
    } as const;
    const account = { ...accountDefaults, login, name: strategy, age: startedDaysAgo, extra };
    return accountRow(clientId, account, brandName, daysFromNow);
  });
  await db.insert(accounts).values([...sources, ...copyAccounts]);
}

/** The trades of a copy; an open trade has no closing. */
function tradesOf({ login, played, tickets }: SeededCopy) {
  return played.openings.flatMap(({ closedAt, lots, trade }, index) => {
    const ticket = tickets[index];
    if (ticket === undefined) return [];
    const { openPrice, openedAt, side, symbol } = trade;
    const closePrice = closedAt ? closePriceAt(instrumentOf(symbol), side, closedAt) : '0';
    const opening = { ticket, login, symbol, side, lots, openPrice, openedAt, origin: 'copy' as const };
    return [{ ...opening, closedAt, closePrice }];
  });
}

function depositOf(login: number, amount: string, daysFromNow: DaysFromNow): Entry {
  return {
    kind: 'deposit',
    at: new Date(daysFromNow(-SOURCE_AGE).getTime() + START_HOUR * HOUR),
    method: 'card',
    counterpart: '•••• 0917',
    postings: [
      { account: { kind: 'client', login, currency: CURRENCY }, amount },
      { account: { kind: 'clearing', currency: CURRENCY }, amount: `-${amount}` },
    ],
  };
}

/** The money of a copy apart from its trades: the funding, fees to the provider, and the return at the end. */
function moneyOf({ amount, begin, end, fromLogin, login, played, strategy }: SeededCopy): readonly Entry[] {
  const [copy, source] = [
    { login, currency: CURRENCY },
    { login: fromLogin, currency: CURRENCY },
  ];
  const provider = seedStrategyOf(strategy).account.login;
  const fees = played.fees
    .filter(({ fee }) => Big(fee).gt(0))
    .map(({ at, fee }): Entry => ({
      kind: 'fee',
      at: new Date(at),
      counterpart: String(provider),
      postings: [
        { account: { kind: 'client', ...copy }, amount: `-${fee}` },
        { account: { kind: 'client', login: provider, currency: CURRENCY }, amount: fee },
      ],
    }));
  const returnedAmount = returnedOf(played);
  return [
    ...copyTransfer(source, copy, amount, amount, begin),
    ...fees,
    ...(end && returnedAmount ? copyTransfer(copy, source, returnedAmount, returnedAmount, end) : []),
  ];
}

/** The money that is returned at the end; undefined while the copy runs. */
export const returnedOf = ({ endEquity, fees }: PlayedCopy): string | undefined =>
  endEquity &&
  Big(endEquity)
    .minus(fees.at(-1)?.fee ?? '0')
    .toFixed(2);
