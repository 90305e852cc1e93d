import { eq } from 'drizzle-orm';
import { newToken } from '../kernel/secrets';
import type { Database } from '../db/open-database';
import { gatewayFacts } from '../db/tables/operations';

const KEY = 'secret';

/**
 * The secret of a demo without the variable SECRET. It is created once for a database, so that encrypted data can be
 * decrypted after a restart. Production does not start without SECRET, which is stored apart from the data.
 */
export async function demoSecret(db: Database): Promise<string> {
  await db.insert(gatewayFacts).values({ key: KEY, value: newToken() }).onConflictDoNothing();
  const [fact] = await db.select().from(gatewayFacts).where(eq(gatewayFacts.key, KEY));
  if (!fact) throw new Error('The gateway could not store its secret.');
  return fact.value;
}
