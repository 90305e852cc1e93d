import Big from 'big.js';
import type { Money } from '../accounts/account';
import { currencyDigits } from '../kernel/numbers/currency-digits';
import { fractionDigits, isDecimal } from '../kernel/numbers/decimal';
import { FIELD_RULES, type FieldRule } from '../kernel/numbers/field-rules.table';
import { readNumber, type Separators, type TypedNumber } from '../kernel/numbers/read-number';

/** The limits of an amount; `null` means no limit. */
export interface AmountLimits {
  readonly currency: string;
  /** Digits behind the point, for a currency that ISO 4217 does not have. */
  readonly digits?: number | null;
  readonly min: Money;
  readonly max: Money;
  readonly available: Money;
}

/** Reason why an amount can't be sent; `limit` is the limit that it exceeds. */
export type AmountIssue =
  | { readonly kind: 'missing' | 'notANumber' }
  | { readonly kind: 'ambiguous'; readonly readings: readonly string[] }
  | { readonly kind: 'tooFine'; readonly digits: number }
  | { readonly kind: 'belowMin' | 'aboveMax' | 'aboveAvailable'; readonly limit: string };

/** A typed amount in the form in which it is sent: a decimal string with the currency's digits (D4). */
export type TypedAmount = { readonly amount: string } | { readonly issue: AmountIssue };

/** The number rule of an amount, with its currency and the digits of it. */
export function amountRule({ currency, digits }: AmountLimits): FieldRule {
  return { ...FIELD_RULES.amount, digits: digits ?? currencyDigits(currency), unit: currency };
}

/** Reads a typed amount, and checks it against the digits of its currency and the limits. */
export function checkAmount(text: string, limits: AmountLimits, separators: Separators): TypedAmount {
  return checkReading(readNumber(text, amountRule(limits), separators), limits);
}

/** Checks a read amount against the digits of its currency and the limits. */
export function checkReading(reading: TypedNumber, limits: AmountLimits): TypedAmount {
  if ('readings' in reading) return { issue: { kind: 'ambiguous', readings: reading.readings } };
  if ('issue' in reading) return { issue: { kind: reading.issue === 'missing' ? 'missing' : 'notANumber' } };
  const { digits } = amountRule(limits);
  if (digits !== undefined && fractionDigits(reading.value) > digits)
    return { issue: { kind: 'tooFine', digits } };
  const issue = limitIssue(reading.value, limits);
  return issue ? { issue } : { amount: new Big(reading.value).toFixed(digits) };
}

/** The largest amount that the limits allow; null if they name none. */
export function largestAmount({ available, max }: AmountLimits): Money {
  if (!isDecimal(available) || !isDecimal(max)) return available ?? max;
  return new Big(max).lt(available) ? max : available;
}

/** The limit that an amount violates. */
export function limitIssue(
  value: string,
  { min, max, available }: AmountLimits,
): Extract<AmountIssue, { limit: string }> | undefined {
  const amount = new Big(value);
  if (isDecimal(available) && amount.gt(available)) return { kind: 'aboveAvailable', limit: available };
  if (isDecimal(min) && amount.lt(min)) return { kind: 'belowMin', limit: min };
  if (isDecimal(max) && amount.gt(max)) return { kind: 'aboveMax', limit: max };
  return undefined;
}
