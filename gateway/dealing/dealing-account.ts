import { eq, sql } from 'drizzle-orm';
import { rightsAt } from '../accounts/account-rights';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { accounts } from '../db/tables/accounts';
import type { Clock } from '../kernel/time';
import { accountsWithFigures } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { DealingRefusal } from './dealing-refusal';
import { ACTIONS, COPY_ACCOUNT_TYPE, type Action, type Origin, type Rights } from './dealing-rules.table';
import { isMarketOpen, nextOpening } from './market-hours';

/** An account that a transaction has locked, with its figures at one instant. */
export interface DealingAccount {
  readonly login: number;
  readonly clientId: number;
  readonly currency: string;
  readonly accountType: string;
  readonly status: string;
  readonly marginMode: 'hedging' | 'netting';
  readonly rights: Rights;
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
 * @throws DealingRefusal `account` if the account does not exist.
 */
export async function lockAccount(
  transaction: Database,
  clock: Clock,
  login: number,
): Promise<DealingAccount> {
  // Money locks the account's row first too. Rows that refer to it can be written meanwhile, as by a deposit that waits.
  const rows = await transaction
    .select({ login: accounts.login })
    .from(accounts)
    .where(eq(accounts.login, login))
    .for('no key update');
  if (rows.length === 0) throw new DealingRefusal({ reason: 'account' });
  await transaction.execute(
    sql`select id from ledger_accounts where login = ${login} order by id for update`,
  );
  return readAccount(transaction, login, clock());
}

/** Reads a locked account, with its figures at an instant. */
export async function readAccount(transaction: Database, login: number, at: Date): Promise<DealingAccount> {
  const board = boardAt(at);
  const [account] = await rowsOf<Omit<DealingAccount, 'at'>>(
    transaction,
    sql`select login, client_id as "clientId", currency, account_type as "accountType", status,
        margin_mode as "marginMode", ${rightsAt(board.at)} as rights,
        margin_call_level::text as "marginCallLevel", stop_out_level::text as "stopOutLevel",
        free_margin::text as "freeMargin", equity::text as equity, margin::text as margin, margin_level::text as "marginLevel"
      from ${accountsWithFigures(sql`a.login = ${login}`, board)} as accounts`,
  );
  if (!account) throw new DealingRefusal({ reason: 'account' });
  return { ...account, at };
}

/**
 * Throws a refusal unless the account is active and its rights allow the action. The account of a copy is traded by its copy
 * alone, whose trades need no rights.
 */
export function checkAction(
  { accountType, freeMargin, rights, status }: DealingAccount,
  action: Action,
  origin: Origin = 'client',
): void {
  if (status !== 'active' || freeMargin === null) throw new DealingRefusal({ reason: 'account' });
  if (accountType === COPY_ACCOUNT_TYPE && origin === 'copy') return;
  if (!ACTIONS[action].rights.includes(rights)) throw new DealingRefusal({ reason: 'rights' });
}

/** Throws a refusal if the action needs an open market, and trading in the symbol is closed. */
export function checkMarket(symbol: string, action: Action, at: Date): void {
  if (!ACTIONS[action].needsOpenMarket || isMarketOpen(symbol, at.getTime())) return;
  const opensAt = nextOpening(symbol, at.getTime()).toISOString();
  throw new DealingRefusal({ reason: 'market-closed', opensAt });
}
