import type { AddressFault } from '../../domain/wallet/wallet';

/** The gateway's verdict on the typed address; only a valid one is sent. */
export type AddressVerdict = 'unchecked' | 'checking' | 'valid' | 'invalid' | AddressFault | 'unavailable';

/** Fields of the form's draft; the address itself is never stored (D7). */
export type AddressField = 'label' | 'asset' | 'network';

export type LabelIssue = 'missing' | 'taken';

export interface AddressIssues {
  /** `taken`: another address has a label that looks like it. */
  readonly label?: LabelIssue;
  readonly asset?: 'missing';
  readonly network?: 'missing';
  readonly address?: 'missing';
}

/** The change of an address of the book. */
export interface AddressEdit {
  readonly addressId: string;
  readonly action: 'rename' | 'remove';
  /** The label before the change. */
  readonly label: string;
}
