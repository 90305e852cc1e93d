import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { Clock } from '../kernel/ports/clock';

/** `blocked`: the page's own content policy refused the frame's address. */
export type FramePhase = 'loading' | 'loaded' | 'blocked';

/**
 * One embedded frame on its way (I4). Browsers report a page that refuses to be framed, and even a server that is
 * down, as loaded, and don't let a page look inside; so after 15 s Retry is offered in any case, and `loaded` only says
 * how prominently.
 */
export class FrameLoad {
  phase: FramePhase = 'loading';
  /** 15 s have passed since the frame began. */
  overdue = false;
  /** Counts Retries: another number is another frame. */
  attempt = 0;
  #cancelTimer: () => void = () => undefined;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** A frame was put into the page. Returns a function for when it is taken out. */
  begin(): () => void {
    this.phase = 'loading';
    this.overdue = false;
    this.#cancelTimer();
    this.#cancelTimer = this.#clock.after(CONSTANTS.frameFallbackMs, () => this.fallDue());
    return this.#cancelTimer;
  }

  /** The frame's `load` event; one that comes late still counts. */
  finish(): void {
    if (this.phase === 'loading') this.phase = 'loaded';
  }

  /** The content policy refused the frame's address. */
  block(): void {
    this.phase = 'blocked';
  }

  /** Loads the same address once more, from the beginning. */
  retry(): void {
    this.attempt += 1;
  }

  private fallDue(): void {
    this.overdue = true;
  }
}
