/** The reason to refuse a trade, with what the client needs to know of it; amounts and prices are decimal strings. */
export type DealingRefusalDetails =
  /** The account is not active, or has no figures. */
  | { readonly reason: 'account' }
  /** The account's rights do not allow it. */
  | { readonly reason: 'rights' }
  /** The instrument does not exist. */
  | { readonly reason: 'symbol' }
  /** Trading in the instrument is closed until an instant, ISO 8601. */
  | { readonly reason: 'market-closed'; readonly opensAt: string }
  /** Too few or too many lots. */
  | { readonly reason: 'volume'; readonly min: string; readonly max: string }
  | { readonly reason: 'lot-step'; readonly step: string }
  /** The margin that the trade needs in addition, the free margin before it, and how far that is below zero after it. */
  | {
      readonly reason: 'margin';
      readonly needed: string;
      readonly free: string;
      readonly missing: string;
      readonly currency: string;
    }
  /** The price is beyond the client's tolerance: the current one. */
  | { readonly reason: 'price-moved'; readonly price: string }
  /** An order's price is on the wrong side of the current one, or has too many digits. */
  | { readonly reason: 'price'; readonly price: string }
  /** A stop-loss or take-profit is on the wrong side of a price, or has too many digits. */
  | { readonly reason: 'stop-loss' | 'take-profit'; readonly price: string }
  /** An order's end has passed, or the instants of a recorded trade are in the future or in the wrong order. */
  | { readonly reason: 'time' }
  /** The account has no such position or order. */
  | { readonly reason: 'ticket' }
  /** The account has as many positions, orders or deals as it may have. */
  | { readonly reason: 'limit' };

/** A refused trade; its transaction is rolled back. */
export class DealingRefusal extends Error {
  constructor(readonly details: DealingRefusalDetails) {
    super(`The trade is refused: ${details.reason}`);
    this.name = 'DealingRefusal';
  }

  /** The HTTP status of an answer with this refusal. */
  get status(): 404 | 409 {
    return this.details.reason === 'ticket' ? 404 : 409;
  }
}
