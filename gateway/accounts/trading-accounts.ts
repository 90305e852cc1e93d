import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../src/infrastructure/http/contract.generated';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import {
  accountsWithFigures,
  BOARD_PLACEHOLDERS,
  FIGURES,
  openPositions,
  orderPrices,
} from '../trading/figures';
import { boardAt, type MarketBoard } from '../trading/market-board';
import { ApiError } from '../kernel/api-error';
import { rightsAt } from './account-rights';
import { readDataVersion } from '../db/data-version';
import { readTogether } from '../db/read-together';
import { TickAnswers, type VersionedAnswers } from './tick-answers';
import type { Clock } from '../kernel/time';

type Account = typeof accounts.$inferSelect;

const { clientId: _clientId, isReported: _isReported, ...ACCOUNT_COLUMNS } = getTableColumns(accounts);

/** The columns the owner may see, of a query that has all of `accounts`. */
const LISTED_COLUMNS = Object.fromEntries(
  Object.entries(ACCOUNT_COLUMNS).map(([name, column]) => [
    name,
    sql`${sql.identifier(column.name)}`.mapWith(column),
  ]),
) as unknown as { readonly [Name in keyof typeof ACCOUNT_COLUMNS]: SQL<Account[Name]> };

/** An account in the list of its owner. */
type ListedAccount = components['schemas']['Account'];

/** The terms of an account that its calls need. */
export type AccountTerms = Pick<Account, 'login' | 'currency'>;

/** Clients with more open positions than this get no live figures of positions: a screen does not show so many. */
const MAX_LIVE_POSITIONS = 100;

/** Preparing the prices and planning cost a query more than a client's accounts do. */
const SHARED_READS = Object.freeze({ queries: 2, keys: 50 });

/** Number of accounts that are kept for the readers of a tick, about 10 MB. */
const MAX_KEPT_ACCOUNTS = 10_000;

const CLIENT_IDS = sql`any(${sql.placeholder('clientIds')}::text::integer[])`;
const IS_OF_CLIENTS = sql`a.client_id = ${CLIENT_IDS}`;
const HAS_FEW_POSITIONS = sql`a.client_id = any(select account.client_id from accounts account
  join positions p on p.login = account.login
  where account.client_id = ${CLIENT_IDS}
  group by account.client_id having count(*) <= ${MAX_LIVE_POSITIONS})`;

/** Clients' trading accounts, with figures at current prices. */
export class TradingAccounts {
  /** This long query is prepared once. */
  readonly #accountsQuery;
  readonly #lists = new TickAnswers<readonly ListedAccount[], MarketBoard>({
    readVersion: () => readDataVersion(this.db),
    readAll: (clientIds, board) => this.#listAccountsOf(clientIds, board),
    // Empty lists too take room.
    sizeOf: ({ length }) => length + 1,
    maxSize: MAX_KEPT_ACCOUNTS,
  });
  readonly #readAccounts = readTogether(
    (clientIds) => this.#lists.read(boardAt(this.clock()), clientIds),
    SHARED_READS,
  );

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    const board = BOARD_PLACEHOLDERS;
    this.#accountsQuery = db
      .select({
        clientId: sql<number>`client_id`,
        version: sql<string>`(select pg_current_snapshot()::text)`,
        account: { ...LISTED_COLUMNS, rights: rightsAt(board.at), ...FIGURES },
      })
      .from(sql`${accountsWithFigures(IS_OF_CLIENTS, board)} as accounts`)
      .orderBy(asc(LISTED_COLUMNS.openedAt), asc(LISTED_COLUMNS.login))
      .prepare('accounts_of_clients');
  }

  /**
   * The figures of all accounts of several clients at an instant, in no order.
   * @param db the snapshot in which it reads them, as in the following two.
   */
  async readFigures(db: Database, clientIds: readonly number[], instant: Date) {
    const query = db
      .select({ clientId: sql<number>`client_id`, login: LISTED_COLUMNS.login, ...FIGURES })
      .from(sql`${accountsWithFigures(IS_OF_CLIENTS, BOARD_PLACEHOLDERS)} as accounts`)
      .prepare('figures_of_clients');
    return query.execute({ clientIds: `{${clientIds.join()}}`, ...boardAt(instant) });
  }

  /** The open positions of several clients, valued at an instant, in no order. A client with very many gets none. */
  async readPositions(db: Database, clientIds: readonly number[], instant: Date) {
    const query = db
      .select({
        clientId: sql<number>`client_id`,
        ticket: sql<number>`ticket`,
        price: sql<string>`price`,
        swap: sql<string>`swap`,
        profit: sql<string>`profit`,
      })
      .from(sql`${openPositions(HAS_FEW_POSITIONS, BOARD_PLACEHOLDERS)} as worth`)
      .prepare('positions_of_clients');
    return query.execute({ clientIds: `{${clientIds.join()}}`, ...boardAt(instant) });
  }

  /** The current prices of several clients' pending orders at an instant, in no order. */
  async readOrders(db: Database, clientIds: readonly number[], instant: Date) {
    const { asks, bids, symbols } = boardAt(instant);
    const query = db
      .select({ clientId: sql<number>`client_id`, ticket: sql<number>`ticket`, price: sql<string>`price` })
      .from(sql`${orderPrices(IS_OF_CLIENTS, BOARD_PLACEHOLDERS)} as prices`)
      .prepare('orders_of_clients');
    return query.execute({ clientIds: `{${clientIds.join()}}`, asks, bids, symbols });
  }

  /** A client's accounts, the oldest first. */
  async listAccounts(clientId: number) {
    return (await this.#readAccounts(clientId)) ?? [];
  }

  async #listAccountsOf(
    clientIds: readonly number[],
    board: MarketBoard,
  ): Promise<VersionedAnswers<readonly ListedAccount[]>> {
    const rows = await this.#accountsQuery.execute({ clientIds: `{${clientIds.join()}}`, ...board });
    const accountsByClient = new Map(clientIds.map((id) => [id, [] as ListedAccount[]]));
    for (const { clientId, account } of rows)
      accountsByClient.get(clientId)?.push({ ...account, openedAt: account.openedAt.toISOString() });
    return { version: rows[0]?.version, answers: accountsByClient };
  }

  /**
   * The terms of a client's account.
   * @throws ApiError `notFound` for an account of another client.
   */
  async getAccount(clientId: number, login: number): Promise<AccountTerms> {
    const [account] = await this.db
      .select({ login: accounts.login, currency: accounts.currency })
      .from(accounts)
      .where(and(eq(accounts.login, login), eq(accounts.clientId, clientId)));
    if (!account) throw new ApiError('notFound');
    return account;
  }

  /**
   * A client's account with its figures.
   * @param db the transaction that reads it.
   * @throws ApiError `notFound` for an account of another client.
   */
  async getAccountWithFigures(clientId: number, login: number, db: Database) {
    const isSelected = sql`a.login = ${login} and a.client_id = ${clientId}`;
    const board = boardAt(this.clock());
    const [account] = await db
      .select({ ...LISTED_COLUMNS, rights: rightsAt(board.at), ...FIGURES })
      .from(sql`${accountsWithFigures(isSelected, board)} as accounts`);
    if (!account) throw new ApiError('notFound');
    return account;
  }
}
