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

const renderNotifications = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/notifications', ...options });

describe('notifications', () => {
  test('unread ones are marked, and an unsafe link is left out', async () => {
    await renderNotifications();
    expect(screen.getByText('2 unread')).not.toBeNull();
    expect(within(screen.getByTestId('notification-3')).getByRole('img', { name: 'New' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/news');
    expect(screen.queryByText('Evil')).toBeNull();
  });

  test('one or all are marked as read', async () => {
    const { user, portal } = await renderNotifications();
    await user.click(screen.getByRole('button', { name: 'Mark as read: Your password was changed' }));
    await act(untilSettled);
    expect(screen.getByText('1 unread')).not.toBeNull();
    await user.click(screen.getByTestId('notifications-read-all'));
    await act(untilSettled);
    expect(screen.getByTestId('notifications-read-all').hasAttribute('disabled')).toBe(true);
    expect(portal.owner.messages.every(({ isRead }) => isRead)).toBe(true);
    const markCalls = portal.backend.calls.filter(({ call }) => /^mark/.test(call));
    expect(markCalls.map(({ args, call }) => [call, args[0]])).toEqual([
      ['markRead', [3]],
      ['markAllRead', 3],
    ]);
  });

  test('each is marked by its id if the gateway cannot mark all', async () => {
    const { user, portal } = await renderNotifications({
      prepare: ({ backend }) =>
        backend.failNext('markAllRead', PortalError.refused([ERROR_CODE.notFound], 404)),
    });
    await user.click(screen.getByTestId('notifications-read-all'));
    await act(untilSettled);
    expect(portal.owner.messages.every(({ isRead }) => isRead)).toBe(true);
    expect(screen.getByTestId('notifications-read-all').hasAttribute('disabled')).toBe(true);
  });

  test('they stay unread, with the error, if marking fails', async () => {
    const { user } = await renderNotifications({
      prepare: ({ backend }) =>
        backend.failNext('markAllRead', PortalError.refused([ERROR_CODE.failed], 400)),
    });
    await user.click(screen.getByTestId('notifications-read-all'));
    await act(untilSettled);
    expect(document.querySelector(`span.error.error${ERROR_CODE.failed}`)).not.toBeNull();
    expect(screen.getByText('2 unread')).not.toBeNull();
  });

  test('a message in another language names it and has its lang and dir', async () => {
    const urdu = { culture: 'ur-PK', title: 'XAUUSD پر', body: 'متن' };
    await renderNotifications({
      prepare: ({ owner }) => void (owner.messages = [messageOf(5, urdu), messageOf(6)]),
    });
    const row = within(screen.getByTestId('notification-5'));
    expect(row.getByText('In Urdu')).not.toBeNull();
    for (const text of [urdu.title, urdu.body]) {
      const element = row.getByText(text);
      expect([element.lang, element.dir]).toEqual(['ur-PK', 'rtl']);
    }
    expect(within(screen.getByTestId('notification-6')).queryByText(/^In /)).toBeNull();
  });

  test('they are loaded again after the gateway has saved a new language', async () => {
    const { portal } = await renderNotifications();
    const requests = () =>
      portal.backend.calls.map(({ call }) => call).filter((call) => call === 'notifications');
    const before = requests().length;
    await act(async () => {
      await portal.language.change('de-DE', 'notifications');
      await untilSettled();
    });
    expect(requests()).toHaveLength(before + 1);
    const calls = portal.backend.calls.map(({ call }) => call);
    expect(calls.lastIndexOf('notifications')).toBeGreaterThan(calls.indexOf('changeSettings'));
    expect(calls).not.toContain('campaigns');
  });

  test('they are filtered by category and by unread, and the filter can be cleared', async () => {
    const { user } = await renderNotifications();
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

  test('they are grouped by day, with their severity', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await renderNotifications({
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

  test('older ones are loaded on request, and new ones are added on top', async () => {
    const readMessages = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => messageOf(from - at, { isRead: true }));
    const { user, portal } = await renderNotifications({
      prepare: ({ owner }) => void (owner.messages = readMessages(100, 40)),
    });
    const rows = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(rows()).toHaveLength(30);
    await user.click(screen.getByTestId('notifications-more'));
    await act(untilSettled);
    expect(rows()).toHaveLength(40);
    expect(screen.queryByTestId('notifications-more')).toBeNull();
    portal.owner.messages = readMessages(102, 42);
    await act(async () => {
      portal.resolve(Queries).invalidate(['notifications']);
      await untilSettled();
    });
    expect(rows()).toEqual(readMessages(102, 42).map(({ title }) => title));
  });

  test('the old list stays, marked as old, when a refresh fails', async () => {
    const { portal } = await renderNotifications();
    portal.backend.failNext('notifications', PortalError.unavailable({ status: 503 }));
    await act(async () => {
      portal.resolve(Queries).invalidate(['notifications']);
      await untilSettled();
    });
    expect(screen.getByTestId('stale')).not.toBeNull();
    expect(screen.getByTestId('notification-3')).not.toBeNull();
  });

  test('a message reports that the list is empty', async () => {
    await renderNotifications({ prepare: ({ owner }) => void (owner.messages = []) });
    expect(screen.getByTestId('notifications-empty')).not.toBeNull();
  });
});
