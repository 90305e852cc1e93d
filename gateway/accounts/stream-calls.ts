import { StreamAnswer } from '../http/call';
import type { Calls } from '../http/call';
import type { Services } from '../http/services';

/** A proxy that gathers or compresses what it passes on would hold events back. */
const HEADERS = Object.freeze({
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // Its connection goes with it, so that a gateway that stops need not wait for idle ones.
  connection: 'close',
});

/** What changes while a page is open (D9 "Live figures"). */
export function streamCalls({ live }: Services): Calls<'getEvents'> {
  return {
    getEvents: async ({ client, query }) => new StreamAnswer(live.open(client, query.after), HEADERS),
  };
}
