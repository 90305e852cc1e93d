const DAY_MS = 86_400_000;

/** An age in whole months, or in whole days before the first month is over. */
export interface Age {
  readonly unit: 'month' | 'day';
  readonly value: number;
}

/** Time since an instant (epoch milliseconds), by the calendar in UTC; 0 days for an instant in the future. */
export function ageOf(start: number, now: number): Age {
  const [from, to] = [new Date(start), new Date(now)];
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 +
    (to.getUTCMonth() - from.getUTCMonth()) -
    (to.getUTCDate() < from.getUTCDate() ? 1 : 0);
  if (months >= 1) return { unit: 'month', value: months };
  return { unit: 'day', value: Math.max(0, Math.floor((now - start) / DAY_MS)) };
}
