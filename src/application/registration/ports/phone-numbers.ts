import { port } from '../../kernel/port';

/** A phone number in international form, `+4930123456`, or the reason why the text is not a phone number. */
export type PhoneVerdict =
  | { readonly e164: string }
  | { readonly issue: 'not-a-phone' | 'phone-too-short' | 'phone-too-long' };

/** Reads and checks phone numbers of all countries, for the registration. Never rejects. */
export interface PhoneNumbers {
  /** Loads the numbering data early, because they are big. */
  prepare(): void;
  /**
   * Reads a number, with spaces, brackets and hyphens: either with a plus sign, for any `country`, or as dialed within
   * `country`, with or without the leading 0. E.164 has at most 15 digits. The result is the same before and after
   * `prepare`.
   * @param country ISO code of that country.
   * @param dialCode its dial code with plus sign, for countries that are in no list.
   */
  read(text: string, country: string, dialCode: string): Promise<PhoneVerdict>;
}
export const PhoneNumbers = port<PhoneNumbers>('PhoneNumbers');
