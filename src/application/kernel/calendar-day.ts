/** The day of an instant (epoch milliseconds) on the visitor's own calendar, `YYYY-MM-DD`. */
export function calendarDay(instant: number): string {
  const date = new Date(instant);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
