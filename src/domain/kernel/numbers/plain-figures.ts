import { plainText } from '../identifiers/plain-text';

/** Raised figures, fractions and figures in circles: made plain, `10²` would be another number. */
const FIGURES_WITH_MEANING = /[\p{No}\p{Nl}]/u;
/** Apostrophes and the Arabic thousands sign only group digits, as spaces do. */
const GROUP_SIGNS = /['’ʼ٬]/g;
const ARABIC_DECIMAL_SIGN = '٫';
const ISO_CURRENCY = /^[A-Z]{3}$/;
const LOCALES_OF_SYMBOLS = ['en-US', 'en-001'];

const signs = new Map<string, readonly string[]>();

/**
 * A typed figure in plain characters: ASCII digits, a minus in front if there is one, groups by spaces, and without the
 * field's own unit. The portal's own texts have all of these: `\u2066USD −24,646.41\u2069`.
 */
export function plainFigures(typedText: string, unit: string | undefined, decimalSign: string): string {
  if (FIGURES_WITH_MEANING.test(typedText)) return typedText;
  const text = plainText(typedText).replace(GROUP_SIGNS, ' ').replace(ARABIC_DECIMAL_SIGN, decimalSign);
  const [outerSign, figures] = splitSign(text);
  const [innerSign, bareFigures] = splitSign(withoutUnit(figures, unit));
  if (outerSign !== '' && innerSign !== '') return text;
  return outerSign + innerSign === '-' ? `-${bareFigures}` : bareFigures;
}

function splitSign(text: string): readonly [string, string] {
  const sign = /^[+-]/.exec(text)?.[0] ?? '';
  return [sign, text.slice(sign.length).replace(/^ /, '')];
}

function withoutUnit(text: string, unit: string | undefined): string {
  if (unit === undefined) return text;
  const upperText = text.toUpperCase();
  for (const sign of signsOf(unit)) {
    if (upperText.startsWith(sign)) return text.slice(sign.length).trim();
    if (upperText.endsWith(sign)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

/** The ways to write a unit, longest first: `USD`, `US$`, `$`. */
function signsOf(unit: string): readonly string[] {
  const cachedSigns = signs.get(unit);
  if (cachedSigns) return cachedSigns;
  const symbols = ISO_CURRENCY.test(unit) ? symbolsOf(unit) : [];
  const unitSigns = [...new Set([unit.toUpperCase(), ...symbols])].sort((a, b) => b.length - a.length);
  signs.set(unit, unitSigns);
  return unitSigns;
}

function symbolsOf(currency: string): readonly string[] {
  return LOCALES_OF_SYMBOLS.flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
      const symbols = format.formatToParts(0).filter(({ type }) => type === 'currency');
      return symbols.map(({ value }) => value.trim().toUpperCase()).join('');
    }),
  );
}
