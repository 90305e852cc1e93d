import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Plus sign and digits (ITU E.164). */
const LONGEST = 16;

/**
 * A number as it is kept and compared, `+4930123456`, however it was typed; undefined for what can be none.
 * @param country ISO code, for a number as one dials it inside that country.
 */
export function e164Of(typed: string, country?: string | null): string | undefined {
  const inside = country && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(typed, {
    ...(inside && { defaultCountry: inside }),
    extract: false,
  });
  return number?.isPossible() && number.number.length <= LONGEST ? number.number : undefined;
}
