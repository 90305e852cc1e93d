import type { LiveEvent } from './event-stream';
import { isSameState, type Reading } from './live-readings';

/** The most items of one list in an event: a page reads many short events more smoothly than one event of a megabyte. */
const MAX_ITEMS_PER_EVENT = 500;

/** The changes from one reading to the next, as events. */
export function changesOf(previous: Reading, reading: Reading): readonly LiveEvent[] {
  const { at, unread, versions } = reading;
  // A reading that was only moved to a later tick has the same object.
  if (versions === previous.versions) return [];
  const instant = JSON.stringify({ at });
  const changes: FigureItems = {
    accounts: changedSince(previous.figures, reading.figures),
    positions: changedSince(previous.positions, reading.positions),
    orders: changedSince(previous.orders, reading.orders),
  };
  return [
    ...(versions.accounts === previous.versions.accounts ? [] : [['accounts', instant] as const]),
    ...(versions.client === previous.versions.client ? [] : [['client', instant] as const]),
    ...(versions.books === previous.versions.books ? [] : [['books', instant] as const]),
    ...(versions.notifications === previous.versions.notifications ? [] : [notificationsEvent(at, unread)]),
    ...(longestOf(changes) === 0 ? [] : figuresEvents(at, changes)),
  ];
}

const changedSince = (
  previous: ReadonlyMap<number, string>,
  current: ReadonlyMap<number, string>,
): readonly string[] => [...current].flatMap(([key, json]) => (previous.get(key) === json ? [] : [json]));

/** All figures, for a reader that has just connected or was slow; a reader of an earlier state reads its lists again. */
export function catchUpEvents(
  lastReadId: string | undefined,
  { at, figures, id, orders, positions }: Reading,
): readonly LiveEvent[] {
  if (lastReadId !== undefined && !isSameState(lastReadId, id)) return [['reset', JSON.stringify({ at })]];
  return figuresEvents(at, {
    accounts: [...figures.values()],
    positions: [...positions.values()],
    orders: [...orders.values()],
  });
}

const notificationsEvent = (at: string, unread: number): LiveEvent => [
  'notifications',
  JSON.stringify({ at, unread }),
];

/** The content of `figures` events, each item as JSON. */
type FigureItems = Readonly<Record<'accounts' | 'positions' | 'orders', readonly string[]>>;

const longestOf = (items: FigureItems): number =>
  Math.max(...Object.values(items).map(({ length }) => length));

function figuresEvents(at: string, items: FigureItems): readonly LiveEvent[] {
  const eventCount = Math.max(1, Math.ceil(longestOf(items) / MAX_ITEMS_PER_EVENT));
  return Array.from({ length: eventCount }, (_, place) => {
    const [from, to] = [place * MAX_ITEMS_PER_EVENT, (place + 1) * MAX_ITEMS_PER_EVENT];
    const lists = Object.entries(items).map(([name, json]) => `"${name}":[${json.slice(from, to).join()}]`);
    return ['figures', `{"at":${JSON.stringify(at)},${lists.join()}}`];
  });
}
