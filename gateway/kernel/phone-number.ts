import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cleanPhone } from '../../src/domain/kernel/identifiers/phone';

/** Plus sign and up to 15 digits (ITU E.164). */
const MAX_LENGTH = 16;

/**
 * A phone number in E.164, such as `+4930123456`, however it was typed; undefined if it cannot be one.
 * @param country ISO code of the country, for a number in national format.
 */
export function e164Of(typedText: string, country?: string | null): string | undefined {
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(cleanPhone(typedText), {
    ...(defaultCountry && { defaultCountry }),
    extract: false,
  });
  return number?.isPossible() && number.number.length <= MAX_LENGTH ? number.number : undefined;
}
