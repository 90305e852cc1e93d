import { screen, within } from '@testing-library/react';
import type { RegionPopup as RegionPopupData } from '../../../../src/domain/campaigns/region-popup';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { RegionPopup } from '../../../../src/ui/campaigns/parts/region-popup';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { setRail } from '../../kit/viewport';

const POPUP: RegionPopupData = {
  id: 4,
  culture: null,
  title: 'Holiday hours',
  contentText: '<img src=x onerror=alert(1)> Markets close early.',
  buttonText: 'See hours',
  url: 'https://broker.example/hours',
};

const renderPopup = (popup: Partial<RegionPopupData> | null) =>
  renderPortal(<RegionPopup />, {
    prepare: ({ backend }) => (backend.regionPopup = popup && { ...POPUP, ...popup }),
  });

describe('RegionPopup', () => {
  test('is text, with a safe link in a new tab', async () => {
    await renderPopup({});
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

  test('a link to the portal opens in the same tab, and an unsafe address is not a link', async () => {
    const { unmount } = await renderPopup({ url: '/news', buttonText: '' });
    const link = screen.getByRole('link', { name: 'Read more' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/news', null]);
    unmount();
    await renderPopup({ url: 'javascript:alert(1)' });
    expect(screen.getByTestId('region-popup')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('can be closed', async () => {
    const { user, portal } = await renderPopup({});
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByTestId('region-popup')).toBeNull();
    expect(portal.tab.get('portico.closedPopups')).toBe('4');
  });

  test('shows nothing without a popup or after a failed call', async () => {
    const { unmount } = await renderPopup(null);
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

test('the popup is in the rail if there is one, otherwise at the end of the page', async () => {
  const { container: page, unmount } = await renderPopup({});
  expect(page.contains(screen.getByTestId('region-popup'))).toBe(true);
  unmount();
  const rail = setRail();
  const { container } = await renderPopup({});
  expect(rail.contains(screen.getByTestId('region-popup'))).toBe(true);
  expect(container.textContent).toBe('');
});
