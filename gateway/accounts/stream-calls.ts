import { StreamAnswer } from '../http/call';
import { EVENT_STREAM_HEADERS, type StreamReading } from './event-stream';
import type { Calls } from '../http/call';
import type { LiveStreams } from './live-streams';

interface StreamCallsDeps {
  readonly live: Pick<LiveStreams<StreamReading>, 'openStream'>;
}

/** Changes while a page is open (D9 "Live figures"). */
export function streamCalls({ live }: StreamCallsDeps): Calls<'getEvents'> {
  return {
    getEvents: async ({ client, query }) =>
      new StreamAnswer(live.openStream(client, query.after), EVENT_STREAM_HEADERS),
  };
}
