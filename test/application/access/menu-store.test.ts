import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

async function openMenus(options: TestPortalOptions = {}) {
  const portal = createTestPortal({ signedIn: true, ...options });
  await portal.start();
  portal.platforms.load();
  await untilSettled();
  return portal;
}

const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key);

describe('MenuStore', () => {
  test('the sidebar of main, with the trader URLs', async () => {
    const { menu } = await openMenus();
    expect(keys(menu.sidebar)).toEqual(['stock-investor', 'cfd-trade', 'accounts', 'research', 'platforms']);
    expect(menu.sidebar[1]).toMatchObject({
      href: 'https://cfd.example/trade?theme=light&lang=en',
      newTab: true,
    });
  });

  test('the language of the CFD URL follows the texts', async () => {
    const { menu } = await openMenus({ address: '/de/accounts' });
    expect(menu.sidebar[1]?.href).toBe('https://cfd.example/trade?theme=light&lang=de');
  });

  test('trader links appear once their URLs are known', async () => {
    const portal = createTestPortal({ signedIn: true });
    await portal.start();
    expect(keys(portal.menu.sidebar)).toEqual(['accounts', 'research', 'platforms']);
  });

  test('on main only IB users see campaigns', async () => {
    expect(keys((await openMenus({ client: { isIb: true } })).menu.sidebar)).toContain('campaigns');
    expect(keys((await openMenus({ client: { isIb: false } })).menu.sidebar)).not.toContain('campaigns');
  });

  test('the platforms submenu shows only configured downloads', async () => {
    const { menu } = await openMenus();
    const platforms = menu.sidebar.find(({ key }) => key === 'platforms');
    expect(keys(platforms?.children ?? [])).toEqual(
      expect.arrayContaining(['MT4Windows', 'MT5Windows', 'TraderIos']),
    );
    expect(keys(platforms?.children ?? [])).not.toContain('MT4Mac');
  });

  test('the social route uses the brand’s name', async () => {
    const { menu } = await openMenus({ variant: 'international', config: { brand: { slug: 'acme' } } });
    expect(menu.sidebar.find(({ key }) => key === 'social')?.href).toBe('/acme-social');
  });

  test('the user menu shows documents and wallet only to the clients they are for', async () => {
    const { menu } = await openMenus({ client: { isVisibleDocumentUpload: false } });
    expect(keys(menu.user)).not.toContain('upload-documents');
    expect(keys((await openMenus()).menu.user)).toContain('upload-documents');
  });

  test.each([
    [
      { firstName: 'émile', lastName: 'zola', fullName: 'Émile Zola' },
      { letters: 'ÉZ', name: 'Émile Zola' },
    ],
    [
      { firstName: 'Wei', lastName: '', fullName: '' },
      { letters: 'W', name: 'Wei' },
    ],
    [
      { firstName: '', lastName: '', fullName: '' },
      { letters: '', name: '' },
    ],
  ])('the avatar of %j', async (client, avatar) => {
    expect((await openMenus({ client })).menu.avatar).toEqual(avatar);
  });

  test('without a client there is no avatar', () => {
    expect(createTestPortal().menu.avatar).toEqual({ letters: '', name: '' });
  });
});
