import type { Readable } from 'node:stream';
import { TICK_MS } from '../market/market';
import { ApiError } from '../kernel/api-error';
import { changesOf, EventStream } from './event-stream';
import type { LiveReadings, Reading } from './live-readings';
import type { SignedInClient, Sessions } from '../session/sessions';

/** Most streams open at once on this replica; one tab reads for all tabs of its browser. */
const MAX_STREAMS = Object.freeze({ ofClient: 8, ofAll: 2_000 });
/** Seconds after which a refused reader may try again. */
const RETRY_SECONDS = 15;
/** Milliseconds between two checks of the sessions with which streams end. */
const SESSION_CHECK_MS = 1_000;
/** The pause after a slow round, as a multiple of its duration: reading takes at most a fourth of the time. */
const PAUSE_FACTOR = 3;

interface WatchedClient {
  readonly streams: Set<EventStream>;
  reading: Reading | undefined;
}

/**
 * The streams of events of this replica. One round at each tick reads the figures of all their clients, and sends the
 * changes since the last one. While no stream is open, nothing is read.
 */
export class LiveStreams {
  readonly #clients = new Map<number, WatchedClient>();
  #streamCount = 0;
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isClosed = false;
  #sessionsCheckedAt = 0;

  constructor(
    private readonly sessions: Pick<Sessions, 'filterOpen'>,
    private readonly readings: Pick<LiveReadings, 'readClients'>,
    private readonly warn: (error: unknown) => void,
  ) {}

  /**
   * Opens a stream of a client's changes, which ends with the session.
   * @param lastReadId the last id that its reader has.
   * @throws ApiError `tooManyTries` if the client has too many streams, `busy` if the replica has, or the gateway stops.
   */
  openStream({ id, tokenHash }: SignedInClient, lastReadId: string | undefined): Readable {
    if (this.#isClosed) throw new ApiError('busy', RETRY_SECONDS);
    const client = this.#clients.get(id) ?? { streams: new Set(), reading: undefined };
    if (client.streams.size >= MAX_STREAMS.ofClient) throw new ApiError('tooManyTries', RETRY_SECONDS);
    if (this.#streamCount >= MAX_STREAMS.ofAll) this.#makeRoom(client);
    const stream = new EventStream(tokenHash, lastReadId);
    client.streams.add(stream);
    this.#streamCount += 1;
    this.#clients.set(id, client);
    stream.once('close', () => {
      if (client.streams.delete(stream)) this.#streamCount -= 1;
      if (client.streams.size === 0 && this.#clients.get(id) === client) this.#clients.delete(id);
    });
    if (!this.#isRunning) void this.#runRound();
    return stream;
  }

  /** Ends all streams; no new one is opened. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const stream of this.#streams) stream.finish();
  }

  /**
   * Ends the oldest stream of the client with the most, so that clients with many streams don't take the place of those
   * with few. Throws `busy` if nobody has two more than the new reader.
   */
  #makeRoom({ streams }: WatchedClient): void {
    let largest: WatchedClient | undefined;
    for (const client of this.#clients.values())
      if (client.streams.size > (largest?.streams.size ?? streams.size + 1)) largest = client;
    const [oldest] = largest?.streams ?? [];
    if (!largest || !oldest) throw new ApiError('busy', RETRY_SECONDS);
    largest.streams.delete(oldest);
    this.#streamCount -= 1;
    oldest.finish();
  }

  get #streams(): readonly EventStream[] {
    return [...this.#clients.values()].flatMap(({ streams }) => [...streams]);
  }

  async #runRound(): Promise<void> {
    this.#isRunning = this.#clients.size > 0 && !this.#isClosed;
    if (!this.#isRunning) return;
    const startedAt = performance.now();
    try {
      await this.#endStreamsOfClosedSessions(startedAt);
      await this.#readAndSend();
    } catch (error) {
      // The database may be unreachable. Until it is back the streams are silent, and readers show their figures as stale.
      this.warn(error);
    }
    const durationMs = performance.now() - startedAt;
    this.#timer = setTimeout(
      () => void this.#runRound(),
      Math.max(TICK_MS - durationMs, durationMs * PAUSE_FACTOR),
    );
  }

  async #readAndSend(): Promise<void> {
    const readings = await this.readings.readClients([...this.#clients.keys()]);
    for (const [id, client] of this.#clients) {
      const reading = readings.get(id);
      if (!reading) continue; // the client connected during this reading
      const changes = client.reading ? changesOf(client.reading, reading) : [];
      client.reading = reading;
      for (const stream of client.streams) stream.sendChanges(reading, changes);
    }
  }

  async #endStreamsOfClosedSessions(now: number): Promise<void> {
    if (now - this.#sessionsCheckedAt < SESSION_CHECK_MS) return;
    this.#sessionsCheckedAt = now;
    const streams = this.#streams;
    const openTokenHashes = await this.sessions.filterOpen([
      ...new Set(streams.map(({ tokenHash }) => tokenHash)),
    ]);
    for (const stream of streams) if (!openTokenHashes.has(stream.tokenHash)) stream.finish();
  }
}
