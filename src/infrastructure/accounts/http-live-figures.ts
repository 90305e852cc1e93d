import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as z from 'zod/mini';
import type { LiveEvent, LiveFigures } from '../../application/accounts/ports/live-figures';
import {
  positiveDecimal,
  id,
  instant,
  list,
  moneyOrNull,
  emptyResult,
  orElse,
  acceptsContract,
} from '../http/codecs';
import type { components } from '../http/contract.generated';
import { figures } from './http-accounts';
import type { HttpClient } from '../http/http-client';
import { createPauser } from '../http/in-slices';
import type { ReadStream } from '../http/transport';

const at = z.pipe(
  instant,
  z.transform((iso) => Date.parse(iso)),
);

type Schemas = components['schemas'];

const figuresEvent = acceptsContract<Schemas['FiguresEvent']>()(
  z.object({
    at,
    accounts: list(z.object(figures)),
    positions: orElse(
      list(
        z.object({
          ticket: id,
          price: orElse(positiveDecimal, null),
          swap: moneyOrNull,
          profit: moneyOrNull,
        }),
      ),
      [],
    ),
    orders: orElse(list(z.object({ ticket: id, price: orElse(positiveDecimal, null) })), []),
  }),
);

/** Text of an answer without any event; it is deliberately not JSON, so that reading it fails. */
const NO_STREAM = 'not a stream of events';

/** Events of which the portal reads only the instant. */
const instantEvent = acceptsContract<Schemas['InstantEvent'] | Schemas['NotificationsEvent']>()(
  z.object({ at }),
);

const INSTANT_KINDS = ['accounts', 'books', 'client', 'notifications', 'alive', 'reset'] as const;

/** The stream of server-sent events, read by `fetch`: `EventSource` can send no bearer. */
export class HttpLiveFigures implements LiveFigures {
  constructor(private readonly http: HttpClient) {}

  async follow(after: string | null, tell: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
    await this.http.call('events', {
      query: after === null ? {} : { after },
      signal,
      read: emptyResult,
      stream: streamOf(tell),
    });
  }

  takeAnsweredStates(): readonly string[] {
    const states = [...this.http.answeredStates];
    this.http.answeredStates.clear();
    return states;
  }
}

/** Reads events as they arrive. An answer without events fails as unreadable. */
function streamOf(tell: (event: LiveEvent) => void): ReadStream {
  return async (body, ok) => {
    if (!body) return '';
    if (!ok) return new Response(body).text();
    let hasEvents = false;
    const parser = createParser({
      onEvent: (message) => {
        hasEvents = true;
        const event = eventOf(message);
        if (event) tell(event);
      },
      onComment: () => (hasEvents = true),
    });
    const reader = body.getReader();
    const decoder = new TextDecoder();
    const pause = createPauser();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parser.feed(decoder.decode(read.value, { stream: true }));
      await pause();
    }
    return hasEvents ? '' : NO_STREAM;
  };
}

/** The content of an event; null for an unknown kind. An unreadable event counts as a reset: any change is possible. */
function eventOf({ data, event: kind = '', id: lastId }: EventSourceMessage): LiveEvent | null {
  const eventId = lastId ?? null;
  try {
    const json: unknown = JSON.parse(data);
    if (kind === 'figures') return { kind, id: eventId, ...figuresEvent.parse(json) };
    const instantKind = INSTANT_KINDS.find((instantKind) => instantKind === kind);
    return instantKind ? { kind: instantKind, id: eventId, ...instantEvent.parse(json) } : null;
  } catch {
    return { kind: 'reset', id: eventId, at: 0 };
  }
}
