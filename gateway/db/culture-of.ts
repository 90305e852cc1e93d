import { eq } from 'drizzle-orm';
import type { Database } from './open-database';
import { clients } from './tables/clients';
import { ApiError } from '../kernel/api-error';

/** The culture that a client reads in, as the user setting has it. */
export async function cultureOf(db: Database, clientId: number): Promise<string> {
  const [client] = await db
    .select({ culture: clients.culture })
    .from(clients)
    .where(eq(clients.id, clientId));
  if (!client) throw new ApiError('unauthorized');
  return client.culture;
}
