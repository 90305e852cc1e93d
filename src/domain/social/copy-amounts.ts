import Big from 'big.js';
import { currencyDigits } from '../kernel/numbers/currency-digits';
import { FIELD_RULES } from '../kernel/numbers/field-rules.table';
import { STOP_PERCENT, type Copy } from './copy';

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

/** The money that is returned if a copy ends now: its equity less the fee. */
export function returnedNow(equity: string, fee: string): string {
  const rest = Big(equity).minus(fee);
  return rest.lt(0) ? '0' : rest.toFixed();
}

/** How far a copy's equity is above its stop. */
export const distanceToStop = (equity: string, stopEquity: string): string =>
  Big(equity).minus(stopEquity).toFixed();

/** The money that a stop of a running copy is a share of: what was paid in, unless more was taken out; then its worth. */
export function stopBase({ allocated, equity }: Pick<Copy, 'allocated' | 'equity'>): string {
  return allocated !== null && Big(allocated).gt(0) ? allocated : (equity ?? '0');
}

/** The stop of a running copy as a whole percentage that is allowed, the nearest one. */
export function stopPercentOf(copy: Pick<Copy, 'allocated' | 'equity' | 'stopEquity'>): number {
  const base = Big(stopBase(copy));
  if (base.lte(0)) return USUAL_STOP;
  const percent = Number(
    Big(copy.stopEquity ?? '0')
      .times(100)
      .div(base)
      .round(0)
      .toFixed(),
  );
  return Math.min(STOP_PERCENT.max, Math.max(STOP_PERCENT.min, percent));
}

/** Directions in which a client can move money of a copy. */
export const FLOW_DIRECTIONS = ['add', 'remove'] as const;
export type FlowDirection = (typeof FLOW_DIRECTIONS)[number];

/** The worth of a copy after money was added or taken out, and how far that is above its stop. */
export function afterFlow(
  { equity, stopEquity }: Pick<Copy, 'equity' | 'stopEquity'>,
  direction: FlowDirection,
  amount: string,
): { worth: string; distance: string } {
  const flow = direction === 'add' ? Big(amount) : Big(amount).neg();
  const worth = flow.plus(equity ?? '0').toFixed();
  return { worth, distance: distanceToStop(worth, stopEquity ?? '0') };
}
