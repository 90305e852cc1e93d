import Big from 'big.js';
import { currencyDigits } from '../kernel/numbers/currency-digits';
import { FIELD_RULES } from '../kernel/numbers/field-rules.table';
import { STOP_PERCENT } from './copy';

/** Shares of the amount that a copy may stop at, in percent: the suggestions of the form. */
export const STOP_CHOICES = Object.freeze([90, 80, 70, 50] as const);

/** The stop that the form begins with, in percent. */
export const USUAL_STOP = 70;

/** The rule of the field for the stop. */
export const STOP_RULE = Object.freeze({ ...FIELD_RULES.riskPercent, isWhole: true });

/** A percentage at which a copy may stop; undefined for any other decimal string. */
export function readStopPercent(value: string): number | undefined {
  const percent = Number(value);
  const isAllowed = Number.isInteger(percent) && percent >= STOP_PERCENT.min && percent <= STOP_PERCENT.max;
  return isAllowed ? percent : undefined;
}

/** The equity at which a copy of an amount stops, and what is lost by then. */
export function stopFigures(
  amount: string,
  percent: number,
  currency: string,
): { stop: string; loss: string } {
  const digits = currencyDigits(currency) ?? 2;
  const stop = Big(amount).times(percent).div(100).round(digits);
  return { stop: stop.toFixed(digits), loss: Big(amount).minus(stop).toFixed(digits) };
}

/** The money that comes back if a copy ends now: its equity less the fee. */
export function returnedNow(equity: string, fee: string): string {
  const rest = Big(equity).minus(fee);
  return rest.lt(0) ? '0' : rest.toFixed();
}

/** How far a copy's equity is above its stop. */
export const distanceToStop = (equity: string, stopEquity: string): string =>
  Big(equity).minus(stopEquity).toFixed();
