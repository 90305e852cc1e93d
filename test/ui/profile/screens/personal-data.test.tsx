import { screen, waitFor, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import type { ProfileReview } from '../../../../src/domain/profile/profile';
import type { TestPortal } from '../../../../src/testkit/portal/create-test-portal';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/profile/screens/profile-screen';

jest.setTimeout(60_000);

const draw = (prepare?: (portal: TestPortal) => void) =>
  renderPortal(<Screen />, { address: '/profile', ...(prepare && { prepare }) });
const reviewed = (more: Partial<ProfileReview>) => (portal: TestPortal) => {
  portal.owner.profile = {
    ...portal.owner.profile,
    review: {
      ...{ state: 'pending', fields: { lastName: 'Weber' }, askedAt: '2026-03-01T10:00:00Z' },
      ...{ reference: 'S-7K2M9QXD', refusedAt: null, reason: null },
      ...more,
    },
  };
};
type User = Awaited<ReturnType<typeof draw>>['user'];
const type = async (user: User, field: string, text: string) => {
  const input = await screen.findByTestId(`profile-${field}`);
  await user.clear(input);
  if (text !== '') await user.type(input, text);
};

test('a verified field says what verified it, and when', async () => {
  await draw();
  const page = screen.getByTestId('profile-personal').textContent;
  expect(page).toMatch(/Okafor.*Verified with your identity document · Mar 9, 2025/s);
});

test('a field that nothing verified is changed at once', async () => {
  const { portal, user } = await draw();
  await user.click(screen.getByTestId('profile-change'));
  await type(user, 'city', 'Hamburg');
  await user.click(screen.getByTestId('profile-save'));
  expect(await screen.findByText('Your data was saved.')).not.toBeNull();
  expect(portal.owner.profile.city).toBe('Hamburg');
  await waitFor(() => expect(screen.getByTestId('profile-personal').textContent).toContain('Hamburg'));
  expect(screen.queryByTestId('profile-review')).toBeNull();
});

test('a verified field goes into review: old and new, since when, and its reference to copy', async () => {
  const { portal, user } = await draw();
  await user.click(screen.getByTestId('profile-change'));
  expect(screen.getByTestId('profile-data-form').textContent).toContain(
    'A change is reviewed before it takes effect.',
  );
  await type(user, 'lastName', 'Weber');
  await type(user, 'city', 'Hamburg');
  await user.click(screen.getByTestId('profile-save'));
  const review = await screen.findByTestId('profile-review');
  expect(screen.getByText(/^Part of your change was saved/)).not.toBeNull();
  expect(review.textContent).toMatch(/Last name.*Okafor → Weber/s);
  expect(review.textContent).toContain('In review since');
  expect(within(review).getByRole('button', { name: 'Copy the reference S-7K2M9QXD' })).not.toBeNull();
  expect(portal.owner.profile).toMatchObject({ lastName: 'Okafor', city: 'Hamburg' });
});

test('the request can be withdrawn', async () => {
  const { portal, user } = await draw(reviewed({}));
  await user.click(screen.getByTestId('profile-review-withdraw'));
  expect(await screen.findByText(/^The request was withdrawn/)).not.toBeNull();
  await waitFor(() => expect(screen.queryByTestId('profile-review')).toBeNull());
  expect(portal.owner.profile.review).toBeNull();
});

test('one that was decided meanwhile is not withdrawn, and the profile tells', async () => {
  const { portal, user } = await draw(reviewed({}));
  portal.owner.profile = { ...portal.owner.profile, lastName: 'Weber', review: null };
  await user.click(screen.getByTestId('profile-review-withdraw'));
  await waitFor(() => expect(screen.queryByTestId('profile-review')).toBeNull());
  expect(screen.queryByText(/^The request was withdrawn/)).toBeNull();
  expect(screen.getByTestId('profile-personal').textContent).toContain('Weber');
});

test('a refusal is shown with its reason', async () => {
  await draw(reviewed({ state: 'refused', refusedAt: '2026-03-02T10:00:00Z', reason: 'differs' }));
  const review = screen.getByTestId('profile-review');
  expect(review.textContent).toContain('Your change was not approved');
  expect(review.textContent).toContain('Your document shows other data than you typed.');
  expect(within(review).queryByTestId('profile-review-withdraw')).toBeNull();
});

test('a wrong field says so, and nothing is sent; nothing changed is said too', async () => {
  const { portal, user } = await draw();
  await user.click(screen.getByTestId('profile-change'));
  await user.click(screen.getByTestId('profile-save'));
  expect(screen.getByText('Nothing has been changed yet.')).not.toBeNull();
  await type(user, 'lastName', '');
  await user.click(screen.getByTestId('profile-save'));
  expect(screen.getByText('Enter your last name.')).not.toBeNull();
  expect(portal.backend.count('changeInfo')).toBe(0);
  await user.click(screen.getByTestId('profile-cancel'));
  expect(screen.getByTestId('profile-change')).not.toBeNull();
});

test('what the gateway refuses is said, and what was typed stays', async () => {
  const { portal, user } = await draw();
  portal.backend.failNext('changeInfo', PortalError.refused([ERROR_CODE.invalid], 400));
  await user.click(screen.getByTestId('profile-change'));
  await type(user, 'city', 'Hamburg');
  await user.click(screen.getByTestId('profile-save'));
  expect((await screen.findByRole('alert')).querySelector(`.error${ERROR_CODE.invalid}`)).not.toBeNull();
  expect(screen.getByTestId<HTMLInputElement>('profile-city').value).toBe('Hamburg');
});
