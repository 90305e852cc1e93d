import { act, screen, within } from '@testing-library/react';
import { AccountBooks } from '../../../../src/application/accounts/ports/account-books';
import { Queries } from '../../../../src/application/remote/queries';
import { positionsQuery } from '../../../../src/application/accounts/positions-query';
import type { Position } from '../../../../src/domain/accounts/books';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { SAMPLE_RECORDS } from '../../../../src/testkit/accounts/books-data';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { ACCOUNTS_PAGE, plainText, settlePage } from '../../kit/accounts-page';

// The page of an account is loaded on demand, which takes longer on a busy machine.
const SOON = { timeout: 20_000 };

const FIGURES = { equity: '4820.35', margin: '3960.00', freeMargin: '860.35', marginLevel: '121.73' };
const ACCOUNT = accountOf({ login: 7, platform: 'MT5', ...FIGURES });
const EURUSD: Position = { ...SAMPLE_RECORDS.positions[0]!, lots: '1.00', price: '1.08000' };

async function openAccount(positions: readonly Position[]) {
  const view = await renderPortal(ACCOUNTS_PAGE, {
    accounts: [ACCOUNT],
    prepare: (portal) => portal.backend.clients[0]!.books.set(7, { ...SAMPLE_RECORDS, positions, curve: [] }),
    address: '/accounts?account=7',
  });
  await settlePage(view.portal);
  const page = within(await screen.findByTestId('account-detail', {}, SOON));
  return { ...view, page, runway: within(await page.findByTestId('margin-runway', {}, SOON)) };
}

it('shows the margin runway as a price if all positions have one symbol, and updates it', async () => {
  const { portal, runway } = await openAccount([EURUSD]);
  const price = await runway.findByTestId('runway-price', {}, SOON);
  expect(plainText(price)).toBe(' = EURUSD 1.07140, \u22120.79%');
  expect(plainText(price.parentElement!)).toContain('860.35');
  const query = positionsQuery(portal.resolve(Queries), portal.resolve(AccountBooks))(7, '', '', '');
  act(() => query.patch((page) => ({ ...page, items: [{ ...EURUSD, price: '1.09000' }] })));
  expect(plainText(price)).toBe(' = EURUSD 1.08140, \u22120.78%');
});

it('shows only the amount if the positions have several symbols', async () => {
  const { page, runway } = await openAccount([EURUSD, { ...EURUSD, ticket: 2, symbol: 'XAUUSD' }]);
  await page.findByRole('link', { name: 'Open positions 2' }, SOON);
  expect(runway.queryByTestId('runway-price')).toBeNull();
  expect(page.getByTestId('margin-runway').textContent).toContain('860.35');
});

it('offers to deposit or to close positions', async () => {
  const { runway } = await openAccount([EURUSD]);
  expect(runway.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/accounts?deposit=7');
  expect(runway.getByRole('link', { name: /^Close positions/ }).getAttribute('href')).toContain('login=7');
});

it('tabs show the number of open positions and orders if there are any', async () => {
  const { page } = await openAccount([]);
  const orders = SAMPLE_RECORDS.orders.length;
  await page.findByRole('link', { name: `Pending orders ${orders}` }, SOON);
  page.getByRole('link', { name: 'Open positions' });
});
