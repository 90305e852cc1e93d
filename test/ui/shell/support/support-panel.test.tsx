import { act, screen, within } from '@testing-library/react';
import { LayoutStore } from '../../../../src/application/kernel/layout-store';
import type { PortalConfig } from '../../../../src/domain/site/config/portal-config';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { SupportPanel } from '../../../../src/ui/shell/support/support-panel';
import { UserMenu } from '../../../../src/ui/shell/user-menu/user-menu';
import { setPhone } from '../../kit/viewport';

const details = () =>
  [...screen.getByTestId('support-panel').querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);
const hrefOf = (name: string) =>
  within(screen.getByTestId('support-panel')).getByRole('link', { name }).getAttribute('href');

const SUPPORT: PortalConfig['support'] = {
  email: 'desk@acme.example',
  phone: '+44 20 7946 0018',
  hours: '1-5 08:00-18:00 Europe/London',
};

test('the panel shows the configured contacts and the client number', async () => {
  const { portal } = await renderPortal(<SupportPanel />, { config: { support: SUPPORT } });
  expect(details()).toEqual([
    ['Email', 'desk@acme.example'],
    ['Phone', '+44 20 7946 0018'],
    ['Hours', 'Mon–Fri 08:00–18:00 (Europe/London)'],
    ['Your client number', String(portal.owner.setting.id)],
  ]);
  expect([hrefOf('desk@acme.example'), hrefOf('+44 20 7946 0018')]).toEqual([
    'mailto:desk@acme.example',
    'tel:+442079460018',
  ]);
});

test('details of the company override the general ones, and there is no button without a chat', async () => {
  const { portal } = await renderPortal(<SupportPanel />, {
    config: { support: SUPPORT, companies: { 7: { support: { phone: '+41 44 555 01 23', hours: '' } } } },
  });
  expect(portal.owner.setting.companyId).toBe(7);
  expect(details().map(([, value]) => value)).toEqual([
    'desk@acme.example',
    '+41 44 555 01 23',
    String(portal.owner.setting.id),
  ]);
  expect(screen.queryByTestId('support-chat')).toBeNull();
});

test('without configured contacts the footer’s address is shown', async () => {
  await renderPortal(<SupportPanel />);
  expect(details().map(([label]) => label)).toEqual(['Email', 'Your client number']);
  expect(hrefOf('help@broker.example')).toBe('mailto:help@broker.example');
});

test('the user menu opens the panel and closes', async () => {
  setPhone(true);
  const { user, portal } = await renderPortal(<UserMenu />);
  await user.click(screen.getByTestId('user-menu-button'));
  await user.click(await screen.findByTestId('support-open'));
  const layout = portal.resolve(LayoutStore);
  expect(layout.isSupportOpen).toBe(true);
  expect(screen.queryByTestId('user-menu')).toBeNull();
  act(() => layout.closeOverlays());
  expect(layout.isSupportOpen).toBe(false);
});
