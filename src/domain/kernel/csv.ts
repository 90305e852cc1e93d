import { isDecimal } from './numbers/decimal';

/** First characters that a spreadsheet takes for a formula. */
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
 * A file of rows by RFC 4180, with the mark by which spreadsheets know UTF-8. It is written by hand because most of it is
 * the choice of cells that a spreadsheet could run as formulas, which exact figures must escape.
 */
export function csvFile(rows: readonly (readonly (string | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
