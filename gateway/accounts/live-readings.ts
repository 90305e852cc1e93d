import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../src/infrastructure/http/contract.generated';
import { inSnapshot, type Database } from '../db/open-database';
import { readTogether } from '../db/read-together';
import { rowsOf } from '../db/rows-of';
import { tickOf } from '../market/market';
import { shownCondition } from '../notifications/notification-box';
import { cacheAnswers } from '../kernel/cache-answers';
import type { Clock } from '../kernel/time';
import type { StreamReading } from './event-stream';
import type { TradingAccounts } from './trading-accounts';

type Figures = components['schemas']['AccountFigures'];
type OrderFigures = components['schemas']['OrderFigures'];
type PositionFigures = components['schemas']['PositionFigures'];

/** A client's figures and state at a tick of the market. */
export interface Reading extends StreamReading {
  /** A version changes with every change of the data that its key names. */
  readonly versions: Readonly<Record<'accounts' | 'books' | 'client' | 'notifications', string>>;
  readonly unread: number;
  /** True if the client has open positions or pending orders, whose figures move with the market. */
  readonly hasTrades: boolean;
  /** By login: the figures of an account, as JSON. */
  readonly figures: ReadonlyMap<number, string>;
  /** By ticket: the figures of an open position, as JSON. */
  readonly positions: ReadonlyMap<number, string>;
  /** By ticket: the current price of a pending order, as JSON. */
  readonly orders: ReadonlyMap<number, string>;
}

/** True if the readings of two ids differ at most in the market's prices. */
export const isSameState = (first: string, second: string): boolean => stateOf(first) === stateOf(second);

const stateOf = (id: string): string => id.slice(id.indexOf('-'));

/** For many more PostgreSQL reads whole tables, which takes four times as long for each client. */
const CLIENTS_PER_QUERY = 400;

type VersionRow = Reading['versions'] & Pick<Reading, 'unread' | 'hasTrades'> & { readonly clientId: number };

/** Reads the figures and states of all clients with open streams, at once. */
export class LiveReadings {
  readonly #readVersions = readTogether(
    async (clientIds) =>
      new Map((await readVersions(this.db, clientIds)).map((row) => [row.clientId, versionsOf(row)])),
    { queries: 2, keys: 50 },
  );

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly accounts: TradingAccounts,
  ) {}

  /** All figures are of one state of the database, so that an account's equity is the sum of its parts. */
  async readClients(clientIds: readonly number[]): Promise<ReadonlyMap<number, Reading>> {
    const now = this.clock();
    const tick = tickOf(now.getTime());
    const at = new Date(tick).toISOString();
    const { accounts } = this;
    const read = await inSnapshot(this.db, async (snapshot) => ({
      versions: await readVersions(snapshot, clientIds),
      figures: await accounts.readFigures(snapshot, clientIds, now),
      positions: await accounts.readPositions(snapshot, clientIds, now),
      orders: await accounts.readOrders(snapshot, clientIds, now),
    }));
    const figures = jsonByClient(read.figures satisfies readonly Figures[], ({ login }) => login);
    const positions = jsonByClient(
      read.positions satisfies readonly PositionFigures[],
      ({ ticket }) => ticket,
    );
    const orders = jsonByClient(read.orders satisfies readonly OrderFigures[], ({ ticket }) => ticket);
    return new Map(
      read.versions.map(({ clientId, unread, hasTrades, ...versions }) => [
        clientId,
        {
          id: readingId(tick, versionsOf(versions)),
          at,
          versions,
          unread,
          hasTrades,
          figures: figures.get(clientId) ?? new Map(),
          positions: positions.get(clientId) ?? new Map(),
          orders: orders.get(clientId) ?? new Map(),
        },
      ]),
    );
  }

  /** The client's state, as ids of readings end with it, at most half a second old. */
  readonly readState = cacheAnswers(
    async (clientId: number) => {
      const versions = await this.#readVersions(clientId);
      if (!versions) throw new Error('A client of a session does not exist');
      return hashOf(versions);
    },
    String,
    // A page asks for its lists at once, and they share one reading.
    { ttlMs: 500, maxEntries: 10_000 },
  );
}

/** Moves readings of figures that don't depend on the market to a later instant. */
export function moverTo(instant: Date): (reading: Reading) => Reading {
  const tick = tickOf(instant.getTime());
  const at = new Date(tick).toISOString();
  return (reading) => ({ ...reading, id: `${tick}${stateOf(reading.id)}`, at });
}

/** The rows of each client as JSON, by login or ticket. */
function jsonByClient<Item extends object>(
  rows: readonly (Item & { readonly clientId: number })[],
  keyOf: (item: Item) => number,
): ReadonlyMap<number, ReadonlyMap<number, string>> {
  const byClient = new Map<number, Map<number, string>>();
  for (const row of rows) {
    const { clientId, ...item } = row;
    const items = byClient.get(clientId) ?? new Map<number, string>();
    byClient.set(clientId, items.set(keyOf(row), JSON.stringify(item)));
  }
  return byClient;
}

async function readVersions(db: Database, clientIds: readonly number[]): Promise<readonly VersionRow[]> {
  const rows: VersionRow[] = [];
  for (let first = 0; first < clientIds.length; first += CLIENTS_PER_QUERY)
    rows.push(...(await readVersionsOf(db, clientIds.slice(first, first + CLIENTS_PER_QUERY))));
  return rows;
}

function readVersionsOf(db: Database, clientIds: readonly number[]): Promise<readonly VersionRow[]> {
  const ids = `{${clientIds.join()}}`;
  return rowsOf<VersionRow>(
    db,
    sql`select c.id as "clientId", c.is_ib::text as client, account_rows.version as accounts, notices.unread,
        open_positions.version <> '0' or pending_orders.version <> '0' as "hasTrades",
        concat_ws(' ', notices.version, preferences.version) as notifications,
        concat_ws(' ', ledger.version, open_positions.version, pending_orders.version) as books
      from clients c
      cross join lateral (select ${versionOf(sql`a.login || ' ' || a.xmin`)} as version,
          array_agg(a.login) as logins
        from accounts a where a.client_id = c.id) account_rows
      cross join lateral (select ${versionOf(sql`l.id || ' ' || l.xmin`)} as version
        from ledger_accounts l where l.login = any(account_rows.logins)) ledger
      cross join lateral (select ${versionOf(sql`p.ticket || ' ' || p.xmin`)} as version
        from positions p where p.login = any(account_rows.logins)) open_positions
      cross join lateral (select ${versionOf(sql`o.ticket || ' ' || o.xmin`)} as version
        from orders o where o.login = any(account_rows.logins)) pending_orders
      cross join lateral (select ${versionOf(sql`n.id || ' ' || n.xmin`)} as version,
          (count(*) filter (where n.read_at is null and ${shownCondition('n')}))::integer as unread
        from notifications n where n.client_id = c.id) notices
      cross join lateral (select ${versionOf(sql`p.category || ' ' || p.xmin`)} as version
        from notification_preferences p where p.client_id = c.id) preferences
      where c.id = any(${ids}::text::integer[])`,
  );
}

/**
 * The version of some rows, from a key of each with its `xmin`, which names the transaction that has written the row: so
 * every change is seen, whatever process made it.
 */
export const versionOf = (key: SQL): SQL => sql`coalesce(sum(hashtextextended(${key}, 0)), 0)::text`;

/**
 * Tick and state, the same on every replica and after a restart: two readings of one state differ only in the market's
 * prices.
 */
export const readingId = (tick: number, versions: readonly string[]): string => `${tick}-${hashOf(versions)}`;

const versionsOf = ({ accounts, books, client, notifications }: Reading['versions']): readonly string[] => [
  accounts,
  books,
  client,
  notifications,
];

const hashOf = (versions: readonly string[]): string =>
  createHash('sha256').update(versions.join('|')).digest('base64url').slice(0, 16);
