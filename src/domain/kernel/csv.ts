import { withCurrencyDigits } from './numbers/currency-digits';
import { isDecimal } from './numbers/decimal';

/**
 * A cell by its kind, since a spreadsheet guesses the kind of everything else: a text, a figure, money, an instant in
 * ISO 8601.
 */
export type CsvCell =
  | null
  | { readonly text: string | null }
  | { readonly figure: string | null }
  | { readonly money: string | null; readonly currency: string }
  | { readonly instant: string | null };

/** How the spreadsheets of a culture read a file (docs/decisions/0046). */
export interface CsvStyle {
  readonly decimalSign: ',' | '.';
  /** Names of months in lower case, without a dot: with a number beside them, they are dates. */
  readonly months: ReadonlySet<string>;
}

/** First characters that make a spreadsheet read a cell as a formula, also in the width of East Asian scripts. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Characters because of which a cell needs quotes. */
const SPECIAL = /[",;\t\r\n]/;
/** A spreadsheet keeps this many digits of a number. */
const MAX_DIGITS = 15;
/** Digits with the signs of numbers, dates, times, fractions and percent, or with an exponent. */
const NUMBER_LIKE = /^[(]?[0-9][0-9.,:/ '’\u00A0\u202F-]*(?:e[+-]?[0-9]+)?[%)]?$/i;
const INTEGER = /^(?:0|[1-9][0-9]*)$/;
const MONTH_AND_NUMBER = /^(?:[0-9]{1,4}[ ./-]*)?(\p{L}+)\.?[ ./-]*(?:[0-9]{1,4})?$/u;

export function csvStyleOf(culture: string): CsvStyle {
  const parts = new Intl.NumberFormat(culture, { numberingSystem: 'latn' }).formatToParts(1.5);
  const decimalSign = parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
  const names = [culture, 'en'].flatMap((language) =>
    (['short', 'long'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2024, index, 1)));
    }),
  );
  return { decimalSign, months: new Set(names.map((name) => name.toLowerCase().replace('.', ''))) };
}

/** A cell that a spreadsheet shows as what it is, and never runs as a formula. */
export function csvCell(cell: CsvCell, style: CsvStyle): string {
  if (cell === null) return '';
  if ('instant' in cell) return csvInstant(cell.instant);
  if ('money' in cell) return csvFigure(cell.money && withCurrencyDigits(cell.money, cell.currency), style);
  if ('figure' in cell) return csvFigure(cell.figure, style);
  const { text } = cell;
  if (text === null) return '';
  if (isMisread(text, style)) return quote(`="${text}"`);
  const safeText = FORMULA.test(text) ? `'${text}` : text;
  return SPECIAL.test(safeText) ? quote(safeText) : safeText;
}

/**
 * A file of rows by RFC 4180 with the separator of the culture, and with the byte order mark by which spreadsheets
 * recognize UTF-8. No library is used, since exact figures stay as they are while texts are kept from being read as
 * numbers, dates and formulas.
 */
export function csvFile(rows: readonly (readonly CsvCell[])[], culture: string): string {
  const style = csvStyleOf(culture);
  const separator = style.decimalSign === ',' ? ';' : ',';
  return `\uFEFF${rows.map((row) => `${row.map((cell) => csvCell(cell, style)).join(separator)}\r\n`).join('')}`;
}

/** In UTC, as every spreadsheet reads it: `2026-11-27 18:05:00`. The head of the column names the zone. */
function csvInstant(instant: string | null): string {
  const time = Date.parse(instant ?? '');
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

function csvFigure(figure: string | null, style: CsvStyle): string {
  if (figure === null) return '';
  if (!isDecimal(figure)) return csvCell({ text: figure }, style);
  const local = figure.replace('.', style.decimalSign);
  const digits = figure.replace(/[^0-9]/g, '').replace(/^0+/, '');
  return digits.length > MAX_DIGITS ? quote(`="${local}"`) : local;
}

/** True for a text that a spreadsheet would change: leading zeros, long numbers, what looks like a date or an exponent. */
function isMisread(text: string, { months }: CsvStyle): boolean {
  if (INTEGER.test(text)) return text.length > MAX_DIGITS;
  if (NUMBER_LIKE.test(text)) return true;
  const [, letters = ''] = MONTH_AND_NUMBER.exec(text) ?? [];
  return months.has(letters.toLowerCase()) && /[0-9]/.test(text);
}

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
