import { Accounts, bind, dataOf } from '@portico/portal';
import { accountOf, createTestPortal, scenarios, settled } from '@portico/portal/testkit';

test('the total counts what the adapter sends', async () => {
  const accounts = [accountOf({ login: 1, equity: '10.00' }), accountOf({ login: 2, equity: '0.50' })];
  const portal = createTestPortal({
    signedIn: true,
    bindings: [bind(Accounts, () => ({ list: async () => ({ accounts, unreadable: [], asOf: 0 }) }))],
  });
  await portal.start();
  portal.accounts.load();
  await settled();
  expect(portal.accounts.totals).toMatchObject([{ currency: 'USD', equity: '10.50' }]);
});

test('ten thousand accounts arrive on New Year’s Eve', async () => {
  const portal = createTestPortal({
    signedIn: true,
    scenario: scenarios.tenThousandAccounts,
    seed: 7,
    now: '2026-12-31T23:59:00Z',
  });
  await portal.start();
  portal.accounts.load();
  await settled();
  expect(dataOf(portal.accounts.remote)?.accounts).toHaveLength(10_000);
});
