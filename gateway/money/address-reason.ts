import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { walletAddresses } from '../db/tables/wallets';
import { isBlockedWallet } from './blocked-wallets';
import { chainOf } from './networks.table';
import { isCaseless, isReceiverOn, networksOf } from './wallet-address';

/** The reason to refuse an address, as in `check-wallet-address` (D9). */
export type AddressReason = 'checksum' | 'network' | 'memo' | 'duplicate' | 'blocked';

export interface AddressToCheck {
  readonly address: string;
  /** Without a network, any network is accepted, and the address may be in the address book already. */
  readonly network?: string | undefined;
  readonly memo?: string | undefined;
  /** The chain id that a payment link named. */
  readonly chain?: string | undefined;
}

/** A destination tag of the XRP Ledger: a number of 32 bits. */
const isMemo = (memo: string): boolean => /^(0|[1-9][0-9]{0,9})$/.test(memo) && Number(memo) < 2 ** 32;

/** Writes an address in lower case, if its letter case has no meaning. */
export const normalizeAddress = (address: string): string =>
  isCaseless(address) ? address.toLowerCase() : address;

/** The first reason against an address; null for an address that can be used. */
export async function findAddressProblem(
  db: Database,
  clientId: number,
  { address, chain, memo, network }: AddressToCheck,
): Promise<AddressReason | null> {
  if (networksOf(address).length === 0) return 'checksum';
  if (network !== undefined && !isReceiverOn({ address, chain }, network)) return 'network';
  if (chainOf(network)?.needsMemo && !isMemo(memo ?? '')) return 'memo';
  if (network !== undefined && (await isInAddressBook(db, clientId, { address, memo, network })))
    return 'duplicate';
  return (await isBlockedWallet(db, address)) ? 'blocked' : null;
}

async function isInAddressBook(
  db: Database,
  clientId: number,
  { address, memo, network = '' }: AddressToCheck,
): Promise<boolean> {
  const rows = await db
    .select({ address: walletAddresses.address, memo: walletAddresses.memo })
    .from(walletAddresses)
    .where(and(eq(walletAddresses.clientId, clientId), eq(walletAddresses.network, network)));
  const normalizedAddress = normalizeAddress(address);
  return rows.some(
    (row) => normalizeAddress(row.address) === normalizedAddress && (row.memo ?? '') === (memo ?? ''),
  );
}
