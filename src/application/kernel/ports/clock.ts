import { port } from '../port';

/** The browser's own clock and timers: the only place where the portal learns what time it is. */
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
