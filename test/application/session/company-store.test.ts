import type { CompanyStore } from '../../../src/application/session/company-store';
import { BUILT_IN_VARIANTS, type BuiltInVariant } from '../../../src/domain/site/company';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { companyIdOf, siteIdOf } from '../../../src/testkit/client/clients-data';

const companyOf = ({ companyId, variant, siteVariant }: CompanyStore) => ({
  companyId,
  variant: variant.key,
  siteVariant: siteVariant.key,
});

describe('CompanyStore', () => {
  test.each(BUILT_IN_VARIANTS)('before sign-in it is the site’s company (%s)', async (variant) => {
    const { company, start } = createTestPortal({ variant });
    expect(companyOf(company)).toEqual({ companyId: undefined, variant: 'other', siteVariant: 'other' });
    await start();
    expect(companyOf(company)).toEqual({ companyId: companyIdOf(variant), variant, siteVariant: variant });
    expect(company.siteId).toBe(siteIdOf(variant));
  });

  const variantsAndSites: [BuiltInVariant, BuiltInVariant][] = BUILT_IN_VARIANTS.map((variant) => [
    variant,
    variant === 'bank' ? 'main' : 'bank',
  ]);
  test.each(variantsAndSites)(
    'signed in, it is the client’s (%s, on the site of %s)',
    async (variant, site) => {
      const client = { companyId: companyIdOf(variant), siteId: siteIdOf(variant) };
      const { company, start } = createTestPortal({ variant: site, signedIn: true, client });
      await start();
      expect(companyOf(company)).toEqual({ variant, siteVariant: site, companyId: companyIdOf(variant) });
      expect(company.siteId).toBe(siteIdOf(variant));
    },
  );

  test('while the client is unknown, so is the company', async () => {
    const portal = createTestPortal({ variant: 'main', signedIn: true, address: '/en/accounts' });
    const release = portal.backend.hold('client');
    await portal.start();
    expect(companyOf(portal.company)).toEqual({ companyId: undefined, variant: 'main', siteVariant: 'main' });
    release();
  });

  test('a client without a site gets the host’s', async () => {
    const portal = createTestPortal({ variant: 'bank', signedIn: true, client: { siteId: null } });
    await portal.start();
    expect(portal.company.siteId).toBe(siteIdOf('bank'));
  });
});
