import Big from 'big.js';

/** The worth of a hundred units, so that the curve of a strategy begins with 100; two digits. */
export const hundredUnits = (unit: string): string => Big(unit).times(100).toFixed(2);
