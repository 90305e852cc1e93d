/** Reasons why a field can't be sent; the form has one sentence for each. */
export type FieldIssue =
  | 'missing'
  | 'too-long'
  | 'not-an-email'
  | 'not-a-name'
  | 'not-a-phone'
  | 'phone-too-short'
  | 'phone-too-long'
  | 'weak'
  | 'different'
  | 'not-a-date'
  | 'too-young'
  | 'not-nik'
  | 'not-a-website'
  | 'not-a-code'
  | 'not-accepted'
  | 'not-read';

const NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u;
const NIK = /^\d{6}(\d{2})(\d{2})\d{6}$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LONGEST_LIFE_YEARS = 120;

/** A name in any script: letters, spaces, period, hyphen and apostrophe (V5). */
export function isPersonName(name: string): boolean {
  return NAME.test(name);
}

/**
 * The Indonesian national number: 16 digits, of which the seventh to tenth are day and month of birth, the day being
 * forty more for women.
 */
export function isNationalNumber(typed: string): boolean {
  const [, day, month] = NIK.exec(typed.replaceAll(/[ .-]/g, '')) ?? [];
  const dayOfBirth = Number(day) % 40;
  const isDay = dayOfBirth >= 1 && dayOfBirth <= 31 && Number(day) <= 71;
  return isDay && Number(month) >= 1 && Number(month) <= 12;
}

/** An address of the web, with or without its scheme. */
export function isWebsite(typed: string): boolean {
  return /^(https?:\/\/)?[^\s/@:.]+(\.[^\s/@:.]+)+(:\d{1,5})?(\/\S*)?$/i.test(typed);
}

/** The address with its scheme, as it is sent. */
export function websiteAddress(typed: string): string {
  return /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
}

/**
 * The issue of a date of birth: no calendar day, in the future, too long ago, or too young.
 * @param typed `YYYY-MM-DD`, the value of a date field.
 * @param today the same form.
 */
export function birthDateIssue(typed: string, today: string, minimumAge: number): FieldIssue | undefined {
  const [, year, month, day] = DATE.exec(typed) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isDay = year !== undefined && date.getUTCMonth() === Number(month) - 1;
  if (!isDay || typed > today || typed < yearsBefore(today, LONGEST_LIFE_YEARS)) return 'not-a-date';
  return typed > yearsBefore(today, minimumAge) ? 'too-young' : undefined;
}

/** The same day a number of years before, as text that compares like a date. */
export function yearsBefore(today: string, years: number): string {
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
}
