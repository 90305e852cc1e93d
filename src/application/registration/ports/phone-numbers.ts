import { port } from '../../kernel/port';

/** A number as it is sent, `+4930123456`, or why it can't be one. */
export type PhoneVerdict =
  { readonly e164: string } | { readonly issue: 'not-a-phone' | 'phone-too-short' | 'phone-too-long' };

/** Rules of the world's phone numbers, for the registration. Never rejects. */
export interface PhoneNumbers {
  /** The data are big: fetches them before they are needed. */
  prepare(): void;
  /**
   * Reads a number as people write it, with blanks, brackets and hyphens: with a plus sign, whatever `country` is, or as
   * one dials it inside that country, where a leading 0 is left out. E.164 has at most 15 digits. The same number is read
   * the same before and after `prepare`.
   * @param country ISO code of that country.
   * @param dialCode its dial code with plus sign, for countries that are in no list.
   */
  read(typed: string, country: string, dialCode: string): Promise<PhoneVerdict>;
}
export const PhoneNumbers = port<PhoneNumbers>('PhoneNumbers');
