import { HttpLiveFigures } from '../../../src/infrastructure/accounts/http-live-figures';
import type { HttpClient } from '../../../src/infrastructure/http/http-client';
import type { ReadStream } from '../../../src/infrastructure/http/transport';
import { busy } from '../http/busy';

test('events that are all there at once are told in slices, between which the page goes on', async () => {
  const sent = Array.from({ length: 12 }, () => 'event: alive\ndata: {"at":"2026-11-20T10:00:00Z"}\n\n');
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const event of sent) stream.enqueue(new TextEncoder().encode(event));
      stream.close();
    },
  });
  const call = (_: string, { stream }: { stream: ReadStream }) => stream(body, true);
  let turns = 0;
  let told = 0;
  const other = setInterval(() => (turns += 1), 0);
  const tell = () => {
    told += 1;
    busy(10);
  };
  await new HttpLiveFigures({ call } as unknown as HttpClient).follow(
    null,
    tell,
    new AbortController().signal,
  );
  clearInterval(other);
  expect(told).toBe(sent.length);
  expect(turns).toBeGreaterThanOrEqual(2);
});
