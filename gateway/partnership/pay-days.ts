/** The pay days of a scheme are one day of each month, in UTC. */
export interface PayDay {
  /** The beginning of the day. */
  readonly begin: Date;
  /** The beginning of the next day. */
  readonly end: Date;
  /** `YYYY-MM`. */
  readonly month: string;
}

/** The latest pay day that has begun. */
export function lastPayDay(now: Date, dayOfMonth: number): PayDay {
  const thisMonth = payDayOf(now.getUTCFullYear(), now.getUTCMonth(), dayOfMonth);
  return thisMonth.begin <= now
    ? thisMonth
    : payDayOf(now.getUTCFullYear(), now.getUTCMonth() - 1, dayOfMonth);
}

/** The first pay day that has not begun. */
export function nextPayDay(now: Date, dayOfMonth: number): PayDay {
  const { begin } = lastPayDay(now, dayOfMonth);
  return payDayOf(begin.getUTCFullYear(), begin.getUTCMonth() + 1, dayOfMonth);
}

function payDayOf(year: number, month: number, dayOfMonth: number): PayDay {
  const begin = new Date(Date.UTC(year, month, dayOfMonth));
  const end = new Date(Date.UTC(year, month, dayOfMonth + 1));
  return { begin, end, month: begin.toISOString().slice(0, 7) };
}
