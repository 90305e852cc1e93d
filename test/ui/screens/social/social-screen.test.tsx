import { screen, within } from '@testing-library/react';
import { StrategiesStore } from '../../../../src/application/stores/strategies-store';
import { Screen } from '../../../../src/ui/screens/social/social-screen';
import { renderPortal } from '../../../../src/testkit/render-portal';

describe('social', () => {
  test('strategies with sign and word; details open one at a time', async () => {
    const { user } = await renderPortal(<Screen />, { variant: 'international', address: '/portico-social' });
    const first = within(screen.getByTestId('strategy-1'));
    expect(first.getByText('Layla')).not.toBeNull();
    expect(screen.getByTestId('strategy-1').textContent).toMatch(/▲ gain \+38\.40/);
    expect(screen.getByTestId('strategy-2').textContent).toMatch(/▼ loss −3\.70/);
    expect(first.queryByText('Follows trends.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Details of Meridian' }));
    expect(first.getByText('Follows trends.')).not.toBeNull();
    expect(first.getByText(/500/)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Details of Swing' }));
    expect(first.queryByText('Follows trends.')).toBeNull();
    expect(screen.getByTestId('strategy-2').textContent).toContain('no figure');
  });

  test('details that were left open are closed for whoever comes next', async () => {
    const { portal, unmount, user } = await renderPortal(<Screen />, {
      variant: 'international',
      address: '/portico-social',
    });
    await user.click(screen.getByRole('button', { name: 'Details of Meridian' }));
    expect(portal.resolve(StrategiesStore).opened).not.toBeNull();
    unmount();
    expect(portal.resolve(StrategiesStore).opened).toBeNull();
  });

  test('none at all', async () => {
    await renderPortal(<Screen />, {
      variant: 'international',
      address: '/portico-social',
      prepare: ({ backend }) => void (backend.strategies = []),
    });
    expect(screen.getByTestId('social-empty')).not.toBeNull();
  });
});
