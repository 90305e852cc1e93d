import type { Readable } from 'node:stream';
import { LiveStreams } from '../../../gateway/accounts/live-streams';
import type { StreamReading } from '../../../gateway/accounts/event-stream';

const ALL = 2_000;
const OF_CLIENT = 8;

let streams: LiveStreams<StreamReading>;
beforeEach(() => {
  const sessions = { filterOpen: (hashes: readonly string[]) => Promise.resolve(new Set(hashes)) };
  const source = { read: () => Promise.resolve(new Map()), changesOf: () => [], catchUpEvents: () => [] };
  streams = new LiveStreams(sessions, source, () => undefined);
});
afterEach(() => streams.close());

const open = (id: number) =>
  streams.openStream({ id, companyId: 7, siteId: 1, tokenHash: `session-${id}` } as never, undefined);
const hasEnded = async (stream: Readable) => {
  stream.resume();
  await new Promise((resolve) => setImmediate(resolve));
  return stream.readableEnded;
};

test('a tick is read and compared once for each subject, however many streams it has, and sent as the same bytes', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  let tick = 0;
  const readIds: (readonly number[])[] = [];
  const comparisons: number[] = [];
  const counted = new LiveStreams<StreamReading & { readonly subject: number }>(
    { filterOpen: (hashes) => Promise.resolve(new Set(hashes)) },
    {
      read: (ids) => {
        readIds.push(ids);
        tick += 1;
        const at = new Date(tick * 500).toISOString();
        return Promise.resolve(new Map(ids.map((id) => [id, { id: `${tick}-state`, at, subject: id }])));
      },
      changesOf: (_, { subject }) => {
        comparisons.push(subject);
        return [['figures', JSON.stringify({ subject, tick })]];
      },
      catchUpEvents: () => [['figures', '{}']],
    },
    () => undefined,
  );
  const streamsOf = (id: number, count: number) =>
    Array.from({ length: count }, () => counted.openStream({ id, tokenHash: 't' }, undefined));
  const opened = [...streamsOf(1, OF_CLIENT), ...streamsOf(2, 3)];
  await jest.advanceTimersByTimeAsync(2_000);
  for (const stream of opened) stream.read();
  comparisons.length = 0;
  readIds.length = 0;
  await jest.advanceTimersByTimeAsync(500);
  expect(readIds).toEqual([[1, 2]]);
  expect(comparisons).toEqual([1, 2]);
  const sentBytes = opened.map((stream) => stream.read() as Buffer);
  expect(new Set(sentBytes.slice(0, OF_CLIENT)).size).toBe(1);
  expect(String(sentBytes[0])).toBe(
    `event: figures\ndata: {"subject":1,"tick":${tick}}\nid: ${tick}-state\n\n`,
  );
  expect(String(sentBytes.at(-1))).toContain('"subject":2');
  counted.close();
  jest.useRealTimers();
});

test('few clients with many streams don’t take the place of a client with few', async () => {
  const firstOfClient = new Map<number, Readable>();
  for (let id = 0; id < ALL / OF_CLIENT; id += 1)
    for (let at = 0; at < OF_CLIENT; at += 1) {
      const stream = open(id);
      if (at === 0) firstOfClient.set(id, stream);
    }
  expect(() => open(0)).toThrow(expect.objectContaining({ refusal: 'tooManyTries' }));
  const newStream = open(9_001);
  expect(await hasEnded(newStream)).toBe(false);
  const endedStreams = await Promise.all([...firstOfClient.values()].map(hasEnded));
  expect(endedStreams.filter(Boolean)).toHaveLength(1);
  for (let id = 9_002; id < 9_040; id += 1) open(id);
});

test('with a stream for each client, a further client has to wait', async () => {
  const openStreams = Array.from({ length: ALL }, (_, id) => open(id));
  expect(() => open(9_001)).toThrow(expect.objectContaining({ refusal: 'busy' }));
  openStreams[0]?.destroy();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await hasEnded(open(9_001))).toBe(false);
});
