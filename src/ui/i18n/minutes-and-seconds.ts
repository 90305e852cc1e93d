/** `0:27`, `10:00`: the same in every language, so that no word has to agree with a number. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
