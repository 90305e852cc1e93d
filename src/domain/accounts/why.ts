import { Exact } from '../kernel/numbers/exact';
import { by, calculation, minus, plus, put, step, type Calculation, type Term } from '../market/working';
import type { Account } from './account';
import { fractionDigits, isDecimal } from '../kernel/numbers/decimal';

/** A figure of an account with its formula. */
export interface Why {
  readonly figure: 'equity' | 'freeMargin' | 'margin' | 'marginLevel';
  /** As the trading server sent it. */
  readonly sent: string;
  readonly calculation: Calculation;
  /** The formula comes to what was sent, as exactly as that is written. */
  readonly agrees: boolean;
}

/** The formulas of an account's figures with the numbers put in; those alone of which every number was sent. */
export function whyFigures(account: Account): readonly Why[] {
  const { currency, balance, equity, credit, floatingPl, margin, freeMargin, marginLevel } = account;
  const money = (term: Term) => ({ term, unit: currency });
  const found: Why[] = [];
  const add = (figure: Why['figure'], sent: string, shown: Calculation) => {
    found.push({ figure, sent, calculation: shown, agrees: agreesWith(shown, sent) });
  };
  if (isDecimal(equity) && isDecimal(balance) && isDecimal(floatingPl)) {
    const bonus = isDecimal(credit) && !isNought(credit) ? [plus('credit', credit)] : [];
    const factors = [put('balance', balance), ...bonus, plus('floatingPl', floatingPl)];
    add('equity', equity, calculation(step(money('equity'), ...factors)));
  }
  if (isDecimal(equity) && isDecimal(freeMargin) && isDecimal(margin)) {
    add(
      'margin',
      margin,
      calculation(step(money('margin'), put('equity', equity), minus('freeMargin', freeMargin))),
    );
    add(
      'freeMargin',
      freeMargin,
      calculation(step(money('freeMargin'), put('equity', equity), minus('margin', margin))),
    );
  }
  if (isDecimal(equity) && isDecimal(margin) && isDecimal(marginLevel) && !isNought(margin)) {
    const ratio = step({ term: 'marginLevel', unit: '%' }, put('equity', equity), by('margin', margin));
    add('marginLevel', marginLevel, calculation(ratio));
  }
  return found;
}

/** Whether a formula comes to what was sent, as exactly as that is written. */
export function agreesWith({ result }: Calculation, sent: string): boolean {
  return new Exact(sent).eq(new Exact(result.value).toFixed(fractionDigits(sent)));
}

function isNought(value: string): boolean {
  return new Exact(value).eq(0);
}
