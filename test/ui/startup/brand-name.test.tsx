import { screen } from '@testing-library/react';
import { CULTURES, type Culture } from '../../../src/domain/culture/cultures.table';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { renderPortal, type RenderPortalOptions } from '../../../src/testkit/portal/render-portal';
import { Screen as Accounts } from '../../../src/ui/dashboard/screens/accounts-screen';
import { Screen as Login } from '../../../src/ui/session/screens/login-screen';
import { Screen as Profile } from '../../../src/ui/profile/screens/profile-screen';
import { StandardScreen as Register } from '../../../src/ui/registration/screens/trading-account/registration-screens';
import { Frame } from '../../../src/ui/shell/frame/frame';
import { textsOf } from '../../spec/shipped-texts';

jest.setTimeout(60_000);
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

const ACME = { key: 'acme', id: 42, like: 'international', brand: { name: 'Acme', slug: 'acme' } } as const;

/** Options of a portal of Acme in a culture. */
const acmePortal = (culture: Culture, options: RenderPortalOptions): RenderPortalOptions => ({
  ...options,
  variant: 'international',
  companies: [ACME],
  client: { companyId: ACME.id, culture },
  accounts: [accountOf({ login: 50128841, server: 'Acme-Live' })],
  prepare: ({ backend }) => {
    const { localeFolder } = CULTURES[culture];
    backend.shippedTexts.set(`${localeFolder}/translation`, Object.fromEntries(textsOf(localeFolder)));
    backend.sites.set('*', { isActive: true, companyId: ACME.id, siteId: 42, culture });
  },
});

/** The whole page with its labels and titles. */
const pageHtml = () => document.body.innerHTML + document.title;

// The texts of every culture are read in `spec/brand.test.ts`.
describe.each(['en-US', 'ur-PK'] as const)('%s: a company of an extension', (culture) => {
  test('has its own name, not Portico’s, on the pages of visitors', async () => {
    const pages = (
      <>
        <Login />
        <Register />
      </>
    );
    const { portal } = await renderPortal(pages, acmePortal(culture, { address: '/login', signedIn: false }));
    expect(portal.page.culture).toBe(culture);
    expect(portal.page.title).toContain('Acme');
    for (const footer of screen.getAllByTestId('footer')) expect(footer.textContent).toContain('Acme');
    expect(pageHtml() + portal.page.title + portal.page.description).not.toMatch(/Portico/);
  });

  test('has its own name, not Portico’s, on the pages of clients', async () => {
    const { portal } = await renderPortal(
      <Frame>
        <Accounts />
        <Profile />
      </Frame>,
      acmePortal(culture, { address: '/accounts' }),
    );
    expect(portal.page.culture).toBe(culture);
    expect(portal.page.title).toContain('Acme');
    expect(screen.getByTestId('accounts-list').textContent).toContain('Acme-Live');
    expect(screen.getByTestId('logo').textContent).toContain('Acme');
    expect(screen.getByTestId('footer').textContent).toContain('Acme');
    expect(pageHtml() + portal.page.title + portal.page.description).not.toMatch(/Portico/);
  });
});
