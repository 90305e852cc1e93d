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
