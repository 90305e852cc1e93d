import { port } from '../port';

/** Time and timers; all code of the portal reads the time from this port. */
export interface Clock {
  /**
   * Milliseconds since the epoch on the gateway's clock, which every instant of an answer is compared with. A change of
   * the device's clock does not change it.
   */
  now(): number;
  /**
   * Milliseconds since the epoch on the device's clock, which may be wrong: only for times that the browser's side has
   * written by it, as `tokenExp`, which other tabs and the script before the bundle read (D5).
   */
  deviceNow(): number;
  /**
   * Runs `task` once after `delayMs` (negative counts as 0; a delay beyond a browser timer's maximum is split). Returns a
   * function that cancels it.
   */
  after(delayMs: number, task: () => void): () => void;
}
export const Clock = port<Clock>('Clock');
