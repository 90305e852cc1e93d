import { Exact } from '../kernel/numbers/exact';
import {
  divideBy,
  calculation,
  minus,
  plus,
  startWith,
  step,
  type Calculation,
  type Term,
} from '../market/calculation';
import type { Account } from './account';
import { fractionDigits, isDecimal } from '../kernel/numbers/decimal';

/** A figure of an account with its formula. */
export interface FigureFormula {
  readonly figure: 'equity' | 'freeMargin' | 'margin' | 'marginLevel';
  /** The figure that the trading server sent. */
  readonly sentValue: string;
  readonly calculation: Calculation;
  /** The formula gives the figure that was sent, at the digits of that figure. */
  readonly agrees: boolean;
}

/** The formulas of an account's figures with their numbers; without the formulas of which a number was not sent. */
export function figureFormulas(account: Account): readonly FigureFormula[] {
  const { currency, balance, equity, credit, floatingPl, margin, freeMargin, marginLevel } = account;
  const money = (term: Term) => ({ term, unit: currency });
  const formulas: FigureFormula[] = [];
  const add = (figure: FigureFormula['figure'], sentValue: string, formula: Calculation) => {
    formulas.push({ figure, sentValue, calculation: formula, agrees: agreesWith(formula, sentValue) });
  };
  if (isDecimal(equity) && isDecimal(balance) && isDecimal(floatingPl)) {
    const bonus = isDecimal(credit) && !isZero(credit) ? [plus('credit', credit)] : [];
    const factors = [startWith('balance', balance), ...bonus, plus('floatingPl', floatingPl)];
    add('equity', equity, calculation(step(money('equity'), ...factors)));
  }
  if (isDecimal(equity) && isDecimal(freeMargin) && isDecimal(margin)) {
    add(
      'margin',
      margin,
      calculation(step(money('margin'), startWith('equity', equity), minus('freeMargin', freeMargin))),
    );
    add(
      'freeMargin',
      freeMargin,
      calculation(step(money('freeMargin'), startWith('equity', equity), minus('margin', margin))),
    );
  }
  if (isDecimal(equity) && isDecimal(margin) && isDecimal(marginLevel) && !isZero(margin)) {
    const ratio = step(
      { term: 'marginLevel', unit: '%' },
      startWith('equity', equity),
      divideBy('margin', margin),
    );
    add('marginLevel', marginLevel, calculation(ratio));
  }
  return formulas;
}

/** Compares the formula's result with the figure that was sent, at the digits of that figure. */
export function agreesWith({ result }: Calculation, sentValue: string): boolean {
  return new Exact(sentValue).eq(new Exact(result.value).toFixed(fractionDigits(sentValue)));
}

function isZero(value: string): boolean {
  return new Exact(value).eq(0);
}
