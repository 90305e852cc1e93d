const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Accepts an instant as the gateway writes it: ISO 8601 with its zone (D4). */
export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value));
}

/** Epoch milliseconds of an ISO 8601 instant; `null` if none was sent or it can't be read. */
export function instantOf(iso: string | null): number | null {
  const instant = Date.parse(iso ?? '');
  return Number.isNaN(instant) ? null : instant;
}

const DAY_MS = 86_400_000;

/** Whole days from now until an instant, both epoch milliseconds; negative once it is over. */
export function wholeDaysUntil(instant: number, now: number): number {
  return Math.floor((instant - now) / DAY_MS);
}
