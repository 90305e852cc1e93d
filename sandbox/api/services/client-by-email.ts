import { domainToASCII } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { clients } from '../../db/tables/clients';

/**
 * An address as it is kept, counted and compared: one Unicode form, no spaces around it, without regard to case, its
 * domain as the network knows it. Dots and plus signs stay: only a provider knows what they mean.
 */
export function normalEmail(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/\.$/, '');
  return address.slice(0, at + 1) + (domainToASCII(domain) || domain);
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
