import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from './ports/clock';

const SECOND_MS = 1_000;

/** A visible countdown of whole seconds, down to 0. */
export class Countdown {
  secondsLeft = 0;
  readonly #clock: Clock;
  #cancel: () => void = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Starts the countdown, in place of a running one. Returns a function that stops it. */
  start(waitMs: number): () => void {
    this.#cancel();
    this.tick(this.#clock.now() + waitMs);
    return () => this.#cancel();
  }

  /** Ends the countdown at once. */
  end(): void {
    this.#cancel();
    this.secondsLeft = 0;
  }

  /** Reads the clock instead of counting ticks, so that a suspended page does not wait longer. */
  private tick(until: number): void {
    this.secondsLeft = Math.max(0, Math.ceil((until - this.#clock.now()) / SECOND_MS));
    if (this.secondsLeft === 0) return;
    this.#cancel = this.#clock.after(SECOND_MS, () => runInAction(() => this.tick(until)));
  }
}

/** Makes a countdown for each view that shows one, so that no two share a wait. */
export class Countdowns {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  make(): Countdown {
    return new Countdown(this.#clock);
  }
}
