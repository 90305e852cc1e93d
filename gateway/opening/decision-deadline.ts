const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** The time by which a person decides on a request: a working day later, at the same time (UTC). */
export function decisionDeadline(requestedAt: Date): Date {
  let at = requestedAt;
  do at = new Date(at.getTime() + DAY_HOURS * HOUR_MS);
  while (at.getUTCDay() % 6 === 0);
  return at;
}
