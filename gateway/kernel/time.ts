/** The gateway's clock; tests supply their own. */
export type Clock = () => Date;

export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
const DAY_MS = DAY_SECONDS * 1_000;

/** `seconds` after `instant`. */
export function addSeconds(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1_000);
}

/** The UTC day of an instant: when it begins, and when the next one begins. */
export function dayOf(instant: Date): { begin: Date; end: Date } {
  const begin = Math.floor(instant.getTime() / DAY_MS) * DAY_MS;
  return { begin: new Date(begin), end: new Date(begin + DAY_MS) };
}
