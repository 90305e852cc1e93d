import { screen, waitFor, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { EMAIL_CODE, emailProofOf, setEmailProof } from '../../../../src/testkit/session/fake-email-proofs';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/profile/screens/profile-screen';

jest.setTimeout(60_000);

const renderSecurity = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/profile?tab=security', ...options });
const unproved: RenderPortalOptions = {
  prepare: ({ owner }) => setEmailProof(owner, 'none'),
};
const findState = async () => (await screen.findByTestId('email-proof-state')).textContent;

test('a proved address is shown as verified, and needs nothing', async () => {
  const { portal } = await renderSecurity();
  expect(await findState()).toBe(`${portal.owner.email}Verified`);
  expect(screen.queryByTestId('email-proof-send')).toBeNull();
});

test('an address is proved by the code that is mailed', async () => {
  const { portal, user } = await renderSecurity(unproved);
  expect(await findState()).toBe(`${portal.owner.email}Not verified yet`);
  await user.click(screen.getByTestId('email-proof-send'));
  const form = await screen.findByTestId('email-proof-form');
  expect(within(form).getByRole('status').textContent).toContain('We have sent a code to your address.');
  const submit = () => user.click(screen.getByTestId('email-proof-submit'));
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Enter the code.');
  await user.type(screen.getByTestId('email-proof-code'), '111111');
  await submit();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('The code is incorrect or has expired'),
  );
  await user.clear(screen.getByTestId('email-proof-code'));
  // As pasted from the mail.
  await user.click(screen.getByTestId('email-proof-code'));
  await user.paste(`${EMAIL_CODE} is your Portico code.`);
  await submit();
  expect(await screen.findByText('Your email address is verified.')).not.toBeNull();
  expect(await findState()).toContain('Verified');
  expect(screen.queryByTestId('email-proof-form')).toBeNull();
  expect(emailProofOf(portal.owner)).toBe('proved');
});

test('a code that was mailed before the reload can be entered, or requested again', async () => {
  const { portal, user } = await renderSecurity({
    prepare: ({ owner }) => setEmailProof(owner, 'codeSent'),
  });
  await screen.findByTestId('email-proof-form');
  portal.backend.failNext('sendEmailCode', PortalError.refused([ERROR_CODE.tooManyTries], 429, 60_000));
  await user.click(screen.getByTestId('email-proof-send'));
  expect((await screen.findByRole('alert')).textContent).toContain('Too many');
});

test('a state that did not load can be loaded again, and a gateway without the proof has no such section', async () => {
  const { portal, user } = await renderSecurity({
    prepare: ({ backend }) => backend.failNext('emailProof', PortalError.refused([12], 500)),
  });
  const panel = (await screen.findByText('The state of your email address did not load')).closest('section')!;
  await user.click(within(panel).getByTestId('retry'));
  expect(await findState()).toContain(portal.owner.email);
});
