import type { Readable } from 'node:stream';
import { TICK_MS } from '../market/market';
import { ApiError } from '../http/api-error';
import { changesOf, EventStream } from './event-stream';
import type { LiveReadings, Reading } from './live-readings';
import type { SignedInClient, Sessions } from '../session/sessions';

/** Streams open at once on this replica: a tab reads for all tabs of its browser. */
const MOST = Object.freeze({ ofClient: 8, ofAll: 2_000 });
/** Seconds after which a refused reader may try again. */
const RETRY_SECONDS = 15;
/** How often the sessions that streams end with are checked, in milliseconds. */
const SESSIONS_MS = 1_000;
/** Reading may take a fourth of the time: where it takes long, the rounds are further apart than the market's ticks. */
const REST = 3;

interface Watched {
  readonly streams: Set<EventStream>;
  reading: Reading | undefined;
}

/**
 * The streams of events of this replica. One round at each tick reads what all their clients have, and sends what has
 * changed since the last one. While no stream is open, nothing is read.
 */
export class LiveStreams {
  readonly #watched = new Map<number, Watched>();
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isClosed = false;
  #sessionsAt = 0;

  constructor(
    private readonly sessions: Pick<Sessions, 'stillOpen'>,
    private readonly readings: Pick<LiveReadings, 'of'>,
    private readonly warn: (error: unknown) => void,
  ) {}

  /**
   * A stream of what changes for a client, which ends with the session.
   * @param after the last id that its reader has.
   * @throws ApiError `tooManyTries` where the client has too many, `busy` where all have or the gateway stops.
   */
  open({ id, tokenHash }: SignedInClient, after: string | undefined): Readable {
    if (this.#isClosed || this.#all.length >= MOST.ofAll) throw new ApiError('busy', RETRY_SECONDS);
    const watched = this.#watched.get(id) ?? { streams: new Set(), reading: undefined };
    if (watched.streams.size >= MOST.ofClient) throw new ApiError('tooManyTries', RETRY_SECONDS);
    const stream = new EventStream(tokenHash, after);
    watched.streams.add(stream);
    this.#watched.set(id, watched);
    stream.once('close', () => {
      watched.streams.delete(stream);
      if (watched.streams.size === 0 && this.#watched.get(id) === watched) this.#watched.delete(id);
    });
    if (!this.#isRunning) void this.#run();
    return stream;
  }

  /** Ends all streams; no new one is opened. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const stream of this.#all) stream.finish();
  }

  get #all(): readonly EventStream[] {
    return [...this.#watched.values()].flatMap(({ streams }) => [...streams]);
  }

  async #run(): Promise<void> {
    this.#isRunning = this.#watched.size > 0 && !this.#isClosed;
    if (!this.#isRunning) return;
    const began = performance.now();
    try {
      await this.#endWithSessions(began);
      await this.#round();
    } catch (error) {
      // The database may be away: until it is back the streams are silent, and their readers know what that means.
      this.warn(error);
    }
    const took = performance.now() - began;
    this.#timer = setTimeout(() => void this.#run(), Math.max(TICK_MS - took, took * REST));
  }

  async #round(): Promise<void> {
    const readings = await this.readings.of([...this.#watched.keys()]);
    for (const [id, watched] of this.#watched) {
      const reading = readings.get(id);
      if (!reading) continue; // came while the others were read
      const changes = watched.reading ? changesOf(watched.reading, reading) : [];
      watched.reading = reading;
      for (const stream of watched.streams) stream.tell(reading, changes);
    }
  }

  async #endWithSessions(now: number): Promise<void> {
    if (now - this.#sessionsAt < SESSIONS_MS) return;
    this.#sessionsAt = now;
    const all = this.#all;
    const open = await this.sessions.stillOpen([...new Set(all.map(({ tokenHash }) => tokenHash))]);
    for (const stream of all) if (!open.has(stream.tokenHash)) stream.finish();
  }
}
