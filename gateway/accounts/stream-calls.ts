import { StreamAnswer } from '../http/call';
import type { Calls } from '../http/call';
import type { Services } from '../http/services';

/** These headers stop a proxy from buffering or compressing, which would delay events. */
const HEADERS = Object.freeze({
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // The connection closes with the stream, so that a gateway that stops need not wait for idle connections.
  connection: 'close',
});

/** Changes while a page is open (D9 "Live figures"). */
export function streamCalls({ live }: Services): Calls<'getEvents'> {
  return {
    getEvents: async ({ client, query }) => new StreamAnswer(live.openStream(client, query.after), HEADERS),
  };
}
