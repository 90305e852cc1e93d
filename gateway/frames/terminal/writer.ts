import { CULTURES, type Culture } from '../../../src/domain/culture/cultures.table';
import { timeWriter } from '../../../src/domain/culture/time-writer';
import { fillText } from '../../texts/fill-text';

/** A gain, a loss, or neither. */
export interface Change {
  readonly text: string;
  readonly tone: 'gain' | 'loss' | 'zero';
}

const MINUS = '\u2212';
const NONE = '—';

/** Writes figures, times and sentences in the page's culture, from decimal strings and without floats. */
export class Writer {
  readonly #clock: (instant: number) => string;
  readonly #minute: (instant: number) => string;
  readonly #day: (instant: number) => string;
  readonly #dateTime: (instant: number) => string;

  constructor(readonly culture: Culture) {
    const time = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const;
    const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    this.#clock = timeWriter(culture, { ...time, second: '2-digit', timeZoneName: 'short' });
    this.#minute = timeWriter(culture, time);
    this.#day = timeWriter(culture, day);
    this.#dateTime = timeWriter(culture, { ...day, ...time, timeZoneName: 'short' });
  }

  /** Fills values into a text. Where the language is written from right to left, a value keeps its own direction. */
  fill(text: string, values: Readonly<Record<string, string>>): string {
    if (CULTURES[this.culture].direction === 'ltr') return fillText(text, values);
    const isolated = Object.entries(values).map(([name, value]) => [name, `\u2068${value}\u2069`]);
    return fillText(text, Object.fromEntries(isolated) as Record<string, string>);
  }

  /** A decimal string with as many digits as it has, or as given. */
  number(value: string, digits = value.split('.')[1]?.length ?? 0): string {
    const figure = new Intl.NumberFormat(this.culture, {
      numberingSystem: 'latn',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'never',
    }).format(value as Intl.StringNumericLiteral);
    return value.startsWith('-') && /[1-9]/.test(figure) ? MINUS + figure : figure;
  }

  /** A number that may be missing. */
  optional(value: string | null, digits?: number): string {
    return value === null ? NONE : this.number(value, digits);
  }

  /** An amount that was gained or lost, with its sign. */
  change(value: string, digits?: number): Change {
    const figure = this.number(value, digits);
    if (!/[1-9]/.test(figure)) return { text: figure, tone: 'zero' };
    return value.startsWith('-') ? { text: figure, tone: 'loss' } : { text: `+${figure}`, tone: 'gain' };
  }

  /** A percentage with two digits, or a dash if there is none. */
  percent(value: string | null): string {
    if (value === null) return NONE;
    return new Intl.NumberFormat(this.culture, {
      style: 'unit',
      unit: 'percent',
      numberingSystem: 'latn',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(value as Intl.StringNumericLiteral);
  }

  /** `14:32:07 UTC` */
  clock(instant: number): string {
    return this.#clock(instant);
  }

  /** `14:32`, for an axis. */
  minute(instant: number): string {
    return this.#minute(instant);
  }

  /** `20 Nov`, for an axis. */
  day(instant: number): string {
    return this.#day(instant);
  }

  /** `20 Nov, 14:32 UTC`; a dash if there is none. */
  dateTime(instant: number | string | null): string {
    if (instant === null) return NONE;
    return this.#dateTime(typeof instant === 'string' ? Date.parse(instant) : instant);
  }

  /** Alternatives in a sentence: `1.5 or 1,500`. */
  alternatives(values: readonly string[]): string {
    return new Intl.ListFormat(this.culture, { type: 'disjunction' }).format(values);
  }
}
