import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { Authenticator } from '../../../../src/application/session/ports/authenticator';
import { TEST_PASSWORD } from '../../../../src/testkit/portal/create-test-portal';
import type { FakeAuthenticator } from '../../../../src/testkit/session/fake-authenticator';
import type { FakeClient } from '../../../../src/testkit/portal/fake-backend';
import { APP_CODE } from '../../../../src/testkit/session/fake-second-factors';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { CodeContext } from '../../../../src/ui/router/code-context';
import { LOADED_CODE } from '../../kit/loaded-code';
import { Screen } from '../../../../src/ui/session/screens/login-screen';
import { fill } from '../../kit/public-forms';

jest.setTimeout(60_000);

/** Signs in with the password, after which the gateway requires a second factor. */
async function openSecondStep(changes: Partial<FakeClient> = {}) {
  const view = await renderPortal(createElement(CodeContext, { value: LOADED_CODE }, <Screen />), {
    address: '/login',
    signedIn: false,
    prepare: ({ owner }) => {
      Object.assign(owner, { recoveryCodes: ['AKQ7-M2X0', 'AKQ7-M2X1'], ...changes });
    },
  });
  fill({ 'login-email': 'main@portico.test', 'login-password': TEST_PASSWORD });
  await view.user.click(screen.getByTestId('login-submit'));
  await screen.findByTestId('second-form');
  const sendCode = async (code: string) => {
    fill({ 'second-code': code });
    await view.user.click(screen.getByTestId('second-submit'));
  };
  return { ...view, send: sendCode };
}

test('the session begins after the code, not before', async () => {
  const { portal, send: sendCode } = await openSecondStep();
  expect(portal.session.signedIn).toBe(false);
  expect(screen.getByTestId('second-code').getAttribute('autocomplete')).toBe('one-time-code');
  expect(screen.getByTestId('second-form').textContent).toContain('main@portico.test');
  await sendCode('');
  expect(screen.getByRole('alert').textContent).toContain('Enter the code.');
  await sendCode('999999');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The code is wrong'));
  expect(portal.session.signedIn).toBe(false);
  await sendCode(APP_CODE);
  await waitFor(() => expect(portal.session.signedIn).toBe(true));
});

test('a recovery code can be used instead', async () => {
  const { portal, send: sendCode, user } = await openSecondStep();
  await user.click(screen.getByTestId('second-use-recovery'));
  await sendCode('AKQ7-M2X1');
  await waitFor(() => expect(portal.session.signedIn).toBe(true));
  expect(portal.owner.recoveryCodes).toEqual(['AKQ7-M2X0']);
});

test('after five wrong codes the client returns to the password', async () => {
  const { portal, send: sendCode, user } = await openSecondStep();
  for (let tries = 0; tries < 5; tries += 1) await sendCode('999999');
  expect((await screen.findByText(/too many wrong codes/)).getAttribute('role')).toBe('alert');
  expect(screen.queryByTestId('second-form')).toBeNull();
  await user.click(screen.getByTestId('second-back'));
  expect(screen.getByTestId<HTMLInputElement>('login-email').value).toBe('main@portico.test');
  expect(screen.getByTestId<HTMLInputElement>('login-password').value).toBe('');
  expect(portal.session.signedIn).toBe(false);
});

test('an expired challenge has a message', async () => {
  const { portal, send: sendCode } = await openSecondStep();
  portal.backend.challenges.clear();
  await sendCode(APP_CODE);
  expect(await screen.findByText(/This sign-in has expired/)).not.toBeNull();
});

test('a passkey is offered first, with a recovery code as alternative', async () => {
  const { portal, user } = await openSecondStep({
    passkeysOnly: true,
    passkeys: [{ id: 'passkey-1', name: 'Laptop', device: null, createdAt: null, lastUsedAt: null }],
  });
  const device = portal.resolve(Authenticator) as FakeAuthenticator;
  expect(screen.queryByTestId('second-code')).toBeNull();
  expect(screen.queryByTestId('second-use-totp')).toBeNull();
  expect(screen.getByTestId('second-use-recovery')).not.toBeNull();
  device.outcome = 'cancelled';
  await user.click(screen.getByTestId('second-submit'));
  expect((await screen.findByText(/canceled or took too long/)).getAttribute('role')).toBe('alert');
  expect(portal.session.signedIn).toBe(false);
  device.outcome = 'done';
  await user.click(screen.getByTestId('second-submit'));
  await waitFor(() => expect(portal.session.signedIn).toBe(true));
});
