import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { Clock } from '../kernel/ports/clock';

/** `blocked`: the page's own content policy refused the frame's address. */
export type FramePhase = 'loading' | 'loaded' | 'blocked';

/**
 * The load state of an embedded frame (I4). Browsers report a page that refuses to be framed, and even a server that is
 * down, as loaded, and don't let a page look inside; so after 15 s Retry is offered in any case, and `loaded` only
 * decides how prominently.
 */
export class FrameLoad {
  phase: FramePhase = 'loading';
  /** 15 s have passed since loading began. */
  isOverdue = false;
  /** Counts Retries: another number is another frame. */
  attempt = 0;
  #cancelTimer: () => void = () => undefined;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Called when a frame is mounted. Returns a function for when it is unmounted. */
  begin(): () => void {
    this.phase = 'loading';
    this.isOverdue = false;
    this.#cancelTimer();
    this.#cancelTimer = this.#clock.after(CONSTANTS.frameFallbackMs, () => this.setOverdue());
    return this.#cancelTimer;
  }

  /** Called on the frame's `load` event, also after 15 s. */
  finish(): void {
    if (this.phase === 'loading') this.phase = 'loaded';
  }

  /** Called when the content policy refuses the frame's address. */
  block(): void {
    this.phase = 'blocked';
  }

  /** Loads the same address again. */
  retry(): void {
    this.attempt += 1;
  }

  private setOverdue(): void {
    this.isOverdue = true;
  }
}
