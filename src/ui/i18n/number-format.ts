const formats = new Map<string, Intl.NumberFormat>();

/** Writes a number's absolute value with Western digits in every culture; formats are cached. */
export function formatNumber(
  value: string | number,
  culture: string,
  options: Intl.NumberFormatOptions,
): string {
  const key = culture + JSON.stringify(options);
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(culture, { ...options, numberingSystem: 'latn', signDisplay: 'never' });
  formats.set(key, format);
  return format.format(value as `${number}`);
}
