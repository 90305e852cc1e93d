/** True for a text with more characters than the gateway takes: a field says so, and cuts nothing. */
export function isLongerThan(text: string, longest: number): boolean {
  return [...text.trim()].length > longest;
}

/** Longest memo of a payment to a wallet, in characters. */
export const MAX_MEMO_LENGTH = 64;
