import { AccountsStore } from '../../../src/application/accounts/accounts-store';
import { awaitFirstScreen } from '../../../src/composition/start/await-first-screen';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';

async function opened(options: TestPortalOptions) {
  const portal = createTestPortal(options);
  await portal.start();
  await awaitFirstScreen({ ...portal, features: { eager: [], lazy: [] } });
  return portal;
}

test('a client’s list is there before the page is drawn, so that its skeleton is not drawn first', async () => {
  const { resolve, backend } = await opened({ signedIn: true });
  expect(resolve(AccountsStore).remote.status).toBe('ready');
  expect(backend.count('accounts')).toBe(1);
});

test('nothing of a client is asked for where nobody is signed in', async () => {
  const { backend } = await opened({ signedIn: false, address: '/login' });
  expect(backend.count('accounts')).toBe(0);
});
