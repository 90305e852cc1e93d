import { port } from '../port';

/** The browser's clock and timers; the portal reads the time from nowhere else. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /**
   * Runs `task` once after `delayMs` (negative counts as 0; longer than a browser timer can hold is
   * re-armed). Returns a function that cancels it.
   */
  after(delayMs: number, task: () => void): () => void;
}
export const Clock = port<Clock>('Clock');
