import { screen } from '@testing-library/react';
import { Authenticator } from '../../../../src/application/session/ports/authenticator';
import { TEST_PASSWORD } from '../../../../src/testkit/portal/create-test-portal';
import type { FakeAuthenticator } from '../../../../src/testkit/session/fake-authenticator';
import { APP_CODE } from '../../../../src/testkit/session/fake-second-factors';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/profile/screens/profile-screen';

jest.setTimeout(60_000);

const renderSecurity = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/profile?tab=security', ...options });
type User = Awaited<ReturnType<typeof renderSecurity>>['user'];

async function fillAndSubmit(user: User, texts: Partial<Record<'password' | 'code', string>>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(screen.getByTestId(`second-factor-${name}`));
    await user.type(screen.getByTestId(`second-factor-${name}`), text);
  }
  await user.click(screen.getByTestId('second-factor-submit'));
}

const currentStep = () => document.querySelector('[aria-current="step"]')?.textContent;

test('it is turned on with password, QR code, key and first code; recovery codes are shown once', async () => {
  const { portal, user } = await renderSecurity();
  await user.click(screen.getByTestId('second-factor-turn-on'));
  expect(currentStep()).toBe('1Password');
  await fillAndSubmit(user, { password: 'wrong one' });
  expect((await screen.findByRole('alert')).textContent).toContain('The current password is incorrect.');
  await fillAndSubmit(user, { password: TEST_PASSWORD });
  expect((await screen.findByTestId('second-factor-qr')).querySelector('path')?.getAttribute('d')).toMatch(
    /^M/,
  );
  expect(screen.getByTestId('second-factor-key').textContent).toContain('JBSW Y3DP');
  expect(currentStep()).toBe('2Authenticator app');
  await fillAndSubmit(user, { code: '000000' });
  expect((await screen.findByRole('alert')).textContent).toContain('The code is wrong');
  expect(portal.owner.recoveryCodes).toBeNull();
  await fillAndSubmit(user, { code: '123 456' });
  const codes = await screen.findByTestId('recovery-codes');
  for (const code of portal.owner.recoveryCodes!) expect(codes.textContent).toContain(code);
  expect(portal.owner.recoveryCodes).toHaveLength(10);
  expect(currentStep()).toBe('3Keep your recovery codes');
  await user.click(screen.getByTestId('recovery-kept'));
  expect(screen.queryByTestId('recovery-codes')).toBeNull();
  expect((await screen.findByText('On')).closest('p')).toBe(screen.getByTestId('second-factor-state'));
  expect(document.body.textContent).not.toContain(portal.owner.recoveryCodes![0]);
});

test('it is turned off with password and code', async () => {
  const { portal, user } = await renderSecurity({
    prepare: ({ owner }) => {
      owner.recoveryCodes = ['AKQ7-M2X0'];
    },
  });
  expect(screen.getByText('Recovery codes left: 1')).not.toBeNull();
  await user.click(screen.getByTestId('second-factor-turn-off'));
  expect(currentStep()).toBeUndefined();
  await fillAndSubmit(user, { password: TEST_PASSWORD });
  expect((await screen.findByRole('alert')).textContent).toContain('Enter the code.');
  await fillAndSubmit(user, { code: APP_CODE });
  expect(await screen.findByText('The second factor is off.')).not.toBeNull();
  expect(portal.owner.recoveryCodes).toBeNull();
});

test('a client with a passkey proves it before an app is set up, and keeps the recovery codes', async () => {
  const { portal, user } = await renderSecurity({
    prepare: ({ owner }) => {
      Object.assign(owner, {
        recoveryCodes: ['AKQ7-M2X0'],
        passkeysOnly: true,
        passkeys: [{ id: 'passkey-1', name: 'Laptop', device: null, createdAt: null, lastUsedAt: null }],
      });
    },
  });
  await user.click(await screen.findByTestId('second-factor-turn-on'));
  await fillAndSubmit(user, { password: TEST_PASSWORD });
  expect((await screen.findByRole('alert')).textContent).toContain('Enter the code.');
  await fillAndSubmit(user, { code: '999999' });
  expect((await screen.findByRole('alert')).textContent).toContain('The code is wrong');
  const authenticator = portal.resolve(Authenticator) as FakeAuthenticator;
  authenticator.passkeyId = 'passkey-1';
  authenticator.outcome = 'cancelled';
  await user.click(screen.getByTestId('second-factor-sign'));
  expect(await screen.findByText(/canceled or took too long/)).not.toBeNull();
  authenticator.outcome = 'done';
  await user.click(screen.getByTestId('second-factor-sign'));
  expect(await screen.findByTestId('second-factor-qr')).not.toBeNull();
  await fillAndSubmit(user, { code: APP_CODE });
  expect(await screen.findByText('The second factor is on.')).not.toBeNull();
  expect(screen.queryByTestId('recovery-codes')).toBeNull();
  expect(portal.owner.recoveryCodes).toEqual(['AKQ7-M2X0']);
});

test('if only the gateway knows of the second factor, its refusal requires it', async () => {
  const { user } = await renderSecurity({
    prepare: ({ owner }) => {
      Object.assign(owner, { recoveryCodes: [], passkeysOnly: true });
    },
  });
  await user.click(await screen.findByTestId('second-factor-turn-on'));
  expect(screen.queryByTestId('second-factor-code')).toBeNull();
  await fillAndSubmit(user, { password: TEST_PASSWORD });
  expect((await screen.findByRole('alert')).textContent).toContain('Enter the code.');
  await fillAndSubmit(user, { code: APP_CODE });
  expect(await screen.findByTestId('second-factor-qr')).not.toBeNull();
});

test.each([true, false])('other sessions end with the change: %s', async (isWanted) => {
  let other = '';
  const { portal, user } = await renderSecurity({
    prepare: ({ backend, owner }) => {
      owner.recoveryCodes = ['AKQ7-M2X0'];
      other = backend.issueToken(owner);
    },
  });
  await user.click(screen.getByTestId('second-factor-turn-off'));
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'End all my other sessions' });
  expect(box.checked).toBe(true);
  if (!isWanted) await user.click(box);
  await fillAndSubmit(user, { password: TEST_PASSWORD, code: APP_CODE });
  expect(await screen.findByText('The second factor is off.')).not.toBeNull();
  expect(portal.backend.accepts(other)).toBe(!isWanted);
});
