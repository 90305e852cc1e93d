import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { clients } from '../../db/tables/clients';

/** An address as limits and comparisons see it: trimmed, without regard to case. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The client with this address; addresses are unique over all companies, since a sign-in names none. */
export async function clientByEmail(
  db: Database,
  email: string,
): Promise<typeof clients.$inferSelect | undefined> {
  const [client] = await db
    .select()
    .from(clients)
    .where(eq(sql`lower(${clients.email})`, normalEmail(email)));
  return client;
}
