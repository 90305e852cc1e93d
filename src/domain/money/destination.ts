import { cleanBankAccount, isBankAccount } from '../kernel/identifiers/bank-account';
import { isAddressLike, isOnNetwork, readReceiver } from '../kernel/identifiers/wallet-address';
import type { PaymentMethod } from './payment-method';

type MethodKind = PaymentMethod['kind'] | undefined;

/**
 * The destination of a withdrawal in the form in which it is sent. A payment link that names its network is sent whole
 * until the network is confirmed.
 */
export function cleanDestination(kind: MethodKind, text: string, network: string | undefined): string {
  if (kind === 'bank') return cleanBankAccount(text);
  if (kind !== 'crypto') return text.trim();
  const receiver = readReceiver(text);
  return isOnNetwork(receiver, network ?? '') ? receiver.address : text.trim();
}

/** True for a destination without an obvious error. */
export function isDestination(kind: MethodKind, text: string, network: string | undefined): boolean {
  if (kind === 'crypto')
    return isAddressLike(readReceiver(text).address) && !isOnOtherNetwork(kind, text, network);
  const destination = cleanDestination(kind, text, network);
  return kind === 'bank' ? isBankAccount(destination) : destination !== '';
}

/** True for a payment link of another network than the chosen one. */
export function isOnOtherNetwork(kind: MethodKind, text: string, network: string | undefined): boolean {
  return kind === 'crypto' && network !== undefined && !isOnNetwork(readReceiver(text), network);
}
