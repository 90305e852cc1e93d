const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** By when a person decides on a request: a working day later, at the same time (UTC). */
export function decideBy(asked: Date): Date {
  let at = asked;
  do at = new Date(at.getTime() + DAY_HOURS * HOUR_MS);
  while (at.getUTCDay() % 6 === 0);
  return at;
}
