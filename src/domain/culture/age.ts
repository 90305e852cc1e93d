const DAY_MS = 86_400_000;

/** How long something has lasted: whole months, before the first of them whole days. */
export interface Age {
  readonly unit: 'month' | 'day';
  readonly value: number;
}

/** The age of what began at an instant (epoch milliseconds), by the calendar in UTC; 0 days where it is still to come. */
export function ageOf(start: number, now: number): Age {
  const [from, to] = [new Date(start), new Date(now)];
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 +
    (to.getUTCMonth() - from.getUTCMonth()) -
    (to.getUTCDate() < from.getUTCDate() ? 1 : 0);
  if (months >= 1) return { unit: 'month', value: months };
  return { unit: 'day', value: Math.max(0, Math.floor((now - start) / DAY_MS)) };
}
