/** True for a text with more characters than the gateway accepts: the field reports it instead of cutting the text. */
export function isLongerThan(text: string, longest: number): boolean {
  return [...text.trim()].length > longest;
}

/** Longest memo of a payment to a wallet, in characters. */
export const MAX_MEMO_LENGTH = 64;
