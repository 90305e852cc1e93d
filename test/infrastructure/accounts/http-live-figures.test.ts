import { HttpLiveFigures } from '../../../src/infrastructure/accounts/http-live-figures';
import type { HttpClient } from '../../../src/infrastructure/http/http-client';
import type { ReadStream } from '../../../src/infrastructure/http/transport';
import { busy } from '../http/busy';

test('events that arrive at once are reported in slices, and other tasks run between them', async () => {
  const events = Array.from({ length: 12 }, () => 'event: alive\ndata: {"at":"2026-11-20T10:00:00Z"}\n\n');
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const event of events) stream.enqueue(new TextEncoder().encode(event));
      stream.close();
    },
  });
  const call = (_: string, { stream }: { stream: ReadStream }) => stream(body, true);
  let turns = 0;
  let eventCount = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const onEvent = () => {
    eventCount += 1;
    busy(10);
  };
  await new HttpLiveFigures({ call } as unknown as HttpClient).follow(
    null,
    onEvent,
    new AbortController().signal,
  );
  clearInterval(timer);
  expect(eventCount).toBe(events.length);
  expect(turns).toBeGreaterThanOrEqual(2);
});
