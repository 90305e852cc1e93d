import Big from 'big.js';
import type { Account, Money } from './account';
import { amountDigits } from '../kernel/numbers/currency-digits';
import { decimalOf, isDecimal } from '../kernel/numbers/decimal';

/** Distance of the equity from one margin level. */
export interface RunwayMark {
  /** The level, in percent, as sent. */
  readonly level: string;
  /** The equity at which it is reached. */
  readonly equity: string;
  /** Loss that the equity can take before it reaches the level, never rounded up; null once the level is reached. */
  readonly distance: Money;
  /** Position on a bar from zero to the larger of equity and level, from 0 to 1. */
  readonly position: number;
}

/** The way from an account's equity down to its margin call and its stop-out. */
export interface MarginRunway {
  readonly call: RunwayMark | null;
  readonly stopOut: RunwayMark | null;
  /** Share of the bar that the equity fills, from 0 to 1. */
  readonly filledShare: number;
}

type Figures = Pick<Account, 'equity' | 'margin' | 'marginCallLevel' | 'stopOutLevel' | 'currency'>;

/**
 * The margin runway by the figures as sent, exactly: a level is reached at margin × level ÷ 100. Null without an
 * equity, without margin in use, or where no level was sent.
 */
export function marginRunway(account: Figures): MarginRunway | null {
  if (!isDecimal(account.equity)) return null;
  const equity = new Big(account.equity);
  const margin = decimalOf(account.margin);
  if (margin === undefined || margin.lte(0)) return null;
  const levelEquities = [account.marginCallLevel, account.stopOutLevel].map((level) => {
    const percent = decimalOf(level);
    return percent && margin.times(percent).div(100);
  });
  const knownEquities = levelEquities.filter((level) => level !== undefined);
  if (knownEquities.length === 0) return null;
  const barEnd = [equity, ...knownEquities].reduce((a, b) => (b.gt(a) ? b : a));
  const share = (part: Big) => (part.lte(0) ? 0 : part.div(barEnd).toNumber());
  const digits = amountDigits(account.equity, account.currency);
  const mark = (level: string | null, levelEquity: Big | undefined): RunwayMark | null => {
    if (level === null || levelEquity === undefined) return null;
    const distance = equity.minus(levelEquity);
    return {
      level,
      equity: levelEquity.toFixed(digits, Big.roundUp),
      distance: distance.gt(0) ? distance.toFixed(digits, Big.roundDown) : null,
      position: share(levelEquity),
    };
  };
  return {
    call: mark(account.marginCallLevel, levelEquities[0]),
    stopOut: mark(account.stopOutLevel, levelEquities[1]),
    filledShare: share(equity),
  };
}
