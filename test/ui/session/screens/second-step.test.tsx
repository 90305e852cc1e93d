import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { Authenticator } from '../../../../src/application/session/ports/authenticator';
import { TEST_PASSWORD } from '../../../../src/testkit/portal/create-test-portal';
import type { FakeAuthenticator } from '../../../../src/testkit/session/fake-authenticator';
import type { FakeClient } from '../../../../src/testkit/portal/fake-backend';
import { APP_CODE } from '../../../../src/testkit/session/fake-second-factors';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { CodeContext } from '../../../../src/ui/router/code-context';
import { CODE_HERE } from '../../kit/code-here';
import { Screen } from '../../../../src/ui/session/screens/login-screen';
import { fill } from '../../public/public-forms';

jest.setTimeout(60_000);

/** The password was right, and the gateway asks for a code. */
async function challenged(more: Partial<FakeClient> = {}) {
  const drawn = await renderPortal(createElement(CodeContext, { value: CODE_HERE }, <Screen />), {
    address: '/login',
    signedIn: false,
    prepare: ({ owner }) => {
      Object.assign(owner, { recoveryCodes: ['AKQ7-M2X0', 'AKQ7-M2X1'], ...more });
    },
  });
  fill({ 'login-email': 'main@portico.test', 'login-password': TEST_PASSWORD });
  await drawn.user.click(screen.getByTestId('login-submit'));
  await screen.findByTestId('second-form');
  const send = async (code: string) => {
    fill({ 'second-code': code });
    await drawn.user.click(screen.getByTestId('second-submit'));
  };
  return { ...drawn, send };
}

test('the session begins with the code, not before', async () => {
  const { portal, send } = await challenged();
  expect(portal.session.signedIn).toBe(false);
  expect(screen.getByTestId('second-code').getAttribute('autocomplete')).toBe('one-time-code');
  expect(screen.getByTestId('second-form').textContent).toContain('main@portico.test');
  await send('');
  expect(screen.getByRole('alert').textContent).toContain('Enter the code.');
  await send('999999');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The code is wrong'));
  expect(portal.session.signedIn).toBe(false);
  await send(APP_CODE);
  await waitFor(() => expect(portal.session.signedIn).toBe(true));
});

test('a recovery code is the other way', async () => {
  const { portal, send, user } = await challenged();
  await user.click(screen.getByTestId('second-use-recovery'));
  await send('AKQ7-M2X1');
  await waitFor(() => expect(portal.session.signedIn).toBe(true));
  expect(portal.owner.recoveryCodes).toEqual(['AKQ7-M2X0']);
});

test('after five wrong codes the way leads back to the password', async () => {
  const { portal, send, user } = await challenged();
  for (let tries = 0; tries < 5; tries += 1) await send('999999');
  expect((await screen.findByText(/too many wrong codes/)).getAttribute('role')).toBe('alert');
  expect(screen.queryByTestId('second-form')).toBeNull();
  await user.click(screen.getByTestId('second-back'));
  expect(screen.getByTestId<HTMLInputElement>('login-email').value).toBe('main@portico.test');
  expect(screen.getByTestId<HTMLInputElement>('login-password').value).toBe('');
  expect(portal.session.signedIn).toBe(false);
});

test('a challenge that has ended is said', async () => {
  const { portal, send } = await challenged();
  portal.backend.challenges.clear();
  await send(APP_CODE);
  expect(await screen.findByText(/This sign-in has expired/)).not.toBeNull();
});

test('a passkey comes first, and a recovery code is the other way', async () => {
  const { portal, user } = await challenged({
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
