import { screen, within } from '@testing-library/react';
import { StrategiesStore } from '../../../../src/application/social/strategies-store';
import type { Strategy } from '../../../../src/domain/social/strategy';
import type { FakeBackend } from '../../../../src/testkit/portal/fake-backend';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/social/screens/social-screen';
import { setMatchingMedia } from '../../kit/viewport';

const renderSocial = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { variant: 'international', address: '/portico-social', ...options });

async function renderTable(options: RenderPortalOptions = {}) {
  const view = await renderSocial(options);
  await screen.findByTestId('strategy-1', {}, { timeout: 8_000 }); // loaded on demand
  return view;
}
const rowIds = () => screen.getAllByTestId(/^strategy-\d/).map((row) => row.dataset['testid']);

/** Four strategies: two ranked ones, one that is new, and one that was closed with a loss. */
function addStrategies(backend: FakeBackend): void {
  const [ranked, unranked] = backend.strategies;
  if (!ranked || !unranked) throw new Error('two strategies are needed');
  const closed: Partial<Strategy> = {
    group: 'retired',
    rank: null,
    state: 'retired',
    returnPercent: '-64.00',
    endedAt: '2026-02-03T00:00:00Z',
    endReason: 'loss',
  };
  backend.strategies = [
    ranked,
    {
      ...ranked,
      id: 3,
      rank: 2,
      name: 'Quiet',
      provider: 'Nils',
      risk: 8,
      drawdownPercent: '4.00',
      state: 'closed-to-new',
    },
    unranked,
    { ...ranked, id: 4, name: 'Turbo', ...closed },
  ];
}

describe('social', () => {
  test('groups show their rule; risk and fall are before the return, which has one digit and no color', async () => {
    await renderTable({ prepare: ({ backend }) => addStrategies(backend) });
    expect(rowIds()).toEqual(['strategy-1', 'strategy-3', 'strategy-2', 'strategy-4']);
    expect(screen.getByTestId('strategy-group-ranked').textContent).toMatch(
      /Ranked, 2.*12-month return ÷ maximum drawdown.*90 days, 30 closed trades and 500 USD/,
    );
    expect(screen.getByTestId('strategy-group-retired').textContent).toMatch(
      /In the order of their end\..*Published: 4, closed: 1, of these with a loss: 1/,
    );
    expect(screen.getByTestId('strategy-rules').textContent).toMatch(
      /0\.25 · 0\.5.*Maximum drawdown: .*Return: .*At least five copies/,
    );
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(0, 4)).toEqual(['Strategy', 'Risk, 1 to 10', 'Maximum drawdown', '12-month return']);
    const first = screen.getByTestId('strategy-1');
    expect(within(first).getByText('Layla')).not.toBeNull();
    expect(first.textContent).toMatch(/−12\.1%\+14\.1%\+9\.2%median of 11821%20%500 USD/);
    expect(screen.getByTestId('strategy-3').textContent).toContain('Closed: risk 8');
    expect(screen.getByTestId('strategy-2').textContent).toMatch(
      /12 of 90 days · 4 of 30 trades · own money 310 of 500 USD/,
    );
    expect(screen.getByTestId('strategy-4').textContent).toMatch(/its money was lost.*−64\.0%whole life/);
    expect(screen.getByText(/0\.25 · 0\.5 · 0\.75 · 1 · 1\.5 · 2 · 3 · 4 · 6/)).not.toBeNull();
  });

  test('a click on a column sorts within the groups, a second one reverses, a third one restores the ranks', async () => {
    const { portal, user } = await renderTable({ prepare: ({ backend }) => addStrategies(backend) });
    const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
    await user.click(head('Maximum drawdown'));
    expect(rowIds()).toEqual(['strategy-3', 'strategy-1', 'strategy-2', 'strategy-4']);
    expect(head('Maximum drawdown').getAttribute('aria-sort')).toBe('ascending');
    await user.click(head('Maximum drawdown'));
    expect(rowIds()).toEqual(['strategy-1', 'strategy-3', 'strategy-2', 'strategy-4']);
    expect(portal.resolve(StrategiesStore).direction).toBe('descending');
    await user.click(head('Maximum drawdown'));
    expect(portal.resolve(StrategiesStore).sort).toBe('rank');
  });

  test('search and limits filter the list and are in the address; without a match there is a message', async () => {
    const { user } = await renderTable({
      prepare: ({ backend }) => addStrategies(backend),
      address: '/portico-social?risk=7',
    });
    expect(rowIds()).toEqual(['strategy-1', 'strategy-4']);
    await user.type(screen.getByRole('searchbox', { name: 'Name or provider' }), 'turbo');
    expect(rowIds()).toEqual(['strategy-4']);
    expect(screen.getByRole('status').textContent).toBe('1 of 4');
    await user.click(screen.getByRole('checkbox', { name: 'Open to new copiers' }));
    expect(screen.getByTestId('social-no-match')).not.toBeNull();
    await user.click(screen.getByTestId('social-filter-clear'));
    expect(rowIds()).toHaveLength(4);
  });

  test('cards are sorted by a select', async () => {
    setMatchingMedia((query) => query === '(width < 75em)');
    const { portal, user } = await renderSocial();
    expect(screen.queryByRole('table')).toBeNull();
    expect(rowIds()).toEqual(['strategy-1', 'strategy-2']);
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByTitle('Maximum drawdown'));
    expect(portal.resolve(StrategiesStore).sort).toBe('drawdownPercent');
  });

  test('a message reports that the list is empty', async () => {
    await renderSocial({ prepare: ({ backend }) => void (backend.strategies = []) });
    expect(screen.getByTestId('social-empty')).not.toBeNull();
  });
});
