/** Durations of the gateway's payments, in seconds. Tests can move the gateway's clock. */
export const PACE = Object.freeze({
  /** A withdrawal can be cancelled during this time, and is decided after it. */
  review: 180,
  /** The steps of a withdrawal after the decision: until it is prepared, sent, and has arrived. */
  prepare: 20,
  send: 20,
  arrival: 60,
  /** A deposit that is not paid in this time is cancelled. */
  payment: 1_800,
  /** A deposit by bank: from the transfer order until the money arrives. */
  bank: 60,
  /** Until a digital asset is seen on its network. */
  detection: 15,
});

/** Withdrawals to a destination with one of these endings fail, so that developers can see a failure. */
export const FAILING_ENDINGS = Object.freeze({ rejected: '0000', returned: '9999' });
