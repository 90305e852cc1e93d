import { BOOK_ZONE } from '../../domain/kernel/book-zone';
import { timeWriter } from '../../domain/culture/time-writer';

/**
 * Parts of an instant to show. `full`: day, time and zone; `minutes`: time and zone, for instants of today. The time of
 * figures has seconds: `asOf`, or `asOfTime` in narrow places. `day` is for an instant that represents a whole day of the
 * gateway, such as the last one on which a document is valid: it is the same day in every zone, and names no zone.
 */
export type TimeStyle = 'full' | 'asOf' | 'asOfTime' | 'day' | 'minutes';

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTES = { hour: '2-digit', minute: '2-digit' } as const;
const SECONDS = { ...MINUTES, second: '2-digit' } as const;

const STYLES: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  full: { ...DATE, ...MINUTES, timeZoneName: 'short' },
  asOf: { ...DATE, ...SECONDS, timeZoneName: 'short' },
  asOfTime: { ...SECONDS, timeZoneName: 'short' },
  day: { ...DATE, timeZone: BOOK_ZONE },
  minutes: { ...MINUTES, timeZoneName: 'short' },
};

const formatters = new Map<string, (instant: number) => string>();

/** The formatter of a style in a culture, cached: creating the first takes the browser 10 ms or more. */
function formatterOf(
  culture: string,
  style: string,
  options: Intl.DateTimeFormatOptions,
): (instant: number) => string {
  const key = `${culture}/${style}`;
  const format = formatters.get(key) ?? timeWriter(culture, options);
  formatters.set(key, format);
  return format;
}

/** Formats instants (epoch milliseconds) for a culture, in the browser's time zone or in the zone of the books. */
export function instantFormatter(
  culture: string,
  style: TimeStyle,
  timeZone?: typeof BOOK_ZONE,
): (instant: number) => string {
  return formatterOf(culture, style + timeZone, { timeZone, ...STYLES[style] });
}

/** Formats an instant (epoch milliseconds) as `instantFormatter` does. */
export function formatInstant(
  instant: number,
  culture: string,
  style: TimeStyle,
  timeZone?: typeof BOOK_ZONE,
): string {
  return instantFormatter(culture, style, timeZone)(instant);
}

/** A calendar day, `YYYY-MM-DD`, in a culture's way: the same one in every zone. */
export function formatDay(day: string, culture: string): string {
  return formatterOf(culture, 'day', { ...DATE, timeZone: 'UTC' })(Date.parse(day));
}

/** A calendar month, `YYYY-MM`, in a culture's way: `Mar 2026`. */
export function formatMonth(month: string, culture: string): string {
  const options = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return formatterOf(culture, 'month', options)(Date.parse(`${month}-01`));
}

export type DatePart = 'day' | 'month' | 'year';

const PART_STYLES: Readonly<Record<DatePart, Intl.DateTimeFormatOptions>> = {
  day: { day: DATE.day },
  month: { month: DATE.month },
  year: { year: DATE.year },
};

/** One part of a calendar day, `YYYY-MM-DD`, for an axis: `18`, `Nov`, `2026`. */
export function formatDatePart(day: string, part: DatePart, culture: string): string {
  return formatterOf(culture, `${part} alone`, { ...PART_STYLES[part], timeZone: 'UTC' })(Date.parse(day));
}

/** The order of day, month and year in which a culture writes a date in figures, as a pattern: `DD.MM.YYYY`. */
export function datePattern(culture: string): string {
  const PARTS: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    day: 'DD',
    month: 'MM',
    year: 'YYYY',
  };
  return new Intl.DateTimeFormat(culture, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
    .formatToParts(0)
    .map(({ type, value }) => PARTS[type] ?? value)
    .join('');
}

/** Day, month and year in the order in which a culture writes a date in figures. */
export function dateParts(culture: string): readonly DatePart[] {
  const pattern = datePattern(culture);
  const letters = { day: 'D', month: 'M', year: 'Y' } as const;
  return [...(['day', 'month', 'year'] as const)].sort(
    (first, second) => pattern.indexOf(letters[first]) - pattern.indexOf(letters[second]),
  );
}

/** Days of the week from Monday (1) to Sunday (7), as a culture writes them: `Mon–Fri`. */
export function formatWeekdays(first: number, last: number, culture: string): string {
  const format = new Intl.DateTimeFormat(culture, { weekday: 'short', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const name = (day: number) => format.format(Date.UTC(2024, 0, day));
  return first === last ? name(first) : `${name(first)}–${name(last)}`;
}
