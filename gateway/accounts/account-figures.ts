import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { accounts } from '../db/tables/accounts';
import type { Clock } from '../kernel/time';
import { accountsWithFigures } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { rightsAt } from './account-rights';

/** An account that a transaction has locked, with its figures at one instant. */
export interface AccountFigures {
  readonly login: number;
  readonly clientId: number;
  readonly currency: string;
  readonly accountType: string;
  readonly status: string;
  readonly marginMode: 'hedging' | 'netting';
  readonly rights: (typeof accounts.$inferSelect)['rights'];
  readonly marginCallLevel: string | null;
  readonly stopOutLevel: string | null;
  /** Null, like the other figures, until the trading server has reported on the account. */
  readonly freeMargin: string | null;
  readonly equity: string | null;
  readonly margin: string | null;
  readonly marginLevel: string | null;
  /** The instant of the figures, whose tick has the prices of the trade. */
  readonly at: Date;
}

/**
 * Locks an account and its ledger until the transaction ends, so that its trades and its money move one after another.
 * The time of the trade is read after that, so a trade that had to wait gets the current price.
 * @returns undefined if the account does not exist.
 */
export async function lockFigures(
  transaction: Database,
  clock: Clock,
  login: number,
): Promise<AccountFigures | undefined> {
  // Money locks the account's row first too. Rows that refer to it can be written meanwhile, as by a deposit that waits.
  const rows = await transaction
    .select({ login: accounts.login })
    .from(accounts)
    .where(eq(accounts.login, login))
    .for('no key update');
  if (rows.length === 0) return undefined;
  await transaction.execute(
    sql`select id from ledger_accounts where login = ${login} order by id for update`,
  );
  return readFigures(transaction, login, clock());
}

/** Reads a locked account, with its figures at an instant; undefined if it does not exist. */
export async function readFigures(
  transaction: Database,
  login: number,
  at: Date,
): Promise<AccountFigures | undefined> {
  const board = boardAt(at);
  const [account] = await rowsOf<Omit<AccountFigures, 'at'>>(
    transaction,
    sql`select login, client_id as "clientId", currency, account_type as "accountType", status,
        margin_mode as "marginMode", ${rightsAt(board.at)} as rights,
        margin_call_level::text as "marginCallLevel", stop_out_level::text as "stopOutLevel",
        free_margin::text as "freeMargin", equity::text as equity, margin::text as margin, margin_level::text as "marginLevel"
      from ${accountsWithFigures(sql`a.login = ${login}`, board)} as accounts`,
  );
  return account && { ...account, at };
}
