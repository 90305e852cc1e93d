/** Epoch milliseconds of an ISO 8601 instant; `null` where none was sent or it can't be read. */
export function instantOf(iso: string | null): number | null {
  const instant = Date.parse(iso ?? '');
  return Number.isNaN(instant) ? null : instant;
}
