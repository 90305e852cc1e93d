const DIGITS = 8;

/** A reference that a client quotes in questions to the support: `W-00000041`. */
export const clientReference = (letter: string, number: number): string =>
  `${letter}-${String(number).padStart(DIGITS, '0')}`;
