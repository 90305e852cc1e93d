const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
/** Share of a wait that chance adds: a gateway that comes back should not be asked by everybody at once. */
const JITTER = 0.25;

/**
 * How long to wait before a stream is asked for again: 1 to 30 seconds, twice as long after each failure (D9 "Live
 * figures").
 * @param failures tries since the last event.
 * @param random from 0 to 1.
 */
export function reconnectDelay(failures: number, random: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** failures * (1 + JITTER * random));
}
