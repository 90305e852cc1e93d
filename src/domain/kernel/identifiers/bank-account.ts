import { plainText } from './plain-text';

const LABEL = /^IBAN:? ?/i;
const BLANKS = /[ .-]/g;
const ACCOUNT_NUMBER = /^[0-9]{5,34}$/;
const IBAN = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;

/**
 * A bank account in the form in which it is sent and stored: capital letters and digits, without blanks and without the
 * word IBAN.
 */
export function cleanBankAccount(text: string): string {
  return plainText(text).replace(LABEL, '').replace(BLANKS, '').toUpperCase();
}

/** True for an IBAN with right check digits (ISO 13616), or a plain number of a country without IBANs; both cleaned. */
export function isBankAccount(account: string): boolean {
  if (ACCOUNT_NUMBER.test(account)) return true;
  return IBAN.test(account) && remainderOf(`${account.slice(4)}${account.slice(0, 4)}`) === 1;
}

/** An IBAN in groups of four, as banks print it; any other account unchanged. */
export function bankAccountInFours(account: string): string {
  return IBAN.test(account) ? account.replace(/.{4}(?=.)/g, '$& ') : account;
}

/** ISO 7064 MOD 97-10: letters count from 10 for A. */
function remainderOf(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
