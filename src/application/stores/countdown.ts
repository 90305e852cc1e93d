import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../ports/clock';

const SECOND_MS = 1_000;

/** A wait that is shown while it passes: whole seconds, down to 0. */
export class Countdown {
  secondsLeft = 0;
  #cancel: () => void = () => undefined;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Begins anew; a wait that was under way is forgotten. Returns what ends it. */
  start(waitMs: number): () => void {
    this.#cancel();
    this.tick(this.#clock.now() + waitMs);
    return () => this.#cancel();
  }

  /** By the clock and not by ticks: a page that slept does not wait longer for it. */
  private tick(until: number): void {
    this.secondsLeft = Math.max(0, Math.ceil((until - this.#clock.now()) / SECOND_MS));
    if (this.secondsLeft === 0) return;
    this.#cancel = this.#clock.after(SECOND_MS, () => runInAction(() => this.tick(until)));
  }
}
