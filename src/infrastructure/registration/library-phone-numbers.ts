import type * as LibPhoneNumber from 'libphonenumber-js/min';
import { cleanPhone } from '../../domain/kernel/identifiers/phone';
import type { PhoneNumbers, PhoneVerdict } from '../../application/registration/ports/phone-numbers';

type Library = typeof LibPhoneNumber;

const FEWEST_DIGITS = 5;
const MOST_DIGITS = 15;

/** Phone numbers by libphonenumber's data, which are loaded when the first number is typed. */
export class LibraryPhoneNumbers implements PhoneNumbers {
  private library: Promise<Library> | null = null;

  prepare(): void {
    this.load().catch(() => undefined);
  }

  async read(typedText: string, country: string, dialCode: string): Promise<PhoneVerdict> {
    const text = cleanPhone(typedText);
    // Without the library's data only the length is checked, so that no client is refused.
    const library = await this.load().catch(() => undefined);
    return library ? readBy(library, text, country, dialCode) : readByLength(text, dialCode);
  }

  private load(): Promise<Library> {
    this.library ??= import(/* webpackChunkName: "phone-numbers" */ 'libphonenumber-js/min');
    this.library.catch(() => (this.library = null));
    return this.library;
  }
}

function readBy(
  { ParseError, isSupportedCountry, parsePhoneNumberWithError, validatePhoneNumberLength }: Library,
  text: string,
  country: string,
  dialCode: string,
): PhoneVerdict {
  const defaults = isSupportedCountry(country)
    ? { defaultCountry: country }
    : { defaultCallingCode: dialCode.replace('+', '') };
  try {
    const number = parsePhoneNumberWithError(text, { ...defaults, extract: false });
    // Plus sign and at most 15 digits, in every country.
    if (number.number.length > MOST_DIGITS + 1) return { issue: 'phone-too-long' };
    if (number.isPossible()) return { e164: number.number };
    const length = validatePhoneNumberLength(text, defaults);
    return { issue: length === 'TOO_LONG' ? 'phone-too-long' : 'phone-too-short' };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    if (error.message === 'TOO_SHORT') return { issue: 'phone-too-short' };
    return { issue: error.message === 'TOO_LONG' ? 'phone-too-long' : 'not-a-phone' };
  }
}

/** Dial code and 5 to 15 digits (V5). */
function readByLength(text: string, dialCode: string): PhoneVerdict {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < FEWEST_DIGITS) return { issue: 'phone-too-short' };
  if (digits.length > MOST_DIGITS) return { issue: 'phone-too-long' };
  return { e164: text.trim().startsWith('+') ? `+${digits}` : dialCode + digits.replace(/^0+/, '') };
}
