import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { loadContract } from '../../../contract/load-contract';

const CHECKS = loadContract().find(({ id }) => id === 'getEvents')!.checkEvents;

export interface ReadEvent {
  readonly kind: string;
  readonly id: string | undefined;
  // Tests look into events of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
}

/** A stream of events that a test reads. */
export interface Events {
  readonly status: number;
  readonly headers: Headers;
  /** Resolves to the next matching event, and skips those before it. Rejects if the stream ends before. */
  next(matches?: (event: ReadEvent) => boolean): Promise<ReadEvent>;
  /** Resolves when the gateway ends the stream. */
  readonly end: Promise<void>;
  close(): void;
}

/** Opens the stream of a client; an event that does not fit contract/openapi.yaml fails the test. */
export function readEvents(url: string, token: string | undefined, after?: string): Promise<Events> {
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
  return readStream(`${url}/api/client/v1/Stream/events${query}`, token, parseEvent);
}

/** Opens the stream of the web terminal. */
export const readTerminalEvents = (framesUrl: string, token: string): Promise<Events> =>
  readStream(`${framesUrl}/Terminal/events`, token, ({ data, event: kind = '', id }) => ({
    kind,
    id,
    data: JSON.parse(data) as unknown,
  }));

async function readStream(
  url: string,
  token: string | undefined,
  parse: (message: EventSourceMessage) => ReadEvent,
): Promise<Events> {
  const stop = new AbortController();
  const response = await fetch(url, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const queue: ReadEvent[] = [];
  let wake = () => {};
  let isOver = false;
  const parser = createParser({
    onEvent: (event) => {
      queue.push(parse(event));
      wake();
    },
  });
  const reading = async () => {
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }));
  };
  const end = (response.ok ? reading() : response.text().then(() => undefined)).catch(() => undefined);
  void end.then(() => {
    isOver = true;
    wake();
  });
  return {
    status: response.status,
    headers: response.headers,
    end,
    close: () => stop.abort(),
    async next(matches = () => true) {
      for (;;) {
        const event = queue.shift();
        if (event && matches(event)) return event;
        if (event) continue;
        if (isOver) throw new Error('the stream has ended');
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}

function parseEvent({ data, event: kind = '', id }: EventSourceMessage): ReadEvent {
  const json: unknown = JSON.parse(data);
  const check = CHECKS.get(kind);
  if (!check?.(json))
    throw new Error(`an event ${kind} that the contract does not have: ${JSON.stringify(check?.errors)}`);
  return { kind, id, data: json };
}
