import { act, screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Queries } from '../../../../src/application/remote/queries';
import { Screen } from '../../../../src/ui/notifications/screens/notifications-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { messageOf } from '../../../../src/testkit/portal/client-area';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';

// Typing letter by letter takes longer on a busy machine.
jest.setTimeout(60_000);

const draw = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/notifications', ...options });

describe('notifications', () => {
  test('unread ones say so; an unsafe link is left out', async () => {
    await draw();
    expect(screen.getByText('2 unread')).not.toBeNull();
    expect(within(screen.getByTestId('notification-3')).getByRole('img', { name: 'New' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/news');
    expect(screen.queryByText('Evil')).toBeNull();
  });

  test('one is marked as read, then all', async () => {
    const { user, portal } = await draw();
    await user.click(screen.getByRole('button', { name: 'Mark as read: Your password was changed' }));
    await act(untilSettled);
    expect(screen.getByText('1 unread')).not.toBeNull();
    await user.click(screen.getByTestId('notifications-read-all'));
    await act(untilSettled);
    expect(screen.getByTestId('notifications-read-all').hasAttribute('disabled')).toBe(true);
    expect(portal.owner.messages.every(({ isRead }) => isRead)).toBe(true);
    const sent = portal.backend.calls.filter(({ call }) => /^mark/.test(call));
    expect(sent.map(({ args, call }) => [call, args[0]])).toEqual([
      ['markRead', [3]],
      ['markAllRead', 3],
    ]);
  });

  test('a gateway that can’t mark all is told which', async () => {
    const { user, portal } = await draw({
      prepare: ({ backend }) =>
        backend.failNext('markAllRead', PortalError.refused([ERROR_CODE.notFound], 404)),
    });
    await user.click(screen.getByTestId('notifications-read-all'));
    await act(untilSettled);
    expect(portal.owner.messages.every(({ isRead }) => isRead)).toBe(true);
    expect(screen.getByTestId('notifications-read-all').hasAttribute('disabled')).toBe(true);
  });

  test('one that could not be marked stays unread, with the reason', async () => {
    const { user } = await draw({
      prepare: ({ backend }) =>
        backend.failNext('markAllRead', PortalError.refused([ERROR_CODE.failed], 400)),
    });
    await user.click(screen.getByTestId('notifications-read-all'));
    await act(untilSettled);
    expect(document.querySelector(`span.error.error${ERROR_CODE.failed}`)).not.toBeNull();
    expect(screen.getByText('2 unread')).not.toBeNull();
  });

  test('a message in another language says so, and is marked for readers and faces', async () => {
    const urdu = { culture: 'ur-PK', title: 'XAUUSD پر', body: 'متن' };
    await draw({ prepare: ({ owner }) => void (owner.messages = [messageOf(5, urdu), messageOf(6)]) });
    const row = within(screen.getByTestId('notification-5'));
    expect(row.getByText('In Urdu')).not.toBeNull();
    for (const text of [urdu.title, urdu.body]) {
      const element = row.getByText(text);
      expect([element.lang, element.dir]).toEqual(['ur-PK', 'rtl']);
    }
    expect(within(screen.getByTestId('notification-6')).queryByText(/^In /)).toBeNull();
  });

  test('another language asks for them anew, once the gateway knows of it', async () => {
    const { portal } = await draw();
    const asked = () =>
      portal.backend.calls.map(({ call }) => call).filter((call) => call === 'notifications');
    const before = asked().length;
    await act(async () => {
      await portal.language.change('de-DE', 'notifications');
      await untilSettled();
    });
    expect(asked()).toHaveLength(before + 1);
    const calls = portal.backend.calls.map(({ call }) => call);
    expect(calls.lastIndexOf('notifications')).toBeGreaterThan(calls.indexOf('changeSettings'));
    expect(calls).not.toContain('campaigns');
  });

  test('by category, and unread ones alone; none that fits leads back to all', async () => {
    const { user } = await draw();
    await user.click(screen.getByRole('radio', { name: 'Security' }));
    await act(untilSettled);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Money' }));
    await act(untilSettled);
    expect(screen.getByTestId('notifications-filtered-empty')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await act(untilSettled);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await user.click(screen.getByTestId('notifications-unread-only'));
    await act(untilSettled);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  test('by day, with how much each matters', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await draw({
      now: Date.now(),
      prepare: ({ owner }) => {
        owner.messages = [
          messageOf(4, { createdAt: at(0), severity: 'critical', title: 'Margin call' }),
          messageOf(3, { createdAt: at(3), severity: 'warning' }),
          messageOf(2, { createdAt: at(30), severity: 'success' }),
          messageOf(1, { createdAt: null, severity: 'a gateway’s own' }),
        ];
      },
    });
    const day = (name: string) => within(screen.getByRole('region', { name }));
    expect(day('Today').getByText('Urgent')).not.toBeNull();
    expect(day('Last 7 days').getByText('Warning')).not.toBeNull();
    expect(day('Earlier').getAllByRole('listitem')).toHaveLength(2);
    expect(day('Earlier').getByRole('img', { name: 'Information' })).not.toBeNull();
  });

  test('older ones come when they are asked for; what comes meanwhile stands on top, and none is lost', async () => {
    const some = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => messageOf(from - at, { isRead: true }));
    const { user, portal } = await draw({ prepare: ({ owner }) => void (owner.messages = some(100, 40)) });
    const rows = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(rows()).toHaveLength(30);
    await user.click(screen.getByTestId('notifications-more'));
    await act(untilSettled);
    expect(rows()).toHaveLength(40);
    expect(screen.queryByTestId('notifications-more')).toBeNull();
    portal.owner.messages = some(102, 42);
    await act(async () => {
      portal.resolve(Queries).invalidate(['notifications']);
      await untilSettled();
    });
    expect(rows()).toEqual(some(102, 42).map(({ title }) => title));
  });

  test('an old list stays while a newer one has failed', async () => {
    const { portal } = await draw();
    portal.backend.failNext('notifications', PortalError.unavailable({ status: 503 }));
    await act(async () => {
      portal.resolve(Queries).invalidate(['notifications']);
      await untilSettled();
    });
    expect(screen.getByTestId('stale')).not.toBeNull();
    expect(screen.getByTestId('notification-3')).not.toBeNull();
  });

  test('none at all', async () => {
    await draw({ prepare: ({ owner }) => void (owner.messages = []) });
    expect(screen.getByTestId('notifications-empty')).not.toBeNull();
  });
});
