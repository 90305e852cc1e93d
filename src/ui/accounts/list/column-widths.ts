import type { Account, Money } from '../../../domain/accounts/account';
import { currencyDigits } from '../../../domain/kernel/numbers/currency-digits';
import { followed } from '../../../domain/accounts/followed';

/** The columns of figures in the table that are as wide as their longest figure. */
export type FigureColumn = 'equity' | 'floatingPl' | 'balance' | 'margin' | 'freeMargin';
export const FIGURE_COLUMNS: readonly FigureColumn[] = [
  'equity',
  'floatingPl',
  'balance',
  'margin',
  'freeMargin',
];

/** Widths in digits. */
export type ColumnWidths = Readonly<Record<FigureColumn, number>>;

/** A separator is about half as wide as a digit. */
const SEPARATOR = 0.5;

/** How many digits wide a figure is when it is written, its sign and separators included. */
function widthOf(value: Money, currencysDigits: number | undefined): number {
  if (value === null) return 1;
  const point = value.indexOf('.');
  const whole = point < 0 ? value.length : point;
  const digits = currencysDigits ?? Math.max(0, value.length - whole - 1);
  const separators = Math.floor((whole - 1) / 3) + (digits > 0 ? 1 : 0);
  return whole + digits + separators * SEPARATOR;
}

/** Widths that hold an account's figures too; the same object where they did so before. */
function withFiguresOf(widths: ColumnWidths, account: Account): ColumnWidths {
  const digits = currencyDigits(account.currency);
  let all = widths;
  for (const column of FIGURE_COLUMNS) {
    const width = widthOf(account[column], digits);
    if (width > all[column]) all = { ...all, [column]: width };
  }
  return all;
}

const NO_WIDTHS: ColumnWidths = { equity: 0, floatingPl: 0, balance: 0, margin: 0, freeMargin: 0 };

/**
 * Widths that hold every account's figures, so that columns stand still while rows come and go under the scrolling. They
 * grow with figures that move, and don't shrink until others are listed.
 */
export function followedWidths(): (accounts: readonly Account[]) => ColumnWidths {
  return followed(
    (accounts) => accounts.reduce(withFiguresOf, NO_WIDTHS),
    (widths, _was, is) => withFiguresOf(widths, is),
  );
}

/**
 * How many figures have a column of their own: all, all but the margin, or neither margin nor balance, which then
 * stand below the free margin and the equity.
 */
export type ColumnSet = 'all' | 'noMargin' | 'few';

/** Pixels of a digit in the widest of our faces, and of a column beside its digits. */
const DIGIT_PX = 9;
const BESIDE_PX = 40;
/** Account, code of the currency, arrow, margin level, actions. */
const OTHERS_PX = 250 + 34 + 14 + 112 + 128;

/** The columns for which a width in pixels is enough; a table never scrolls sideways for money (A9). */
export function fittingColumns(widths: ColumnWidths, available: number): ColumnSet {
  const need = (columns: readonly FigureColumn[]) =>
    columns.reduce((sum, column) => sum + widths[column] * DIGIT_PX + BESIDE_PX, OTHERS_PX);
  if (need(FIGURE_COLUMNS) <= available) return 'all';
  return need(FIGURE_COLUMNS.filter((column) => column !== 'margin')) <= available ? 'noMargin' : 'few';
}
