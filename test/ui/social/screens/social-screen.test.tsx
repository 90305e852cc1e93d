import { screen, within } from '@testing-library/react';
import { StrategiesStore } from '../../../../src/application/social/strategies-store';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/social/screens/social-screen';

const draw = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { variant: 'international', address: '/portico-social', ...options });

async function open(options: RenderPortalOptions = {}) {
  const rendered = await draw(options);
  await screen.findByRole('table', {}, { timeout: 4_000 }); // its code comes by itself
  return rendered;
}
const order = () => screen.getAllByTestId(/^strategy-\d/).map((row) => row.dataset['testid']);

describe('social', () => {
  test('strategies with sign and word; details open one at a time', async () => {
    const { user } = await open();
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

  test('a curve is drawn where one was sent', async () => {
    await open();
    const pointsOf = (row: string) =>
      screen.getByTestId(row).querySelector('polyline')?.getAttribute('points');
    expect(pointsOf('strategy-1')?.split(' ')).toHaveLength(3);
    expect(pointsOf('strategy-2')).toBeUndefined();
  });

  test('heads put strategies in order, once more the other way round; what was not sent stays last', async () => {
    const { portal, user } = await open({
      prepare: ({ backend }) => {
        const [whole, empty] = backend.strategies;
        if (!whole || !empty) throw new Error('two strategies are needed');
        backend.strategies = [
          empty,
          whole,
          { ...whole, id: 3, name: 'Quiet', drawdownPercent: '4.00', copiers: 9 },
        ];
      },
    });
    const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
    expect(order()).toEqual(['strategy-1', 'strategy-3', 'strategy-2']);
    expect(head('Copiers').getAttribute('aria-sort')).toBe('descending');
    await user.click(head('Maximum drawdown'));
    expect(order()).toEqual(['strategy-3', 'strategy-1', 'strategy-2']);
    expect(head('Maximum drawdown').getAttribute('aria-sort')).toBe('ascending');
    await user.click(head('Maximum drawdown'));
    expect(order()).toEqual(['strategy-1', 'strategy-3', 'strategy-2']);
    expect(portal.resolve(StrategiesStore).direction).toBe('descending');
  });

  test('without room for a table a choice puts them in order', async () => {
    const original = window.matchMedia;
    const narrow = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...original(query), matches: query === '(max-width: 1199px)' }));
    const { portal, user } = await draw();
    expect(screen.queryByRole('table')).toBeNull();
    expect(order()).toEqual(['strategy-1', 'strategy-2']);
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByTitle('Maximum drawdown'));
    expect(portal.resolve(StrategiesStore).sort).toBe('drawdownPercent');
    narrow.mockRestore();
  });

  test('details left open are closed for the next client', async () => {
    const { portal, unmount, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Details of Meridian' }));
    expect(portal.resolve(StrategiesStore).openStrategyId).not.toBeNull();
    unmount();
    expect(portal.resolve(StrategiesStore).openStrategyId).toBeNull();
  });

  test('none at all', async () => {
    await draw({ prepare: ({ backend }) => void (backend.strategies = []) });
    expect(screen.getByTestId('social-empty')).not.toBeNull();
  });
});
