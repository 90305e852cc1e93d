/** Durations of the gateway's payments, in seconds of its clock. */
export const PACE = Object.freeze({
  /** The time in which a withdrawal can be cancelled; then it is decided. */
  review: 180,
  /** From the decision until the payment is prepared, until it is sent, and until it has arrived. */
  prepare: 20,
  send: 20,
  arrive: 60,
  /** A deposit that is not paid in this time is cancelled. */
  toPay: 1_800,
  /** From the order at the bank until the money arrives. */
  bank: 60,
  /** Until a digital asset is seen on its network. */
  seen: 15,
});

/** Withdrawals to a destination that ends like this fail, so that a developer can see it. */
export const FAILING_ENDINGS = Object.freeze({ rejected: '0000', returned: '9999' });
