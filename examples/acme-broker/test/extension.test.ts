import { CULTURES, Geo, LocalStore, type Culture } from '@portico/portal';
import { createTestPortal } from '@portico/portal/testkit';
import { company } from '../company';
import { extension } from '../extension';
import { texts } from '../texts';

/** The portal of a client of Acme. */
async function startAcmePortal() {
  const portal = createTestPortal({
    extensions: [extension],
    // The company of the host, before the client is known; the client's company id makes it Acme.
    variant: 'international',
    client: { companyId: company.id },
    signedIn: true,
  });
  await portal.start();
  return portal;
}

test('a client of company 42 has Acme’s portal', async () => {
  const { company: current } = await startAcmePortal();
  expect(current.variant.key).toBe('acme');
  expect(current.brand.name).toBe('Acme');
});

test('Acme has no social trading', async () => {
  const { company: current, menu } = await startAcmePortal();
  expect(Object.fromEntries(current.variant.cells)).toEqual(company.cells);
  for (const entries of [menu.sidebar, menu.topbar, menu.moreMenu])
    expect(entries.map(({ key }) => key)).not.toContain('social');
});

test('the rest of the menu is the international variant’s, with the fees', async () => {
  const { menu } = await startAcmePortal();
  expect(menu.sidebar.map(({ key }) => key)).toEqual([
    'accounts',
    'acme-fees',
    'calculators',
    'research',
    'platforms',
    'partnership',
    'campaigns',
  ]);
});

test('Acme’s adapters replace the portal’s', async () => {
  const portal = await startAcmePortal();
  expect(await portal.resolve(Geo).continent()).toBe('EU');
  expect(portal.resolve(LocalStore).persistent).toBe(false);
});

const CULTURE_NAMES = Object.keys(CULTURES) as Culture[];

/** The texts of a language, loaded as the portal loads them. */
async function textsOf(culture: Culture): Promise<object> {
  const map = texts[culture];
  const module = typeof map === 'function' ? await map() : map;
  return typeof module['default'] === 'object' ? module['default'] : module;
}

test.each(CULTURE_NAMES)('the texts of %s are complete', async (culture) => {
  expect(Object.keys(await textsOf(culture))).toEqual(Object.keys(await textsOf('en-US')));
});
