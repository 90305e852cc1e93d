import Big from 'big.js';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { accounts } from '../db/tables/accounts';
import { bonuses } from '../db/tables/bonuses';
import type { Entry } from '../ledger/ledger';
import { moneyDigits } from '../market/money-digits';

export type BonusRow = typeof bonuses.$inferSelect;

/** An account whose money moves. Amounts are decimal strings in its currency. */
export interface BonusAccount {
  readonly login: number;
  readonly currency: string;
  /** Before the move; null until the trading server has reported on the account. */
  readonly balance: string | null;
}

/** An entry that gives credit of the broker's own money to an account, or takes it back if the amount is negative. */
export function bonusEntry(
  { currency, login }: Pick<BonusAccount, 'currency' | 'login'>,
  amount: string,
  at: Date,
): Entry {
  return {
    kind: 'credit',
    at,
    postings: [
      { account: { kind: 'credit', login, currency }, amount },
      { account: { kind: 'house', currency }, amount: Big(amount).neg().toFixed() },
    ],
  };
}

const activeBonuses = (db: Database, login: number) =>
  db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.login, login), eq(bonuses.state, 'active')))
    .orderBy(asc(bonuses.grantedAt), asc(bonuses.id))
    .$dynamic();

/** Money and trades of an account wait for each other by its row, which is locked before the bonuses and the ledger. */
export async function lockAccountRow(transaction: Database, login: number): Promise<void> {
  await transaction
    .select({ login: accounts.login })
    .from(accounts)
    .where(eq(accounts.login, login))
    .for('no key update');
}

/** The active bonuses of an account, the oldest first, locked until the transaction ends; the account is locked already. */
export const lockBonuses = (transaction: Database, login: number): Promise<BonusRow[]> =>
  activeBonuses(transaction, login).for('update');

const creditOf = (rows: readonly BonusRow[]): Big => rows.reduce((sum, { left }) => sum.plus(left), Big(0));

/**
 * The credit that is lost when money is taken out: the money's share of the balance, rounded to the currency's digits.
 */
function shareOf(credit: Big, amount: string, { balance, currency }: BonusAccount): Big {
  if (balance === null || Big(balance).lte(0)) return Big(0);
  const share = credit.times(amount).div(balance).round(moneyDigits(currency));
  return share.lt(credit) ? share : credit;
}

/** The credit of bonuses that an account loses if an amount is taken out now; null if it has no bonus. */
export async function creditLossOf(
  db: Database,
  account: BonusAccount,
  amount: string,
): Promise<string | null> {
  const rows = await activeBonuses(db, account.login);
  if (rows.length === 0) return null;
  return shareOf(creditOf(rows), amount, account).toFixed(moneyDigits(account.currency));
}

/**
 * Takes the bonus credit that is lost when an amount leaves a locked account, as `creditLossOf` calculates it.
 * @returns the entry to write beside that of the amount; none if no credit is lost.
 */
export async function takeCredit(
  transaction: Database,
  account: BonusAccount,
  amount: string,
  at: Date,
): Promise<Entry[]> {
  const rows = await lockBonuses(transaction, account.login);
  const loss = shareOf(creditOf(rows), amount, account);
  if (loss.eq(0)) return [];
  await reduceBonuses(transaction, rows, loss, at);
  return [bonusEntry(account, loss.neg().toFixed(), at)];
}

/** Reduces locked bonuses by lost credit, the oldest first; a bonus without any credit ends. */
export async function reduceBonuses(
  transaction: Database,
  rows: readonly BonusRow[],
  amount: Big,
  at: Date,
): Promise<void> {
  let rest = amount;
  for (const { currency, id, left } of rows) {
    if (rest.lte(0)) return;
    const part = rest.lt(left) ? rest : Big(left);
    rest = rest.minus(part);
    const remaining = Big(left).minus(part);
    await transaction
      .update(bonuses)
      .set({
        left: remaining.toFixed(moneyDigits(currency)),
        ...(remaining.eq(0) && { state: 'cancelled', endedAt: at }),
      })
      .where(eq(bonuses.id, id));
  }
}

/** Ends a locked bonus, and takes back the credit that is left. */
export async function endBonus(
  transaction: Database,
  { currency, id, left, login }: BonusRow,
  state: 'cancelled' | 'expired',
  at: Date,
): Promise<Entry> {
  await transaction.update(bonuses).set({ state, left: '0', endedAt: at }).where(eq(bonuses.id, id));
  return bonusEntry({ login, currency }, Big(left).neg().toFixed(), at);
}
