import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as z from 'zod/mini';
import type { LiveEvent, LiveFigures } from '../../application/accounts/ports/live-figures';
import { aboveNought, id, instant, list, moneyOrNull, nothing, orElse, taking } from '../http/codecs';
import type { components } from '../http/contract.generated';
import { figures } from './http-accounts';
import type { HttpClient } from '../http/http-client';
import { pauses } from '../http/in-slices';
import type { ReadStream } from '../http/transport';

const at = z.pipe(
  instant,
  z.transform((iso) => Date.parse(iso)),
);

type Schemas = components['schemas'];

const moved = taking<Schemas['FiguresEvent']>()(
  z.object({
    at,
    accounts: list(z.object(figures)),
    positions: orElse(
      list(
        z.object({ ticket: id, price: orElse(aboveNought, null), swap: moneyOrNull, profit: moneyOrNull }),
      ),
      [],
    ),
  }),
);

/** Stands for an answer that has not one event, and is as unreadable as any that is no JSON. */
const NO_STREAM = 'not a stream of events';

/** Of the other kinds the portal wants the instant alone. */
const other = taking<Schemas['InstantEvent'] | Schemas['NotificationsEvent']>()(z.object({ at }));

const OTHERS = ['accounts', 'books', 'notifications', 'alive', 'reset'] as const;

/** The stream of server-sent events, read by `fetch`: `EventSource` can send no bearer. */
export class HttpLiveFigures implements LiveFigures {
  constructor(private readonly http: HttpClient) {}

  async follow(after: string | null, tell: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
    await this.http.call('events', {
      query: after === null ? {} : { after },
      signal,
      read: nothing,
      stream: streamOf(tell),
    });
  }
}

/** Reads events as they come. What is no stream of events is an answer that can't be read. */
function streamOf(tell: (event: LiveEvent) => void): ReadStream {
  return async (body, ok) => {
    if (!body) return '';
    if (!ok) return new Response(body).text();
    let any = false;
    const parser = createParser({
      onEvent: (message) => {
        any = true;
        const event = eventOf(message);
        if (event) tell(event);
      },
      onComment: () => (any = true),
    });
    const reader = body.getReader();
    const decoder = new TextDecoder();
    const pause = pauses();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parser.feed(decoder.decode(read.value, { stream: true }));
      await pause();
    }
    return any ? '' : NO_STREAM;
  };
}

/** What an event says; null for a kind that is not known here. One that can't be read may have said anything. */
function eventOf({ data, event: kind = '', id: lastId }: EventSourceMessage): LiveEvent | null {
  const sent = lastId ?? null;
  try {
    const json: unknown = JSON.parse(data);
    if (kind === 'figures') return { kind, id: sent, ...moved.parse(json) };
    const known = OTHERS.find((one) => one === kind);
    return known ? { kind: known, id: sent, ...other.parse(json) } : null;
  } catch {
    return { kind: 'reset', id: sent, at: 0 };
  }
}
