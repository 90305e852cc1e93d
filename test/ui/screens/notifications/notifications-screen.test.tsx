import { act, screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/error-codes.table';
import { PortalError } from '../../../../src/domain/errors';
import { Screen } from '../../../../src/ui/screens/notifications/notifications-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/render-portal';
import { messageOf } from '../../../../src/testkit/data/client-area';
import { settled } from '../../../../src/testkit/settled';

// Typing letter by letter takes longer on a busy machine.
jest.setTimeout(60_000);

const draw = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/notifications', ...options });

describe('notifications', () => {
  test('unread ones say so; an unsafe link is left out', async () => {
    await draw();
    expect(screen.getByText('2 unread')).not.toBeNull();
    expect(within(screen.getByTestId('notification-3')).getByText('New')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/news');
    expect(screen.queryByText('Evil')).toBeNull();
  });

  test('one is marked as read, then all', async () => {
    const { user, portal } = await draw();
    await user.click(screen.getByRole('button', { name: 'Mark as read: Your password was changed' }));
    await act(settled);
    expect(screen.getByText('1 unread')).not.toBeNull();
    await user.click(screen.getByTestId('notifications-read-all'));
    await act(settled);
    expect(screen.queryByTestId('notifications-read-all')).toBeNull();
    expect(portal.owner.messages.every(({ isRead }) => isRead)).toBe(true);
    const sent = portal.backend.calls.filter(({ call }) => call === 'markRead').map(({ args }) => args[0]);
    expect(sent).toEqual([[3], [2]]);
  });

  test('one that could not be marked stays unread, with the reason', async () => {
    const { user } = await draw({
      prepare: ({ backend }) => backend.failNext('markRead', PortalError.refused([ERROR_CODE.failed], 400)),
    });
    await user.click(screen.getByTestId('notifications-read-all'));
    await act(settled);
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
      await settled();
    });
    expect(asked()).toHaveLength(before + 1);
    const calls = portal.backend.calls.map(({ call }) => call);
    expect(calls.lastIndexOf('notifications')).toBeGreaterThan(calls.indexOf('changeSettings'));
    expect(calls).not.toContain('campaigns');
  });

  test('by category', async () => {
    const { user } = await draw();
    await user.click(screen.getByRole('button', { name: 'Security' }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  test('none at all', async () => {
    await draw({ prepare: ({ owner }) => void (owner.messages = []) });
    expect(screen.getByTestId('notifications-empty')).not.toBeNull();
  });
});
