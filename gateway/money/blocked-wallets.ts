import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { blockedWallets } from '../db/tables/clients';
import { isCaseless } from './wallet-address';

/** True if payments to an address are blocked. */
export async function isBlockedWallet(db: Database, address: string): Promise<boolean> {
  const storedAddress = sql`lower(${blockedWallets.walletAddress})`;
  // Some address formats use letter case only as a checksum, so both spellings are the same address; in
  // the others case is part of the address.
  const isSame = isCaseless(address)
    ? eq(storedAddress, address.toLowerCase())
    : eq(blockedWallets.walletAddress, address);
  const rows = await db.select().from(blockedWallets).where(isSame);
  return rows.length > 0;
}
