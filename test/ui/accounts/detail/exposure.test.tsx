import { act, screen, within } from '@testing-library/react';
import { AccountBooks } from '../../../../src/application/accounts/ports/account-books';
import { Queries } from '../../../../src/application/remote/queries';
import { LayoutStore } from '../../../../src/application/kernel/layout-store';
import { positionsQuery } from '../../../../src/application/accounts/positions-query';
import type { Position } from '../../../../src/domain/accounts/books';
import { CONSTANTS } from '../../../../src/domain/kernel/constants.table';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { A_BOOK } from '../../../../src/testkit/accounts/books-data';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { CodeContext } from '../../../../src/ui/router/code-context';
import { CODE_HERE } from '../../kit/code-here';
import { Screen } from '../../../../src/ui/dashboard/screens/accounts-screen';

// The page of an account is loaded on demand, which takes longer on a busy machine.
const SOON = { timeout: 20_000 };

beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

const RUNNING = { equity: '4820.35', margin: '3960.00', freeMargin: '860.35', marginLevel: '121.73' };
const ACCOUNT = accountOf({ login: 7, platform: 'MT5', ...RUNNING });
const EURUSD: Position = { ...A_BOOK.positions[0]!, lots: '1.00', price: '1.08000' };

async function open(positions: readonly Position[]) {
  const view = (
    <CodeContext value={CODE_HERE}>
      <Screen />
    </CodeContext>
  );
  const rendered = await renderPortal(view, {
    accounts: [ACCOUNT],
    prepare: (portal) => portal.backend.clients[0]!.books.set(7, { ...A_BOOK, positions, curve: [] }),
    address: '/accounts?account=7',
  });
  act(() => {
    rendered.portal.resolve(LayoutStore).scheduleSettled();
    rendered.portal.clock.advance(CONSTANTS.firstLoadMs);
  });
  const page = within(await screen.findByTestId('account-detail', {}, SOON));
  return { ...rendered, page, runway: within(await page.findByTestId('margin-runway', {}, SOON)) };
}

/** Without the marks that keep figures in their direction. */
const text = (element: HTMLElement) => (element.textContent ?? '').replaceAll(/[\u2066\u2069]/g, '');

it('says the margin runway as a price where one symbol makes the exposure, and moves with it', async () => {
  const { portal, runway } = await open([EURUSD]);
  const price = await runway.findByTestId('runway-price', {}, SOON);
  expect(text(price)).toBe(' = EURUSD 1.07140, \u22120.79%');
  expect(text(price.parentElement!)).toContain('860.35');
  const query = positionsQuery(portal.resolve(Queries), portal.resolve(AccountBooks))(7, '', '', '');
  act(() => query.patch((page) => ({ ...page, items: [{ ...EURUSD, price: '1.09000' }] })));
  expect(text(price)).toBe(' = EURUSD 1.08140, \u22120.78%');
});

it('says the amount alone where several symbols make it', async () => {
  const { page, runway } = await open([EURUSD, { ...EURUSD, ticket: 2, symbol: 'XAUUSD' }]);
  await page.findByRole('link', { name: 'Open positions 2' }, SOON);
  expect(runway.queryByTestId('runway-price')).toBeNull();
  expect(page.getByTestId('margin-runway').textContent).toContain('860.35');
});

it('offers what helps: more money, or fewer positions', async () => {
  const { runway } = await open([EURUSD]);
  expect(runway.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/accounts?deposit=7');
  expect(runway.getByRole('link', { name: /^Close positions/ }).getAttribute('href')).toContain('login=7');
});

it('sections say how many positions and orders are open, and nothing where there are none', async () => {
  const { page } = await open([]);
  const orders = A_BOOK.orders.length;
  await page.findByRole('link', { name: `Pending orders ${orders}` }, SOON);
  page.getByRole('link', { name: 'Open positions' });
});
