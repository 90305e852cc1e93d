import Big from 'big.js';

const DECIMAL = /^-?\d{1,30}(\.\d{1,18})?$/;

/** Accepts a decimal string as the gateway writes money (D4). */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && DECIMAL.test(value);
}

/** The exact number of a decimal string; undefined if the text is not one. Floats are never used for money. */
export function decimalOf(value: string | null): Big | undefined {
  return isDecimal(value) ? new Big(value) : undefined;
}

/** A decimal string that can be compared quickly. */
export interface SortKey {
  readonly text: string;
  /** The nearest float: if two floats differ, their decimals are in the same order. */
  readonly approximation: number;
}

export function sortKeyOf(value: string | null): SortKey | undefined {
  return isDecimal(value) ? { text: value, approximation: Number(value) } : undefined;
}

/** An exact comparison, as quick as one of floats unless two floats are equal. */
export function compareDecimals(a: SortKey, b: SortKey): number {
  return a.approximation - b.approximation || (a.text === b.text ? 0 : new Big(a.text).cmp(b.text));
}

/** Digits behind the point, as written. */
export function fractionDigits(value: string): number {
  const point = value.indexOf('.');
  return point < 0 ? 0 : value.length - point - 1;
}

/** The exact sum of decimal strings, with as many digits as the longest of them has; null for none. */
export function sumDecimals(values: readonly string[]): string | null {
  if (values.length === 0) return null;
  const digits = Math.max(...values.map(fractionDigits));
  // Big integers in units of the last digit are exact, and quick enough for 10,000 accounts.
  const sum = values.reduce((units, value) => units + inUnits(value, digits), 0n);
  return new Big(String(sum)).times(`1e-${digits}`).toFixed(digits);
}

function inUnits(value: string, digits: number): bigint {
  return BigInt(value.replace('.', '') + '0'.repeat(digits - fractionDigits(value)));
}
