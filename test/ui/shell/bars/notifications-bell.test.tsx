import { act, screen, within } from '@testing-library/react';
import { Queries } from '../../../../src/application/remote/queries';
import { NotificationListStore } from '../../../../src/application/notifications/notification-list-store';
import { CodeContext, type Code } from '../../../../src/ui/router/code-context';
import { NotificationsBell } from '../../../../src/ui/shell/bars/notifications-bell';
import { TopBar } from '../../../../src/ui/shell/bars/top-bar';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { messageOf } from '../../../../src/testkit/portal/client-area';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';
import { setPhone } from '../../kit/viewport';

type Load = Code['feature'];

const loadFeature: Load = () => Promise.resolve();
const rejectScreen: Code['loadScreen'] = () => Promise.reject(new Error('The bell loads no screen.'));

/** The bell, after the shell's first two seconds. */
async function renderBell(options: RenderPortalOptions = {}, load: Load = loadFeature) {
  const view = await renderPortal(
    <CodeContext
      value={{ feature: load, loadScreen: rejectScreen, has: () => false, state: () => undefined }}
    >
      <NotificationsBell />
    </CodeContext>,
    options,
  );
  const settle = async () => {
    act(() => {
      view.portal.layout.scheduleSettled();
      view.portal.clock.advance(2_000);
    });
    await act(untilSettled);
  };
  return { ...view, settle };
}

const bell = () => screen.getByRole('link');
const badge = () => screen.queryByTestId('notifications-badge')?.textContent;

describe('NotificationsBell', () => {
  test.each([false, true])('is in the top bar at every width (phone: %s)', async (isPhone) => {
    setPhone(isPhone);
    await renderPortal(<TopBar />);
    expect(within(screen.getByTestId('topbar')).getByTestId('notifications-bell')).not.toBeNull();
  });

  test('links to the notifications at once, but requests nothing before the page has settled', async () => {
    const load = jest.fn(loadFeature);
    const { portal } = await renderBell({}, load);
    expect([bell().getAttribute('href'), bell().textContent]).toEqual(['/notifications', 'Notifications']);
    expect([load.mock.calls.length, portal.backend.count('notifications')]).toEqual([0, 0]);
  });

  test('shows the number of unread notifications after that', async () => {
    const load = jest.fn(loadFeature);
    const { settle } = await renderBell({}, load);
    await settle();
    expect(load.mock.calls).toEqual([['messages']]);
    expect(badge()).toBe('2');
    expect(screen.getByRole('link', { name: 'Notifications (2 unread)' })).not.toBeNull();
  });

  test('notifications read on their page stay read afterwards', async () => {
    const { portal, settle } = await renderBell();
    await settle();
    const list = portal.resolve(NotificationListStore);
    const close = await act(async () => list.open());
    await act(async () => {
      await list.markRead(portal.owner.messages[0]!);
      await untilSettled();
    });
    expect(badge()).toBe('1');
    act(close);
    expect(badge()).toBe('1');
    await act(async () => {
      list.open();
      await untilSettled();
      await list.markAllRead();
      await untilSettled();
    });
    expect(badge()).toBeUndefined();
  });

  test('counts a new notification', async () => {
    const { portal, settle } = await renderBell();
    await settle();
    portal.owner.messages = [messageOf(9), ...portal.owner.messages];
    await act(async () => {
      portal.resolve(Queries).invalidate(['notifications']);
      await untilSettled();
    });
    expect(badge()).toBe('3');
  });

  test('abbreviates a hundred', async () => {
    const { settle } = await renderBell({
      prepare: ({ owner }) => {
        const [message] = owner.messages;
        if (!message) throw new Error('The client has no message.');
        owner.messages = Array.from({ length: 100 }, (_, index) => ({
          ...message,
          id: index + 1,
          isRead: false,
        }));
      },
    });
    await settle();
    expect(badge()).toBe('99+');
    expect(bell().textContent).toContain('100 unread');
  });

  test('stays a link if its code fails to load', async () => {
    const { settle } = await renderBell({}, () => Promise.reject(new Error('gone')));
    await settle();
    expect([bell().textContent, badge()]).toEqual(['Notifications', undefined]);
  });
});
