import { screen, waitFor, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { AN_INTRODUCER, setIntroducer } from '../../../../src/testkit/partnership/fake-introducers';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/profile/screens/profile-screen';

jest.setTimeout(60_000);

const renderPersonal = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/profile?tab=personal', ...options });
const referred = (changes: Partial<typeof AN_INTRODUCER> = {}): RenderPortalOptions => ({
  prepare: ({ owner }) => setIntroducer(owner, { ...AN_INTRODUCER, ...changes }),
});

test('a client without an introducer does not have the section', async () => {
  const { portal } = await renderPersonal();
  await screen.findByText('Personal data', { selector: 'h2' });
  await waitFor(() => expect(portal.backend.calls.map(({ call }) => call)).toContain('introducer'));
  await waitFor(() => expect(screen.queryByTestId('introducer')).toBeNull());
});

test('the partner, their view and their rewards are shown, and one switch hides the trades', async () => {
  const { user } = await renderPersonal(referred());
  const section = await screen.findByTestId('introducer');
  await within(section).findByText('Grace W.');
  expect(section.textContent).toContain('symbol and lots of your trades');
  expect(section.textContent).toContain('Earned by your trades in 2026');
  expect(section.textContent).toContain('41.20');
  const hide = within(section).getByRole('switch', { name: 'Hide my trades', checked: false });
  await user.click(hide);
  await within(section).findByRole('switch', { checked: true });
  await waitFor(() => expect(section.textContent).not.toContain('symbol and lots'));
});

test('a refused referral shows the reason', async () => {
  await renderPersonal(referred({ state: 'refused', reason: 'fraud', paid: [] }));
  const section = await screen.findByTestId('introducer');
  await within(section).findByText(/trades were made for the sake of the reward/);
  expect(section.textContent).not.toContain('Nothing has been earned');
});

test('a switch that is refused stays, with the reason', async () => {
  const { portal, user } = await renderPersonal(referred());
  const hide = await screen.findByTestId('introducer-hide');
  portal.backend.failNext('hideFromIntroducer', PortalError.refused([ERROR_CODE.notFound], 404));
  await user.click(hide);
  await screen.findByRole('alert');
  expect(hide.getAttribute('aria-checked')).toBe('false');
});
