import type { Account } from '../accounts/account';
import type { OpeningRequest } from '../opening/opening';
import type { ClientDocument } from '../documents/document';
import { instantOf } from '../kernel/instant';
import type { MoneyRequest } from '../money/money-request';

/** An item in progress. */
export type PendingItem =
  | { readonly kind: 'money'; readonly request: MoneyRequest }
  | { readonly kind: 'document'; readonly document: ClientDocument }
  | { readonly kind: 'opening'; readonly opening: OpeningRequest }
  | { readonly kind: 'account'; readonly account: Account };

interface PendingSources {
  readonly requests: readonly MoneyRequest[];
  readonly documents: readonly ClientDocument[];
  readonly openings: readonly OpeningRequest[];
  readonly accounts: readonly Account[];
}

/** Items in progress: requests to move money or to open an account, documents under review, accounts that are being opened; newest first. */
export function pendingItems({
  accounts,
  documents,
  openings,
  requests,
}: PendingSources): readonly PendingItem[] {
  const items: readonly PendingItem[] = [
    ...requests.map((request) => ({ kind: 'money', request }) as const),
    ...documents
      .filter(({ status }) => status === 'pending')
      .map((document) => ({ kind: 'document', document }) as const),
    ...openings
      .filter(({ state }) => state === 'pending')
      .map((opening) => ({ kind: 'opening', opening }) as const),
    ...accounts
      .filter(({ status }) => status === 'pending')
      .map((account) => ({ kind: 'account', account }) as const),
  ];
  return items.toSorted((a, b) => (pendingSince(b) ?? 0) - (pendingSince(a) ?? 0));
}

/** Start of an item, epoch milliseconds; `null` if it was not sent. */
export function pendingSince(item: PendingItem): number | null {
  switch (item.kind) {
    case 'money':
      return instantOf(item.request.createdAt);
    case 'document':
      return instantOf(item.document.sentAt);
    case 'opening':
      return instantOf(item.opening.createdAt);
    case 'account':
      return instantOf(item.account.openedAt);
  }
}
