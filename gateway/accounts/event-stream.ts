import { Readable } from 'node:stream';
import { isSameState, type Reading } from './live-readings';

/** An event is sent at least this often, so that a reader knows the stream is alive. */
const HEARTBEAT_MS = 4_000;
/** A reader that reads nothing for this long is disconnected. */
const READER_TIMEOUT_MS = 10_000;
/** The most accounts and positions of one event: a page reads many short events more smoothly than one event of a megabyte. */
const MAX_ITEMS_PER_EVENT = 500;

/** An event's kind and its data as JSON. */
export type LiveEvent = readonly [kind: string, data: string];

/** A client's stream of events. It waits for its reader: a slow reader gets the current figures in place of the changes it missed. */
export class EventStream extends Readable {
  #isReaderReady = true;
  #isCaughtUp = false;
  #isFinished = false;
  #lastSentId: string | undefined;
  #sentAt = performance.now();

  /**
   * @param tokenHash the session with which the stream ends.
   * @param lastReadId the last id that the reader has.
   */
  constructor(
    readonly tokenHash: string,
    lastReadId: string | undefined,
  ) {
    super();
    this.#lastSentId = lastReadId;
    // The answer's head goes out with the first bytes.
    this.push(': \n\n');
  }

  override _read(): void {
    this.#isReaderReady = true;
  }

  /** Sends the changes, or all figures to a reader that has just connected or was slow. */
  sendChanges(reading: Reading, changes: readonly LiveEvent[]): void {
    if (this.#isFinished) return;
    const silentMs = performance.now() - this.#sentAt;
    if (!this.#isReaderReady) {
      this.#isCaughtUp = false;
      if (silentMs > READER_TIMEOUT_MS) this.destroy();
    } else if (!this.#isCaughtUp) this.#send(reading, catchUpEvents(this.#lastSentId, reading));
    else if (changes.length > 0) this.#send(reading, changes);
    else if (silentMs >= HEARTBEAT_MS) this.#send(reading, [['alive', JSON.stringify({ at: reading.at })]]);
  }

  /** Ends the stream. It does not wait for a slow reader. */
  finish(): void {
    this.#isFinished = true;
    if (this.#isReaderReady) this.push(null);
    else this.destroy();
  }

  /** The id comes with the last event: a reader that is disconnected earlier has not read them all. */
  #send({ id }: Reading, events: readonly LiveEvent[]): void {
    const text = events.map(([kind, data]) => `event: ${kind}\ndata: ${data}\n`).join('\n');
    this.#isReaderReady = this.push(`${text}id: ${id}\n\n`);
    this.#isCaughtUp = true;
    this.#lastSentId = id;
    this.#sentAt = performance.now();
  }
}

/** The changes from one reading to the next, as events. */
export function changesOf(previous: Reading, reading: Reading): readonly LiveEvent[] {
  const { at, unread, versions } = reading;
  const instant = JSON.stringify({ at });
  const changes: FigureItems = {
    accounts: changedSince(previous.figures, reading.figures),
    positions: changedSince(previous.positions, reading.positions),
    orders: changedSince(previous.orders, reading.orders),
  };
  return [
    ...(versions.accounts === previous.versions.accounts ? [] : [['accounts', instant] as const]),
    ...(versions.books === previous.versions.books ? [] : [['books', instant] as const]),
    ...(versions.notifications === previous.versions.notifications ? [] : [notificationsEvent(at, unread)]),
    ...(longestOf(changes) === 0 ? [] : figuresEvents(at, changes)),
  ];
}

const changedSince = (
  previous: ReadonlyMap<number, string>,
  current: ReadonlyMap<number, string>,
): readonly string[] => [...current].flatMap(([key, json]) => (previous.get(key) === json ? [] : [json]));

function catchUpEvents(
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
