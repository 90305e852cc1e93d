import type { Database } from '../db/open-database';
import type { PaymentMethodRow } from '../db/tables/money';
import { ApiError } from '../kernel/api-error';
import { isBlockedWallet } from '../wallet/blocked-wallets';
import { networksOf } from '../wallet/wallet-address';
import { networkOf } from './networks';

const ACCOUNT_NUMBER = /^[0-9]{5,34}$/;
const IBAN = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;

/**
 * The destination of a withdrawal, as it is stored; null for a card, to which the money returns. Throws `invalid` for a
 * malformed bank account, `invalidWallet` for an address that is not of the network, and `forbidden` for a blocked one.
 */
export async function destinationOf(
  transaction: Database,
  kind: PaymentMethodRow['kind'],
  input: { readonly destination?: string | null | undefined; readonly network?: string | null | undefined },
): Promise<{ destination: string | null; network: string | null }> {
  const destination = input.destination?.trim() ?? '';
  if (kind === 'card') return { destination: null, network: null };
  if (kind === 'bank') {
    const number = destination.replaceAll(/[\s-]/g, '').toUpperCase();
    if (!isBankAccount(number)) throw new ApiError('invalid');
    return { destination: number, network: null };
  }
  const network = input.network ?? '';
  networkOf(network);
  if (!networksOf(destination).includes(network)) throw new ApiError('invalidWallet');
  if (await isBlockedWallet(transaction, destination)) throw new ApiError('forbidden');
  return { destination, network };
}

/** True for an IBAN with right check digits (ISO 13616), or a plain number of a country without IBANs. */
function isBankAccount(number: string): boolean {
  if (ACCOUNT_NUMBER.test(number)) return true;
  if (!IBAN.test(number)) return false;
  const digits = `${number.slice(4)}${number.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}
