import { screen } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/profile/screens/profile-screen';
import { TEST_PASSWORD } from '../../../../src/testkit/portal/create-test-portal';
import { APP_CODE } from '../../../../src/testkit/session/fake-second-factors';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';

// Typing letter by letter takes longer on a busy machine.
jest.setTimeout(60_000);

const renderProfile = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/profile', ...options });
const renderSecurity = (options: RenderPortalOptions = {}) =>
  renderProfile({ address: '/profile?tab=security', ...options });

async function changePassword(
  user: Awaited<ReturnType<typeof renderProfile>>['user'],
  texts: readonly string[],
) {
  for (const [index, name] of ['current', 'next', 'confirm'].entries()) {
    await user.clear(screen.getByTestId(`profile-${name}`));
    if (texts[index]) await user.type(screen.getByTestId(`profile-${name}`), texts[index]);
  }
  await user.click(screen.getByTestId('profile-submit'));
}

describe('profile', () => {
  test('personal data are shown, locked with the reason', async () => {
    await renderProfile();
    const page = screen.getByTestId('screen-profile').textContent;
    for (const text of ['Mara', 'Okafor', 'mara@portico.test', '10969', 'Berlin', 'Germany', 'Mar'])
      expect(page).toContain(text);
    expect(screen.getByTestId('profile-locked').textContent).toContain('checked against your documents');
    expect(screen.getByRole('link', { name: 'Send a document' })).not.toBeNull();
  });

  test('clients without required documents have no link to them', async () => {
    await renderProfile({ client: { isVisibleDocumentUpload: false } });
    expect(screen.queryByRole('link', { name: 'Send a document' })).toBeNull();
  });

  test('the password is changed, and the fields are cleared', async () => {
    const { user, portal } = await renderSecurity();
    await changePassword(user, [TEST_PASSWORD, 'Another-pass-2', 'Another-pass-2']);
    expect(portal.owner.password).toBe('Another-pass-2');
    expect(screen.getByText(/Every other session was signed out/)).not.toBeNull();
    expect(screen.getByTestId<HTMLInputElement>('profile-current').value).toBe('');
  });

  test('the password is changed with the second factor, if the client has one', async () => {
    const { user, portal } = await renderSecurity({
      prepare: ({ owner }) => void (owner.recoveryCodes = ['AKQ7-M2X0']),
    });
    await changePassword(user, [TEST_PASSWORD, 'Another-pass-2', 'Another-pass-2']);
    expect(portal.owner.password).toBe(TEST_PASSWORD);
    await user.type(await screen.findByTestId('profile-code'), '000000');
    await user.click(screen.getByTestId('profile-submit'));
    expect(await screen.findByText(/The code is wrong/)).not.toBeNull();
    await user.clear(screen.getByTestId('profile-code'));
    await user.type(screen.getByTestId('profile-code'), APP_CODE);
    await user.click(screen.getByTestId('profile-submit'));
    expect(await screen.findByText(/Every other session was signed out/)).not.toBeNull();
    expect(portal.owner.password).toBe('Another-pass-2');
    expect(screen.queryByTestId('profile-code')).toBeNull();
  });

  test.each([
    [['', 'Another-pass-2', 'Another-pass-2'], 'Enter your current password.'],
    [['wrong one', 'Another-pass-2', 'Another-pass-2'], 'The current password is incorrect.'],
    [[TEST_PASSWORD, 'short', 'short'], 'does not yet meet every rule'],
    [[TEST_PASSWORD, TEST_PASSWORD, TEST_PASSWORD], 'is the current one'],
    [[TEST_PASSWORD, 'Another-pass-2', 'Another-pass-3'], 'The two passwords differ.'],
  ])('%j: %s', async (texts, sentence) => {
    const { user, portal } = await renderSecurity();
    await changePassword(user, texts);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect(portal.owner.password).toBe(TEST_PASSWORD);
  });

  test('the password form is available if the data fail to load', async () => {
    const { user } = await renderProfile({
      prepare: ({ backend }) => backend.failNext('profile', PortalError.refused([ERROR_CODE.notFound], 404)),
    });
    expect(document.querySelector(`span.error.error${ERROR_CODE.notFound}`)).not.toBeNull();
    expect(screen.getByTestId('retry')).not.toBeNull();
    await user.click(screen.getByRole('link', { name: 'Security' }));
    expect(screen.getByTestId('profile-password-form')).not.toBeNull();
  });

  test.each([
    ['/profile', 'profile-personal', 'Personal data'],
    ['/profile?tab=security', 'profile-security', 'Security'],
    ['/profile?tab=sessions', 'profile-security', 'Security'],
    ['/profile?tab=nonsense', 'profile-personal', 'Personal data'],
  ])('%s shows %s', async (address, handle, name) => {
    await renderProfile({ address });
    expect(screen.getByTestId(handle)).not.toBeNull();
    const current = screen.getByRole('link', { current: 'page' });
    expect(current.textContent).toBe(name);
    expect(screen.getAllByTestId(/^profile-(personal|security)$/)).toHaveLength(1);
  });
});
