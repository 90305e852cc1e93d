import { pendingItems, pendingSince, type PendingItem } from '../../../src/domain/dashboard/pending';
import type { OpeningRequest } from '../../../src/domain/opening/opening';
import type { MoneyRequest } from '../../../src/domain/money/money-request';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { documentOf } from '../../../src/testkit/portal/client-area';

const nameOf = (item: PendingItem): string => {
  if (item.kind === 'money') return item.request.requestId;
  if (item.kind === 'opening') return item.opening.requestId;
  return item.kind === 'document' ? item.document.kind : String(item.account.login);
};
const request = { requestId: 'payout', createdAt: '2026-11-19T10:00:00Z' } as MoneyRequest;
const sentDocument = documentOf('address', { status: 'pending', sentAt: '2026-11-20T10:00:00Z' });
const openingRequest = {
  requestId: 'asked',
  state: 'pending',
  createdAt: '2026-11-17T10:00:00Z',
} as OpeningRequest;
const opening = accountOf({ login: 7, status: 'pending', openedAt: '2026-11-18T10:00:00Z' });

test('pending items of all kinds are listed newest first', () => {
  const items = pendingItems({
    requests: [request],
    documents: [sentDocument],
    openings: [openingRequest],
    accounts: [opening],
  });
  expect(items.map(nameOf)).toEqual(['address', 'payout', '7', 'asked']);
});

test('a document that waits for the client, a request that is decided and an open account are not under way', () => {
  const documents = (['none', 'verified', 'rejected', 'expired'] as const).map((status) =>
    documentOf('income', { status }),
  );
  const openings = (['opened', 'refused', 'cancelled'] as const).map((state) => ({
    ...openingRequest,
    state,
  }));
  const accounts = [accountOf({ login: 1, status: 'active' }), accountOf({ login: 2, status: null })];
  expect(pendingItems({ requests: [], documents, openings, accounts })).toEqual([]);
});

test('items without a date are last', () => {
  const undatedDocument = documentOf('income', { status: 'pending' });
  const older = { ...opening, openedAt: null };
  const items = pendingItems({
    requests: [request],
    documents: [undatedDocument],
    openings: [],
    accounts: [older],
  });
  expect(items.map(nameOf)).toEqual(['payout', 'income', '7']);
  expect(items.map(pendingSince)).toEqual([Date.parse('2026-11-19T10:00:00Z'), null, null]);
});
