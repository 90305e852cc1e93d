import Big from 'big.js';

/** What a trading server would report about an account; the other figures are derived from it. */
export interface ReportedFigures {
  balance: string;
  credit?: string;
  floatingPl?: string;
  margin?: string;
}

/**
 * All figures of an account, as decimal strings with as many decimals as the balance: equity = balance + credit +
 * floating P/L, free margin = equity − margin, margin level = equity ÷ margin × 100, or null when no margin is used.
 */
export function figuresFrom({ balance, credit = '0', floatingPl = '0', margin = '0' }: ReportedFigures) {
  const digits = balance.split('.')[1]?.length ?? 0;
  const equity = Big(balance).plus(credit).plus(floatingPl);
  const used = Big(margin);
  return {
    balance: Big(balance).toFixed(digits),
    credit: Big(credit).toFixed(digits),
    floatingPl: Big(floatingPl).toFixed(digits),
    equity: equity.toFixed(digits),
    margin: used.toFixed(digits),
    freeMargin: equity.minus(used).toFixed(digits),
    marginLevel: used.eq(0) ? null : equity.div(used).times(100).toFixed(2),
  };
}

/** Figures of an account no trading server has reported on yet. */
export const NO_FIGURES = {
  balance: null,
  credit: null,
  floatingPl: null,
  equity: null,
  margin: null,
  freeMargin: null,
  marginLevel: null,
} as const;
