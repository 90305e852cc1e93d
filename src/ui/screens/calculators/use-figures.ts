import { isNought, MINUS } from '../../i18n/numbers';
import { useCulture } from '../../i18n/culture-context';
import { amountDigits } from '../../../domain/accounts/currency-digits';
import { fractionDigits } from '../../../domain/accounts/decimal';

/** A figure as written, and whether digits were left out. */
export interface WrittenFigure {
  readonly text: string;
  readonly rounded: boolean;
}

/** Writes the figures of a working in a culture's way. */
export interface Figures {
  /** All digits of a decimal string. */
  plain(value: string): string;
  /** An interim figure: at most eight digits behind the point. */
  interim(value: string): WrittenFigure;
  /** Money in the digits of its currency. */
  money(value: string, currency: string): WrittenFigure;
}

/** Digits behind the point beyond which an interim figure is cut. */
const INTERIM_DIGITS = 8;

const writers = new Map<string, Figures>();

function figuresOf(culture: string): Figures {
  const write = (value: string, least: number, most: number) => {
    const format = new Intl.NumberFormat(culture, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      numberingSystem: 'latn',
      signDisplay: 'never',
    });
    const text = format.format(value as `${number}`);
    return value.startsWith('-') && !isNought(text) ? MINUS + text : text;
  };
  return {
    plain: (value) => write(value, fractionDigits(value), fractionDigits(value)),
    interim(value) {
      const rounded = fractionDigits(value) > INTERIM_DIGITS;
      return { text: write(value, 0, INTERIM_DIGITS), rounded };
    },
    money(value, currency) {
      const digits = Math.min(amountDigits(value, currency), INTERIM_DIGITS);
      return { text: write(value, digits, digits), rounded: fractionDigits(value) > digits };
    },
  };
}

/** The writer of the culture in force; made once. */
export function useFigures(): Figures {
  const culture = useCulture();
  const figures = writers.get(culture) ?? figuresOf(culture);
  writers.set(culture, figures);
  return figures;
}
