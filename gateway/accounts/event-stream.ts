import { Readable } from 'node:stream';

/** An event is sent at least this often, so that a reader knows the stream is alive. */
const HEARTBEAT_MS = 4_000;
/** A reader that reads nothing for this long is disconnected. */
const READER_TIMEOUT_MS = 10_000;

/** Headers of a stream's answer. They stop a proxy from buffering or compressing, which would delay events. */
export const EVENT_STREAM_HEADERS = Object.freeze({
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // The connection closes with the stream, so that a gateway that stops need not wait for idle connections.
  connection: 'close',
});

/** An event's kind and its data as JSON. */
export type LiveEvent = readonly [kind: string, data: string];

/** A stream's subject at a tick. */
export interface StreamReading {
  /** Tick and state, as `readingId` puts them together. */
  readonly id: string;
  /** The tick, ISO 8601. */
  readonly at: string;
}

interface SentEvents {
  readonly id: string;
  readonly events: readonly LiveEvent[];
  readonly bytes: Buffer;
}

let latest: SentEvents | undefined;

/** The bytes of events. The latest are kept, since the streams of a subject send the same ones after each other. */
function bytesOf(id: string, events: readonly LiveEvent[]): Buffer {
  if (latest?.events === events && latest.id === id) return latest.bytes;
  const text = events.map(([kind, data]) => `event: ${kind}\ndata: ${data}\n`).join('\n');
  latest = { id, events, bytes: Buffer.from(`${text}id: ${id}\n\n`) };
  return latest.bytes;
}

/** The events for a reader that has just connected or was slow, from the last id that it has. */
export type CatchUp<Reading extends StreamReading> = (
  lastReadId: string | undefined,
  reading: Reading,
) => readonly LiveEvent[];

/**
 * A reader's stream of events. It waits for its reader: a slow reader gets the current figures in place of the changes
 * it missed.
 */
export class EventStream<Reading extends StreamReading> extends Readable {
  #isReaderReady = true;
  #isCaughtUp = false;
  #isFinished = false;
  #lastSentId: string | undefined;
  #sentAt = performance.now();

  /**
   * @param tokenHash the session with which the stream ends.
   * @param lastReadId the last id that the reader has.
   */
  constructor(
    readonly tokenHash: string,
    lastReadId: string | undefined,
    private readonly catchUp: CatchUp<Reading>,
  ) {
    super();
    this.#lastSentId = lastReadId;
    // The answer's head goes out with the first bytes.
    this.push(': \n\n');
  }

  override _read(): void {
    this.#isReaderReady = true;
  }

  /** Sends the changes, or all figures to a reader that has just connected or was slow. */
  sendChanges(reading: Reading, changes: readonly LiveEvent[]): void {
    if (this.#isFinished) return;
    const silentMs = performance.now() - this.#sentAt;
    if (!this.#isReaderReady) {
      this.#isCaughtUp = false;
      if (silentMs > READER_TIMEOUT_MS) this.destroy();
    } else if (!this.#isCaughtUp) this.#send(reading, this.catchUp(this.#lastSentId, reading));
    else if (changes.length > 0) this.#send(reading, changes);
    else if (silentMs >= HEARTBEAT_MS) this.#send(reading, [['alive', JSON.stringify({ at: reading.at })]]);
  }

  /** Ends the stream. It does not wait for a slow reader. */
  finish(): void {
    this.#isFinished = true;
    if (this.#isReaderReady) this.push(null);
    else this.destroy();
  }

  /** The id comes with the last event: a reader that is disconnected earlier has not read them all. */
  #send({ id }: StreamReading, events: readonly LiveEvent[]): void {
    this.#isReaderReady = this.push(bytesOf(id, events));
    this.#isCaughtUp = true;
    this.#lastSentId = id;
    this.#sentAt = performance.now();
  }
}
