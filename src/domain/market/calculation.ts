import type Big from 'big.js';
import { Exact } from '../kernel/numbers/exact';

/** Meaning of a number in a calculation; texts `calculators.term.{term}`, of an account's figures `accounts.{term}`. */
export type Term =
  | 'amount'
  | 'balance'
  | 'closePrice'
  | 'commission'
  | 'commissionPerLot'
  | 'contractSize'
  | 'credit'
  | 'conversion'
  | 'converted'
  | 'daysOfYear'
  | 'distance'
  | 'equity'
  | 'floatingPl'
  | 'freeMargin'
  | 'leverage'
  | 'lossOfOneLot'
  | 'lots'
  | 'margin'
  | 'marginLevel'
  | 'moneyAtRisk'
  | 'net'
  | 'nights'
  | 'openPrice'
  | 'orderPrice'
  | 'percent'
  | 'pip'
  | 'pipValue'
  | 'point'
  | 'points'
  | 'price'
  | 'priceMove'
  | 'profit'
  | 'riskPercent'
  | 'side'
  | 'sides'
  | 'stopPips'
  | 'swap'
  | 'swapPercent'
  | 'swapPoints'
  | 'waived';

/** A number with its meaning. */
export interface Quantity {
  readonly term: Term;
  /** Decimal string, unrounded. */
  readonly value: string;
  /** A currency code where the number is money, `%` where it counts in hundredths. */
  readonly unit?: string;
  /** For a conversion: one unit of `from` is `value` of `to`. */
  readonly pair?: { readonly from: string; readonly to: string };
}

/** A number in its place in a calculation; the first one has no operator. */
export interface Factor extends Quantity {
  readonly operator: '×' | '÷' | '−' | '+' | null;
}

/** One line of a calculation: its numbers and its result. */
export interface Step {
  readonly factors: readonly Factor[];
  readonly result: Quantity;
}

/** A result with its steps (V16); the last step's result is the answer. */
export interface Calculation {
  readonly steps: readonly [Step, ...Step[]];
  readonly result: Quantity;
  /** The step to which the answer was rounded down; absent if it is unrounded. */
  readonly roundedDownTo?: string;
}

type QuantityName = Omit<Quantity, 'value'>;

/** The first number of a step. */
export const startWith = (term: Term, value: string, unit?: string): Factor =>
  factor(null, term, value, unit);
export const multiplyBy = (term: Term, value: string, unit?: string): Factor =>
  factor('×', term, value, unit);
export const divideBy = (term: Term, value: string, unit?: string): Factor => factor('÷', term, value, unit);
export const plus = (term: Term, value: string, unit?: string): Factor => factor('+', term, value, unit);
export const minus = (term: Term, value: string, unit?: string): Factor => factor('−', term, value, unit);

function factor(operator: Factor['operator'], term: Term, value: string, unit?: string): Factor {
  return { operator, term, value, ...(unit === undefined ? {} : { unit }) };
}

/**
 * Evaluates a line from left to right, so that the steps on screen are those computed. Divisors are never zero: the
 * limits of the fields exclude it. A result in percent counts in hundredths, as a factor in percent does.
 */
export function step(result: QuantityName, ...factors: readonly Factor[]): Step {
  const value = factors.reduce<Big>((sum, { operator, value: text, unit }) => {
    const number = unit === '%' ? new Exact(text).div(100) : new Exact(text);
    if (operator === '×') return sum.times(number);
    if (operator === '÷') return sum.div(number);
    if (operator === '+') return sum.plus(number);
    return operator === '−' ? sum.minus(number) : number;
  }, new Exact(0));
  return {
    factors,
    result: { ...result, value: (result.unit === '%' ? value.times(100) : value).toFixed() },
  };
}

/** A calculation of several lines; the last line gives the answer. */
export function calculation(first: Step, ...rest: readonly Step[]): Calculation {
  const { result } = rest.at(-1) ?? first;
  return { steps: [first, ...rest], result };
}
