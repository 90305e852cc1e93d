import { screen, waitFor } from '@testing-library/react';
import { Authenticator } from '../../../../src/application/session/ports/authenticator';
import { TEST_PASSWORD } from '../../../../src/testkit/portal/create-test-portal';
import type { FakeAuthenticator } from '../../../../src/testkit/session/fake-authenticator';
import { APP_CODE } from '../../../../src/testkit/session/fake-second-factors';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/profile/screens/profile-screen';

jest.setTimeout(60_000);

const LAPTOP = { id: 'passkey-1', name: 'Laptop', device: null, createdAt: null, lastUsedAt: null };

async function renderSecurity(options: RenderPortalOptions = {}) {
  const view = await renderPortal(<Screen />, { address: '/profile?tab=security', ...options });
  const device = view.portal.resolve(Authenticator) as FakeAuthenticator;
  const fillAndSubmit = async (
    texts: Partial<Record<'name' | 'password' | 'code', string>>,
    buttonId = 'passkey-submit',
  ) => {
    for (const [name, text] of Object.entries(texts)) {
      await view.user.clear(screen.getByTestId(`passkey-${name}`));
      await view.user.type(screen.getByTestId(`passkey-${name}`), text);
    }
    await view.user.click(screen.getByTestId(buttonId));
  };
  return { ...view, device, fill: fillAndSubmit };
}
const findAlertText = async () => (await screen.findByRole('alert')).textContent;

test('the first passkey is added with the password, and recovery codes are shown', async () => {
  const { device, fill: fillAndSubmit, portal, user } = await renderSecurity();
  expect(screen.getByTestId('passkeys').textContent).toContain('You have no passkey yet.');
  await user.click(screen.getByTestId('passkey-add'));
  await fillAndSubmit({});
  expect(await findAlertText()).toContain('Give the passkey a name');
  await fillAndSubmit({ name: 'Laptop', password: 'wrong one' });
  expect(await findAlertText()).toContain('The current password is incorrect.');
  device.outcome = 'cancelled';
  await fillAndSubmit({ password: TEST_PASSWORD });
  expect(await screen.findByText(/canceled or took too long/)).not.toBeNull();
  device.outcome = 'exists';
  await fillAndSubmit({});
  expect(await screen.findByText(/already has a passkey of yours/)).not.toBeNull();
  expect(portal.owner.passkeys).toEqual([]);
  device.outcome = 'done';
  await fillAndSubmit({});
  const codes = await screen.findByTestId('recovery-codes');
  for (const code of portal.owner.recoveryCodes!) expect(codes.textContent).toContain(code);
  await user.click(screen.getByTestId('recovery-kept'));
  expect((await screen.findByTestId('passkey')).textContent).toContain('Laptop');
  expect(portal.owner.passkeys).toHaveLength(1);
});

test('a passkey is renamed, and removed with a code or with itself', async () => {
  const {
    fill: fillAndSubmit,
    portal,
    user,
  } = await renderSecurity({
    prepare: ({ owner }) => {
      Object.assign(owner, {
        recoveryCodes: ['AKQ7-M2X0'],
        passkeys: [LAPTOP, { ...LAPTOP, id: 'passkey-2' }],
      });
    },
  });
  await user.click(screen.getAllByTestId('passkey-rename')[0]!);
  await fillAndSubmit({ name: 'Work laptop' });
  expect(await screen.findByText('The passkey has its new name.')).not.toBeNull();
  expect(portal.owner.passkeys[0]?.name).toBe('Work laptop');
  await user.click((await screen.findAllByTestId('passkey-remove'))[0]!);
  await fillAndSubmit({});
  expect(await findAlertText()).toContain('Enter the code.');
  await fillAndSubmit({ code: '999999' });
  await waitFor(async () => expect(await findAlertText()).toContain('The code is wrong'));
  await fillAndSubmit({ code: APP_CODE });
  expect(await screen.findByText('The passkey was removed.')).not.toBeNull();
  await waitFor(() => expect(screen.getAllByTestId('passkey')).toHaveLength(1));
  await user.click(screen.getByTestId('passkey-remove'));
  const { resolve } = portal;
  (resolve(Authenticator) as FakeAuthenticator).passkeyId = 'passkey-2';
  await fillAndSubmit({}, 'passkey-sign');
  await waitFor(() => expect(portal.owner.passkeys).toEqual([]));
  expect((await screen.findByTestId('passkeys')).textContent).toContain('You have no passkey yet.');
});

test('without browser support a passkey can only be removed', async () => {
  const { user } = await renderSecurity({
    prepare: ({ owner, resolve }) => {
      Object.assign(owner, { recoveryCodes: ['AKQ7-M2X0'], passkeys: [LAPTOP], passkeysOnly: true });
      (resolve(Authenticator) as FakeAuthenticator).isSupported = false;
    },
  });
  expect(await screen.findByTestId('passkeys-unsupported')).not.toBeNull();
  expect(screen.queryByTestId('passkey-add')).toBeNull();
  await user.click(screen.getByTestId('passkey-remove'));
  expect(screen.getByTestId('passkey-code')).not.toBeNull();
  expect(screen.queryByTestId('passkey-sign')).toBeNull();
});
