import { Exact } from './exact';
import type { FieldRule } from './field-rules.table';

/** How a culture writes numbers. */
export interface Separators {
  readonly decimal: string;
  readonly group: string;
}

/** The separators of a culture, with Western figures as everywhere in the portal. */
export function separatorsOf(culture: string): Separators {
  const parts = new Intl.NumberFormat(culture, { numberingSystem: 'latn', useGrouping: true }).formatToParts(
    -12345678.9,
  );
  const partOf = (type: string) =>
    parts
      .filter((part) => part.type === type)
      .map(({ value }) => value)
      .join('')
      .charAt(0);
  return { decimal: partOf('decimal'), group: partOf('group') };
}

export type NumberIssue = 'missing' | 'not-a-number' | 'ambiguous' | 'not-positive' | 'not-whole' | 'too-big';

/** A typed number as a decimal string, or why it is none. */
export type TypedNumber = { readonly value: string } | { readonly issue: NumberIssue };

/** The zeros of Arabic, Persian and Urdu, and of Devanagari digits. */
const NOUGHTS = [0x0660, 0x06f0, 0x0966];
const OTHER_FIGURES = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;

/** Spaces of all kinds and apostrophes, which only group digits. */
const BLANKS = /[\s\u00a0\u2009\u202f'’]/g;
const NUMBER = /^-?\d{1,15}(\.\d{1,12})?$/;

/** Figures in groups, with a decimal part or without. */
const GROUPED = {
  ',': /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/,
  '.': /^-?\d{1,3}(\.\d{2,3})*\.\d{3}(,\d*)?$/,
};

/**
 * Reads what somebody typed. A comma or point is the decimal sign, unless it can only group: it stands more than once
 * or before the other one; or once before three figures, where the language groups with it. A price with such a point
 * is ambiguous, since platforms write a decimal point in every language: the form asks for it again.
 */
export function readNumber(typed: string, rule: FieldRule, { group }: Separators): TypedNumber {
  const text = typed
    .replace(OTHER_FIGURES, westernFigure)
    .replace(BLANKS, '')
    .replace(/[−–]/g, '-')
    .replace('٫', '.');
  if (text === '') return { issue: 'missing' };
  if (rule.written === 'price' && group === '.' && /^-?\d{1,3}\.\d{3}$/.test(text))
    return { issue: 'ambiguous' };
  const plain = withoutGroups(text, group)
    .replace(',', '.')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '');
  if (!NUMBER.test(plain)) return { issue: /^-?\d{16,}/.test(plain) ? 'too-big' : 'not-a-number' };
  return checked(plain, rule);
}

function westernFigure(figure: string): string {
  const code = figure.charCodeAt(0);
  return String(code - Number(NOUGHTS.findLast((nought) => nought <= code)));
}

function withoutGroups(text: string, group: string): string {
  const sign = ([',', '.'] as const).find(
    (candidate) => GROUPED[candidate].test(text) && (isCertain(text) || candidate === group),
  );
  return sign === undefined ? text : text.replaceAll(sign, '');
}

/** Two signs or more: one of them can only group. */
function isCertain(text: string): boolean {
  return text.replace(/[^,.]/g, '').length > 1;
}

function checked(plain: string, { sign, atMost, whole }: FieldRule): TypedNumber {
  const number = new Exact(plain);
  if (sign === 'positive' && number.lte(0)) return { issue: 'not-positive' };
  if (number.abs().gt(atMost)) return { issue: 'too-big' };
  if (whole && !number.round(0).eq(number)) return { issue: 'not-whole' };
  return { value: number.toFixed() };
}
