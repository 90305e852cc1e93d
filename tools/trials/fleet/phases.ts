import { table } from '../../bench/report';
import type { RequestOutcome } from '../chaos/ledger';

interface Answer {
  readonly ms: number;
  readonly outcome: RequestOutcome;
}

interface Phase {
  readonly name: string;
  readonly seconds: number;
  readonly answers: readonly Answer[];
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
  #answers: Answer[] = [];

  /** Runs a phase, and notes the answers that clients get meanwhile. */
  async run(name: string, work: () => Promise<void>): Promise<void> {
    this.#answers = [];
    const startedAt = performance.now();
    await work();
    const seconds = (performance.now() - startedAt) / 1_000;
    this.#phases.push({ name, seconds, answers: this.#answers });
    this.#answers = [];
  }

  readonly add = (answer: Answer): void => {
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

const failuresOf = (answers: readonly Answer[]): number =>
  answers.filter(({ outcome }) => outcome === 'unknown').length;
