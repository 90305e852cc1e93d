type Kind = 'region' | 'language' | 'currency' | 'dateTimeField';

const formatters = new Map<string, Intl.DisplayNames>();

/** The name of a country, language, currency or part of a date in a culture's words; the code itself where the browser knows none. */
export function localizedName(kind: Kind, code: string, culture: string): string {
  const key = `${culture}/${kind}`;
  const formatter = formatters.get(key) ?? new Intl.DisplayNames(culture, { type: kind });
  formatters.set(key, formatter);
  try {
    return formatter.of(code) ?? code;
  } catch {
    return code; // not a valid code
  }
}

/** Codes with their names in a culture's words, in that language's order. */
export function sortedNameChoices(
  kind: Kind,
  codes: readonly string[],
  culture: string,
): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(culture);
  return codes
    .map((value) => ({ value, label: localizedName(kind, value, culture) }))
    .sort((a, b) => compare(a.label, b.label));
}
