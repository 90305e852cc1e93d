import { plainText } from './plain-text';

/** Marks that a list, a sentence or a mail program puts around an address. No address begins or ends with them. */
const MARKS_AROUND = /^[\s<("“”„«»‹›‘「『]+|[\s>)"“”«»‹›’,;:.、。」』]+$/g;
const IN_BRACKETS = /<([^<>]*)>[\s,;.]*$/;
const LINK = /^mailto: ?([^?]*)/i;
/** Far longer than an address with a name before it: to unwrap a pasted page would take seconds. */
const LONGEST_TEXT = 2_000;

/** Letters of every script, and the signs of RFC 5322's `atext`. */
const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
/** Dot-atom: no quotes, comments, lists or brackets, with which one address could be written in many ways. */
const ADDRESS = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@${LABEL}(?:\.${LABEL})*$`, 'u');

/**
 * An e-mail address in the form in which portal and gateway send, store and compare it: taken out of a link or a mail
 * program's `Anna <anna@x>`, in plain lower case. A text without an address is returned unchanged, and `isEmail` refuses
 * it. Dots and plus signs stay: only the mail provider knows what they mean.
 */
export function cleanEmail(text: string): string {
  if (text.length > LONGEST_TEXT) return text;
  const address = unwrap(text);
  // A link in a link, or brackets in a link: one wrapping less each time.
  return address === text ? address : cleanEmail(address);
}

function unwrap(text: string): string {
  const plain = plainText(text);
  const [, inBrackets = plain] = IN_BRACKETS.exec(plain) ?? [];
  const withoutMarks = inBrackets.replace(MARKS_AROUND, '').replace(/^'(.*)'$/, '$1');
  const [, linked] = LINK.exec(withoutMarks) ?? [];
  const address = linked === undefined ? withoutMarks : decodedLink(linked);
  return address.toLowerCase().replaceAll('。', '.');
}

/** True for a cleaned text that is one address. */
export function isEmail(email: string): boolean {
  return ADDRESS.test(email);
}

function decodedLink(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
