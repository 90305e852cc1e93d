import { screen, waitFor, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import type { ProfileReview } from '../../../../src/domain/profile/profile';
import type { TestPortal } from '../../../../src/testkit/portal/create-test-portal';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/profile/screens/profile-screen';

jest.setTimeout(60_000);

const renderProfile = (prepare?: (portal: TestPortal) => void) =>
  renderPortal(<Screen />, { address: '/profile', ...(prepare && { prepare }) });
const storeReview = (changes: Partial<ProfileReview>) => (portal: TestPortal) => {
  portal.owner.profile = {
    ...portal.owner.profile,
    review: {
      state: 'pending',
      fields: { lastName: 'Weber' },
      askedAt: '2026-03-01T10:00:00Z',
      reference: 'S-7K2M9QXD',
      refusedAt: null,
      reason: null,
      ...changes,
    },
  };
};
type User = Awaited<ReturnType<typeof renderProfile>>['user'];
const typeInto = async (user: User, field: string, text: string) => {
  const input = await screen.findByTestId(`profile-${field}`);
  await user.clear(input);
  if (text !== '') await user.type(input, text);
};

test('a verified field shows which document verified it, and when', async () => {
  await renderProfile();
  const page = screen.getByTestId('profile-personal').textContent;
  expect(page).toMatch(/Okafor.*Verified with your identity document · Mar 9, 2025/s);
});

test('an unverified field is changed at once', async () => {
  const { portal, user } = await renderProfile();
  await user.click(screen.getByTestId('profile-change'));
  await typeInto(user, 'city', 'Hamburg');
  await user.click(screen.getByTestId('profile-save'));
  expect(await screen.findByText('Your data was saved.')).not.toBeNull();
  expect(portal.owner.profile.city).toBe('Hamburg');
  await waitFor(() => expect(screen.getByTestId('profile-personal').textContent).toContain('Hamburg'));
  expect(screen.queryByTestId('profile-review')).toBeNull();
});

test('a verified field is reviewed: old and new value, time and reference are shown', async () => {
  const { portal, user } = await renderProfile();
  await user.click(screen.getByTestId('profile-change'));
  expect(screen.getByTestId('profile-data-form').textContent).toContain(
    'A change is reviewed before it takes effect.',
  );
  await typeInto(user, 'lastName', 'Weber');
  await typeInto(user, 'city', 'Hamburg');
  await user.click(screen.getByTestId('profile-save'));
  const review = await screen.findByTestId('profile-review');
  expect(screen.getByText(/^Part of your change was saved/)).not.toBeNull();
  expect(review.textContent).toMatch(/Last name.*Okafor → Weber/s);
  expect(review.textContent).toContain('In review since');
  expect(within(review).getByRole('button', { name: 'Copy the reference S-7K2M9QXD' })).not.toBeNull();
  expect(portal.owner.profile).toMatchObject({ lastName: 'Okafor', city: 'Hamburg' });
});

test('the request can be withdrawn', async () => {
  const { portal, user } = await renderProfile(storeReview({}));
  await user.click(screen.getByTestId('profile-review-withdraw'));
  expect(await screen.findByText(/^The request was withdrawn/)).not.toBeNull();
  await waitFor(() => expect(screen.queryByTestId('profile-review')).toBeNull());
  expect(portal.owner.profile.review).toBeNull();
});

test('a request that was decided meanwhile is not withdrawn, and the profile is updated', async () => {
  const { portal, user } = await renderProfile(storeReview({}));
  portal.owner.profile = { ...portal.owner.profile, lastName: 'Weber', review: null };
  await user.click(screen.getByTestId('profile-review-withdraw'));
  await waitFor(() => expect(screen.queryByTestId('profile-review')).toBeNull());
  expect(screen.queryByText(/^The request was withdrawn/)).toBeNull();
  expect(screen.getByTestId('profile-personal').textContent).toContain('Weber');
});

test('a refusal is shown with its reason', async () => {
  await renderProfile(
    storeReview({ state: 'refused', refusedAt: '2026-03-02T10:00:00Z', reason: 'differs' }),
  );
  const review = screen.getByTestId('profile-review');
  expect(review.textContent).toContain('Your change was not approved');
  expect(review.textContent).toContain('Your document shows other data than you typed.');
  expect(within(review).queryByTestId('profile-review-withdraw')).toBeNull();
});

test('a client with one name sends no last name', async () => {
  const { portal, user } = await renderProfile();
  portal.owner.profile = { ...portal.owner.profile, locks: [] };
  await user.click(screen.getByTestId('profile-change'));
  await user.click(screen.getByTestId('profile-hasOneName'));
  expect(screen.queryByTestId('profile-lastName')).toBeNull();
  expect(screen.getByLabelText(/^Name/)).toBe(screen.getByTestId('profile-firstName'));
  await typeInto(user, 'firstName', '');
  await user.click(screen.getByTestId('profile-save'));
  expect(screen.getByText('Enter your name.')).not.toBeNull();
  await typeInto(user, 'firstName', 'Suharto\u3000');
  await user.click(screen.getByTestId('profile-save'));
  expect(portal.owner.profile).toMatchObject({ firstName: 'Suharto', lastName: null });
});

test('an empty or unchanged form is not sent', async () => {
  const { portal, user } = await renderProfile();
  await user.click(screen.getByTestId('profile-change'));
  await user.click(screen.getByTestId('profile-save'));
  expect(screen.getByText('Nothing has been changed yet.')).not.toBeNull();
  await typeInto(user, 'lastName', '');
  await user.click(screen.getByTestId('profile-save'));
  expect(screen.getByText('Enter your last name.')).not.toBeNull();
  expect(portal.backend.count('changeInfo')).toBe(0);
  await user.click(screen.getByTestId('profile-cancel'));
  expect(screen.getByTestId('profile-change')).not.toBeNull();
});

test('a refusal of the gateway is shown, and the input stays', async () => {
  const { portal, user } = await renderProfile();
  portal.backend.failNext('changeInfo', PortalError.refused([ERROR_CODE.invalid], 400));
  await user.click(screen.getByTestId('profile-change'));
  await typeInto(user, 'city', 'Hamburg');
  await user.click(screen.getByTestId('profile-save'));
  expect((await screen.findByRole('alert')).querySelector(`.error${ERROR_CODE.invalid}`)).not.toBeNull();
  expect(screen.getByTestId<HTMLInputElement>('profile-city').value).toBe('Hamburg');
});
