/** A language in the reader's words; as sent where it is not a language that the browser knows. */
export function languageName(language: string, culture: string): string {
  try {
    return new Intl.DisplayNames(culture, { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
