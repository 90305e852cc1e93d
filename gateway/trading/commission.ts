/** The commission of Raw accounts per lot and side; a trade pays both sides when it is closed. Others pay by the spread. */
export const RAW_COMMISSION = Object.freeze({ amount: '3.00', currency: 'USD' });

/** The commission of a type of account per lot and side; null if it pays by the spread. */
export const commissionOf = (accountType: string): typeof RAW_COMMISSION | null =>
  accountType === 'Raw' ? RAW_COMMISSION : null;
