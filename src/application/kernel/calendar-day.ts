/** The day of an instant (epoch milliseconds) on the visitor's own calendar, `YYYY-MM-DD`. */
export function calendarDay(instant: number): string {
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
