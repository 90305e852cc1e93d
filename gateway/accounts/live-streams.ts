import type { Readable } from 'node:stream';
import { TICK_MS } from '../market/market';
import { ApiError } from '../kernel/api-error';
import { EventStream, type CatchUp, type LiveEvent, type StreamReading } from './event-stream';
import type { Sessions } from '../session/sessions';

/** Most streams open at once on this replica; one tab reads for all tabs of its browser. */
const MAX_STREAMS = Object.freeze({ ofSubject: 8, ofAll: 2_000 });
/** Seconds after which a refused reader may try again. */
const RETRY_SECONDS = 15;
/** Milliseconds between two checks of the sessions with which streams end. */
const SESSION_CHECK_MS = 1_000;
/** The pause after a slow round, as a multiple of its duration: reading takes at most a fourth of the time. */
const PAUSE_FACTOR = 3;

/** The source of a kind of streams: readings of their subjects, and the events from one reading to the next. */
export interface StreamSource<Reading extends StreamReading> {
  /** Reads the subjects by their ids, all at once. */
  readonly read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Reading>>;
  readonly changesOf: (previous: Reading, current: Reading) => readonly LiveEvent[];
  readonly catchUpEvents: CatchUp<Reading>;
}

/** A subject, a client or an account for instance, and the session with which its stream ends. */
interface StreamOwner {
  readonly id: number;
  readonly tokenHash: string;
}

interface WatchedSubject<Reading extends StreamReading> {
  readonly streams: Set<EventStream<Reading>>;
  reading: Reading | undefined;
}

/**
 * The streams of events of this replica. One round at each tick reads the figures of all their subjects, and sends the
 * changes since the last one. While no stream is open, nothing is read.
 */
export class LiveStreams<Reading extends StreamReading> {
  readonly #subjects = new Map<number, WatchedSubject<Reading>>();
  #streamCount = 0;
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isClosed = false;
  #sessionsCheckedAt = 0;

  constructor(
    private readonly sessions: Pick<Sessions, 'filterOpen'>,
    private readonly source: StreamSource<Reading>,
    private readonly warn: (error: unknown) => void,
  ) {}

  /**
   * Opens a stream of a subject's changes, which ends with the session.
   * @param lastReadId the last id that its reader has.
   * @throws ApiError `tooManyTries` if the subject has too many streams, `busy` if the replica has, or the gateway stops.
   */
  openStream({ id, tokenHash }: StreamOwner, lastReadId: string | undefined): Readable {
    if (this.#isClosed) throw new ApiError('busy', RETRY_SECONDS);
    const subject = this.#subjects.get(id) ?? { streams: new Set(), reading: undefined };
    if (subject.streams.size >= MAX_STREAMS.ofSubject) throw new ApiError('tooManyTries', RETRY_SECONDS);
    if (this.#streamCount >= MAX_STREAMS.ofAll) this.#makeRoom(subject);
    const stream = new EventStream(tokenHash, lastReadId, this.source.catchUpEvents);
    subject.streams.add(stream);
    this.#streamCount += 1;
    this.#subjects.set(id, subject);
    stream.once('close', () => {
      if (subject.streams.delete(stream)) this.#streamCount -= 1;
      if (subject.streams.size === 0 && this.#subjects.get(id) === subject) this.#subjects.delete(id);
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
   * Ends the oldest stream of the subject with the most streams, so that many streams of one client don't displace the
   * few of another. Throws `busy` unless a subject has at least two streams more than the new reader.
   */
  #makeRoom({ streams }: WatchedSubject<Reading>): void {
    let largest: WatchedSubject<Reading> | undefined;
    for (const subject of this.#subjects.values())
      if (subject.streams.size > (largest?.streams.size ?? streams.size + 1)) largest = subject;
    const [oldest] = largest?.streams ?? [];
    if (!largest || !oldest) throw new ApiError('busy', RETRY_SECONDS);
    largest.streams.delete(oldest);
    this.#streamCount -= 1;
    oldest.finish();
  }

  get #streams(): readonly EventStream<Reading>[] {
    return [...this.#subjects.values()].flatMap(({ streams }) => [...streams]);
  }

  async #runRound(): Promise<void> {
    this.#isRunning = this.#subjects.size > 0 && !this.#isClosed;
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
    const readings = await this.source.read([...this.#subjects.keys()]);
    for (const [id, subject] of this.#subjects) {
      const reading = readings.get(id);
      if (!reading) continue; // the reader connected during this reading
      const changes = subject.reading ? this.source.changesOf(subject.reading, reading) : [];
      subject.reading = reading;
      for (const stream of subject.streams) stream.sendChanges(reading, changes);
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
