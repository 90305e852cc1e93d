import { amountDigits } from '../../domain/accounts/currency-digits';
import { useCulture } from './culture-context';

/** Writes decimal strings in a culture's way, exactly: a JavaScript number would lose digits. */
export interface NumberWriter {
  /** Money with the currency's digits, without its code: `24,722.52`, `−100.00`. */
  money(value: string, currency: string): string;
  /** As `money`, without the sign. */
  amountOf(value: string, currency: string): string;
  /** A percentage with two digits: `791.81 %`. */
  percent(value: string): string;
  integer(value: number): string;
}

export const MINUS = '\u2212';

const writers = new Map<string, NumberWriter>();

/** Whether a written figure is nothing but noughts, as its sign then means nothing. */
export function isNought(written: string): boolean {
  return !/[1-9]/.test(written);
}

function makeWriter(culture: string): NumberWriter {
  const formats = new Map<number, Intl.NumberFormat>();
  const fixed = (value: string, digits: number) => {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, numberingSystem: 'latn' };
    const format =
      formats.get(digits) ?? new Intl.NumberFormat(culture, { ...options, signDisplay: 'never' });
    formats.set(digits, format);
    return format.format(value as `${number}`);
  };
  const amountOf = (value: string, currency: string) => fixed(value, amountDigits(value, currency));
  return {
    amountOf,
    money(value, currency) {
      const written = amountOf(value, currency);
      return value.startsWith('-') && !isNought(written) ? MINUS + written : written;
    },
    percent: (value) => `${value.startsWith('-') ? MINUS : ''}${fixed(value, 2)}\u00a0%`,
    integer: (value) => fixed(String(value), 0),
  };
}

/** The writer of a culture; made once. */
export function numberWriter(culture: string): NumberWriter {
  const writer = writers.get(culture) ?? makeWriter(culture);
  writers.set(culture, writer);
  return writer;
}

/** The writer of the culture in force. */
export function useNumbers(): NumberWriter {
  return numberWriter(useCulture());
}
