import Big from 'big.js';
import { moneyDigits } from '../../../trading/money-digits';
import type { TradingAccounts } from '../trading-accounts';

export type MoneyAccount = Awaited<ReturnType<TradingAccounts['figured']>>;

/** Whether money may be moved at all: practice money is none, and an account that is closed or blocked keeps what it has. */
export const canMove = ({ kind, rights, status }: MoneyAccount): boolean =>
  kind === 'live' && status === 'active' && rights !== 'noLogin';

/** What can be taken out of an account: its own money, as far as no open position needs it as margin. */
export function availableOf({ balance, credit, currency, freeMargin }: MoneyAccount): string {
  if (balance === null || freeMargin === null) return '0';
  const free = Big(freeMargin).minus(credit ?? '0');
  const own = free.lt(balance) ? free : Big(balance);
  return (own.lt(0) ? Big(0) : own).toFixed(moneyDigits(currency));
}
