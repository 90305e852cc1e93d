import { act, screen } from '@testing-library/react';
import { Screen } from '../../../../src/ui/dashboard/screens/accounts-screen';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';

const ACCOUNTS = Array.from({ length: 10_000 }, (_, index) =>
  accountOf({ login: 10_000_000 + index, nickname: `Account ${index}`, openedAt: null }),
);

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // jsdom has no layout, so every row gets a real one's height.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(53);
});
afterEach(() => jest.restoreAllMocks());

const rows = () => screen.getAllByTestId(/^account-\d/);

it('renders only the rows near the visible part', async () => {
  await renderPortal(<Screen />, { accounts: ACCOUNTS });
  expect(screen.getByTestId('accounts-list').getAttribute('aria-rowcount')).toBe('10001');
  expect(rows().length).toBeLessThan(60);
  expect(rows()[0]?.dataset['testid']).toBe('account-10000000');
});

it('renders the others as the page scrolls', async () => {
  await renderPortal(<Screen />, { accounts: ACCOUNTS });
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: 53 * 5_000, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
  const first = Number(rows()[0]?.getAttribute('aria-rowindex'));
  expect(first).toBeGreaterThan(4_900);
  expect(first).toBeLessThan(5_010);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});
