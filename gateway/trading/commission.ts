/** The commission of Raw accounts per lot and side, in dollars (trading/position-formulas.ts). */
const RAW_COMMISSION = Object.freeze({ amount: '3.00', currency: 'USD' });

/** The commission of a type of account per lot and side; null if it pays by the spread. */
export const commissionOf = (accountType: string): typeof RAW_COMMISSION | null =>
  accountType === 'Raw' ? RAW_COMMISSION : null;
