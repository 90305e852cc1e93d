/** The month of an instant in UTC, `YYYY-MM`. */
export const monthOf = (instant: number): string => new Date(instant).toISOString().slice(0, 7);

/** The month of an instant and those before it, newest first, in UTC. */
export function lastMonths(instant: number, count: number): readonly string[] {
  const date = new Date(instant);
  return Array.from({ length: count }, (_none, index) =>
    monthOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - index)),
  );
}
