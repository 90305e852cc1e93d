import { plainText } from './plain-text';

/** Six digits, in one group or two, that are not part of a longer number. */
const APP_CODE = /(?<![0-9][ .-]?)[0-9]{3}[ -]?[0-9]{3}(?![ .-]?[0-9])/g;
/** Two groups of capital letters and digits, as our recovery codes are written. */
const RECOVERY_CODE = /(?<![A-Z0-9-])[A-Z0-9]{4}-[A-Z0-9]{4}(?![A-Z0-9-])/g;
/** The longest code that the gateway takes. */
const LONGEST_CODE = 32;

/**
 * The one-time code in a typed or pasted text, without blanks: in `374-469`, `G-374469`, or a whole message. A text
 * without a code, or with two, is returned unchanged for the form to refuse.
 */
export function cleanCode(text: string): string {
  const plain = plainText(text);
  const compact = plain.replace(/ /g, '');
  const short = compact.replace(/^[A-Z]-/i, '').replace(/-/g, '');
  if (isAppCode(short)) return short;
  for (const pattern of [RECOVERY_CODE, APP_CODE]) {
    const [code, ...others] = new Set(
      (plain.match(pattern) ?? []).map((match) => (pattern === APP_CODE ? match.replace(/[ -]/, '') : match)),
    );
    if (code !== undefined && others.length === 0) return code;
  }
  return compact;
}

/** True for the six digits of an app or a message. */
export function isAppCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code);
}

/** Why a cleaned code is not sent: a gateway takes an app's code alone, or a recovery code as well. */
export function codeIssueOf(code: string, isAppCodeAlone: boolean): 'missing' | 'wrong' | null {
  if (code === '') return 'missing';
  return code.length > LONGEST_CODE || (isAppCodeAlone && !isAppCode(code)) ? 'wrong' : null;
}

/** The next text of a code's field: a paste brings more than one character at once, and only its code is kept. */
export function enteredCode(before: string, text: string): string {
  return text.length > before.length + 1 ? cleanCode(text) : text;
}
