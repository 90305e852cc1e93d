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
  /** A kind of document, and why one was rejected, by their names. */
  readonly document?: string;
  readonly reason?: string;
}
