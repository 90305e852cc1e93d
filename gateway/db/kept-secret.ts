import { eq } from 'drizzle-orm';
import { newToken } from '../kernel/secrets';
import type { Database } from './open-database';
import { gatewayFacts } from './tables/operations';

const KEY = 'secret';

/**
 * The secret of a demo that is given none, made once for its database: what was encrypted with it must be
 * readable after a restart. Production does not start without a SECRET of its own, kept apart from the data.
 */
export async function keptSecret(db: Database): Promise<string> {
  await db.insert(gatewayFacts).values({ key: KEY, value: newToken() }).onConflictDoNothing();
  const [fact] = await db.select().from(gatewayFacts).where(eq(gatewayFacts.key, KEY));
  if (!fact) throw new Error('The gateway could not keep its secret.');
  return fact.value;
}
