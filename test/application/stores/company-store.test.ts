import { VARIANTS, type Variant } from '../../../src/domain/company';
import { createTestPortal } from '../../../src/testkit/create-test-portal';
import { companyIdOf, siteIdOf } from '../../../src/testkit/data/clients';

describe('CompanyStore', () => {
  test.each(VARIANTS)('before sign-in the site’s company counts (%s)', async (variant) => {
    const { company, start } = createTestPortal({ variant });
    expect(company).toMatchObject({ companyId: undefined, variant: 'other' });
    await start();
    expect(company).toMatchObject({ companyId: companyIdOf(variant), variant, siteVariant: variant });
    expect(company.siteId).toBe(siteIdOf(variant));
  });

  const others: [Variant, Variant][] = VARIANTS.map((variant) => [
    variant,
    variant === 'bank' ? 'main' : 'bank',
  ]);
  test.each(others)('signed in, the client’s counts (%s, on the site of %s)', async (variant, site) => {
    const client = { companyId: companyIdOf(variant), siteId: siteIdOf(variant) };
    const { company, start } = createTestPortal({ variant: site, signedIn: true, client });
    await start();
    expect(company).toMatchObject({ variant, siteVariant: site, companyId: companyIdOf(variant) });
    expect(company.siteId).toBe(siteIdOf(variant));
  });

  test('while the client is not known nothing is certain', async () => {
    const portal = createTestPortal({ variant: 'main', signedIn: true, address: '/en/accounts' });
    const release = portal.backend.hold('client');
    await portal.start();
    expect(portal.company).toMatchObject({ companyId: undefined, variant: 'main' });
    release();
  });

  test('a client without a site has the host’s', async () => {
    const portal = createTestPortal({ variant: 'bank', signedIn: true, client: { siteId: null } });
    await portal.start();
    expect(portal.company.siteId).toBe(siteIdOf('bank'));
  });
});
