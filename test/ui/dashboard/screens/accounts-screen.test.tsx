import { act, screen, within } from '@testing-library/react';
import { Accounts } from '../../../../src/application/accounts/ports/accounts';
import { Queries } from '../../../../src/application/remote/queries';
import { AccountsStore } from '../../../../src/application/accounts/accounts-store';
import { accountsQuery } from '../../../../src/application/accounts/accounts-query';
import type { Account } from '../../../../src/domain/accounts/account';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/dashboard/screens/accounts-screen';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { resizeToTablet, setPhone } from '../../kit/viewport';

// The message of an empty list is loaded on demand, which takes longer on a busy machine.
const SOON = { timeout: 20_000 };

// jsdom cannot scroll.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

const MAIN = accountOf({
  login: 50128841,
  platform: 'MT5',
  nickname: 'Main trading',
  currency: 'USD',
  equity: '24722.52',
  balance: '24310.22',
  floatingPl: '412.30',
  margin: '3122.28',
  freeMargin: '21600.24',
  marginLevel: '791.81',
  leverage: 100,
  server: 'Portico-Live',
  openedAt: '2024-01-01T00:00:00Z',
});
const GOLD = accountOf({
  login: 50130276,
  platform: 'MT4',
  nickname: 'Gold 1',
  equity: '4820.35',
  floatingPl: '-1284.65',
  margin: '3960.00',
  marginLevel: '121.73',
  rights: 'closeOnly',
  swapFree: true,
  openedAt: '2025-01-01T00:00:00Z',
});
const WITHOUT_FIGURES = accountOf({
  login: 20981130,
  nickname: 'Gold 2',
  equity: null,
  balance: null,
  marginLevel: null,
  openedAt: '2023-01-01T00:00:00Z',
});
const PENDING = { ...WITHOUT_FIGURES, login: 20981131, nickname: 'New one', status: 'pending' as const };
const DEMO = accountOf({ login: 9901200, platform: 'MT5', kind: 'demo', nickname: 'Practice' });
const ARCHIVED = accountOf({ login: 2100031, nickname: 'First steps', status: 'archived' });
const ACCOUNTS = [MAIN, GOLD, WITHOUT_FIGURES, PENDING, DEMO];

const row = (login: number) => within(screen.getByTestId(`account-${login}`));
const visibleLogins = () =>
  screen
    .getAllByTestId(/^account-\d/)
    .map((element) => Number(element.dataset['testid']?.slice('account-'.length)));

describe('the table', () => {
  it('shows each account with its figures', async () => {
    await renderPortal(<Screen />, { accounts: ACCOUNTS });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Accounts');
    expect(screen.getByTestId('accounts-list').tagName).toBe('TABLE');
    const main = row(MAIN.login);
    for (const text of [
      'Main trading',
      '24,722.52',
      '24,310.22',
      '21,600.24',
      '3,122.28',
      '1:100',
      'Portico-Live',
    ]) {
      expect(main.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
    }
    expect(screen.getByTestId('account-50128841').textContent).toContain('50128841');
    expect(screen.getByTestId('account-50128841').textContent).toContain('+412.30');
    expect(screen.getByTestId('account-50130276').textContent).toContain('\u22121,284.65');
  });

  it('re-renders only rows with new figures', async () => {
    const renderedLogins: number[] = [];
    const withRenderLog = (account: Account) =>
      Object.defineProperty({ ...account }, 'server', {
        enumerable: true,
        get: () => {
          renderedLogins.push(account.login);
          return 'Portico-Live';
        },
      });
    const { portal } = await renderPortal(<Screen />, {
      accounts: [withRenderLog(MAIN), withRenderLog(GOLD)],
    });
    const list = accountsQuery(portal.resolve(Queries), portal.resolve(Accounts));
    expect(renderedLogins).toContain(GOLD.login);
    renderedLogins.length = 0;
    act(() =>
      list.patch(({ accounts, ...rest }) => ({
        ...rest,
        accounts: accounts.map((account) =>
          account.login === MAIN.login ? { ...MAIN, equity: '24723.00' } : account,
        ),
      })),
    );
    row(MAIN.login).getByText('24,723.00');
    expect(renderedLogins).not.toContain(GOLD.login);
  });

  it('labels unusual states', async () => {
    await renderPortal(<Screen />, { accounts: ACCOUNTS });
    for (const word of ['Close-only', 'Swap-free']) row(GOLD.login).getByText(word);
    expect(screen.getByTestId('account-50130276').textContent).toContain('USD 860.35 until margin call');
    expect(screen.getByTestId('account-50128841').textContent).not.toContain('until margin call');
    row(PENDING.login).getByText('Opening');
  });

  it('adds up the known figures and names accounts without figures', async () => {
    await renderPortal(<Screen />, { accounts: ACCOUNTS });
    screen.getByText('Equity in USD, 2 of 3 accounts');
    screen.getByText('29,542.87');
    screen.getByText('Gold 2 not included: no figures yet');
  });

  it('shows profit or loss under the equity of each currency, coloured', async () => {
    const EUR = accountOf({ login: 31, currency: 'EUR', equity: '9310.05', floatingPl: '-87.95' });
    await renderPortal(<Screen />, { accounts: [MAIN, EUR] });
    const totals = within(screen.getByRole('region', { name: 'Totals' }));
    const usd = totals.getByText('+412.30');
    const eur = totals.getByText('\u221287.95');
    expect(usd.closest('div')?.textContent).toContain('24,722.52');
    expect(eur.closest('div')?.textContent).toContain('9,310.05');
    expect(usd.closest('.gain')).not.toBeNull();
    expect(eur.closest('.loss')).not.toBeNull();
  });

  it.each([
    ['an account without figures', { accounts: [MAIN, GOLD, WITHOUT_FIGURES] }, '\u2212872.35'],
    [
      'an account that could not be read',
      {
        accounts: [MAIN],
        prepare: ({ owner }) => void (owner.unreadableAccounts = [{ login: 77001234 }]),
      } satisfies RenderPortalOptions,
      '+412.30',
    ],
  ])('a sum with %s missing is neither gain nor loss', async (_account, options, text) => {
    await renderPortal(<Screen />, options);
    const result = within(screen.getByRole('region', { name: 'Totals' })).getByText(text);
    expect(result.className).toBe('profit');
    expect(result.querySelector('svg')).toBeNull();
  });

  it('announces the number of rows', async () => {
    await renderPortal(<Screen />, { accounts: ACCOUNTS });
    expect(screen.getByTestId('accounts-list').getAttribute('aria-rowcount')).toBe('5');
    expect(screen.getByTestId(`account-${PENDING.login}`).getAttribute('aria-rowindex')).toBe('5');
  });
});

describe('an account without data', () => {
  it('has its message and Retry in its row', async () => {
    const { portal, user } = await renderPortal(<Screen />, { accounts: ACCOUNTS });
    row(WITHOUT_FIGURES.login).getByText(/The trading server has not sent/);
    expect(row(PENDING.login).queryByRole('button', { name: 'Retry' })).toBeNull();
    portal.owner.accounts = [{ ...WITHOUT_FIGURES, equity: '77.00', balance: '77.00' }];
    await user.click(row(WITHOUT_FIGURES.login).getByRole('button', { name: 'Retry' }));
    expect(row(WITHOUT_FIGURES.login).getAllByText('77.00', { exact: false }).length).toBeGreaterThan(0);
  });

  it('has its own row if it could not be read, and the totals say so', async () => {
    await renderPortal(<Screen />, {
      accounts: [MAIN],
      prepare: ({ owner }) => (owner.unreadableAccounts = [{ login: 77001234 }, { login: null }]),
    });
    row(77001234).getByText(/could not be read/);
    within(screen.getByTestId('unreadable-account')).getByText('Unknown account');
    screen.getByText('2 accounts could not be read and are not included.');
    row(MAIN.login).getByText('Main trading');
  });
});

describe('tabs', () => {
  it('count accounts and filter the list', async () => {
    const { user } = await renderPortal(<Screen />, { accounts: ACCOUNTS });
    expect(screen.getByTestId('accounts-tab-live').textContent).toBe('Live 4');
    expect(screen.getByTestId('accounts-tab-live').getAttribute('aria-selected')).toBe('true');
    await user.click(screen.getByTestId('accounts-tab-demo'));
    expect(visibleLogins()).toEqual([DEMO.login]);
    expect(screen.getByTestId('accounts-tab-live').getAttribute('aria-selected')).toBe('false');
  });

  it('are selected by arrow keys, Home and End', async () => {
    const { user } = await renderPortal(<Screen />, { accounts: ACCOUNTS });
    act(() => screen.getByTestId('accounts-tab-live').focus());
    // Ant Design's own instructions for the focused tab would be in English in every language.
    expect(screen.getByRole('tab', { name: 'Live 4' })).toBe(document.activeElement);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByTestId('accounts-tab-demo'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(screen.getByTestId('accounts-tab-archived'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByTestId('accounts-tab-live'));
    await user.keyboard('{ArrowLeft}{Home}');
    expect(document.activeElement).toBe(screen.getByTestId('accounts-tab-live'));
  });

  it('have a message with the next step when empty', async () => {
    const { user } = await renderPortal(<Screen />, { accounts: [DEMO] });
    await user.click(screen.getByTestId('accounts-tab-live'));
    await screen.findByText('No live account yet', {}, SOON);
    await user.click(screen.getByRole('button', { name: 'Show demo accounts' }));
    expect(visibleLogins()).toEqual([DEMO.login]);
  });

  it('link to the archived accounts if there are no others', async () => {
    const { user } = await renderPortal(<Screen />, { accounts: [ARCHIVED] });
    await user.click(await screen.findByRole('button', { name: 'Show archived accounts' }, SOON));
    expect(visibleLogins()).toEqual([ARCHIVED.login]);
  });

  it('show how to open the first account if there is none, without tools', async () => {
    const { user } = await renderPortal(<Screen />, { accounts: [] });
    await screen.findByText('Three steps to your first trade', {}, SOON);
    for (const tab of ['live', 'demo', 'archived']) {
      await user.click(screen.getByTestId(`accounts-tab-${tab}`));
      const note = within(screen.getByTestId('accounts-empty'));
      expect(note.getAllByRole('listitem')).toHaveLength(3);
      expect(note.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/upload-documents',
        '/accounts?open=live',
      ]);
      expect(note.queryByRole('button')).toBeNull();
    }
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('search and order', () => {
  it('finds by nickname and by login with a space', async () => {
    const { user } = await renderPortal(<Screen />, { accounts: ACCOUNTS });
    const search = screen.getByRole('searchbox');
    await user.type(search, 'gold');
    expect(visibleLogins()).toEqual([GOLD.login, WITHOUT_FIGURES.login]);
    screen.getByText('2 accounts found');
    await user.clear(search);
    await user.type(search, '5012 88');
    expect(visibleLogins()).toEqual([MAIN.login]);
  });

  it('distinguishes an empty result from an empty tab', async () => {
    const { user } = await renderPortal(<Screen />, { accounts: ACCOUNTS });
    await user.type(await screen.findByRole('searchbox'), 'gbp');
    await screen.findByText('No account matches “gbp”', {}, SOON);
    screen.getByText('4 live accounts are hidden by the search.');
    await user.click(screen.getByTestId('accounts-clear-search'));
    expect(visibleLogins()).toHaveLength(4);
  });

  it('sorts by the client’s choice', async () => {
    const { user } = await renderPortal(<Screen />, { accounts: [MAIN, GOLD] });
    expect(visibleLogins()).toEqual([GOLD.login, MAIN.login]);
    await user.click(await screen.findByRole('combobox'));
    await user.click(await screen.findByTitle('Most free margin'));
    expect(visibleLogins()).toEqual([MAIN.login, GOLD.login]);
  });
});

describe('cards', () => {
  it('are shown on request, lowest margin level first as in the table', async () => {
    const { user } = await renderPortal(<Screen />, { accounts: [MAIN, GOLD] });
    expect(visibleLogins()).toEqual([GOLD.login, MAIN.login]);
    await user.click(await screen.findByTestId('accounts-layout-cards'));
    expect(screen.getByTestId('accounts-list').tagName).toBe('UL');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cards' }).checked).toBe(true);
    expect(visibleLogins()).toEqual([GOLD.login, MAIN.login]);
    expect(screen.getByTestId(`account-${MAIN.login}`).getAttribute('aria-posinset')).toBe('2');
    row(GOLD.login).getByText(/margin call at \D*100%/);
  });

  it('are the only layout on a phone, with search and order behind a button', async () => {
    setPhone(true);
    const { user } = await renderPortal(<Screen />, { accounts: ACCOUNTS });
    expect(screen.getByTestId('accounts-list').tagName).toBe('UL');
    expect(screen.queryByTestId('accounts-layout-list')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(await screen.findByTestId('accounts-tools-toggle'));
    await user.type(await screen.findByRole('searchbox'), '5012');
    expect(visibleLogins()).toEqual([MAIN.login]);
  });

  it('become a table when the page gets wider, unless the client chose cards', async () => {
    setPhone(true);
    const { portal } = await renderPortal(<Screen />, { accounts: [MAIN] });
    const tag = () => screen.getByTestId('accounts-list').tagName;
    expect(tag()).toBe('UL');
    await resizeToTablet();
    expect(tag()).not.toBe('UL');
    act(() => portal.resolve(AccountsStore).setLayout('cards'));
    expect(tag()).toBe('UL');
    expect(portal.resolve(AccountsStore).sort).toBe('marginLevel');
  });
});

describe('deposit and withdrawal links', () => {
  const moneyLinks = () =>
    within(screen.getByTestId('accounts-money'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('name the account near its margin call and the one with the most free margin', async () => {
    await renderPortal(<Screen />, { accounts: ACCOUNTS });
    expect(moneyLinks()).toEqual([
      ['Withdraw', '/accounts?withdraw=50128841'],
      ['Deposit', '/accounts?deposit=50130276'],
    ]);
  });

  it('are below the totals on a phone, deposit first', async () => {
    setPhone(true);
    await renderPortal(<Screen />, { accounts: ACCOUNTS });
    expect(moneyLinks().map(([name]) => name)).toEqual(['Deposit', 'Withdraw']);
  });

  it('are absent without a live account', async () => {
    await renderPortal(<Screen />, { accounts: [DEMO] });
    expect(screen.queryByTestId('accounts-money')).toBeNull();
  });
});

describe('the states of the panel', () => {
  let release: () => void = () => undefined;

  it('shows a placeholder, marked busy', async () => {
    const { portal, container } = await renderPortal(<Screen />, {
      accounts: ACCOUNTS,
      prepare: ({ backend }) => void (release = backend.hold('accounts')),
    });
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByTestId('accounts-list')).toBeNull();
    act(() => portal.clock.advance(15_000));
    screen.getByTestId('retry');
    await act(async () => release());
    await screen.findByTestId('accounts-list');
  });

  it('shows the labels of a failure, and Retry loads the accounts', async () => {
    const { user, container } = await renderPortal(<Screen />, {
      accounts: ACCOUNTS,
      prepare: ({ backend }) =>
        backend.failNext('accounts', PortalError.refused([ERROR_CODE.failed, 777], 400)),
    });
    screen.getByText('Accounts did not load');
    expect(container.querySelector(`.error${ERROR_CODE.failed}`)).not.toBeNull();
    expect(container.querySelector('.error777')).not.toBeNull();
    await user.click(screen.getByTestId('retry'));
    screen.getByTestId('accounts-list');
  });

  it('keeps old figures, marked as old, when a refresh fails', async () => {
    const { portal, user } = await renderPortal(<Screen />, { accounts: [MAIN] });
    portal.backend.failNext('accounts', PortalError.unavailable({ status: 503, codes: [ERROR_CODE.failed] }));
    await user.click(screen.getByTestId('accounts-refresh'));
    const notice = within(screen.getByTestId('accounts-stale'));
    notice.getByText(/Not updated since/);
    row(MAIN.login).getByText('Main trading');

    const answer = portal.backend.hold('accounts');
    await user.click(notice.getByTestId('retry'));
    notice.getByText(/Reconnecting/);
    await act(async () => answer());
    expect(screen.queryByTestId('accounts-stale')).toBeNull();
  });
});
