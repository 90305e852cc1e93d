import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeInstant as inMails } from '../../gateway/texts/write-instant';
import { CULTURES } from '../../src/domain/culture/cultures.table';
import { formatInstant } from '../../src/ui/i18n/dates';

/** Pages, mails and the pages of suppliers show a time alike, because one function writes it. */
const WRITER = 'src/domain/culture/time-writer.ts';

/** Files that use the browser's formats for something else than to show a time, and what for. */
const OTHER_USES: Readonly<Record<string, string>> = {
  'src/ui/i18n/dates.ts': 'the order of day, month and year; the names of weekdays',
  'src/domain/site/support-hours.ts': 'to check the name of a zone, and the hour in it',
};

const WRITES_A_TIME = /Intl\.DateTimeFormat|\.toLocale(?:Date|Time)?String\(/;
const CODE = /\.(?:ts|tsx|js)$/;
const EVENING = Date.parse('2026-11-20T18:05:09Z');

const files = ['src', 'gateway'].flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

test('only one function writes times', () => {
  const found = files.filter((file) => WRITES_A_TIME.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual([WRITER, ...Object.keys(OTHER_USES)].toSorted());
});

describe.each(Object.keys(CULTURES))('%s', (culture) => {
  const zone = new Intl.DateTimeFormat(culture, { timeZoneName: 'short' })
    .formatToParts(EVENING)
    .find(({ type }) => type === 'timeZoneName')?.value;

  test.each(['full', 'asOf', 'minutes'] as const)('%s names its zone and counts 24 hours', (style) => {
    const written = formatInstant(EVENING, culture, style);
    expect(written).toContain(String(zone));
    expect(written).toMatch(new RegExp(`${String(new Date(EVENING).getHours()).padStart(2, '0')}.05`));
  });

  test('seconds only where a figure says of when it is', () => {
    expect(formatInstant(EVENING, culture, 'asOf')).toMatch(/05.09/);
    expect(formatInstant(EVENING, culture, 'asOfTime')).toMatch(/05.09/);
    expect(formatInstant(EVENING, culture, 'full')).not.toMatch(/05.09/);
    expect(formatInstant(EVENING, culture, 'minutes')).not.toMatch(/05.09/);
  });

  test('a mail and the page of a supplier write it like the portal', () => {
    expect(inMails(new Date(EVENING), culture)).toMatch(/18.05\D*UTC/);
  });
});
