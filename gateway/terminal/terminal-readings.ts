import { asc, sql } from 'drizzle-orm';
import { isSameState, readingId, versionOf } from '../accounts/live-readings';
import type { LiveEvent, StreamReading } from '../accounts/event-stream';
import type { StreamSource } from '../accounts/live-streams';
import type { Database } from '../db/database';
import { inSnapshot } from '../db/open-database';
import { rowsOf } from '../db/rows-of';
import { positions } from '../db/tables/trading';
import type { Clock } from '../kernel/time';
import { tickOf } from '../market/market';
import { accountsWithFigures, BOARD_PLACEHOLDERS, FIGURES, openPositions } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import type { TerminalPositions } from './terminal-wire';

/** An account at a tick: its figures and open positions as JSON. */
export interface TerminalReading extends StreamReading {
  readonly json: string;
}

/** Reads accounts with their open positions, of all open terminals at once. */
export class TerminalReadings implements StreamSource<TerminalReading> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** An account's figures and positions, in the order in which they were opened. */
  async readAccount(login: number): Promise<TerminalPositions> {
    const now = this.clock();
    const accounts = await inSnapshot(this.db, (snapshot) => readAccounts(snapshot, [login], now));
    const account = accounts.get(login);
    if (!account) throw new Error('A terminal’s account does not exist');
    return account;
  }

  readonly read = async (logins: readonly number[]): Promise<ReadonlyMap<number, TerminalReading>> => {
    const now = this.clock();
    const { accounts, versions } = await inSnapshot(this.db, async (snapshot) => ({
      versions: await readVersions(snapshot, logins),
      accounts: await readAccounts(snapshot, logins, now),
    }));
    const tick = tickOf(now.getTime());
    return new Map(
      [...accounts].map(([login, account]) => [
        login,
        {
          id: readingId(tick, [versions.get(login) ?? '']),
          at: account.at,
          json: JSON.stringify(account),
        },
      ]),
    );
  };

  readonly changesOf = (previous: TerminalReading, current: TerminalReading): readonly LiveEvent[] => [
    ...(isSameState(previous.id, current.id) ? [] : [changedEvent(current)]),
    ...(previous.json === current.json ? [] : [figuresEvent(current)]),
  ];

  readonly catchUpEvents = (
    lastReadId: string | undefined,
    reading: TerminalReading,
  ): readonly LiveEvent[] => [
    ...(lastReadId === undefined || isSameState(lastReadId, reading.id) ? [] : [changedEvent(reading)]),
    figuresEvent(reading),
  ];
}

const IS_SELECTED = sql`a.login = any(${sql.placeholder('logins')}::text::integer[])`;
const FIGURES_OF_ACCOUNTS = sql`${accountsWithFigures(IS_SELECTED, BOARD_PLACEHOLDERS)} as accounts`;
const WORTH = sql`${openPositions(IS_SELECTED, BOARD_PLACEHOLDERS)} as worth`;

/** Figures and positions are of one snapshot, so that an account's equity is the sum of its parts. */
async function readAccounts(
  snapshot: Database,
  logins: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, TerminalPositions>> {
  const parameters = { logins: `{${logins.join()}}`, ...boardAt(now) };
  const { at } = parameters;
  const figures = await snapshot
    .select({ login: sql<number>`login`, ...FIGURES })
    .from(FIGURES_OF_ACCOUNTS)
    .prepare('figures_of_terminals')
    .execute(parameters);
  const rows = await snapshot
    .select({
      login: positions.login,
      ticket: positions.ticket,
      symbol: positions.symbol,
      side: positions.side,
      lots: positions.lots,
      openPrice: positions.openPrice,
      price: sql<string>`worth.price`,
      stopLoss: positions.stopLoss,
      takeProfit: positions.takeProfit,
      swap: sql<string>`worth.swap`,
      commission: sql<string>`worth.commission`,
      profit: sql<string>`worth.profit`,
      openedAt: positions.openedAt,
      origin: positions.origin,
    })
    .from(positions)
    .innerJoin(WORTH, sql`worth.ticket = ${positions.ticket}`)
    .orderBy(asc(positions.openedAt), asc(positions.ticket))
    .prepare('positions_of_terminals')
    .execute(parameters);
  const accounts = new Map(
    figures.map(({ floatingPl: floating, login, ...amounts }) => [
      login,
      { at, account: { ...amounts, floating }, positions: [] as TerminalPositions['positions'][number][] },
    ]),
  );
  for (const { login, openedAt, ...position } of rows)
    accounts.get(login)?.positions.push({ ...position, openedAt: openedAt.toISOString() });
  return accounts;
}

/** A version changes with every change of an account, its money, its positions or its orders. */
async function readVersions(db: Database, logins: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsOf<{ login: number; version: string }>(
    db,
    sql`select a.login, concat_ws(' ', a.xmin, ledger.version, open_positions.version, pending_orders.version) as version
      from accounts a
      cross join lateral (select ${versionOf(sql`l.id || ' ' || l.xmin`)} as version
        from ledger_accounts l where l.login = a.login) ledger
      cross join lateral (select ${versionOf(sql`p.ticket || ' ' || p.xmin`)} as version
        from positions p where p.login = a.login) open_positions
      cross join lateral (select ${versionOf(sql`o.ticket || ' ' || o.xmin`)} as version
        from orders o where o.login = a.login) pending_orders
      where a.login = any(${`{${logins.join()}}`}::text::integer[])`,
  );
  return new Map(rows.map(({ login, version }) => [login, version]));
}

const changedEvent = ({ at }: TerminalReading): LiveEvent => ['changed', JSON.stringify({ at })];

const figuresEvent = ({ json }: TerminalReading): LiveEvent => ['figures', json];
