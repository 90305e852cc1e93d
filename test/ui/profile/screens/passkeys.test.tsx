import { screen, waitFor } from '@testing-library/react';
import { Authenticator } from '../../../../src/application/session/ports/authenticator';
import { TEST_PASSWORD } from '../../../../src/testkit/portal/create-test-portal';
import type { FakeAuthenticator } from '../../../../src/testkit/session/fake-authenticator';
import { APP_CODE } from '../../../../src/testkit/session/fake-second-factors';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/profile/screens/profile-screen';

jest.setTimeout(60_000);

const LAPTOP = { id: 'passkey-1', name: 'Laptop', device: null, createdAt: null, lastUsedAt: null };

async function draw(options: RenderPortalOptions = {}) {
  const drawn = await renderPortal(<Screen />, { address: '/profile?tab=security', ...options });
  const device = drawn.portal.resolve(Authenticator) as FakeAuthenticator;
  const fill = async (
    texts: Partial<Record<'name' | 'password' | 'code', string>>,
    by = 'passkey-submit',
  ) => {
    for (const [name, text] of Object.entries(texts)) {
      await drawn.user.clear(screen.getByTestId(`passkey-${name}`));
      await drawn.user.type(screen.getByTestId(`passkey-${name}`), text);
    }
    await drawn.user.click(screen.getByTestId(by));
  };
  return { ...drawn, device, fill };
}
const alert = async () => (await screen.findByRole('alert')).textContent;

test('the first one is added with the password, after the device has cancelled once; recovery codes are shown once', async () => {
  const { device, fill, portal, user } = await draw();
  expect(screen.getByTestId('passkeys').textContent).toContain('You have no passkey yet.');
  await user.click(screen.getByTestId('passkey-add'));
  await fill({});
  expect(await alert()).toContain('Give the passkey a name');
  await fill({ name: 'Laptop', password: 'wrong one' });
  expect(await alert()).toContain('The current password is incorrect.');
  device.outcome = 'cancelled';
  await fill({ password: TEST_PASSWORD });
  expect(await screen.findByText(/canceled or took too long/)).not.toBeNull();
  device.outcome = 'exists';
  await fill({});
  expect(await screen.findByText(/already has a passkey of yours/)).not.toBeNull();
  expect(portal.owner.passkeys).toEqual([]);
  device.outcome = 'done';
  await fill({});
  const codes = await screen.findByTestId('recovery-codes');
  for (const code of portal.owner.recoveryCodes!) expect(codes.textContent).toContain(code);
  await user.click(screen.getByTestId('recovery-kept'));
  expect((await screen.findByTestId('passkey')).textContent).toContain('Laptop');
  expect(portal.owner.passkeys).toHaveLength(1);
});

test('renamed; removed with a code or with the passkey itself', async () => {
  const { fill, portal, user } = await draw({
    prepare: ({ owner }) => {
      Object.assign(owner, {
        recoveryCodes: ['AKQ7-M2X0'],
        passkeys: [LAPTOP, { ...LAPTOP, id: 'passkey-2' }],
      });
    },
  });
  await user.click(screen.getAllByTestId('passkey-rename')[0]!);
  await fill({ name: 'Work laptop' });
  expect(await screen.findByText('The passkey has its new name.')).not.toBeNull();
  expect(portal.owner.passkeys[0]?.name).toBe('Work laptop');
  await user.click((await screen.findAllByTestId('passkey-remove'))[0]!);
  await fill({});
  expect(await alert()).toContain('Enter the code.');
  await fill({ code: '999999' });
  await waitFor(async () => expect(await alert()).toContain('The code is wrong'));
  await fill({ code: APP_CODE });
  expect(await screen.findByText('The passkey was removed.')).not.toBeNull();
  await waitFor(() => expect(screen.getAllByTestId('passkey')).toHaveLength(1));
  await user.click(screen.getByTestId('passkey-remove'));
  const { resolve } = portal;
  (resolve(Authenticator) as FakeAuthenticator).passkeyId = 'passkey-2';
  await fill({}, 'passkey-sign');
  await waitFor(() => expect(portal.owner.passkeys).toEqual([]));
  expect((await screen.findByTestId('passkeys')).textContent).toContain('You have no passkey yet.');
});

test('a browser without passkeys says so, and still removes one', async () => {
  const { user } = await draw({
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
