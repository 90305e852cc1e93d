import Big from 'big.js';

/** Decimal numbers with a fixed precision: quotients keep 30 digits after the point until the result is rounded. */
export const Exact = Big();
Exact.DP = 30;
Exact.RM = Exact.roundHalfUp;
