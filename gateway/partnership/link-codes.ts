import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter that looks like a digit, and no U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;
const CXD_LENGTH = 10;
const REF_LENGTH = 5;

/** A code that says nothing of its owner: 2^40 possible ones. */
export const newLinkCode = (): string => randomCode(CODE_LENGTH);

/** The second half of a link's address. */
export const newLinkCxd = (): string => randomCode(CXD_LENGTH);

/** A name for a client that says nothing of them. */
export const newClientRef = (): string => `C-${randomCode(REF_LENGTH)}`;

/** A name on the board of a campaign that says nothing of the member. */
export const newMemberAlias = (): string => `M-${randomCode(REF_LENGTH)}`;

/** A code as it is stored, however it was typed: I and L are 1, O is 0, and spaces and hyphens are left out. */
export const readLinkCode = (typedText: string): string =>
  typedText.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');

function randomCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
