import { screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/profile/screens/profile-screen';

jest.setTimeout(60_000);

/** The client's page, with two more sessions. */
const draw = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, {
    address: '/profile?tab=sessions',
    prepare: (portal) => {
      portal.backend.issueToken(portal.owner);
      portal.backend.issueToken(portal.owner);
    },
    ...options,
  });
const rows = () => screen.getAllByTestId('session');

test('sessions with device, place and way of signing in; the current one is marked and cannot be ended', async () => {
  await draw();
  expect(rows()).toHaveLength(3);
  const current = rows().find((row) => row.textContent.includes('This device'))!;
  expect(current.textContent).toContain('Chrome on Windows');
  expect(current.textContent).toContain('Germany · 203.0.113.0/24');
  expect(within(current).queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByTestId('profile-sessions'));
});

test('one session is ended: its token is refused, and it leaves the list', async () => {
  const { portal, user } = await draw();
  const before = portal.backend.tokensOf(portal.owner).length;
  await user.click(within(rows()[1]!).getByRole('button'));
  expect(await screen.findByText('The session was ended.')).not.toBeNull();
  expect(rows()).toHaveLength(2);
  expect(portal.backend.tokensOf(portal.owner)).toHaveLength(before - 1);
});

test('all others are ended, and the button goes', async () => {
  const { portal, user } = await draw();
  await user.click(screen.getByTestId('sessions-end-others'));
  expect(await screen.findByText('All other sessions were ended.')).not.toBeNull();
  expect(rows()).toHaveLength(1);
  expect(screen.queryByTestId('sessions-end-others')).toBeNull();
  expect(portal.backend.tokensOf(portal.owner)).toEqual([portal.backend.gateway.bearer]);
});

test('a refusal is said, and the session stays', async () => {
  const { portal, user } = await draw();
  portal.backend.failNext('endSession', PortalError.refused([ERROR_CODE.notFound], 404));
  await user.click(within(rows()[1]!).getByRole('button'));
  expect((await screen.findByRole('alert')).querySelector(`.error${ERROR_CODE.notFound}`)).not.toBeNull();
  expect(rows()).toHaveLength(3);
});

test('the history says what came of each try, and what is not known', async () => {
  await draw();
  const texts = screen.getAllByTestId('sign-in-try').map(({ textContent }) => textContent);
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain('Signed in');
  expect(texts[1]).toContain('Wrong password');
  expect(texts[1]).toContain('Place not known · 198.51.100.0/24');
  expect(texts[2]).toContain('Unknown device');
});

test('five tries first, all when asked for', async () => {
  const { user } = await draw({
    prepare: ({ owner }) => {
      const [one] = owner.signIns;
      owner.signIns = Array.from({ length: 7 }, (_, id) => ({ ...one!, id }));
    },
  });
  expect(screen.getAllByTestId('sign-in-try')).toHaveLength(5);
  await user.click(screen.getByTestId('sign-ins-all'));
  expect(screen.getAllByTestId('sign-in-try')).toHaveLength(7);
  expect(screen.queryByTestId('sign-ins-all')).toBeNull();
});

test('each list fails alone', async () => {
  await draw({
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
    await draw();
    const text = history().textContent;
    for (const part of ['Password changed', 'S-7K2M9QXD', 'Chrome on Windows', 'Germany · 203.0.113.0/24'])
      expect(text).toContain(part);
    expect(text).toContain('Change of verified data approved');
    expect(within(history()).getAllByRole('button', { name: /^Copy the reference/ })).toHaveLength(1);
  });

  test('comes in pages', async () => {
    const { user } = await draw({
      prepare: ({ owner }) => {
        const [one] = owner.securityEvents;
        owner.securityEvents = Array.from({ length: 23 }, (_, at) => ({ ...one!, id: 50 - at }));
      },
    });
    expect(within(history()).getAllByText('Password changed')).toHaveLength(20);
    await user.click(within(history()).getByRole('button', { name: 'Older' }));
    expect(await within(history()).findByText('Page 2')).not.toBeNull();
    expect(within(history()).getAllByText('Password changed')).toHaveLength(3);
  });

  test('says that nothing has happened', async () => {
    await draw({ prepare: ({ owner }) => (owner.securityEvents = []) });
    expect(screen.getByTestId('book-security-empty').textContent).toContain('Nothing has happened yet');
  });

  test('that did not load can be asked for again', async () => {
    const { user } = await draw({
      prepare: ({ backend }) =>
        backend.failNext('securityEvents', PortalError.refused([ERROR_CODE.busy], 400)),
    });
    await user.click(within(history()).getByTestId('retry'));
    expect(await within(history()).findByText('Password changed')).not.toBeNull();
  });

  test('is not there with a gateway that keeps none', async () => {
    await draw({
      prepare: ({ backend }) =>
        backend.failNext('securityEvents', PortalError.refused([ERROR_CODE.notFound], 404)),
    });
    expect(screen.queryByText('Security history')).toBeNull();
  });
});
