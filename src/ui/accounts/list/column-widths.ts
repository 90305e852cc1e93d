import type { Account, Money } from '../../../domain/accounts/account';
import { currencyDigits } from '../../../domain/kernel/numbers/currency-digits';
import { incremental } from '../../../domain/accounts/incremental';

/** Figure columns that are as wide as their longest figure. */
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

/** Width in digits of a written figure, with sign and separators. */
function widthOf(value: Money, fractionDigits: number | undefined): number {
  if (value === null) return 1;
  const point = value.indexOf('.');
  const integerLength = point < 0 ? value.length : point;
  const digits = fractionDigits ?? Math.max(0, value.length - integerLength - 1);
  const separators = Math.floor((integerLength - 1) / 3) + (digits > 0 ? 1 : 0);
  return integerLength + digits + separators * SEPARATOR;
}

/** Widths that also fit an account's figures; returns the same object if nothing changes. */
function widenForAccount(widths: ColumnWidths, account: Account): ColumnWidths {
  const digits = currencyDigits(account.currency);
  let newWidths = widths;
  for (const column of FIGURE_COLUMNS) {
    const width = widthOf(account[column], digits);
    if (width > newWidths[column]) newWidths = { ...newWidths, [column]: width };
  }
  return newWidths;
}

const NO_WIDTHS: ColumnWidths = { equity: 0, floatingPl: 0, balance: 0, margin: 0, freeMargin: 0 };

/**
 * Widths that fit every account's figures, so that columns do not move while the client scrolls. They grow with the
 * figures, and shrink only when other accounts are listed.
 */
export function incrementalWidths(): (accounts: readonly Account[]) => ColumnWidths {
  return incremental(
    (accounts) => accounts.reduce(widenForAccount, NO_WIDTHS),
    (widths, _previous, account) => widenForAccount(widths, account),
  );
}

/**
 * The columns that fit: all, all but the margin, or neither margin nor balance. These are then shown below the free
 * margin and the equity.
 */
export type ColumnSet = 'all' | 'noMargin' | 'few';

/** Pixels of a digit in the widest font, and of a column's padding. */
const DIGIT_PX = 9;
const COLUMN_PADDING_PX = 40;
/** Account, currency code, arrow, margin level, actions. */
const OTHER_COLUMNS_PX = 250 + 34 + 14 + 112 + 128;

/** The columns for which a width in pixels is enough; a table never scrolls sideways for money (A9). */
export function fittingColumns(widths: ColumnWidths, available: number): ColumnSet {
  const requiredWidth = (columns: readonly FigureColumn[]) =>
    columns.reduce((sum, column) => sum + widths[column] * DIGIT_PX + COLUMN_PADDING_PX, OTHER_COLUMNS_PX);
  if (requiredWidth(FIGURE_COLUMNS) <= available) return 'all';
  return requiredWidth(FIGURE_COLUMNS.filter((column) => column !== 'margin')) <= available
    ? 'noMargin'
    : 'few';
}
