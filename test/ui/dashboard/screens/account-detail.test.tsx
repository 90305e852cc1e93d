import { act, screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { ACCOUNTS_PAGE, plainText } from '../../kit/accounts-page';

// The page of an account is loaded on demand, which takes longer on a busy machine.
const SOON = { timeout: 20_000 };

const MAIN = accountOf({
  login: 50128841,
  platform: 'MT5',
  nickname: 'Main trading',
  accountType: 'Raw',
  balance: '6105.00',
  equity: '4820.35',
  credit: '25.00',
  floatingPl: '-1284.65',
  margin: '3960.00',
  freeMargin: '860.35',
  marginLevel: '121.73',
  leverage: 100,
  server: 'Portico-Live 3',
});
const ARCHIVED = accountOf({ login: 2100031, nickname: 'First steps', status: 'archived', margin: '0.00' });
const ACCOUNTS = [MAIN, ARCHIVED, accountOf({ login: 7, nickname: 'Gold 1', kind: 'demo' })];

async function openPage(address: string, options: RenderPortalOptions = {}) {
  const view = await renderPortal(ACCOUNTS_PAGE, { accounts: ACCOUNTS, ...options, address });
  return { ...view, findPage: () => screen.findByTestId('account-detail', {}, SOON) };
}

describe('the link to an account', () => {
  it('is its name in the list, and the way back restores tab, search and order', async () => {
    const { user, portal, findPage } = await openPage('/accounts');
    await user.click(await screen.findByTestId('accounts-tab-archived', {}, SOON));
    await user.type(await screen.findByTestId('accounts-search', {}, SOON), 'first');
    await user.click(screen.getByRole('link', { name: 'First steps' }));
    expect(portal.navigation.address).toBe('/accounts?account=2100031');
    expect((await findPage()).querySelector('h1')?.textContent).toBe('First steps');
    await user.click(screen.getByTestId('account-back'));
    expect(portal.navigation.address).toBe('/accounts');
    expect(screen.getByTestId('accounts-tab-archived').getAttribute('aria-selected')).toBe('true');
    expect((await screen.findByTestId<HTMLInputElement>('accounts-search', {}, SOON)).value).toBe('first');
    expect(portal.backend.count('accounts')).toBe(1);
  });

  it('is its name on a card as well', async () => {
    const { user } = await openPage('/accounts');
    await user.click(await screen.findByTestId('accounts-layout-cards', {}, SOON));
    expect(screen.getByRole('link', { name: 'Main trading' }).getAttribute('href')).toBe(
      '/accounts?account=50128841',
    );
  });
});

describe('the head of an account', () => {
  it('has name, login, server and rights, and copies login and server', async () => {
    const { user, portal, findPage } = await openPage('/accounts?account=50128841');
    const head = plainText(await findPage());
    for (const part of ['Main trading', '50128841', 'Portico-Live 3', 'Full trading rights'])
      expect(head).toContain(part);
    await user.click(screen.getByRole('button', { name: 'Copy login 50128841' }));
    expect(portal.clipboard.text).toBe('50128841');
    await user.click(screen.getByRole('button', { name: 'Copy server Portico-Live 3' }));
    expect(portal.clipboard.text).toBe('Portico-Live 3');
  });

  it('opens the explanation of the figures', async () => {
    const { user, findPage } = await openPage('/accounts?account=50128841');
    await findPage();
    await user.click(screen.getByRole('button', { name: 'More for Main trading' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Why these figures?' }, SOON));
    expect(await screen.findByTestId('account-why', {}, SOON)).not.toBeNull();
  });
});

describe('the overview', () => {
  it('shows figures, credit, account type and margin mode', async () => {
    const { findPage } = await openPage('/accounts?account=50128841');
    const pageText = plainText(await findPage());
    for (const part of [
      'USD 4,820.35',
      'Balance 6,105.00, credit 25.00',
      '−1,284.65',
      '121.73%',
      'Margin call at 100%, stop-out at 50%',
      'TypeRaw',
      'PositionsHedging',
      'Leverage1:100',
      'Swap-freeNo',
      'StatusActive',
    ])
      expect(pageText).toContain(part);
  });

  it('shows the distance to margin call and stop-out', async () => {
    const { findPage } = await openPage('/accounts?account=50128841');
    await findPage();
    const runway = plainText(screen.getByTestId('margin-runway'));
    expect(runway).toContain('USD 860.35 until margin call');
    expect(runway).toContain('Margin call at equityAt a margin level of 100%USD 3,960.00860.35 away');
    expect(runway).toContain('USD 1,980.002,840.35 away');
  });

  it.each([
    [{ equity: '3000.00' }, 'Margin call reached, USD 1,020.00 until stop-out'],
    [{ equity: '1900.00' }, 'The stop-out level has been reached'],
    [{ margin: '0.00', marginLevel: null }, 'No margin is in use'],
  ])('%j: %s', async (figures, words) => {
    const { findPage } = await openPage('/accounts?account=50128841', {
      accounts: [{ ...MAIN, ...figures }],
    });
    await findPage();
    expect(plainText(screen.getByTestId('margin-runway'))).toContain(words);
  });

  it('reports missing figures, and Retry requests them again', async () => {
    const withoutFigures = accountOf({ login: 9, equity: null, balance: null, marginLevel: null });
    const { user, portal, findPage } = await openPage('/accounts?account=9', { accounts: [withoutFigures] });
    const detail = within(await findPage());
    detail.getByText(/has not sent this account’s figures/);
    await user.click(detail.getByRole('button', { name: 'Retry' }));
    expect(portal.backend.count('accounts')).toBe(2);
  });

  it('shows an archived account', async () => {
    const { findPage } = await openPage('/accounts?account=2100031');
    const pageText = plainText(await findPage());
    expect(pageText).toContain('StatusArchived');
    expect(pageText).toContain('USD 10,662.70');
    expect(pageText).not.toContain('Full trading rightsDemo');
  });

  it('is shown for an unknown section', async () => {
    const { findPage } = await openPage('/accounts?account=50128841&tab=nonsense');
    await findPage();
    expect(screen.getByTestId('section-overview')).not.toBeNull();
  });
});

describe('the account in the address', () => {
  it.each(['404', 'abc', '-1', '9999999999999999'])(
    '%s is not one of the client’s: the list is shown with a message',
    async (login) => {
      await openPage(`/accounts?account=${login}`);
      expect(plainText(await screen.findByTestId('account-not-yours', {}, SOON))).toContain(
        'not one of yours',
      );
      expect(screen.getByTestId('accounts-list')).not.toBeNull();
      expect(screen.queryByTestId('account-detail')).toBeNull();
    },
  );

  it('that could not be read has a message', async () => {
    const { findPage } = await openPage('/accounts?account=1002', {
      prepare: ({ owner }) => (owner.unreadableAccounts = [{ login: 1002 }]),
    });
    expect(plainText(await findPage())).toContain('This account could not be read');
  });
});

describe('the accounts of the page', () => {
  it('show a placeholder with the login as heading while they load', async () => {
    const { findPage } = await openPage('/accounts?account=50128841', {
      prepare: ({ backend }) => void backend.hold('accounts'),
    });
    const detail = await findPage();
    expect(detail.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(detail.querySelector('h1')?.textContent).toBe('50128841');
  });

  it('show a failure with Retry', async () => {
    const { user, findPage } = await openPage('/accounts?account=50128841', {
      prepare: ({ backend }) =>
        backend.failNext('accounts', PortalError.unavailable({ status: 500, codes: [12] })),
    });
    const detail = await findPage();
    expect(detail.querySelector(`.error${ERROR_CODE.failed}`)).not.toBeNull();
    await user.click(within(detail).getByTestId('retry'));
    expect(await screen.findByText('Main trading')).not.toBeNull();
  });

  it('keep the old figures, marked as old, when a refresh fails', async () => {
    const { portal, user, findPage } = await openPage('/accounts?account=50128841');
    await findPage();
    portal.backend.failNext('accounts', PortalError.unavailable({ status: 500, codes: [12] }));
    await user.click(screen.getByTestId('accounts-refresh'));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(screen.getByTestId('accounts-stale')).not.toBeNull();
    expect(plainText(await findPage())).toContain('USD 4,820.35');
  });
});
