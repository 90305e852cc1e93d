import Big from 'big.js';
import { formatAmount } from './amounts';
import type { MoneyAccount } from './money-accounts';

/**
 * The figures of an account before and after a change of its balance.
 * @param change decimal string; negative takes money out.
 * @param creditLoss the bonus credit that is lost with it, which is part of equity, too.
 */
export function effectOf(account: MoneyAccount, change: string, creditLoss: string | null = null) {
  const { balance, currency, equity, freeMargin, margin, marginCallLevel, marginLevel } = account;
  const addChange = (figure: string | null, loss: string | null) =>
    figure === null
      ? null
      : formatAmount(
          Big(figure)
            .plus(change)
            .minus(loss ?? 0),
          currency,
        );
  const equityAfter = addChange(equity, creditLoss);
  const usesMargin = margin !== null && !Big(margin).eq(0);
  return {
    balanceNow: balance,
    balanceAfter: addChange(balance, null),
    equityNow: equity,
    equityAfter,
    freeMarginNow: freeMargin,
    freeMarginAfter: addChange(freeMargin, creditLoss),
    marginLevelNow: marginLevel,
    marginLevelAfter:
      usesMargin && equityAfter !== null ? Big(equityAfter).div(margin).times(100).toFixed(2) : null,
    marginCallLevel,
  };
}

/** Adds the warning that the margin level would fall below the margin call. */
export function withWarnings(effect: ReturnType<typeof effectOf>) {
  const { marginCallLevel, marginLevelAfter } = effect;
  const isMarginCall =
    marginCallLevel !== null && marginLevelAfter !== null && Big(marginLevelAfter).lt(marginCallLevel);
  return { ...effect, warnings: isMarginCall ? ['marginCall'] : [] };
}
