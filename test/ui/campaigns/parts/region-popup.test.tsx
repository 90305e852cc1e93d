import { screen, within } from '@testing-library/react';
import type { RegionPopup as Sent } from '../../../../src/domain/campaigns/region-popup';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { RegionPopup } from '../../../../src/ui/campaigns/parts/region-popup';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { setRail } from '../../shell/wide-and-narrow';

const POPUP: Sent = {
  id: 4,
  culture: null,
  title: 'Holiday hours',
  contentText: '<img src=x onerror=alert(1)> Markets close early.',
  buttonText: 'See hours',
  url: 'https://broker.example/hours',
};

const draw = (sent: Partial<Sent> | null) =>
  renderPortal(<RegionPopup />, {
    prepare: ({ backend }) => (backend.regionPopup = sent && { ...POPUP, ...sent }),
  });

describe('RegionPopup', () => {
  test('is text, with a safe link in a new tab', async () => {
    await draw({});
    const popup = screen.getByTestId('region-popup');
    expect(popup.textContent).toContain('Holiday hours <img src=x onerror=alert(1)> Markets close early.');
    expect(popup.querySelector('img')).toBeNull();
    const link = within(popup).getByRole('link', { name: 'See hours' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://broker.example/hours',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test('a link to a page of the portal opens in place, any other is no link', async () => {
    const { unmount } = await draw({ url: '/news', buttonText: '' });
    const link = screen.getByRole('link', { name: 'Read more' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/news', null]);
    unmount();
    await draw({ url: 'javascript:alert(1)' });
    expect(screen.getByTestId('region-popup')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('can be closed', async () => {
    const { user, portal } = await draw({});
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByTestId('region-popup')).toBeNull();
    expect(portal.tab.get('portico.closedPopups')).toBe('4');
  });

  test('shows nothing without a popup or after a failed call', async () => {
    const { unmount } = await draw(null);
    expect(screen.queryByTestId('region-popup')).toBeNull();
    unmount();
    await renderPortal(<RegionPopup />, {
      prepare: ({ backend }) => {
        backend.regionPopup = POPUP;
        backend.failNext('regionPopup', PortalError.refused([ERROR_CODE.failed], 400));
      },
    });
    expect(screen.queryByTestId('region-popup')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test("where there is a rail it stands there, else at the page's end", async () => {
  const { container: page, unmount } = await draw({});
  expect(page.contains(screen.getByTestId('region-popup'))).toBe(true);
  unmount();
  const rail = setRail();
  const { container } = await draw({});
  expect(rail.contains(screen.getByTestId('region-popup'))).toBe(true);
  expect(container.textContent).toBe('');
});
