/** A position that a stop-out closed; decimal strings, the result in the message's currency. */
export interface ClosedDeal {
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly lots: string;
  readonly price: string;
  readonly result: string;
}

/** The values in a message's text. Each is written in its reader's culture. */
export interface MessageValues {
  /** A decimal number of `currency`. */
  readonly amount?: string;
  readonly currency?: string;
  readonly login?: string;
  /** Name of a trading server. */
  readonly server?: string;
  readonly reference?: string;
  readonly address?: string;
  readonly network?: string;
  /** A kind of payment method, by its name. */
  readonly method?: string;
  /** ISO 8601: when something takes effect. */
  readonly from?: string;
  /** Margin levels, percent. */
  readonly level?: string;
  readonly threshold?: string;
  /** The positions that a stop-out closed, the margin level after it (empty if no margin is used), and the correction. */
  readonly deals?: readonly ClosedDeal[];
  readonly levelAfter?: string;
  readonly correction?: string;
  /** A kind of document, and why one was rejected, by their names. */
  readonly document?: string;
  /** A copy: its id, the strategy's name, the equity at which it stops, and the returned money. */
  readonly copyId?: string;
  readonly strategy?: string;
  readonly stop?: string;
  readonly returned?: string;
  readonly returnedCurrency?: string;
  readonly reason?: string;
}
