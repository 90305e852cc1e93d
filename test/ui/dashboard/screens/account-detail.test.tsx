import { act, screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { CodeContext } from '../../../../src/ui/router/code-context';
import { CODE_HERE } from '../../kit/code-here';
import { Screen } from '../../../../src/ui/dashboard/screens/accounts-screen';

// The page of an account is loaded on demand, which takes longer on a busy machine.
const SOON = { timeout: 20_000 };

beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

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
const CLOSED = accountOf({ login: 2100031, nickname: 'First steps', status: 'archived', margin: '0.00' });
const ALL = [MAIN, CLOSED, accountOf({ login: 7, nickname: 'Gold 1', kind: 'demo' })];

async function open(address: string, options: RenderPortalOptions = {}) {
  const view = (
    <CodeContext value={CODE_HERE}>
      <Screen />
    </CodeContext>
  );
  const rendered = await renderPortal(view, { accounts: ALL, ...options, address });
  return { ...rendered, page: () => screen.findByTestId('account-detail', {}, SOON) };
}

/** Without the marks that keep figures in their direction. */
const text = (element: HTMLElement) =>
  (element.textContent ?? '').replaceAll(/[\u2066\u2069]/g, '').replaceAll(/\s+/g, ' ');

describe('the way to an account', () => {
  it('is its name in the list, and back again to the same tab, search and order', async () => {
    const { user, portal, page } = await open('/accounts');
    await user.click(await screen.findByTestId('accounts-tab-archived', {}, SOON));
    await user.type(await screen.findByTestId('accounts-search', {}, SOON), 'first');
    await user.click(screen.getByRole('link', { name: 'First steps' }));
    expect(portal.navigation.address).toBe('/accounts?account=2100031');
    expect((await page()).querySelector('h1')?.textContent).toBe('First steps');
    await user.click(screen.getByTestId('account-back'));
    expect(portal.navigation.address).toBe('/accounts');
    expect(screen.getByTestId('accounts-tab-archived').getAttribute('aria-selected')).toBe('true');
    expect((await screen.findByTestId<HTMLInputElement>('accounts-search', {}, SOON)).value).toBe('first');
    expect(portal.backend.count('accounts')).toBe(1);
  });

  it('is its name on a card, too', async () => {
    const { user } = await open('/accounts');
    await user.click(await screen.findByTestId('accounts-layout-cards', {}, SOON));
    expect(screen.getByRole('link', { name: 'Main trading' }).getAttribute('href')).toBe(
      '/accounts?account=50128841',
    );
  });
});

describe('the head of an account', () => {
  it('has name, login, server and rights, and copies login and server', async () => {
    const { user, portal, page } = await open('/accounts?account=50128841');
    const head = text(await page());
    for (const part of ['Main trading', '50128841', 'Portico-Live 3', 'Full trading rights'])
      expect(head).toContain(part);
    await user.click(screen.getByRole('button', { name: 'Copy login 50128841' }));
    expect(portal.clipboard.text).toBe('50128841');
    await user.click(screen.getByRole('button', { name: 'Copy server Portico-Live 3' }));
    expect(portal.clipboard.text).toBe('Portico-Live 3');
  });

  it('leads to why the figures are what they are', async () => {
    const { user, page } = await open('/accounts?account=50128841');
    await page();
    await user.click(screen.getByRole('button', { name: 'More for Main trading' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Why these figures?' }, SOON));
    expect(await screen.findByTestId('account-why', {}, SOON)).not.toBeNull();
  });
});

describe('the overview', () => {
  it('shows the figures as sent, with credit, type, and hedging or netting', async () => {
    const { page } = await open('/accounts?account=50128841');
    const shown = text(await page());
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
      expect(shown).toContain(part);
  });

  it('says how far margin call and stop-out are', async () => {
    const { page } = await open('/accounts?account=50128841');
    await page();
    const runway = text(screen.getByTestId('margin-runway'));
    expect(runway).toContain('USD 860.35 until margin call');
    expect(runway).toContain('Margin call at equityAt a margin level of 100%USD 3,960.00860.35 away');
    expect(runway).toContain('USD 1,980.002,840.35 away');
  });

  it.each([
    [{ equity: '3000.00' }, 'Margin call reached, USD 1,020.00 until stop-out'],
    [{ equity: '1900.00' }, 'The stop-out level has been reached'],
    [{ margin: '0.00', marginLevel: null }, 'No margin is in use'],
  ])('%j: %s', async (figures, words) => {
    const { page } = await open('/accounts?account=50128841', { accounts: [{ ...MAIN, ...figures }] });
    await page();
    expect(text(screen.getByTestId('margin-runway'))).toContain(words);
  });

  it('says so where the trading server sent no figures, and Retry asks again', async () => {
    const silent = accountOf({ login: 9, equity: null, balance: null, marginLevel: null });
    const { user, portal, page } = await open('/accounts?account=9', { accounts: [silent] });
    const detail = within(await page());
    detail.getByText(/has not sent this account’s figures/);
    await user.click(detail.getByRole('button', { name: 'Retry' }));
    expect(portal.backend.count('accounts')).toBe(2);
  });

  it('keeps an archived account readable', async () => {
    const { page } = await open('/accounts?account=2100031');
    const shown = text(await page());
    expect(shown).toContain('StatusArchived');
    expect(shown).toContain('USD 10,662.70');
    expect(shown).not.toContain('Full trading rightsDemo');
  });

  it('is what an unknown section shows', async () => {
    const { page } = await open('/accounts?account=50128841&tab=nonsense');
    await page();
    expect(screen.getByTestId('section-overview')).not.toBeNull();
  });
});

describe('what an address may name', () => {
  it.each(['404', 'abc', '-1', '9999999999999999'])(
    '%s is none of the client’s: the list, with a message',
    async (asked) => {
      await open(`/accounts?account=${asked}`);
      expect(text(await screen.findByTestId('account-not-yours', {}, SOON))).toContain('not one of yours');
      expect(screen.getByTestId('accounts-list')).not.toBeNull();
      expect(screen.queryByTestId('account-detail')).toBeNull();
    },
  );

  it('an account that could not be read says so alone', async () => {
    const { page } = await open('/accounts?account=1002', {
      prepare: ({ owner }) => (owner.unreadableAccounts = [{ login: 1002 }]),
    });
    expect(text(await page())).toContain('This account could not be read');
  });
});

describe('the states of the accounts', () => {
  it('waits in its own shape, with the login as heading', async () => {
    const { page } = await open('/accounts?account=50128841', {
      prepare: ({ backend }) => void backend.hold('accounts'),
    });
    const detail = await page();
    expect(detail.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(detail.querySelector('h1')?.textContent).toBe('50128841');
  });

  it('a failure stands in its place, and Retry mends it', async () => {
    const { user, page } = await open('/accounts?account=50128841', {
      prepare: ({ backend }) =>
        backend.failNext('accounts', PortalError.unavailable({ status: 500, codes: [12] })),
    });
    const detail = await page();
    expect(detail.querySelector(`.error${ERROR_CODE.failed}`)).not.toBeNull();
    await user.click(within(detail).getByTestId('retry'));
    expect(await screen.findByText('Main trading')).not.toBeNull();
  });

  it('old figures are marked when a newer answer failed', async () => {
    const { portal, user, page } = await open('/accounts?account=50128841');
    await page();
    portal.backend.failNext('accounts', PortalError.unavailable({ status: 500, codes: [12] }));
    await user.click(screen.getByTestId('accounts-refresh'));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(screen.getByTestId('accounts-stale')).not.toBeNull();
    expect(text(await page())).toContain('USD 4,820.35');
  });
});
