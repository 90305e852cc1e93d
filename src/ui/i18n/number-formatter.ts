import { amountDigits } from '../../domain/kernel/numbers/currency-digits';
import { fractionDigits } from '../../domain/kernel/numbers/decimal';
import { formatNumber } from './number-format';

/** Formats decimal strings in a culture's format without conversion to a number, which would lose digits. */
export interface NumberFormatter {
  /** Money with the currency's digits, without its code: `24,722.52`, `−100.00`. */
  money(value: string, currency: string): string;
  /** Money that is gained or lost: `+24.52`, `−100.00`. */
  change(value: string, currency: string): Change;
  /** Money of a calculation: at most eight digits, though a gateway's own currency may have more. */
  roundedMoney(value: string, currency: string): RoundedFigure;
  /** All digits that were sent: `1.08962`. */
  exact(value: string): string;
  /** An interim figure of a calculation: at most eight digits. */
  interim(value: string): RoundedFigure;
  /** A percentage with two digits: `791.81%`, `791,81 %`. */
  percent(value: string): string;
  /** A percentage with two digits, or none if it is whole: `100%`, `100 %`. */
  shortPercent(value: string): string;
  /** All digits of a percentage: `0.125%`, `0,125 %`. */
  exactPercent(value: string): string;
  /** A percentage by which something grew or shrank: `+12.50%`, `+12,50 %`. */
  percentChange(value: string): Change;
  /** A percentage with one digit: `6.2%`, `−6,2 %`. */
  roundPercent(value: string): string;
  /** A percentage with one digit by which something grew or shrank: `+14.1%`, `−6,2 %`. */
  roundChange(value: string): Change;
  /** A share from 0 to 1 as a whole percentage: `25%`, `25 %`. */
  share(value: number): string;
  integer(value: number): string;
  /** Bytes in kilobytes, and above 1 MB in megabytes: `412 kB`, `1.5 MB`. */
  fileSize(bytes: number): string;
}

/** A change with its sign; zero has no sign. */
export interface Change {
  readonly text: string;
  readonly tone: 'gain' | 'loss' | 'zero';
}

/** A formatted figure; `isRounded` if digits were dropped. */
export interface RoundedFigure {
  readonly text: string;
  readonly isRounded: boolean;
}

const MINUS = '\u2212';
/** Most fraction digits of a figure in a calculation. */
const INTERIM_DIGITS = 8;
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE ** 2;

const formatters = new Map<string, NumberFormatter>();

function createFormatter(culture: string): NumberFormatter {
  const format = (value: string | number, options: Intl.NumberFormatOptions) =>
    formatNumber(value, culture, options);
  const formatUnsigned = (value: string, maxDigits: number, minDigits = maxDigits) =>
    format(value, { minimumFractionDigits: minDigits, maximumFractionDigits: maxDigits });
  const addSign = (value: string, figure: string, plus = '') => {
    if (isZeroFigure(figure)) return figure;
    return (value.startsWith('-') ? MINUS : plus) + figure;
  };
  const changeOf = (value: string, figure: string): Change => ({
    text: addSign(value, figure, '+'),
    tone: isZeroFigure(figure) ? 'zero' : value.startsWith('-') ? 'loss' : 'gain',
  });
  // The style "percent" would multiply the decimal string by a hundred.
  const percentage = (value: string, digits: number, options: Intl.NumberFormatOptions = {}) =>
    format(value, {
      style: 'unit',
      unit: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...options,
    });

  return {
    money: (value, currency) => addSign(value, formatUnsigned(value, amountDigits(value, currency))),
    change: (value, currency) => changeOf(value, formatUnsigned(value, amountDigits(value, currency))),
    roundedMoney(value, currency) {
      const digits = Math.min(amountDigits(value, currency), INTERIM_DIGITS);
      return {
        text: addSign(value, formatUnsigned(value, digits)),
        isRounded: fractionDigits(value) > digits,
      };
    },
    exact: (value) => addSign(value, formatUnsigned(value, fractionDigits(value))),
    interim: (value) => ({
      text: addSign(value, formatUnsigned(value, INTERIM_DIGITS, 0)),
      isRounded: fractionDigits(value) > INTERIM_DIGITS,
    }),
    percent: (value) => addSign(value, percentage(value, 2)),
    shortPercent: (value) => addSign(value, percentage(value, 2, { trailingZeroDisplay: 'stripIfInteger' })),
    exactPercent: (value) => addSign(value, percentage(value, fractionDigits(value))),
    percentChange: (value) => changeOf(value, percentage(value, 2)),
    roundPercent: (value) => addSign(value, percentage(value, 1)),
    roundChange: (value) => changeOf(value, percentage(value, 1)),
    share: (value) => format(value, { style: 'percent', maximumFractionDigits: 0 }),
    integer: (value) => formatUnsigned(String(value), 0),
    fileSize: (bytes) =>
      bytes >= MEGABYTE
        ? format(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
        : format(Math.max(1, bytes / KILOBYTE), {
            style: 'unit',
            unit: 'kilobyte',
            maximumFractionDigits: 0,
          }),
  };
}

/** True if a written figure is zero; it then has no sign. */
function isZeroFigure(figure: string): boolean {
  return !/[1-9]/.test(figure);
}

/** The formatter of a culture, cached. */
export function numberFormatter(culture: string): NumberFormatter {
  const formatter = formatters.get(culture) ?? createFormatter(culture);
  formatters.set(culture, formatter);
  return formatter;
}
