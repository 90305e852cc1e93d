import { isDecimal } from './numbers/decimal';

/** First characters that make a spreadsheet read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** Characters because of which a cell needs quotes. */
const SPECIAL = /[",\r\n]/;

/** A cell: figures as they are, a text that a spreadsheet would run as a formula behind an apostrophe. */
export function csvCell(value: string | null): string {
  if (value === null) return '';
  if (isDecimal(value)) return value;
  const text = FORMULA.test(value) ? `'${value}` : value;
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A file of rows by RFC 4180, with the byte order mark by which spreadsheets recognize UTF-8. No library is used, since
 * exact figures must stay as they are while other texts are escaped against formulas.
 */
export function csvFile(rows: readonly (readonly (string | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
