import { act, screen, within } from '@testing-library/react';
import { LayoutStore } from '../../../../src/application/kernel/layout-store';
import type { PortalConfig } from '../../../../src/domain/site/config/portal-config';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { SupportPanel } from '../../../../src/ui/shell/support/support-panel';
import { UserMenu } from '../../../../src/ui/shell/user-menu/user-menu';
import { setPhone } from '../wide-and-narrow';

const facts = () =>
  [...screen.getByTestId('support-panel').querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dt')?.textContent,
    fact.querySelector('dd')?.textContent,
  ]);
const link = (name: string) =>
  within(screen.getByTestId('support-panel')).getByRole('link', { name }).getAttribute('href');

const SUPPORT: PortalConfig['support'] = {
  email: 'desk@acme.example',
  phone: '+44 20 7946 0018',
  hours: '1-5 08:00-18:00 Europe/London',
};

test('shows how to reach support, as configured, and the client number to quote', async () => {
  const { portal } = await renderPortal(<SupportPanel />, { config: { support: SUPPORT } });
  expect(facts()).toEqual([
    ['Email', 'desk@acme.example'],
    ['Phone', '+44 20 7946 0018'],
    ['Hours', 'Mon–Fri 08:00–18:00 (Europe/London)'],
    ['Your client number', String(portal.owner.setting.id)],
  ]);
  expect([link('desk@acme.example'), link('+44 20 7946 0018')]).toEqual([
    'mailto:desk@acme.example',
    'tel:+442079460018',
  ]);
});

test('a company’s own details win; without a chat there is no button for one', async () => {
  const { portal } = await renderPortal(<SupportPanel />, {
    config: { support: SUPPORT, companies: { 7: { support: { phone: '+41 44 555 01 23', hours: '' } } } },
  });
  expect(portal.owner.setting.companyId).toBe(7);
  expect(facts().map(([, value]) => value)).toEqual([
    'desk@acme.example',
    '+41 44 555 01 23',
    String(portal.owner.setting.id),
  ]);
  expect(screen.queryByTestId('support-chat')).toBeNull();
});

test('if nothing is configured, the footer’s address is shown', async () => {
  await renderPortal(<SupportPanel />);
  expect(facts().map(([label]) => label)).toEqual(['Email', 'Your client number']);
  expect(link('help@broker.example')).toBe('mailto:help@broker.example');
});

test('is opened from the user menu, which closes', async () => {
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
