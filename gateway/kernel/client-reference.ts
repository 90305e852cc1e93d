const DIGITS = 8;

/** A reference that a client quotes when they ask about something: `W-00000041`. */
export const clientReference = (letter: string, number: number): string =>
  `${letter}-${String(number).padStart(DIGITS, '0')}`;
