import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Account } from '../../../../src/domain/accounts/account';
import type { UserSetting } from '../../../../src/domain/client/user-setting';
import type { BuiltInVariant } from '../../../../src/domain/site/company';
import { PlatformLinksStore } from '../../../../src/application/platform/platform-links-store';
import { Screen } from '../../../../src/ui/dashboard/screens/accounts-screen';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';

beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

const LOGIN = 50128841;

/** One account's row, in a portal whose shell has loaded the platform links. */
async function renderRow(
  account: Partial<Account>,
  client: Partial<UserSetting> = {},
  variant: BuiltInVariant = 'main',
) {
  const view = await renderPortal(<Screen />, {
    variant,
    client,
    accounts: [accountOf({ login: LOGIN, nickname: 'Gold 1', ...account })],
  });
  await act(async () => view.portal.resolve(PlatformLinksStore).load());
  if (account.status === 'archived') await view.user.click(screen.getByTestId('accounts-tab-archived'));
  return { ...view, row: within(screen.getByTestId(`account-${LOGIN}`)) };
}

/** An entry of the open menu. */
const findEntry = (name: string | RegExp) => screen.findByRole('menuitem', { name }, { timeout: 10_000 });

describe('copying', () => {
  it('copies the login from the row', async () => {
    const { row, user, portal } = await renderRow({});
    await user.click(row.getByRole('button', { name: `Copy login ${LOGIN}` }));
    expect(portal.clipboard.text).toBe(String(LOGIN));
    expect(portal.notices.notices[0]?.textKey).toBe('accounts.loginCopied');
  });

  it('copies the server from the menu, then closes the menu and returns the focus', async () => {
    const { row, user, portal } = await renderRow({ server: 'Portico-Live 1' });
    const menuButton = row.getByRole('button', { name: 'More for Gold 1' });
    expect(menuButton.getAttribute('aria-expanded')).toBe('false');
    await user.click(menuButton);
    expect(menuButton.getAttribute('aria-expanded')).toBe('true');
    await user.click(await findEntry('Copy server'));
    expect(portal.clipboard.text).toBe('Portico-Live 1');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(menuButton);
  });

  it('offers no server if the gateway sent none', async () => {
    const { row, user } = await renderRow({ server: null });
    await user.click(row.getByRole('button', { name: 'More for Gold 1' }));
    await findEntry('Copy login');
    expect(screen.queryByRole('menuitem', { name: 'Copy server' })).toBeNull();
  });
});

describe('the menu of an account', () => {
  it('closes with Esc', async () => {
    const { row, user } = await renderRow({});
    await user.click(row.getByRole('button', { name: 'More for Gold 1' }));
    await findEntry('Copy login');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes on a click outside', async () => {
    const { row, user } = await renderRow({});
    await user.click(row.getByRole('button', { name: 'More for Gold 1' }));
    await findEntry('Copy login');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('Enter follows the link of an entry', async () => {
    const { row, user, portal } = await renderRow({ platform: 'MT4', kind: 'live', server: null });
    await user.click(row.getByRole('button', { name: 'More for Gold 1' }));
    const trade = await findEntry(/web terminal/i);
    expect(trade.querySelector('a')?.getAttribute('href')).toBe(`/webterminal4?login=${LOGIN}`);
    fireEvent.keyDown(trade, { key: 'Enter', keyCode: 13 });
    expect(portal.navigation.address).toBe(`/webterminal4?login=${LOGIN}`);
  });
});

describe('the explanation of the figures', () => {
  it('shows each formula with its numbers, and where the server’s result differs', async () => {
    const { row, user } = await renderRow({
      balance: '6105.00',
      floatingPl: '-1284.65',
      equity: '4820.35',
      margin: '3960.00',
      freeMargin: '860.30',
      marginLevel: '121.73',
    });
    await user.click(row.getByRole('button', { name: 'More for Gold 1' }));
    await user.click(await findEntry('Why these figures?'));
    const dialog = within(await screen.findByTestId('account-why', {}, { timeout: 10_000 }));
    dialog.getByText('Figures of Gold 1');
    const lines = dialog
      .getAllByTestId('calculator-working')
      .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '));
    expect(lines[0]).toBe('6,105 balance+−1,284.65 Floating P/L=4,820.35 USD Equity');
    expect(lines[3]).toBe('4,820.35 Equity÷3,960 margin≈121.73% Margin level');
    expect(dialog.getAllByText(/The trading server sent .*USD (3,960.00|860.30)/)).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.queryByTestId('account-why')).toBeNull();
  });

  it('is not offered if the gateway sent no figures', async () => {
    const { row, user } = await renderRow({ equity: null, balance: null });
    await user.click(row.getByRole('button', { name: 'More for Gold 1' }));
    await findEntry('Copy login');
    expect(screen.queryByRole('menuitem', { name: 'Why these figures?' })).toBeNull();
  });
});

describe('trading', () => {
  const tradeHref = (row: Awaited<ReturnType<typeof renderRow>>['row']) =>
    row.queryByRole('link', { name: /^Trade/ })?.getAttribute('href') ?? null;

  it.each([
    ['MT4', 'live', `/webterminal4?login=${LOGIN}`],
    ['MT5', 'live', `/webterminal5?login=${LOGIN}`],
    ['MT5', 'demo', '/webterminal5-demo'],
    ['Investor', 'live', 'https://stocks.example/trade'],
    ['Trader', 'live', 'https://cfd.example/trade?theme=light&lang=en'],
  ] as const)('%s %s opens %s', async (platform, kind, expected) => {
    const { row } = await renderRow({ platform, kind });
    expect(tradeHref(row)).toBe(expected);
  });

  it.each([
    ['no login on the platform', {}, { firstMt4Login: null }],
    ['an archived account', { status: 'archived' }, {}],
    ['a pending account', { status: 'pending' }, {}],
    ['no right to sign in', { rights: 'noLogin' }, {}],
  ] as const)('is not offered with %s', async (_reason, account, client) => {
    const { row } = await renderRow(account, client);
    expect(tradeHref(row)).toBeNull();
  });

  it.each([
    ['closeOnly', 'Close positions'],
    ['noTrading', 'View positions'],
  ])('with the right %s its button has the text "%s"', async (rights, name) => {
    const { row } = await renderRow({ rights });
    const link = row.getByRole('link', { name: `${name} : Gold 1` });
    expect(link.getAttribute('href')).toBe(`/webterminal4?login=${LOGIN}`);
    // The table's button has space for one word only.
    expect(link.querySelector('[aria-hidden]')?.textContent).toBe('Positions');
  });

  it.each([
    ['a demo MT4 account', 'MT4', 'demo', 'main'],
    ['a demo account of the trader app', 'Trader', 'demo', 'main'],
    ['a demo MT5 account of a company without a demo terminal', 'MT5', 'demo', 'invest'],
  ] as const)(
    '%s has a link to the apps and none to a terminal',
    async (_account, platform, kind, variant) => {
      const { row } = await renderRow({ platform, kind }, {}, variant);
      expect(row.getByRole('link', { name: 'Open in app : Gold 1' }).getAttribute('href')).toBe('/platform');
      expect(tradeHref(row)).toBeNull();
    },
  );

  it('has no trade link until the URL of the external page is loaded', async () => {
    const { row } = await renderRow({ platform: 'Trader' }, {}, 'bank');
    expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual(['Gold 1']);
  });

  it('opens external pages in a new tab without access to the portal', async () => {
    const { row } = await renderRow({ platform: 'Investor' });
    const link = row.getByRole('link', { name: /^Trade/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
