import Big from 'big.js';

/** Decimal numbers with a precision of their own: quotients have 30 digits behind the point before anything is rounded. */
export const Exact = Big();
Exact.DP = 30;
Exact.RM = Exact.roundHalfUp;
