import { screen, within } from '@testing-library/react';
import { StrategiesStore } from '../../../../src/application/social/strategies-store';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/social/screens/social-screen';
import { setMatchingMedia } from '../../kit/viewport';

const renderSocial = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { variant: 'international', address: '/portico-social', ...options });

async function renderTable(options: RenderPortalOptions = {}) {
  const view = await renderSocial(options);
  await screen.findByRole('table', {}, { timeout: 4_000 }); // loaded on demand
  return view;
}
const rowIds = () => screen.getAllByTestId(/^strategy-\d/).map((row) => row.dataset['testid']);

describe('social', () => {
  test('strategies show gain or loss with sign and word, and details of one at a time', async () => {
    const { user } = await renderTable();
    const first = await screen.findByTestId('strategy-1');
    expect(within(first).getByText('Layla')).not.toBeNull();
    expect(first.textContent).toMatch(/▲ gain \+38\.40/);
    expect(first.textContent).toContain('12.10');
    expect(screen.getByTestId('strategy-2').textContent).toMatch(/▼ loss −3\.70/);
    expect(screen.queryByText('Follows trends.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Details of Meridian' }));
    expect(screen.getByText('Follows trends.')).not.toBeNull();
    expect(screen.getByText(/500/)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Details of Swing' }));
    expect(screen.queryByText('Follows trends.')).toBeNull();
    expect(screen.getByTestId('strategy-2').textContent).toContain('no figure');
  });

  test('a strategy has a curve if the gateway sent one', async () => {
    await renderTable();
    const pointsOf = (row: string) =>
      screen.getByTestId(row).querySelector('polyline')?.getAttribute('points');
    expect(pointsOf('strategy-1')?.split(' ')).toHaveLength(3);
    expect(pointsOf('strategy-2')).toBeUndefined();
  });

  test('a click on a column sorts, a second click reverses, and missing values stay last', async () => {
    const { portal, user } = await renderTable({
      prepare: ({ backend }) => {
        const [complete, empty] = backend.strategies;
        if (!complete || !empty) throw new Error('two strategies are needed');
        backend.strategies = [
          empty,
          complete,
          { ...complete, id: 3, name: 'Quiet', drawdownPercent: '4.00', copiers: 9 },
        ];
      },
    });
    const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
    expect(rowIds()).toEqual(['strategy-1', 'strategy-3', 'strategy-2']);
    expect(head('Copiers').getAttribute('aria-sort')).toBe('descending');
    await user.click(head('Maximum drawdown'));
    expect(rowIds()).toEqual(['strategy-3', 'strategy-1', 'strategy-2']);
    expect(head('Maximum drawdown').getAttribute('aria-sort')).toBe('ascending');
    await user.click(head('Maximum drawdown'));
    expect(rowIds()).toEqual(['strategy-1', 'strategy-3', 'strategy-2']);
    expect(portal.resolve(StrategiesStore).direction).toBe('descending');
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

  test('details are closed when the page is left', async () => {
    const { portal, unmount, user } = await renderTable();
    await user.click(screen.getByRole('button', { name: 'Details of Meridian' }));
    expect(portal.resolve(StrategiesStore).openStrategyId).not.toBeNull();
    unmount();
    expect(portal.resolve(StrategiesStore).openStrategyId).toBeNull();
  });

  test('a message says that there are none', async () => {
    await renderSocial({ prepare: ({ backend }) => void (backend.strategies = []) });
    expect(screen.getByTestId('social-empty')).not.toBeNull();
  });
});
