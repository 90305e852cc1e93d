import { screen, waitFor, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import type { PartnerAgreement } from '../../../../src/domain/partnership/partner-agreement';
import { AN_AGREEMENT, setAgreement } from '../../../../src/testkit/partnership/fake-partner-agreements';
import { choose } from '../../kit/choose';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import {
  PartnershipInvest,
  PartnershipShared,
} from '../../../../src/ui/partnership/screens/partnership-screens';

jest.setTimeout(60_000);

const open = (changes: Partial<PartnerAgreement> = {}) =>
  renderPortal(<PartnershipShared />, {
    variant: 'international',
    address: '/partnership?tab=agreement',
    prepare: ({ owner }) => setAgreement(owner, { ...AN_AGREEMENT, ...changes }),
  });

const APPLICATION = {
  appliedAt: '2026-03-02T09:30:00.000Z',
  decidedAt: null,
  reason: null,
  note: null,
  channels: ['website'],
  countries: ['AE'],
  website: null,
} as const;

test('a client who is not a partner reads the agreement and applies', async () => {
  const { portal, user } = await open();
  const form = within(await screen.findByTestId('partner-apply'));
  expect(screen.getByTestId('agreement').textContent).toContain(
    'A reward never depends on a client’s profit',
  );
  await user.click(screen.getByTestId('apply-submit'));
  for (const issue of [
    'Choose at least one way.',
    'Choose at least one country.',
    'Accept the agreement to apply.',
  ])
    expect(form.getByText(issue)).not.toBeNull();
  await user.type(screen.getByTestId('apply-website'), 'no site');
  await user.click(screen.getByTestId('apply-submit'));
  expect(form.getByText(/This is not the address of a website/)).not.toBeNull();
  await user.clear(screen.getByTestId('apply-website'));
  await user.type(screen.getByTestId('apply-website'), 'blog.example');
  await user.click(screen.getByTestId('apply-channel-website'));
  await user.click(screen.getByTestId('apply-channel-video'));
  await user.click(screen.getByTestId('apply-channel-video'));
  await choose(user, 'Countries of your clients', 'Germany');
  expect(form.getByRole('button', { name: 'Remove Germany' })).not.toBeNull();
  await user.click(screen.getByTestId('apply-agreement'));
  await user.click(screen.getByTestId('apply-submit'));
  const applied = await screen.findByTestId('application-applied');
  // A title without a full stop and the help below it are two lines.
  expect(applied.querySelectorAll('br')).toHaveLength(1);
  expect(screen.queryByTestId('partner-apply')).toBeNull();
  const [reach, read] = portal.backend.calls.find(({ call }) => call === 'applyAsPartner')?.args ?? [];
  expect(reach).toEqual({ channels: ['website'], countries: ['DE'], website: 'https://blog.example' });
  expect(read).toMatchObject({ version: 1, sha256: AN_AGREEMENT.sha256 });
});

test('an application that is refused shows the reason, and can be made again', async () => {
  await open({
    state: 'refused',
    application: { ...APPLICATION, reason: 'channels', note: 'Not this site.' },
  });
  const state = await screen.findByTestId('application-refused');
  expect(state.textContent).toContain('We do not accept these ways of reaching clients.');
  expect(state.textContent).toContain('Not this site.');
  expect(screen.getByTestId('partner-apply')).not.toBeNull();
});

test('a question of the reviewer is shown', async () => {
  await open({ state: 'asked', application: { ...APPLICATION, note: 'Which videos?' } });
  expect((await screen.findByTestId('application-asked')).textContent).toContain('Which videos?');
});

test('a partnership that has ended explains what that means, and offers nothing', async () => {
  await open({ state: 'ended', application: { ...APPLICATION, note: 'Our contract is over.' } });
  const notice = await screen.findByTestId('partnership-ended');
  expect(notice.textContent).toContain('Your links refer nobody, and new trades earn nothing.');
  expect(notice.textContent).toContain('Our contract is over.');
  expect(screen.queryByTestId('partner-apply')).toBeNull();
  expect(screen.queryByTestId('agreement-accept')).toBeNull();
});

test('a partnership that a person has paused explains what that means, and offers nothing', async () => {
  await open({
    state: 'paused',
    acceptedVersion: 1,
    application: { ...APPLICATION, note: 'We look at clicks.' },
  });
  const notice = await screen.findByTestId('partnership-paused');
  expect(notice.textContent).toContain(
    'nothing is paid out and your links refer nobody until the pause ends',
  );
  expect(notice.textContent).toContain('We look at clicks.');
  expect(screen.queryByTestId('agreement-accept')).toBeNull();
});

test('a partner accepts a new version, and a refusal has a message', async () => {
  const { portal, user } = await open({ state: 'paused', acceptedVersion: null });
  const accept = await screen.findByTestId('agreement-accept');
  expect(screen.getByTestId('agreement').textContent).toContain(
    'nothing is paid out and your links refer nobody until you accept it',
  );
  portal.backend.failNext('acceptPartnerAgreement', PortalError.refused([ERROR_CODE.invalid], 400));
  await user.click(accept);
  await screen.findByRole('alert');
  await user.click(accept);
  expect((await screen.findByTestId('agreement-accepted')).textContent).toContain('You accepted version 1');
  await waitFor(() => expect(screen.queryByTestId('agreement-accept')).toBeNull());
  expect(screen.queryByTestId('partner-apply')).toBeNull();
});

test('the agreement is a section of invest’s page', async () => {
  await renderPortal(<PartnershipInvest />, { variant: 'invest', address: '/partnership?tab=agreement' });
  await screen.findByTestId('agreement');
});
