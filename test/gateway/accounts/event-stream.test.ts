/** @jest-environment node */
import { catchUpEvents, changesOf } from '../../../gateway/accounts/client-events';
import { EventStream, type LiveEvent } from '../../../gateway/accounts/event-stream';
import { LiveStreams } from '../../../gateway/accounts/live-streams';
import type { Reading } from '../../../gateway/accounts/live-readings';

const MARKS = { accounts: 'a', books: 'b', client: 'c', notifications: 'n' };
const reading = (tick: number, equity: string, marks: Partial<Reading['versions']> = {}): Reading => ({
  id: `${tick}-${JSON.stringify({ ...MARKS, ...marks })}`,
  at: new Date(tick).toISOString(),
  versions: { ...MARKS, ...marks },
  unread: 0,
  hasTrades: false,
  positions: new Map(),
  orders: new Map(),
  figures: new Map([[1, JSON.stringify({ login: 1, equity })]]),
});
const kinds = (events: readonly LiveEvent[]) => events.map(([kind]) => kind);
const createStream = () => new EventStream('t', undefined, catchUpEvents);
const textOf = (stream: EventStream<Reading>) => String(stream.read() ?? '');

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

it('each change of prices, list, books and notifications is an event', () => {
  const before = reading(0, '1');
  expect(changesOf(before, reading(500, '1'))).toEqual([]);
  expect(kinds(changesOf(before, reading(500, '2')))).toEqual(['figures']);
  const movedReading = { ...reading(500, '1'), orders: new Map([[7, '{"ticket":7,"price":"1.1"}']]) };
  expect(changesOf(before, movedReading)).toEqual([
    [
      'figures',
      expect.stringContaining('"accounts":[],"positions":[],"orders":[{"ticket":7,"price":"1.1"}]'),
    ],
  ]);
  expect(kinds(changesOf(before, reading(500, '1', { accounts: 'x' })))).toEqual(['accounts']);
  expect(kinds(changesOf(before, reading(500, '1', { client: 'x' })))).toEqual(['client']);
  expect(kinds(changesOf(before, reading(500, '2', { books: 'x', notifications: 'x' })))).toEqual([
    'books',
    'notifications',
    'figures',
  ]);
});

it('figures are sent in events of at most 500 accounts, of which the last has the id', () => {
  const accounts = Array.from({ length: 1_201 }, (_, login) => [login, JSON.stringify({ login })] as const);
  const positions = Array.from({ length: 501 }, (_, ticket) => [ticket, JSON.stringify({ ticket })] as const);
  const stream = createStream();
  textOf(stream);
  stream.sendChanges({ ...reading(0, '1'), figures: new Map(accounts), positions: new Map(positions) }, []);
  const text = textOf(stream);
  type SentFigures = Readonly<Record<'accounts' | 'positions', readonly unknown[]>>;
  const events = [...text.matchAll(/^data: (.*)$/gm)].map(
    ([, data]) => JSON.parse(data as string) as SentFigures,
  );
  expect(events.map((event) => [event.accounts.length, event.positions.length])).toEqual([
    [500, 500],
    [500, 1],
    [201, 0],
  ]);
  expect(events.flatMap((event) => event.accounts)).toHaveLength(new Set(text.match(/"login":\d+/g)).size);
  expect(text.match(/^id: /gm)).toHaveLength(1);
  expect(text.trimEnd().split('\n').at(-1)).toMatch(/^id: /);
});

it('a paused reader gets no more events, and the current figures when it continues', () => {
  const stream = createStream();
  const long = (tick: number) => reading(tick, 'x'.repeat(70_000));
  stream.sendChanges(long(0), []);
  const bufferedBytes = stream.readableLength;
  for (let tick = 1; tick < 5; tick += 1)
    stream.sendChanges(long(tick), changesOf(long(0), reading(tick, '3')));
  expect(stream.readableLength).toBe(bufferedBytes);
  textOf(stream);
  stream.sendChanges(reading(9, '4'), []); // no change since the last tick, but since the last event
  expect(textOf(stream)).toContain('"equity":"4"');
});

it('a slow reader reloads everything missed except prices', () => {
  const stream = createStream();
  stream.sendChanges(reading(0, 'x'.repeat(70_000)), []);
  stream.sendChanges(reading(1, '1', { books: 'moved' }), [['books', '{}']]);
  textOf(stream);
  stream.sendChanges(reading(2, '1', { books: 'moved' }), []);
  expect(textOf(stream)).toContain('event: reset');
});

it('a reader that pauses for more than ten seconds is disconnected', () => {
  const stream = createStream();
  stream.sendChanges(reading(0, 'x'.repeat(70_000)), []);
  jest.advanceTimersByTime(10_000);
  stream.sendChanges(reading(1, '1'), []);
  expect(stream.destroyed).toBe(false);
  jest.advanceTimersByTime(1);
  stream.sendChanges(reading(2, '1'), []);
  expect(stream.destroyed).toBe(true);
});

const CLIENT = { id: 7, companyId: 7, siteId: 1, tokenHash: 't', signedInAt: new Date(0) };

it('the streams read nothing without a listener, and survive a database failure', async () => {
  const requestedLogins: number[][] = [];
  const warnings: unknown[] = [];
  let isDown = true;
  const streams = new LiveStreams(
    { filterOpen: async (hashes) => new Set(hashes) },
    {
      changesOf,
      catchUpEvents,
      read: async (ids) => {
        requestedLogins.push([...ids]);
        if (isDown) throw new Error('no database');
        return new Map([[7, reading(0, '1')]]);
      },
    },
    (error) => warnings.push(error),
  );
  await jest.advanceTimersByTimeAsync(5_000);
  expect(requestedLogins).toEqual([]);
  const stream = streams.openStream(CLIENT, undefined);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(warnings.length).toBeGreaterThan(1);
  isDown = false;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(String(stream.read())).toContain('event: figures');
  stream.destroy();
  await jest.advanceTimersByTimeAsync(1_000);
  const before = requestedLogins.length;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(requestedLogins.length).toBe(before);
});

it('refuses streams beyond the limit of a replica, and after it was closed', () => {
  const streams = new LiveStreams(
    { filterOpen: async () => new Set() },
    { changesOf, catchUpEvents, read: () => new Promise<never>(() => undefined) },
    () => undefined,
  );
  const all = Array.from({ length: 2_000 }, (_, id) => streams.openStream({ ...CLIENT, id }, undefined));
  expect(() => streams.openStream({ ...CLIENT, id: 9_999 }, undefined)).toThrow('busy');
  all[0]!.destroy();
  streams.close();
  expect(() => streams.openStream({ ...CLIENT, id: 9_999 }, undefined)).toThrow('busy');
});
