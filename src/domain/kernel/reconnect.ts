const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
/** Random share that is added to a wait, so that not all clients call a restarted gateway at the same time. */
const JITTER = 0.25;

/**
 * Milliseconds to wait before a stream is requested again: 1 to 30 seconds, twice as long after each failure (D9 "Live
 * figures").
 * @param failures tries since the last event.
 * @param random from 0 to 1.
 */
export function reconnectDelay(failures: number, random: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** failures * (1 + JITTER * random));
}
