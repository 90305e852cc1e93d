import { plainText } from './plain-text';

const LINK = /^tel: ?([^;?]*)/i;
/** The prefix of a call to another country in most of them, written for a plus sign. */
const ZEROS = /^\(?00\)? ?(?=[1-9])/;
/** A dial code, and the same once more: as `+49 +49`, `+49 (+49)` or `+49 0049`. */
const DOUBLED = /^\+(\d{1,3})[ ().-]*(?:\+|00) ?\1\)?/;

/**
 * A typed or pasted phone number in digits, blanks, brackets, dots and hyphens: out of a link, with a plus sign before a
 * dial code. A dial code that a form or a copy has written twice counts once.
 */
export function cleanPhone(text: string): string {
  const plain = plainText(text);
  const [, linked] = LINK.exec(plain) ?? [];
  const number = linked?.replace(/%2B/i, '+').replaceAll('%20', ' ') ?? plain;
  return number.replaceAll('/', ' ').trim().replace(ZEROS, '+').replace(DOUBLED, '+$1');
}
