import { table } from '../../bench/report';
import type { ObservedAnswer } from '../chaos/caller';

interface Phase {
  readonly name: string;
  readonly seconds: number;
  readonly answers: readonly ObservedAnswer[];
}

export interface PhaseFigures {
  readonly name: string;
  readonly seconds: number;
  readonly requestCount: number;
  /** Requests without an answer. */
  readonly failureCount: number;
}

/** The answers to clients, by phase of a trial. */
export class Phases {
  readonly #phases: Phase[] = [];
  #answers: ObservedAnswer[] = [];

  /** Runs a phase, and records the answers to clients meanwhile. */
  async run(name: string, work: () => Promise<void>): Promise<void> {
    this.#answers = [];
    const startedAt = performance.now();
    await work();
    const seconds = (performance.now() - startedAt) / 1_000;
    this.#phases.push({ name, seconds, answers: this.#answers });
    this.#answers = [];
  }

  readonly add = (answer: ObservedAnswer): void => {
    this.#answers.push(answer);
  };

  get figures(): readonly PhaseFigures[] {
    return this.#phases.map(({ name, seconds, answers }) => ({
      name,
      seconds,
      requestCount: answers.length,
      failureCount: failuresOf(answers),
    }));
  }

  /** Requests without an answer, in all phases. */
  get failureCount(): number {
    return this.#phases.reduce((sum, { answers }) => sum + failuresOf(answers), 0);
  }

  /** The requests without an answer, each with its cause and how often there was one; the most frequent first. */
  get failures(): readonly string[] {
    const counts = new Map<string, number>();
    for (const { failure } of this.#phases.flatMap(({ answers }) => answers))
      if (failure !== undefined) counts.set(failure, (counts.get(failure) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a).map(([failure, count]) => `${count} × ${failure}`);
  }

  toTable(): string {
    return table(
      ['', 's', 'requests', 'no answer', 'p50, ms', 'p99, ms', 'longest, ms'],
      this.#phases.map(({ name, seconds, answers }) => {
        const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
        const quantile = (part: number) => (times[Math.ceil(times.length * part) - 1] ?? 0).toFixed(0);
        return [
          name,
          seconds.toFixed(0),
          String(answers.length),
          String(failuresOf(answers)),
          quantile(0.5),
          quantile(0.99),
          quantile(1),
        ];
      }),
    );
  }
}

const failuresOf = (answers: readonly ObservedAnswer[]): number =>
  answers.filter(({ outcome }) => outcome === 'unknown').length;
