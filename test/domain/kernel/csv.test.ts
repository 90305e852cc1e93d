import fc from 'fast-check';
import { csvCell, csvFile } from '../../../src/domain/kernel/csv';

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 123', "'+49 30 123"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('a text that a spreadsheet would run is kept from it: %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test.each(['-12.50', '0.00', '1234567.89', '-0.1'])('a figure stays one: %s', (value) => {
  expect(csvCell(value)).toBe(value);
});

test.each([
  [null, ''],
  ['', ''],
  ['EURUSD', 'EURUSD'],
  ['a, b', '"a, b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
])('%j is written %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('a file begins with its mark, and each row ends as RFC 4180 says', () => {
  expect(
    csvFile([
      ['a', 'b'],
      [null, '-1.5'],
    ]),
  ).toBe('\uFEFFa,b\r\n,-1.5\r\n');
});

test('no cell begins a formula, whatever was sent', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const cell = csvCell(value);
      const shown = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(/^[=+\-@\t\r\n]/.test(shown) && !/^-?\d+(\.\d+)?$/.test(shown)).toBe(false);
      expect([value, `'${value}`]).toContain(shown);
    }),
  );
});
