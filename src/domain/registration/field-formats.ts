import { plainText } from '../kernel/identifiers/plain-text';

/** Reasons why a field can't be sent; each has a text in the form. */
export type FieldIssue =
  | 'missing'
  | 'too-long'
  | 'not-an-email'
  | 'unreadable'
  | 'not-a-phone'
  | 'phone-too-short'
  | 'phone-too-long'
  | 'weak'
  | 'different'
  | 'not-a-date'
  | 'not-gregorian'
  | 'too-young'
  | 'not-nik'
  | 'not-a-website'
  | 'not-a-code'
  | 'unknown-code'
  | 'not-accepted'
  | 'not-a-postcode'
  | 'not-read';

const NIK = /^\d{6}(\d{2})(\d{2})\d{6}$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MAX_AGE_YEARS = 120;

/**
 * Checks an Indonesian national number (NIK): 16 digits. Digits 7 to 10 are day and month of birth; for women 40 is added
 * to the day.
 */
export function isNationalNumber(text: string): boolean {
  const [, day, month] = NIK.exec(nationalNumberOf(text)) ?? [];
  const dayOfBirth = Number(day) % 40;
  const isDay = dayOfBirth >= 1 && dayOfBirth <= 31 && Number(day) <= 71;
  return isDay && Number(month) >= 1 && Number(month) <= 12;
}

/** The digits of a national number, as the gateway stores them. */
export function nationalNumberOf(text: string): string {
  return plainText(text).replaceAll(/[ .-]/g, '');
}

/** Checks a web address, with or without a scheme. */
export function isWebsite(address: string): boolean {
  return /^(https?:\/\/)?[^\s/@:.]+(\.[^\s/@:.]+)+(:\d{1,5})?(\/\S*)?$/i.test(address);
}

/** The address with a scheme. */
export function websiteAddress(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

/**
 * A year before this one may belong to another calendar; a year from this one is Gregorian, if too long ago for a birth.
 */
const FIRST_GREGORIAN_YEAR = 1_800;

/**
 * The issue of a date of birth: the year can't be Gregorian (2533, 79), the day does not exist or is in the future, or
 * the visitor is too young.
 * @param date `YYYY-MM-DD`.
 * @param today `YYYY-MM-DD`.
 */
export function birthDateIssue(date: string, today: string, minimumAge: number): FieldIssue | undefined {
  const [, typedYear = ''] = /^([^-]+)-/.exec(date) ?? [];
  if (typedYear !== '' && !isBirthYear(typedYear, today)) return 'not-gregorian';
  const [, year, month, day] = DATE.exec(date) ?? [];
  const instant = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isDay = year !== undefined && instant.getUTCMonth() === Number(month) - 1;
  if (!isDay || date > today || date < yearsBefore(today, MAX_AGE_YEARS)) return 'not-a-date';
  return date > yearsBefore(today, minimumAge) ? 'too-young' : undefined;
}

function isBirthYear(year: string, today: string): boolean {
  return /^\d{4}$/.test(year) && year <= today.slice(0, 4) && Number(year) >= FIRST_GREGORIAN_YEAR;
}

/** The same day a number of years earlier, `YYYY-MM-DD`. It may not exist in the calendar, but compares like a day. */
export function yearsBefore(today: string, years: number): string {
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
}
