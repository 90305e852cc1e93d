/** How long the stand-in's payments take, in seconds of the gateway's clock. */
export const PACE = Object.freeze({
  /** Until then a withdrawal can be cancelled; then it is decided. */
  review: 180,
  /** From the decision until the payment is prepared, until it is sent, and until it has arrived. */
  prepare: 20,
  send: 20,
  arrive: 60,
  /** A deposit that is not paid by then is given up. */
  toPay: 1_800,
  /** From the order at the bank until the money is there. */
  bank: 60,
  /** Until a digital asset is seen on its network. */
  seen: 15,
});

/** Withdrawals to a destination that ends like this come to nothing, for those who want to see it. */
export const ENDS_BADLY = Object.freeze({ rejected: '0000', returned: '9999' });
