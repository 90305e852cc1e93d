import { screen, within } from '@testing-library/react';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/terminal/screens/platform-screen';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';

const openPlatforms = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/platform', ...options });
const part = (name: string) => within(screen.getByTestId(`platform-${name}`));

describe('the platform page', () => {
  test("starts with downloads for the visitor's system", async () => {
    await openPlatforms();
    expect(part('device').getByRole('heading').textContent).toContain('For this Windows computer');
    const link = part('device').getByRole('link', { name: 'MetaTrader 4 Windows (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://downloads.example/mt4.exe');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('has a message if there are none', async () => {
    await openPlatforms({ prepare: ({ device }) => (device.system = 'other') });
    expect(part('device').getByText(/There is no app for this system/)).toBeTruthy();
  });

  test('groups the configured downloads and terminals by platform', async () => {
    await openPlatforms();
    expect(part('mt4').getByTestId('platform-MT4Windows')).toBeTruthy();
    expect(part('mt4').getByTestId('platform-web-terminal-mt4').getAttribute('href')).toBe('/webterminal4');
    expect(part('trader').getByTestId('platform-TraderIos')).toBeTruthy();
    expect(screen.queryByTestId('platform-MT4MetaBooster')).toBeNull();
  });

  test('shows an app’s page as a QR code for a phone', async () => {
    await openPlatforms();
    const code = part('trader').getByRole('img', { name: 'QR code: Trader app, iPhone and iPad' });
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
    expect(part('mt4').queryByRole('img', { name: /QR code/ })).toBeNull();
  });

  test('copies login and server', async () => {
    const { user, portal } = await openPlatforms();
    await user.click(part('mt4').getByRole('button', { name: 'Copy login 2104417' }));
    expect(portal.clipboard.text).toBe('2104417');
    await user.click(part('mt4').getAllByRole('button', { name: 'Copy server Portico-Live 1' })[0]!);
    expect(portal.clipboard.text).toBe('Portico-Live 1');
  });

  test('lists five accounts and links to the others', async () => {
    const accounts = Array.from({ length: 7 }, (_, index) => accountOf({ login: 100 + index, server: null }));
    await openPlatforms({ accounts });
    expect(part('mt4').getAllByRole('button', { name: /Copy login/ })).toHaveLength(5);
    expect(part('mt4').getAllByText('not assigned yet')).toHaveLength(5);
    expect(
      part('mt4')
        .getByRole('link', { name: /2 more accounts/ })
        .getAttribute('href'),
    ).toBe('/accounts');
  });

  test('has a message for a platform without accounts', async () => {
    await openPlatforms({ accounts: [] });
    expect(part('mt4').getByText('You have no active account on MetaTrader 4.')).toBeTruthy();
  });

  test('explains four common problems of signing in', async () => {
    const { user } = await openPlatforms();
    const problems = within(screen.getByTestId('platform-help')).getAllByRole('group');
    expect(problems).toHaveLength(4);
    const [first] = problems;
    expect(first?.hasAttribute('open')).toBe(false);
    await user.click(within(first!).getByText('“Invalid account”'));
    expect(first?.hasAttribute('open')).toBe(true);
  });
});

describe('failures', () => {
  test('links that fail to load have Retry, and the help is shown', async () => {
    const { user } = await openPlatforms({
      prepare: ({ backend }) => backend.failNext('siteConfig', PortalError.unavailable({ status: 503 })),
    });
    expect(screen.getByRole('alert').textContent).toContain('The downloads did not load');
    expect(screen.getByTestId('platform-help')).toBeTruthy();
    await user.click(screen.getByTestId('retry'));
    expect(await screen.findByTestId('platform-mt4')).toBeTruthy();
  });

  test('accounts that fail to load have Retry, and the downloads are shown', async () => {
    const { user } = await openPlatforms({
      prepare: ({ backend }) => backend.failNext('accounts', PortalError.unavailable({ status: 503 })),
    });
    expect(screen.getByRole('alert').textContent).toContain('Your logins and servers did not load');
    expect(part('mt4').getByTestId('platform-MT4Windows')).toBeTruthy();
    await user.click(screen.getByTestId('retry'));
    expect(await part('mt4').findByRole('button', { name: 'Copy login 2104417' })).toBeTruthy();
  });

  test('a site without platforms has a message', async () => {
    await openPlatforms({
      accounts: [],
      client: { firstMt4Login: null, firstMt5Login: null },
      variant: 'invest',
      prepare: ({ backend }) => backend.links.clear(),
    });
    expect(screen.getByText(/No platform is offered here yet/)).toBeTruthy();
  });
});
