import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { csvFile, type CsvCell } from '../../../src/domain/kernel/csv';

/** LibreOffice, where the machine has it; elsewhere the tests are reported as skipped (docs/decisions/0046). */
const hasSpreadsheet = spawnSync('soffice', ['--version']).status === 0;

const ROWS: readonly (readonly CsvCell[])[] = [
  [{ text: 'Time (UTC)' }, { text: 'Net' }],
  [
    { instant: '2026-11-27T18:05:00Z' },
    { money: '-1000.5', currency: 'USD' },
    { money: '1233279', currency: 'JPY' },
    { figure: '1.08826' },
    { figure: '1234567890.12345678' },
    ...['00123', '12345678901234567', '3/5', 'Mar 5', '1e5', '12.5%', '=1+1', 'a "b"; c, d', 'Zoë 東京'].map(
      (text) => ({ text }),
    ),
  ],
];

/** The cells as a spreadsheet of the culture has them: kind and value. */
function readBySpreadsheet(culture: string, separator: string, language: number): string[][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-csv-'));
  try {
    const file = path.join(folder, 'file.csv');
    writeFileSync(file, csvFile(ROWS, culture));
    // Separator, quotes, UTF-8, first line, no formats, language; numbers of every look and formulas are read, as Excel does.
    const options = [
      separator.charCodeAt(0),
      34,
      76,
      1,
      '',
      language,
      false,
      true,
      false,
      false,
      false,
      0,
      true,
    ];
    const call = [
      `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`,
      '--headless',
      `--infilter=CSV:${options.join(',')}`,
      '--convert-to',
      'fods',
      '--outdir',
      folder,
      file,
    ];
    // It writes about a missing Java, which it needs for databases only.
    execFileSync('soffice', call, { stdio: 'ignore' });
    const document = readFileSync(path.join(folder, 'file.fods'), 'utf8');
    const rows = document.match(/<table:table-row .*?<\/table:table-row>/gs) ?? [];
    return rows.map((row) =>
      [...row.matchAll(/<table:table-cell ([^>]*)>\s*<text:p>(.*?)<\/text:p>/gs)].map(
        ([, attributes = '', text = '']) => {
          const [, kind = ''] = /office:value-type="([^"]*)"/.exec(attributes) ?? [];
          const [, value] = /office:(?:date-)?value="([^"]*)"/.exec(attributes) ?? [];
          return `${kind} ${
            value ??
            text
              .replaceAll(/<[^>]*>/g, '')
              .replaceAll('&quot;', '"')
              .replaceAll('&apos;', "'")
          }`;
        },
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

(hasSpreadsheet ? test : test.skip).each([
  ['de-DE', ';', 1031, ','],
  ['en-US', ',', 1033, '.'],
])(
  'a spreadsheet in %s has each cell as what it is',
  (culture, separator, language, decimalSign) => {
    expect(readBySpreadsheet(culture, separator, language)).toEqual([
      ['string Time (UTC)', 'string Net'],
      [
        'date 2026-11-27T18:05:00',
        'float -1000.5',
        'float 1233279',
        'float 1.08826',
        `string 1234567890${decimalSign}12345678`,
        'string 00123',
        'string 12345678901234567',
        'string 3/5',
        'string Mar 5',
        'string 1e5',
        'string 12.5%',
        "string '=1+1",
        'string a "b"; c, d',
        'string Zoë 東京',
      ],
    ]);
  },
  60_000,
);
