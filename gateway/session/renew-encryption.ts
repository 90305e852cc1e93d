import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { secondFactors } from '../db/tables/clients';
import type { Encryption } from '../kernel/encryption';

const ROWS_AT_ONCE = 500;

/**
 * Encrypts the secrets of authenticator apps with the current secret, if they have the previous one. A row that changes
 * meanwhile is skipped: its gateway knows both. Resolves to the number of changed rows.
 * @throws Error if a row has neither secret.
 */
export async function renewEncryption(db: Database, encryption: Encryption): Promise<number> {
  let count = 0;
  let lastId = 0;
  for (;;) {
    const rows = await db
      .select({ clientId: secondFactors.clientId, secret: secondFactors.secret })
      .from(secondFactors)
      .where(gt(secondFactors.clientId, lastId))
      .orderBy(asc(secondFactors.clientId))
      .limit(ROWS_AT_ONCE);
    for (const { clientId, secret } of rows) {
      const newSecret = encryption.renew(secret, clientId);
      if (newSecret === undefined) continue;
      const changedRows = await db
        .update(secondFactors)
        .set({ secret: newSecret })
        .where(and(eq(secondFactors.clientId, clientId), eq(secondFactors.secret, secret)))
        .returning({ id: secondFactors.clientId });
      count += changedRows.length;
    }
    const last = rows.at(-1);
    if (!last) return count;
    lastId = last.clientId;
  }
}
