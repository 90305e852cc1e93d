import fc from 'fast-check';
import { csvCell, csvFile, csvStyleOf, type CsvCell } from '../../../src/domain/kernel/csv';

const AMERICAN = csvStyleOf('en-US');
const GERMAN = csvStyleOf('de-DE');
const cell = (text: string | null) => csvCell({ text }, AMERICAN);

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 123', "'+49 30 123"],
  ['-2+3', "'-2+3"],
  ['-12.50', "'-12.50"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('a text that a spreadsheet would run is neutralized: %j', (text, expected) => {
  expect(cell(text)).toBe(expected);
});

test.each([
  ['00123', '"=""00123"""'],
  ['0', '0'],
  ['4410072', '4410072'],
  ['1234567890123456', '"=""1234567890123456"""'],
  ['12e5', '"=""12e5"""'],
  ['1.500', '"=""1.500"""'],
  ['3-4', '"=""3-4"""'],
  ['1/2', '"=""1/2"""'],
  ['2026-03', '"=""2026-03"""'],
  ['12:30', '"=""12:30"""'],
  ['5%', '"=""5%"""'],
  ['DEC26', '"=""DEC26"""'],
  ['MARCH1', '"=""MARCH1"""'],
  ['12 May', '"=""12 May"""'],
  ['GER40', 'GER40'],
  ['W-7K2M9QXD', 'W-7K2M9QXD'],
  ['0x52ab', '0x52ab'],
  ['May', 'May'],
])('a text that a spreadsheet would change stays one: %s', (text, expected) => {
  expect(cell(text)).toBe(expected);
});

test('names of months are those of the culture and of English', () => {
  expect(csvCell({ text: 'Dez 26' }, GERMAN)).toBe('"=""Dez 26"""');
  expect(csvCell({ text: 'Dez 26' }, AMERICAN)).toBe('Dez 26');
});

test.each([
  ['-12.50', '-12.50', '-12,50'],
  ['0.00', '0.00', '0,00'],
  ['1234567.89', '1234567.89', '1234567,89'],
  ['17', '17', '17'],
  ['0.123456789012345678', '"=""0.123456789012345678"""', '"=""0,123456789012345678"""'],
  ['-0.000000000000000001', '-0.000000000000000001', '-0,000000000000000001'],
  ['n/a', 'n/a', 'n/a'],
  ['=1', "'=1", "'=1"],
  [null, '', ''],
])('the figure %s is %s in American, %s in German', (figure, american, german) => {
  expect(csvCell({ figure }, AMERICAN)).toBe(american);
  expect(csvCell({ figure }, GERMAN)).toBe(german);
});

test.each([
  ['1000', 'USD', '1000.00', '1000,00'],
  ['-12.5', 'EUR', '-12.50', '-12,50'],
  ['1000.0000', 'USD', '1000.00', '1000,00'],
  ['0.125', 'USD', '0.125', '0,125'],
  ['1200.00', 'JPY', '1200', '1200'],
  ['1.5', 'KWD', '1.500', '1,500'],
  ['0.10000000', 'BTC', '0.10000000', '0,10000000'],
  ['n/a', 'USD', 'n/a', 'n/a'],
  [null, 'USD', '', ''],
])('money %s in %s has the digits of its currency: %s, %s', (money, currency, american, german) => {
  expect(csvCell({ money, currency }, AMERICAN)).toBe(american);
  expect(csvCell({ money, currency }, GERMAN)).toBe(german);
});

test.each([
  ['2026-11-27T18:05:09Z', '2026-11-27 18:05:09'],
  ['2026-11-27T18:05:09.500+09:00', '2026-11-27 09:05:09'],
  ['soon', ''],
  [null, ''],
])('the instant %s is written in UTC: %s', (instant, expected) => {
  expect(csvCell({ instant }, AMERICAN)).toBe(expected);
  expect(csvCell({ instant }, GERMAN)).toBe(expected);
});

test.each([
  [null, ''],
  ['', ''],
  ['EURUSD', 'EURUSD'],
  ['a, b', '"a, b"'],
  ['a; b', '"a; b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
])('%j is written %j', (text, expected) => {
  expect(cell(text)).toBe(expected);
});

test.each([
  ['en-US', ',', '-1000.00'],
  ['en-PH', ',', '-1000.00'],
  ['de-DE', ';', '-1000,00'],
  ['es-ES', ';', '-1000,00'],
  ['it-IT', ';', '-1000,00'],
  ['fr-FR', ';', '-1000,00'],
  ['id-ID', ';', '-1000,00'],
  ['vi-VN', ';', '-1000,00'],
  ['ja-JP', ',', '-1000.00'],
  ['ko-KR', ',', '-1000.00'],
  ['zh-CN', ',', '-1000.00'],
  ['zh-TW', ',', '-1000.00'],
  ['th-TH', ',', '-1000.00'],
  ['hi-IN', ',', '-1000.00'],
  ['ur-PK', ',', '-1000.00'],
])('in %s the columns are divided by %s, and a figure is %s', (culture, separator, figure) => {
  const row: CsvCell[] = [{ instant: '2026-11-27T18:05:09Z' }, { figure: '-1000.00' }, null, { text: '007' }];
  expect(csvFile([[{ text: 'a' }, { text: 'b' }], row], culture)).toBe(
    `\uFEFFa${separator}b\r\n2026-11-27 18:05:09${separator}${figure}${separator}${separator}"=""007"""\r\n`,
  );
});

test('no cell begins a formula with any input, except a text that cannot contain one', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(AMERICAN, GERMAN), (text, style) => {
      const cell = csvCell({ text }, style);
      const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      if (content === `="${text}"`) expect(text).toMatch(/^[^"=+@\t\r\n]+$/);
      else expect(/^[=+\-@\t\r\n＝＋－＠]/.test(content)).toBe(false);
      expect([text, `'${text}`, `="${text}"`]).toContain(content);
    }),
  );
});
