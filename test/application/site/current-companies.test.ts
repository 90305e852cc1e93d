import { resolveRoute } from '../../../src/domain/access/resolve-route';
import { BUILT_IN_ENTRIES, type CompanyEntry } from '../../../src/domain/site/company';
import { resolveFooter } from '../../../src/domain/site/footer/resolve-footer';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { companyIdOf } from '../../../src/testkit/client/clients-data';
import { untilSettled } from '../../../src/testkit/portal/until-settled';
import { designTokens } from '../../../src/ui/theme/design-tokens';

const ACME = {
  key: 'acme',
  id: 42,
  like: 'international',
  brand: { name: 'Acme', slug: 'acme', tokens: { colorPrimary: '#AA0000' } },
  tagManager: 'GTM-ACME',
  chat: { provider: 'zendesk', key: 'acme-key' },
  texts: { 'en-US': { 'menu.news': 'Acme news' } },
  cells: {
    'route.wallet': 'HOME',
    'route.partnership': 'partnership-invest',
    'menu.sidebar.calculators': 'never',
    'menu.sidebar.stock-investor': 'hasStockTrader',
    'footer.faq': 'always',
    'traders.asked': 'always',
    'carousel.shown': 'never',
  },
} as const;

/** A client of company 42, on the site of their own company or of another one. */
async function acmePortal(options: TestPortalOptions = {}, siteCompany = 42) {
  const portal = createTestPortal({
    variant: 'international',
    signedIn: true,
    client: { companyId: 42 },
    companies: [ACME],
    ...options,
  });
  const site = portal.backend.sites.get('*');
  if (site) portal.backend.sites.set('*', { ...site, companyId: siteCompany });
  await portal.start();
  portal.platforms.load();
  await untilSettled();
  return portal;
}

const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);

describe('a fifth company, defined by one entry', () => {
  test('has the menus, routes and footer of the variant it is like, except for its own cells', async () => {
    const { menu, company } = await acmePortal();
    expect(company.variant.key).toBe('acme');
    expect(keysOf(menu.sidebar)).toEqual([
      'stock-investor',
      'accounts',
      'research',
      'platforms',
      'social',
      'partnership',
      'campaigns',
    ]);
    expect(resolveRoute('wallet', company.variant)).toEqual({ kind: 'redirect', to: 'accounts' });
    expect(resolveRoute('partnership', company.variant)).toEqual({
      kind: 'screen',
      screen: 'partnership-invest',
    });
    expect(resolveRoute('campaigns', company.variant)).toEqual({ kind: 'screen', screen: 'campaigns' });
    expect(keysOf(resolveFooter(company.variant, 'en').links)).toEqual(['faq']);
  });

  test('has no carousel if its cell says never, although the variant it is like has one', async () => {
    const openCarousel = async (cells: NonNullable<CompanyEntry['cells']>) => {
      const portal = await acmePortal({ companies: [{ ...ACME, cells }] });
      portal.backend.campaignSlides = [
        { id: 1, culture: null, contentText: 'Join', buttonText: 'Go', image: null, url: '/campaigns' },
      ];
      portal.carousel.load();
      await untilSettled();
      return [portal.carousel.slides.length, portal.backend.count('campaignSlide')];
    };
    expect(await openCarousel({})).toEqual([1, 1]);
    expect(await openCarousel({ 'carousel.shown': 'never' })).toEqual([0, 0]);
  });

  test('its brand sets the page name, the social route and the colours, and its column the rest', async () => {
    const { menu, company, page, site } = await acmePortal();
    expect(page.title).toBe('Acme');
    expect(menu.sidebar.find(({ key }) => key === 'social')?.href).toBe('/acme-social');
    expect(site.slugs).toEqual(['portico', 'acme']);
    const choice = { palette: company.variant.column, dark: false, culture: 'en-US' } as const;
    expect(designTokens({ ...choice, brandTokens: company.brand.tokens })).toMatchObject({
      colorPrimary: '#AA0000',
    });
    expect(designTokens({ ...choice, brandTokens: {} })).toMatchObject({ colorPrimary: '#473BA5' });
  });

  test('its texts override the built-in ones, and the gateway’s override both', async () => {
    const { translator } = await acmePortal();
    expect(translator.text('menu.news')).toBe('Acme news');
    const overlaidPortal = createTestPortal({ companies: [ACME], client: { companyId: 42 }, signedIn: true });
    overlaidPortal.backend.overlays.set('en-US/42', { 'menu.news': 'The gateway’s' });
    await overlaidPortal.start();
    expect(overlaidPortal.translator.text('menu.news')).toBe('The gateway’s');
  });

  test('has its own tag manager and chat', async () => {
    const portal = await acmePortal();
    portal.tagManager.start();
    portal.chat.start();
    await untilSettled();
    expect(portal.fakeTagManager.loadedIds).toEqual(['GTM-ACME']);
    expect(portal.chatWidget.keys).toEqual(['acme-key']);
  });

  test('on another company’s site the client’s brand is shown once signed in', async () => {
    const { company, page, session } = await acmePortal({}, companyIdOf('bank'));
    expect([company.brand.name, page.title]).toEqual(['Acme', 'Acme']);
    session.signOut('manual');
    expect(company.brand.name).toBe('Portico');
  });
});

describe('companies of the configuration (D2)', () => {
  const config = {
    brand: { name: 'House', slug: 'house' },
    companies: { '7': { brand: { name: 'Main House' } }, '43': { like: 'bank', brand: { slug: 'small' } } },
  };

  test('override the general brand, and an unknown id is served as the variant it is like', async () => {
    const main = createTestPortal({ config });
    await main.start();
    expect(main.company.brand).toMatchObject({ name: 'Main House', slug: 'house' });
    expect(main.page.title).toBe('Main House');
    const small = createTestPortal({ config, signedIn: true, client: { companyId: 43 } });
    await small.start();
    expect(small.company.variant.key).toBe('bank');
    expect(small.company.brand).toMatchObject({ name: 'House', slug: 'small' });
  });

  test('change the name and pictures of an extension’s company, key by key', async () => {
    const brand = { name: 'Acme EU', logoDark: '/dark.svg' };
    const { company, page } = await acmePortal({ config: { companies: { '42': { brand } } } });
    expect(page.title).toBe('Acme EU');
    expect(company.brand).toMatchObject({ ...ACME.brand, ...brand, logo: '' });
  });

  test('a company that is like an extension’s company has its cells, and a brand of its own', async () => {
    const { company, menu } = await acmePortal({
      config: { ...config, companies: { '43': { like: 'acme' } } },
      client: { companyId: 43 },
    });
    expect(company.variant.key).toBe('acme');
    expect(keysOf(menu.sidebar)).toContain('stock-investor');
    expect(company.brand).toMatchObject({ name: 'House', slug: 'house', tokens: {} });
  });

  test('a company without a variant is a configuration error that names the key and the valid variants', async () => {
    const portal = createTestPortal({
      config: { companies: { '42': {} } },
      companies: [{ ...ACME, id: 43 }],
    });
    await portal.start();
    expect(portal.startup.phase).toBe('config-invalid');
    expect(portal.startup.configError).toEqual({
      key: 'companies.42.like',
      reason: `must be one of ${[...BUILT_IN_ENTRIES.map(({ key }) => key), 'acme', 'other'].join(', ')}`,
    });
  });

  test('a company’s brand token unknown to Ant Design is refused', async () => {
    const companies = { '7': { brand: { tokens: { colourPrimary: 'red' } } } };
    const portal = createTestPortal({ config: { companies } });
    await portal.start();
    expect(portal.startup.configError?.key).toBe('companies.7.brand.tokens.colourPrimary');
  });
});
