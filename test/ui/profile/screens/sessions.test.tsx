import { screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/profile/screens/profile-screen';

jest.setTimeout(60_000);

/** The page of a client with two more sessions. */
const renderSessions = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, {
    address: '/profile?tab=sessions',
    prepare: (portal) => {
      portal.backend.issueToken(portal.owner);
      portal.backend.issueToken(portal.owner);
    },
    ...options,
  });
const rows = () => screen.getAllByTestId('session');

test('each session has device and place; the current one is marked and cannot be ended', async () => {
  await renderSessions();
  expect(rows()).toHaveLength(3);
  const current = rows().find((row) => row.textContent.includes('This device'))!;
  expect(current.textContent).toContain('Chrome on Windows');
  expect(current.textContent).toContain('Germany · 203.0.113.0/24');
  expect(within(current).queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByTestId('profile-sessions'));
});

test('an ended session leaves the list, and its token is revoked', async () => {
  const { portal, user } = await renderSessions();
  const before = portal.backend.tokensOf(portal.owner).length;
  await user.click(within(rows()[1]!).getByRole('button'));
  expect(await screen.findByText('The session was ended.')).not.toBeNull();
  expect(rows()).toHaveLength(2);
  expect(portal.backend.tokensOf(portal.owner)).toHaveLength(before - 1);
});

test('all other sessions are ended, and the button is removed', async () => {
  const { portal, user } = await renderSessions();
  await user.click(screen.getByTestId('sessions-end-others'));
  expect(await screen.findByText('All other sessions were ended.')).not.toBeNull();
  expect(rows()).toHaveLength(1);
  expect(screen.queryByTestId('sessions-end-others')).toBeNull();
  expect(portal.backend.tokensOf(portal.owner)).toEqual([portal.backend.gateway.bearer]);
});

test('a refusal is shown, and the session stays', async () => {
  const { portal, user } = await renderSessions();
  portal.backend.failNext('endSession', PortalError.refused([ERROR_CODE.notFound], 404));
  await user.click(within(rows()[1]!).getByRole('button'));
  expect((await screen.findByRole('alert')).querySelector(`.error${ERROR_CODE.notFound}`)).not.toBeNull();
  expect(rows()).toHaveLength(3);
});

test('the history shows the result of each sign-in, and unknown places and devices', async () => {
  await renderSessions();
  const texts = screen.getAllByTestId('sign-in-try').map(({ textContent }) => textContent);
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain('Signed in');
  expect(texts[1]).toContain('Wrong password');
  expect(texts[1]).toContain('Place not known · 198.51.100.0/24');
  expect(texts[2]).toContain('Unknown device');
});

test('five sign-ins are shown, and all on request', async () => {
  const { user } = await renderSessions({
    prepare: ({ owner }) => {
      const [signIn] = owner.signIns;
      owner.signIns = Array.from({ length: 7 }, (_, id) => ({ ...signIn!, id }));
    },
  });
  expect(screen.getAllByTestId('sign-in-try')).toHaveLength(5);
  await user.click(screen.getByTestId('sign-ins-all'));
  expect(screen.getAllByTestId('sign-in-try')).toHaveLength(7);
  expect(screen.queryByTestId('sign-ins-all')).toBeNull();
});

test('each list fails alone', async () => {
  await renderSessions({
    prepare: ({ backend, owner }) => {
      owner.signIns = [];
      backend.failNext('sessions', PortalError.refused([ERROR_CODE.notFound], 404));
    },
  });
  expect(within(screen.getByTestId('profile-sessions')).getByTestId('retry')).not.toBeNull();
  expect(screen.getByText('Nobody has signed in during the last 90 days.')).not.toBeNull();
});

describe('the security history', () => {
  const history = () => screen.getByTestId('book-security');

  test('has each event with time, reference, device and place', async () => {
    await renderSessions();
    const text = history().textContent;
    for (const part of ['Password changed', 'S-7K2M9QXD', 'Chrome on Windows', 'Germany · 203.0.113.0/24'])
      expect(text).toContain(part);
    expect(text).toContain('Change of verified data approved');
    expect(within(history()).getAllByRole('button', { name: /^Copy the reference/ })).toHaveLength(1);
  });

  test('is divided into pages', async () => {
    const { user } = await renderSessions({
      prepare: ({ owner }) => {
        const [event] = owner.securityEvents;
        owner.securityEvents = Array.from({ length: 23 }, (_, index) => ({ ...event!, id: 50 - index }));
      },
    });
    expect(within(history()).getAllByText('Password changed')).toHaveLength(20);
    await user.click(within(history()).getByRole('button', { name: 'Older' }));
    expect(await within(history()).findByText('Page 2')).not.toBeNull();
    expect(within(history()).getAllByText('Password changed')).toHaveLength(3);
  });

  test('has a message if nothing has happened', async () => {
    await renderSessions({ prepare: ({ owner }) => (owner.securityEvents = []) });
    expect(screen.getByTestId('book-security-empty').textContent).toContain('Nothing has happened yet');
  });

  test('can be loaded again after a failure', async () => {
    const { user } = await renderSessions({
      prepare: ({ backend }) =>
        backend.failNext('securityEvents', PortalError.refused([ERROR_CODE.busy], 400)),
    });
    await user.click(within(history()).getByTestId('retry'));
    expect(await within(history()).findByText('Password changed')).not.toBeNull();
  });

  test('is absent if the gateway has no such call', async () => {
    await renderSessions({
      prepare: ({ backend }) =>
        backend.failNext('securityEvents', PortalError.refused([ERROR_CODE.notFound], 404)),
    });
    expect(screen.queryByText('Security history')).toBeNull();
  });
});
