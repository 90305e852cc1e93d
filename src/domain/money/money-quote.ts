import type { Money } from '../accounts/account';
import type { MoneyMove } from '../accounts/money-move';

/** Terms of a quote. Amounts are decimal strings (D4). */
export interface QuoteRequest {
  readonly direction: MoneyMove;
  readonly login: number;
  /** For a transfer only. */
  readonly toLogin?: number | null;
  /** For a deposit or a withdrawal only. */
  readonly methodId?: string | null;
  readonly network?: string | null;
  readonly amount: string;
  readonly currency: string;
}

/** Figures of an account before and after a move, in its currency. */
export interface MoneyEffect {
  readonly balanceNow: Money;
  readonly balanceAfter: Money;
  readonly equityNow: Money;
  readonly equityAfter: Money;
  readonly freeMarginNow: Money;
  readonly freeMarginAfter: Money;
  /** Percentages; null if no margin is used. */
  readonly marginLevelNow: string | null;
  readonly marginLevelAfter: string | null;
  readonly marginCallLevel: string | null;
}

/** Costs and effects of a move, as the gateway calculates them; shown as sent, never recomputed. */
export interface MoneyQuote {
  /** Id by which the rate is guaranteed until `expiresAt`; null for no guarantee. */
  readonly quoteId: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly fee: string;
  /** The amount less the fee. */
  readonly net: string;
  /** Value of one unit of `currency` in `receivedCurrency`. */
  readonly rate: string | null;
  /** The broker's share of the market rate, in percent: the difference to `rate`. */
  readonly spreadPercent: string | null;
  /** The amount that arrives, if it is in another currency. */
  readonly received: Money;
  readonly receivedCurrency: string | null;
  /** ISO 8601 instant, UTC. */
  readonly expiresAt: string | null;
  /** Of a withdrawal: the end of the time in which it can be cancelled if it is sent now; ISO 8601, UTC. */
  readonly cancelUntil: string | null;
  readonly min: Money;
  readonly max: Money;
  /** The effect on the account that the move begins or ends at. */
  readonly effect: MoneyEffect;
  /** The effect on the other account of a transfer. */
  readonly receiver: MoneyEffect | null;
  /** Bonus credit that is lost with money taken out; null without a bonus. */
  readonly creditLoss: Money;
  /** Warnings: `marginCall` if the margin level would fall below the margin call. */
  readonly warnings: readonly string[];
}
