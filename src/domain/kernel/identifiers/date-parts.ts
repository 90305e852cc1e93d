import { plainText } from './plain-text';

export type DatePart = 'day' | 'month' | 'year';

const NUMBERS = /^[^0-9]*([0-9]{1,4})[^0-9]+([0-9]{1,2})[^0-9]+([0-9]{1,4})[^0-9]*$/;
const YEAR_DIGITS = 4;

/**
 * The parts of a whole date that was pasted into one field, or null for anything else: the year is the number with four
 * digits, and day and month are in the culture's order.
 */
export function readPastedDate(
  text: string,
  order: readonly DatePart[],
): Readonly<Record<DatePart, string>> | null {
  const [, first = '', second = '', third = ''] = NUMBERS.exec(plainText(text)) ?? [];
  if (first.length === YEAR_DIGITS && third.length <= 2 && third !== '')
    return { year: first, month: second, day: third };
  if (third.length !== YEAR_DIGITS || first.length > 2) return null;
  return order.indexOf('day') < order.indexOf('month')
    ? { year: third, month: second, day: first }
    : { year: third, month: first, day: second };
}
