import { cleanBankAccount, isBankAccount } from '../../src/domain/kernel/identifiers/bank-account';
import { readReceiver } from '../../src/domain/kernel/identifiers/wallet-address';
import type { Database } from '../db/open-database';
import type { PaymentMethodRow } from '../db/tables/money';
import { ApiError } from '../kernel/api-error';
import { isBlockedWallet } from './blocked-wallets';
import { isReceiverOn } from './wallet-address';
import { networkOf } from './networks';

/**
 * The destination of a withdrawal, as it is stored; null for a card, to which the money returns. Throws `invalid` for a
 * malformed bank account, `invalidWallet` for an address that is not of the network, and `forbidden` for a blocked one.
 */
export async function destinationOf(
  transaction: Database,
  kind: PaymentMethodRow['kind'],
  input: { readonly destination?: string | null | undefined; readonly network?: string | null | undefined },
): Promise<{ destination: string | null; network: string | null }> {
  const typedText = input.destination ?? '';
  if (kind === 'card') return { destination: null, network: null };
  if (kind === 'bank') {
    const number = cleanBankAccount(typedText);
    if (!isBankAccount(number)) throw new ApiError('invalid');
    return { destination: number, network: null };
  }
  const receiver = readReceiver(typedText);
  const destination = receiver.address;
  const network = input.network ?? '';
  networkOf(network);
  if (!isReceiverOn(receiver, network)) throw new ApiError('invalidWallet');
  if (await isBlockedWallet(transaction, destination)) throw new ApiError('forbidden');
  return { destination, network };
}
