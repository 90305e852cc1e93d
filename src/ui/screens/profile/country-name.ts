/** The name of a country in a culture's language; the code itself where it is none. */
export function countryName(code: string, culture: string): string {
  try {
    return new Intl.DisplayNames(culture, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
