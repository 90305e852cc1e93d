/** Answers of a query, and the version of all data that the query saw (db/data-version.ts); undefined if it doesn't say. */
export interface VersionedAnswers<Answer> {
  readonly version: string | undefined;
  readonly answers: ReadonlyMap<number, Answer>;
}

interface TickState<Answer, Tick> {
  readonly tick: Tick;
  readonly version: string;
  readonly answers: Map<number, Answer>;
  size: number;
}

interface Source<Answer, Tick> {
  readonly readVersion: () => Promise<string>;
  readonly readAll: (keys: readonly number[], tick: Tick) => Promise<VersionedAnswers<Answer>>;
  /** The size of an answer, in the unit of `maxSize`. */
  readonly sizeOf: (answer: Answer) => number;
  /** Size of all answers of a tick that are kept; further ones are calculated for each reader. */
  readonly maxSize: number;
}

/**
 * Answers by key that depend on the data and on the market's tick alone. Within a tick each is calculated once for all its
 * readers: a later one asks only whether anything has been written, on any replica, which is one short query.
 */
export class TickAnswers<Answer, Tick> {
  #state: TickState<Answer, Tick> | undefined;

  constructor(private readonly source: Source<Answer, Tick>) {}

  /** The answers of several keys at a tick. */
  async read(tick: Tick, keys: readonly number[]): Promise<ReadonlyMap<number, Answer>> {
    const keptAnswers = await this.#answersOf(tick, keys);
    const missingKeys = keys.filter((key) => !keptAnswers.has(key));
    if (missingKeys.length === 0) return keptAnswers;
    const { answers, version } = await this.source.readAll(missingKeys, tick);
    if (version !== undefined) this.#keep(tick, version, answers);
    return new Map([...keptAnswers, ...answers]);
  }

  async #answersOf(tick: Tick, keys: readonly number[]): Promise<ReadonlyMap<number, Answer>> {
    const state = this.#state;
    const keptAnswers = new Map<number, Answer>();
    if (state?.tick !== tick || !keys.some((key) => state.answers.has(key))) return keptAnswers;
    if ((await this.source.readVersion()) !== state.version) return keptAnswers;
    for (const key of keys) {
      const answer = state.answers.get(key);
      if (answer !== undefined) keptAnswers.set(key, answer);
    }
    return keptAnswers;
  }

  #keep(tick: Tick, version: string, answers: ReadonlyMap<number, Answer>): void {
    if (this.#state?.tick !== tick || this.#state.version !== version)
      this.#state = { tick, version, answers: new Map(), size: 0 };
    const state = this.#state;
    for (const [key, answer] of answers) {
      const size = this.source.sizeOf(answer);
      if (state.answers.has(key) || state.size + size > this.source.maxSize) continue;
      state.answers.set(key, answer);
      state.size += size;
    }
  }
}
