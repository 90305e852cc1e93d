import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import type { LiveStatus } from './live-status';

/** Figures are stale after this time without a heartbeat or an answer. */
const SILENCE_MS = 10_000;

/** Reports figures that have stopped; not in a hidden page, which reads no stream. */
export class Staleness {
  #cancelTimer: () => void = () => undefined;
  readonly #clock: Clock;
  readonly #page: Page;
  readonly #status: LiveStatus;

  constructor(clock: Clock, page: Page, status: LiveStatus) {
    this.#clock = clock;
    this.#page = page;
    this.#status = status;
  }

  /** Marks the figures as current until the next silence. */
  markAlive(): void {
    this.stop();
    this.#cancelTimer = this.#clock.after(SILENCE_MS, () => this.#status.setSilent(this.#page.visible));
  }

  stop(): void {
    this.#cancelTimer();
    this.#status.setSilent(false);
  }
}
