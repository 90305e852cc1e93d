import { Applications } from '../../../src/application/onboarding/ports/applications';
import { Documents } from '../../../src/application/documents/ports/documents';
import { dataOf } from '../../../src/application/remote/remote';
import { createTestPortal, manyAccounts, rejectionOf, scenarios, settled } from '../../../src/testkit';

test('the client has a rejected document', async () => {
  const portal = createTestPortal({ scenario: scenarios.rejectedDocument, signedIn: true });
  await portal.start();
  expect(portal.navigation.address).toBe('/upload-documents');
  expect(await portal.resolve(Documents).list()).toContainEqual(
    expect.objectContaining({ kind: 'address', status: 'rejected', reason: 'too-old' }),
  );
});

test('a 401 in the wizard signs the client out', async () => {
  const portal = createTestPortal({ scenario: scenarios.unauthorizedInWizard, signedIn: true });
  await portal.start();
  expect(portal.company.variant.key).toBe('invest');
  expect(portal.session.signedIn).toBe(true);
  const draft = { typeId: 0, version: 0, section: 'person', answers: { firstName: 'Mara' } };
  const saving = portal.resolve(Applications).save(draft);
  expect(await rejectionOf(saving)).toMatchObject({ kind: 'unauthorized' });
  await settled();
  expect([portal.session.signedIn, portal.navigation.address]).toEqual([false, '/login']);
  // After signing in again, the client can continue.
  portal.session.accept(portal.backend.issueToken(portal.owner));
  await expect(portal.resolve(Applications).save(draft)).resolves.toMatchObject({ version: 1 });
});

test('an account without margin has no margin level', async () => {
  const portal = createTestPortal({ scenario: scenarios.zeroMargin, signedIn: true });
  await portal.start();
  portal.accounts.load();
  await settled();
  expect(dataOf(portal.accounts.remote)?.accounts).toEqual([
    expect.objectContaining({
      margin: '0.00',
      marginLevel: null,
      equity: '10250.40',
      freeMargin: '10250.40',
    }),
  ]);
});

test('the client has ten thousand accounts', async () => {
  const portal = createTestPortal({ scenario: scenarios.tenThousandAccounts, signedIn: true });
  await portal.start();
  portal.accounts.load();
  await settled();
  expect(dataOf(portal.accounts.remote)?.accounts).toHaveLength(10_000);
});

test('options override the scenario; those of the client are merged', () => {
  const portal = createTestPortal({
    scenario: { accounts: 3, client: { isIb: true, theme: 'dark' }, variant: 'bank' },
    accounts: 5,
    client: { theme: 'white' },
  });
  expect(portal.owner.accounts).toHaveLength(5);
  expect(portal.owner.setting).toMatchObject({ isIb: true, theme: 'white', companyId: expect.any(Number) });
  expect(portal.owner.email).toBe('bank@portico.test');
});

test('the clock starts at the given time', () => {
  expect(createTestPortal({ now: '2027-01-02T03:04:05Z' }).clock.now()).toBe(Date.UTC(2027, 0, 2, 3, 4, 5));
});

describe('generated accounts', () => {
  test('depend on the seed alone', () => {
    const accountsOf = (seed: number) => createTestPortal({ accounts: 50, seed }).owner.accounts;
    expect(accountsOf(7)).toEqual(accountsOf(7));
    expect(accountsOf(7)).not.toEqual(accountsOf(8));
    expect(createTestPortal({ accounts: 50 }).owner.accounts).toEqual(accountsOf(1));
  });

  test('have unique logins and consistent figures', () => {
    const accounts = manyAccounts(2_000);
    expect(new Set(accounts.map(({ login }) => login)).size).toBe(2_000);
    for (const { balance, equity, floatingPl, margin, freeMargin, marginLevel } of accounts) {
      expect(Number(balance) + Number(floatingPl)).toBeCloseTo(Number(equity), 6);
      expect(Number(equity) - Number(margin)).toBeCloseTo(Number(freeMargin), 6);
      expect(Number(equity)).toBeGreaterThanOrEqual(0);
      expect(marginLevel === null).toBe(Number(margin) === 0);
    }
    expect(new Set(accounts.map(({ kind }) => kind))).toEqual(new Set(['live', 'demo']));
  });
});
