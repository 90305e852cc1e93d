import { StreamAnswer } from '../http/call';
import { EVENT_STREAM_HEADERS } from './event-stream';
import type { Calls } from '../http/call';
import type { Services } from '../http/services';

/** Changes while a page is open (D9 "Live figures"). */
export function streamCalls({ live }: Services): Calls<'getEvents'> {
  return {
    getEvents: async ({ client, query }) =>
      new StreamAnswer(live.openStream(client, query.after), EVENT_STREAM_HEADERS),
  };
}
