/**
 * How much of an instant is shown, on the visitor's own clock. `full` is the one form of an instant: day, time, zone.
 * Figures have the second of which they are as well: `asOf`, where there is little room `asOfTime`.
 */
export type TimeStyle = 'full' | 'asOf' | 'asOfTime' | 'date' | 'minutes';

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTES = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const SECONDS = { ...MINUTES, second: '2-digit' } as const;

const STYLES: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  full: { ...DATE, ...MINUTES, timeZoneName: 'short' },
  asOf: { ...DATE, ...SECONDS, timeZoneName: 'short' },
  asOfTime: SECONDS,
  date: DATE,
  minutes: MINUTES,
};

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * An instant (epoch milliseconds) in a culture's way, with 24 hours and Gregorian years everywhere: the trading
 * platforms and their statements, which clients compare with, have no other.
 */
export function writeInstant(instant: number, culture: string, style: TimeStyle): string {
  const key = `${culture}/${style}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(culture, { ...STYLES[style], numberingSystem: 'latn', calendar: 'gregory' });
  formats.set(key, format);
  return format.format(instant);
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

export type DatePart = 'day' | 'month' | 'year';

/** Day, month and year in the order in which a culture writes a date in figures. */
export function dateParts(culture: string): readonly DatePart[] {
  const pattern = datePattern(culture);
  const letters = { day: 'D', month: 'M', year: 'Y' } as const;
  return [...(['day', 'month', 'year'] as const)].sort(
    (one, other) => pattern.indexOf(letters[one]) - pattern.indexOf(letters[other]),
  );
}

/** Days of the week from Monday (1) to Sunday (7), as a culture writes them: `Mon–Fri`. */
export function writeDays(first: number, last: number, culture: string): string {
  const format = new Intl.DateTimeFormat(culture, { weekday: 'short', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const name = (day: number) => format.format(Date.UTC(2024, 0, day));
  return first === last ? name(first) : `${name(first)}–${name(last)}`;
}
