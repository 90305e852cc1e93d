import { AccountsStore } from '../../../src/application/accounts/accounts-store';
import { awaitFirstScreen } from '../../../src/composition/start/await-first-screen';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';

async function openPage(options: TestPortalOptions) {
  const portal = createTestPortal(options);
  await portal.start();
  await awaitFirstScreen({ ...portal, features: { eager: [], lazy: [] } });
  return portal;
}

test('the accounts are loaded before the first rendering, so that no placeholder is shown', async () => {
  const { resolve, backend } = await openPage({ signedIn: true });
  expect(resolve(AccountsStore).remote.status).toBe('ready');
  expect(backend.count('accounts')).toBe(1);
});

test('no data of a client are requested for a visitor', async () => {
  const { backend } = await openPage({ signedIn: false, address: '/login' });
  expect(backend.count('accounts')).toBe(0);
});
