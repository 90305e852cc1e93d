import { cleanBankAccount, isBankAccount } from '../kernel/identifiers/bank-account';
import { isAddressLike, readReceiver } from '../kernel/identifiers/wallet-address';
import type { PaymentMethod } from './payment-method';

type MethodKind = PaymentMethod['kind'] | undefined;

/** The destination of a withdrawal as it is sent. */
export function cleanDestination(kind: MethodKind, text: string): string {
  if (kind === 'bank') return cleanBankAccount(text);
  return kind === 'crypto' ? readReceiver(text).address : text.trim();
}

/** True for a destination that the gateway need not refuse at sight. */
export function isDestination(kind: MethodKind, text: string): boolean {
  const destination = cleanDestination(kind, text);
  if (kind === 'bank') return isBankAccount(destination);
  return kind === 'crypto' ? isAddressLike(destination) : destination !== '';
}
