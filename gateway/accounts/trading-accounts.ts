import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import { accountsWithFigures, FIGURES, openPositions, type BoardSql } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { ApiError } from '../http/api-error';
import { rightsAt } from './account-rights';
import type { Clock } from '../kernel/time';

type Account = typeof accounts.$inferSelect;

const { clientId: _owner, isReported: _reported, ...OWN } = getTableColumns(accounts);

/** The columns the owner may see, of a query that has all of `accounts`. */
const LISTED_COLUMNS = Object.fromEntries(
  Object.entries(OWN).map(([name, column]) => [name, sql`${sql.identifier(column.name)}`.mapWith(column)]),
) as unknown as { readonly [Name in keyof typeof OWN]: SQL<Account[Name]> };

/** The terms of an account that its calls need. */
export type AccountTerms = Pick<Account, 'login' | 'currency'>;

/** Clients with more open positions than this get no live figures of positions: a screen does not show so many. */
const MOST_POSITIONS = 100;

/** Clients' trading accounts, with figures at current prices. */
export class TradingAccounts {
  /** These long queries are prepared once. */
  readonly #ofClient;
  readonly #figures;
  readonly #positions;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    const board: BoardSql = {
      at: sql.placeholder('at'),
      symbols: sql.placeholder('symbols'),
      bids: sql.placeholder('bids'),
      asks: sql.placeholder('asks'),
      currencies: sql.placeholder('currencies'),
      dollars: sql.placeholder('dollars'),
      per: sql.placeholder('per'),
      digits: sql.placeholder('digits'),
    };
    const isOfClient = sql`a.client_id = ${sql.placeholder('clientId')}`;
    this.#ofClient = db
      .select({ ...LISTED_COLUMNS, rights: rightsAt(board.at), ...FIGURES })
      .from(sql`${accountsWithFigures(isOfClient, board)} as accounts`)
      .orderBy(asc(LISTED_COLUMNS.openedAt), asc(LISTED_COLUMNS.login))
      .prepare('accounts_of_client');
    const isOfClients = sql`a.client_id = any(${sql.placeholder('clientIds')}::text::integer[])`;
    this.#figures = db
      .select({ clientId: sql<number>`client_id`, login: LISTED_COLUMNS.login, ...FIGURES })
      .from(sql`${accountsWithFigures(isOfClients, board)} as accounts`)
      .prepare('figures_of_clients');
    const hasFewPositions = sql`a.client_id = any(select own.client_id from accounts own
      join positions p on p.login = own.login
      where own.client_id = any(${sql.placeholder('clientIds')}::text::integer[])
      group by own.client_id having count(*) <= ${MOST_POSITIONS})`;
    this.#positions = db
      .select({
        clientId: sql<number>`client_id`,
        ticket: sql<number>`ticket`,
        price: sql<string>`price`,
        swap: sql<string>`swap`,
        profit: sql<string>`profit`,
      })
      .from(sql`${openPositions(hasFewPositions, board)} as worth`)
      .prepare('positions_of_clients');
  }

  /** The figures of all accounts of several clients at an instant, in no order. */
  async figuresOf(clientIds: readonly number[], instant: Date) {
    return this.#figures.execute({ clientIds: `{${clientIds.join()}}`, ...boardAt(instant) });
  }

  /** The open positions of several clients, valued at an instant, in no order; none of clients with very many. */
  async positionsOf(clientIds: readonly number[], instant: Date) {
    return this.#positions.execute({ clientIds: `{${clientIds.join()}}`, ...boardAt(instant) });
  }

  /** A client's accounts, the oldest first. */
  async ofClient(clientId: number) {
    const rows = await this.#ofClient.execute({ clientId, ...boardAt(this.clock()) });
    return rows.map((account) => ({ ...account, openedAt: account.openedAt.toISOString() }));
  }

  /**
   * A client's own account.
   * @throws ApiError `notFound` for one that is not theirs.
   */
  async own(clientId: number, login: number): Promise<AccountTerms> {
    const [account] = await this.db
      .select({ login: accounts.login, currency: accounts.currency })
      .from(accounts)
      .where(and(eq(accounts.login, login), eq(accounts.clientId, clientId)));
    if (!account) throw new ApiError('notFound');
    return account;
  }

  /**
   * A client's own account with its figures.
   * @param db the transaction that reads it.
   * @throws ApiError `notFound` for one that is not theirs.
   */
  async figured(clientId: number, login: number, db: Database) {
    const isSelected = sql`a.login = ${login} and a.client_id = ${clientId}`;
    const board = boardAt(this.clock());
    const [account] = await db
      .select({ ...LISTED_COLUMNS, rights: rightsAt(board.at), ...FIGURES })
      .from(sql`${accountsWithFigures(isSelected, board)} as accounts`);
    if (!account) throw new ApiError('notFound');
    return account;
  }
}
