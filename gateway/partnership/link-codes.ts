import { randomCode } from '../kernel/random-code';

const CODE_LENGTH = 8;
const CXD_LENGTH = 10;
const REF_LENGTH = 5;

/** A code that does not identify its owner: one of 2^40. */
export const newLinkCode = (): string => randomCode(CODE_LENGTH);

/** The second half of a link's address. */
export const newLinkCxd = (): string => randomCode(CXD_LENGTH);

/** A name for a client that does not identify them. */
export const newClientRef = (): string => `C-${randomCode(REF_LENGTH)}`;

/** The stored form of a typed code: I and L become 1, O becomes 0, spaces and hyphens are dropped. */
export const readLinkCode = (typedText: string): string =>
  typedText.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
