import { domainToASCII } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { cleanEmail } from '../../src/domain/kernel/identifiers/email';
import type { Database } from '../db/open-database';
import { clients } from '../db/tables/clients';

/** The canonical form of an email address, for storing, counting and comparing: cleaned, with its domain in ASCII. */
export function normalizeEmail(email: string): string {
  const address = cleanEmail(email);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return address.slice(0, at + 1) + (domainToASCII(domain) || domain);
}

/**
 * The client with this address. Addresses are unique across all companies, because a sign-in names no
 * company.
 */
export async function findClientByEmail(
  db: Database,
  email: string,
): Promise<typeof clients.$inferSelect | undefined> {
  const [client] = await db
    .select()
    .from(clients)
    .where(eq(sql`lower(${clients.email})`, normalizeEmail(email)));
  return client;
}
