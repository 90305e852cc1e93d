import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../../..');

/** One instant on a page, in its file, and the days of its range, on a machine in a zone. */
const PROGRAM = `
const { formatInstant, formatDay } = await import('./src/ui/i18n/dates.ts');
const { csvFile } = await import('./src/domain/kernel/csv.ts');
const { presetRange } = await import('./src/domain/accounts/statement-range.ts');
const { BOOK_ZONE } = await import('./src/domain/kernel/book-zone.ts');
const results = JSON.parse(process.argv[1]).map((iso) => {
  const instant = Date.parse(iso);
  const { to } = presetRange('month', instant);
  return {
    row: formatInstant(instant, 'en-US', 'full', BOOK_ZONE),
    file: csvFile([[{ instant: iso }]], 'de-DE').trim(),
    lastDay: to,
    day: formatDay(to, 'en-US'),
    wholeDay: formatInstant(Date.parse(iso.slice(0, 10)) + 86_399_000, 'en-US', 'day'),
    here: formatInstant(instant, 'en-US', 'full'),
  };
});
console.log(JSON.stringify(results));
`;

/** At the end of a day, at the begin of one, and twice half past two in Berlin, on a day of 25 hours. */
const INSTANTS = [
  '2026-11-27T23:30:00Z',
  '2026-12-01T00:15:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
];

const EXPECTED = [
  {
    row: 'Nov 27, 2026, 23:30 UTC',
    file: '2026-11-27 23:30:00',
    lastDay: '2026-11-27',
    day: 'Nov 27, 2026',
    wholeDay: 'Nov 27, 2026',
  },
  {
    row: 'Dec 1, 2026, 00:15 UTC',
    file: '2026-12-01 00:15:00',
    lastDay: '2026-12-01',
    day: 'Dec 1, 2026',
    wholeDay: 'Dec 1, 2026',
  },
  {
    row: 'Oct 25, 2026, 00:30 UTC',
    file: '2026-10-25 00:30:00',
    lastDay: '2026-10-25',
    day: 'Oct 25, 2026',
    wholeDay: 'Oct 25, 2026',
  },
  {
    row: 'Oct 25, 2026, 01:30 UTC',
    file: '2026-10-25 01:30:00',
    lastDay: '2026-10-25',
    day: 'Oct 25, 2026',
    wholeDay: 'Oct 25, 2026',
  },
];

test.each([
  ['Asia/Tokyo', 'Nov 28, 2026, 08:30 GMT+9'],
  ['Pacific/Apia', 'Nov 28, 2026, 12:30 GMT+13'],
  ['America/Los_Angeles', 'Nov 27, 2026, 15:30 PST'],
  ['America/St_Johns', 'Nov 27, 2026, 20:00 GMT-3:30'],
  ['Europe/Berlin', 'Nov 28, 2026, 00:30 GMT+1'],
])(
  'in %s, range, rows and file are in UTC and say so; other times are %s',
  (zone, here) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', PROGRAM, JSON.stringify(INSTANTS)],
      { cwd: root, env: { ...process.env, TZ: zone }, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    const results = JSON.parse(stdout.replaceAll('\uFEFF', '')) as ((typeof EXPECTED)[number] & {
      here: string;
    })[];
    expect(results.map(({ here: _here, ...inZone }) => inZone)).toEqual(EXPECTED);
    expect(results[0]?.here).toBe(here);
  },
  60_000,
);
