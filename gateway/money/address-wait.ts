import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { walletAddresses } from '../db/tables/wallets';
import { ApiError } from '../kernel/api-error';
import { normalizeAddress } from './address-reason';

/** Throws `held` for an address that still waits in the client's address book, however it was entered. */
export async function checkAddressWait(
  db: Database,
  clientId: number,
  address: string,
  now: Date,
): Promise<void> {
  const rows = await db
    .select({ address: walletAddresses.address, usableFrom: walletAddresses.usableFrom })
    .from(walletAddresses)
    .where(and(eq(walletAddresses.clientId, clientId), gt(walletAddresses.usableFrom, now)));
  const waitingRow = rows.find((row) => normalizeAddress(row.address) === normalizeAddress(address));
  if (waitingRow) throw new ApiError('held', undefined, { until: waitingRow.usableFrom.toISOString() });
}
