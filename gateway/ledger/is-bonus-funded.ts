import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import type { deals } from '../db/tables/trading';

type Deal = Pick<typeof deals.$inferSelect, 'login' | 'openedAt'>;

/** True if the account had no money of the client's own when the trade was opened. */
export async function isBonusFunded(transaction: Database, { login, openedAt }: Deal): Promise<boolean> {
  const [posting] = await rowsOf<{ hasMoney: boolean }>(
    transaction,
    sql`select posting.balance_after > 0 as "hasMoney" from postings posting
      join ledger_accounts account on account.id = posting.account_id
      where account.login = ${login} and account.kind = 'client' and posting.at <= ${openedAt.toISOString()}::timestamptz
      order by posting.at desc, posting.id desc limit 1`,
  );
  return posting?.hasMoney !== true;
}
