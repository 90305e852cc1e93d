import { groupByDay } from '../../../src/domain/notifications/day-groups';
import {
  NO_MESSAGE_FILTER,
  messageCategoriesOf,
  matchesFilter,
  severityOf,
} from '../../../src/domain/notifications/message';
import { messageOf } from '../../../src/testkit/portal/client-area';

const PORTAL = ['money', 'margin', 'documents', 'account', 'security', 'announcement'];

describe('messages', () => {
  test.each([
    [[], PORTAL],
    [[null, 'security'], PORTAL],
    [
      ['bonus', 'money', 'bonus'],
      [...PORTAL, 'bonus'],
    ],
  ])('with %j are filtered by %j', (categories, expected) => {
    expect(messageCategoriesOf(categories.map((category, id) => messageOf(id, { category })))).toEqual(
      expected,
    );
  });

  test.each([
    [NO_MESSAGE_FILTER, true, true],
    [{ category: 'account', unreadOnly: false }, true, true],
    [{ category: 'money', unreadOnly: false }, false, false],
    [{ category: null, unreadOnly: true }, true, false],
    [{ category: 'account', unreadOnly: true }, true, false],
  ])('fit %j when unread: %p, when read: %p', (filter, unread, read) => {
    expect(matchesFilter(messageOf(1), filter)).toBe(unread);
    expect(matchesFilter(messageOf(1, { isRead: true }), filter)).toBe(read);
  });

  test.each([
    ['info', 'info'],
    ['success', 'success'],
    ['warning', 'warning'],
    ['critical', 'critical'],
    ['catastrophic', 'info'],
    [null, 'info'],
  ])('of severity %p count as %s', (severity, expected) => {
    expect(severityOf(messageOf(1, { severity }))).toBe(expected);
  });
});

describe('messages by day', () => {
  const local = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  const now = new Date(2026, 10, 22, 12).getTime();

  test('begin at midnight on the reader’s clock', () => {
    const at = [...[local(22, 23), local(22, 0)], ...[local(21, 23), local(16, 0)], ...[local(15, 23), null]];
    const messages = at.map((createdAt, id) => messageOf(id, { createdAt }));
    const idsByDay = groupByDay(messages, now).map(([day, dayMessages]) => [
      day,
      dayMessages.map(({ id }) => id),
    ]);
    expect(idsByDay).toEqual([
      ['today', [0, 1]],
      ['week', [2, 3]],
      ['earlier', [4, 5]],
    ]);
  });

  test('leave out empty members', () => {
    expect(groupByDay([], now)).toEqual([]);
    expect(groupByDay([messageOf(1, { createdAt: local(1, 1) })], now).map(([group]) => group)).toEqual([
      'earlier',
    ]);
  });
});
