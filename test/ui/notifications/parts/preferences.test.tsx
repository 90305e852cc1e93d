import { act, screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';
import { Screen } from '../../../../src/ui/profile/screens/profile-screen';

jest.setTimeout(60_000);

const renderPreferences = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/profile?tab=notifications', ...options });
const switches = (category: string) =>
  within(screen.getByTestId(`preference-${category}`)).getAllByRole('switch') as HTMLButtonElement[];
const states = (category: string) =>
  switches(category).map((element) => element.getAttribute('aria-checked'));

describe('notification preferences', () => {
  test('are on a page of the profile', async () => {
    await renderPreferences();
    expect(screen.getByTestId('profile-notifications')).not.toBeNull();
    expect([states('money'), states('account')]).toEqual([
      ['true', 'true'],
      ['true', 'false'],
    ]);
  });

  test('for security cannot be turned off', async () => {
    await renderPreferences();
    expect(switches('security').map(({ disabled }) => disabled)).toEqual([true, true]);
    expect(screen.getByText('Always on: sign-ins, passwords, addresses')).not.toBeNull();
  });

  test('are saved with each change', async () => {
    const { user, portal } = await renderPreferences();
    await user.click(screen.getByRole('switch', { name: 'Money: Email' }));
    await act(untilSettled);
    expect(states('money')).toEqual(['true', 'false']);
    const money = portal.owner.notificationPreferences.find(({ category }) => category === 'money');
    expect(money).toEqual({ category: 'money', inPortal: true, byMail: false, isLocked: false });
  });

  test('are unchanged, with the error, if saving fails', async () => {
    const { user } = await renderPreferences({
      prepare: ({ backend }) =>
        backend.failNext('setNotificationPreference', PortalError.refused([ERROR_CODE.failed], 400)),
    });
    await user.click(screen.getByRole('switch', { name: 'Money: Here' }));
    await act(untilSettled);
    expect(document.querySelector(`span.error.error${ERROR_CODE.failed}`)).not.toBeNull();
    expect(states('money')).toEqual(['true', 'true']);
  });

  test('can be loaded again after a failure', async () => {
    const { user } = await renderPreferences({
      prepare: ({ backend }) =>
        backend.failNext('notificationPreferences', PortalError.unavailable({ status: 503 })),
    });
    expect(screen.getByText('Your preferences did not load')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await act(untilSettled);
    expect(states('money')).toEqual(['true', 'true']);
  });

  test('have a message if the gateway has no such call', async () => {
    await renderPreferences({
      prepare: ({ backend }) =>
        backend.failNext('notificationPreferences', PortalError.refused([ERROR_CODE.notFound], 404)),
    });
    expect(screen.getByTestId('preferences-missing')).not.toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
