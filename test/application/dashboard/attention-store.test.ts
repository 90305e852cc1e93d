import { AttentionStore } from '../../../src/application/dashboard/attention-store';
import { DocumentsStore } from '../../../src/application/documents/documents-store';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { someAccounts } from '../../../src/testkit/accounts/accounts-data';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

async function openStore(options: TestPortalOptions = {}) {
  const portal = createTestPortal({ signedIn: true, ...options });
  await portal.start();
  return { ...portal, store: portal.resolve(AttentionStore) };
}

describe('what needs attention', () => {
  test('required documents, rejected ones first, and pending accounts', async () => {
    const [first, ...others] = someAccounts();
    const { store } = await openStore({ accounts: [{ ...first!, status: 'pending' }, ...others] });
    expect([store.requiredDocuments, store.pending]).toEqual([[], []]);
    store.load();
    await untilSettled();
    expect(store.pending.map(({ login }) => login)).toContain(first!.login);
    expect(store.requiredDocuments.length).toBeGreaterThan(0);
    const order = ['rejected', 'expired', 'none', 'pending', 'verified'];
    const places = store.requiredDocuments.map(({ status }) => order.indexOf(status));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(store.requiredDocuments.map(({ status }) => status)).not.toContain('pending');
  });

  test('data that a page has already loaded is not requested again', async () => {
    const { store, backend, resolve } = await openStore();
    resolve(DocumentsStore).open();
    await untilSettled();
    store.load();
    store.load();
    await untilSettled();
    expect([backend.count('documents'), backend.count('accounts')]).toEqual([1, 1]);
  });
});
