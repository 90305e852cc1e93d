import { randomInt } from 'node:crypto';

/** Crockford's base 32, without letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Reference that a client quotes about a change of their security: `S-7K2M9QXD`. */
export function newSecurityReference(): string {
  return `S-${Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')}`;
}
