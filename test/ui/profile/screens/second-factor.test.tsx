import { screen } from '@testing-library/react';
import { TEST_PASSWORD } from '../../../../src/testkit/portal/create-test-portal';
import { APP_CODE } from '../../../../src/testkit/session/fake-second-factors';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/profile/screens/profile-screen';

jest.setTimeout(60_000);

const draw = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/profile?tab=security', ...options });
type User = Awaited<ReturnType<typeof draw>>['user'];

async function fill(user: User, texts: Partial<Record<'password' | 'code', string>>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(screen.getByTestId(`second-factor-${name}`));
    await user.type(screen.getByTestId(`second-factor-${name}`), text);
  }
  await user.click(screen.getByTestId('second-factor-submit'));
}

/** The step of setting up that the client is at. */
const current = () => document.querySelector('[aria-current="step"]')?.textContent;

test('set up with password, code to scan, key and first code; the recovery codes are shown once', async () => {
  const { portal, user } = await draw();
  await user.click(screen.getByTestId('second-factor-turn-on'));
  expect(current()).toBe('1Password');
  await fill(user, { password: 'wrong one' });
  expect((await screen.findByRole('alert')).textContent).toContain('The current password is incorrect.');
  await fill(user, { password: TEST_PASSWORD });
  expect((await screen.findByTestId('second-factor-qr')).querySelector('path')?.getAttribute('d')).toMatch(
    /^M/,
  );
  expect(screen.getByTestId('second-factor-key').textContent).toContain('JBSW Y3DP');
  expect(current()).toBe('2Authenticator app');
  await fill(user, { code: '000000' });
  expect((await screen.findByRole('alert')).textContent).toContain('The code is wrong');
  expect(portal.owner.recoveryCodes).toBeNull();
  await fill(user, { code: '123 456' });
  const codes = await screen.findByTestId('recovery-codes');
  for (const code of portal.owner.recoveryCodes!) expect(codes.textContent).toContain(code);
  expect(portal.owner.recoveryCodes).toHaveLength(10);
  expect(current()).toBe('3Keep your recovery codes');
  await user.click(screen.getByTestId('recovery-kept'));
  expect(screen.queryByTestId('recovery-codes')).toBeNull();
  expect((await screen.findByText('On')).closest('p')).toBe(screen.getByTestId('second-factor-state'));
  expect(document.body.textContent).not.toContain(portal.owner.recoveryCodes![0]);
});

test('turned off with password and code', async () => {
  const { portal, user } = await draw({
    prepare: ({ owner }) => {
      owner.recoveryCodes = ['AKQ7-M2X0'];
    },
  });
  expect(screen.getByText('Recovery codes left: 1')).not.toBeNull();
  await user.click(screen.getByTestId('second-factor-turn-off'));
  expect(current()).toBeUndefined();
  await fill(user, { password: TEST_PASSWORD });
  expect((await screen.findByRole('alert')).textContent).toContain('Enter the code.');
  await fill(user, { code: APP_CODE });
  expect(await screen.findByText('The second factor is off.')).not.toBeNull();
  expect(portal.owner.recoveryCodes).toBeNull();
});
