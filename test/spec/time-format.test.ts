import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDateTime as writeMailInstant } from '../../gateway/texts/write-date-time';
import { CULTURES } from '../../src/domain/culture/cultures.table';
import { formatInstant } from '../../src/ui/i18n/dates';
import { PAGES_WITH_INSTANTS } from '../e2e/kit/instants.table';

/** Pages, mails and pages of suppliers share this function, so that times look the same. */
const TIME_WRITER = 'src/domain/culture/time-writer.ts';

/** Files that use the browser's formats for another purpose. */
const OTHER_USES: Readonly<Record<string, string>> = {
  'src/ui/i18n/dates.ts': 'order of day, month and year; names of weekdays',
  'src/domain/kernel/csv.ts': 'names of months, which a spreadsheet reads as dates',
  'src/domain/site/support-hours.ts': 'validity of a zone and the hour in it',
};

const WRITES_A_TIME = /Intl\.DateTimeFormat|\.toLocale(?:Date|Time)?String\(/;
const CODE = /\.(?:ts|tsx|js)$/;
const EVENING = Date.parse('2026-11-20T18:05:09Z');

const files = ['src', 'gateway'].flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

test('only one function formats times', () => {
  const writingFiles = files.filter((file) => WRITES_A_TIME.test(readFileSync(file, 'utf8')));
  expect(writingFiles.toSorted()).toEqual([TIME_WRITER, ...Object.keys(OTHER_USES)].toSorted());
});

describe('the list of pages with instants', () => {
  /** Owners of the formats, and hooks by which pages use them. */
  const OWNERS = ['components/figures/time', 'i18n/dates', 'forms/books/cells', 'forms/books/day-values'];
  const SHOWS =
    /<Time\b|<TimeCell\b|<DayValues\b|\bformatInstant\(|\binstantFormatter\(|\bformatDay\(|\bformatMonth\(|\bformatDatePart\(/;
  const showingFiles = new Map(
    files
      .filter((file) => file.startsWith('src/ui/'))
      .map((file) => [file.replaceAll(/^src\/ui\/|\.tsx?$/g, ''), readFileSync(file, 'utf8')] as const)
      .filter(([name, code]) => SHOWS.test(code) && !OWNERS.includes(name)),
  );

  test('has each file that shows some, once', () => {
    const listedFiles = Object.values(PAGES_WITH_INSTANTS).flatMap((page) => page.files);
    expect(listedFiles.toSorted()).toEqual([...showingFiles.keys()].toSorted());
  });

  test('has the zone of the books where there is a range of days or a file', () => {
    const HAS_RANGE = /\bsaveCsv\(|<BookFilters\b|<ZoneNote\b/;
    const pages = Object.values(PAGES_WITH_INSTANTS);
    const zones = [...showingFiles]
      .filter(([, code]) => HAS_RANGE.test(code))
      .map(([name]) => [name, pages.find((page) => page.files.includes(name))?.zone]);
    expect(zones.length).toBeGreaterThan(1);
    for (const [name, zone] of zones) expect([name, zone]).toEqual([name, 'books']);
  });
});

describe.each(Object.keys(CULTURES))('%s', (culture) => {
  const zone = new Intl.DateTimeFormat(culture, { timeZoneName: 'short' })
    .formatToParts(EVENING)
    .find(({ type }) => type === 'timeZoneName')?.value;

  test.each(['full', 'asOf', 'asOfTime', 'minutes'] as const)(
    '%s names its zone and counts 24 hours',
    (style) => {
      const text = formatInstant(EVENING, culture, style);
      expect(text).toContain(String(zone));
      expect(text).toMatch(new RegExp(`${String(new Date(EVENING).getHours()).padStart(2, '0')}.05`));
    },
  );

  test('only the time of a figure has seconds', () => {
    expect(formatInstant(EVENING, culture, 'asOf')).toMatch(/05.09/);
    expect(formatInstant(EVENING, culture, 'asOfTime')).toMatch(/05.09/);
    expect(formatInstant(EVENING, culture, 'full')).not.toMatch(/05.09/);
    expect(formatInstant(EVENING, culture, 'minutes')).not.toMatch(/05.09/);
  });

  test('mails and pages of suppliers use the same format', () => {
    expect(writeMailInstant(new Date(EVENING), culture)).toMatch(/18.05\D*UTC/);
  });
});
