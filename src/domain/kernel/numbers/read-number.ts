import { Exact } from './exact';
import type { FieldRule } from './field-rules.table';
import { plainFigures } from './plain-figures';

/** Separators of a culture's numbers. */
export interface Separators {
  readonly decimal: string;
  readonly group: string;
}

const cachedSeparators = new Map<string, Separators>();

/** The separators of a culture, with Western figures as everywhere in the portal. */
export function separatorsOf(culture: string): Separators {
  const separators = cachedSeparators.get(culture) ?? findSeparators(culture);
  cachedSeparators.set(culture, separators);
  return separators;
}

function findSeparators(culture: string): Separators {
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

/** A value in a culture's notation, without groups, for a field. */
export function writeNumber(value: string, { decimal }: Separators): string {
  return value.replace('.', decimal);
}

/** Reason why a text is not a usable number; `readings` are its possible values. */
export type UnreadNumber =
  | { readonly issue: 'missing' | 'not-a-number' | 'not-positive' | 'not-whole' | 'too-big' }
  | { readonly issue: 'ambiguous'; readonly readings: readonly string[] };

/** A typed number as a decimal string, or the reason why it is not a number. */
export type TypedNumber = { readonly value: string } | UnreadNumber;

const FIGURES = /^(-?)(\d*(?:[ .,]\d*)*)$/;
const NUMBER = /^-?\d{1,15}(\.\d{1,12})?$/;
/** Groups of three digits, or of two with three at the end as in India; the first does not begin with zero. */
const GROUPS = /^[1-9]\d{0,2}(,\d{3})+$|^[1-9]\d?(,\d{2})+,\d{3}$/;
const GROUP_DIGITS = 3;

/**
 * Reads a typed number. It never guesses: a text that some clients would read as another number is ambiguous, and the
 * form offers the possible values. A comma or point that can't group is the decimal sign.
 */
export function readNumber(typedText: string, rule: FieldRule, separators: Separators): TypedNumber {
  const text = plainFigures(typedText, rule.unit, separators.decimal);
  if (text === '') return { issue: 'missing' };
  const [, minus = '', figures = ''] = FIGURES.exec(text) ?? [];
  const { isCertain, values } = readingsOf(figures, rule, separators);
  const readings = values.map((value) => checkNumber(minus + value, rule));
  const [first = { issue: 'not-a-number' }] = readings;
  if (isCertain) return first;
  const possibleValues = readings.flatMap((reading) => ('value' in reading ? [reading.value] : []));
  const fittingValues = possibleValues.filter((value) => fitsUnit(value, rule));
  // A value with too many decimals for the unit is offered only if it would not be ambiguous again.
  const offeredValues =
    fittingValues.length > 0
      ? fittingValues
      : possibleValues.filter((value) => integerOf(value) === undefined);
  return offeredValues.length === 0 ? first : { issue: 'ambiguous', readings: offeredValues };
}

/** The possible values of a text; empty if it is not a number. */
interface Readings {
  readonly values: readonly string[];
  readonly isCertain: boolean;
}

const certainReading = (value: string | undefined): Readings => ({
  values: value === undefined ? [] : [value],
  isCertain: true,
});

function readingsOf(figures: string, rule: FieldRule, separators: Separators): Readings {
  const integer = integerOf(figures);
  const decimalNumber = decimalNumberOf(figures);
  if (integer === undefined || decimalNumber === undefined) {
    const isAmbiguous = decimalNumber !== undefined && isOddGroup(figures, rule, separators);
    return isAmbiguous
      ? { values: [decimalNumber, ...joinedGroups(figures)], isCertain: false }
      : certainReading(integer ?? decimalNumber);
  }
  // One separator with three digits after it.
  const sign = figures.charAt(figures.length - GROUP_DIGITS - 1);
  const ambiguousReadings = { values: [decimalNumber, integer], isCertain: false };
  if (sign === separators.decimal)
    return digitsOf(rule) < GROUP_DIGITS ? ambiguousReadings : certainReading(decimalNumber);
  // Platforms write the point of a price in every language.
  const isPricePoint = rule.notation === 'price' && sign === '.';
  if (sign !== separators.group) return isPricePoint ? certainReading(decimalNumber) : ambiguousReadings;
  // A group of this culture is a decimal number of another, if the unit is known to have so many digits.
  const isDecimalElsewhere = isPricePoint || (rule.digits ?? 0) >= GROUP_DIGITS;
  return isDecimalElsewhere ? ambiguousReadings : certainReading(integer);
}

/** A number without a decimal sign, with groups or without. */
function integerOf(figures: string): string | undefined {
  if (/^\d+$/.test(figures)) return figures;
  const [sign, ...others] = figures.match(/[ .,]/g) ?? [];
  if (sign === undefined || others.some((character) => character !== sign)) return undefined;
  return GROUPS.test(figures.replaceAll(sign, ',')) ? figures.replaceAll(sign, '') : undefined;
}

/** A number whose last comma or point is the decimal sign. */
function decimalNumberOf(figures: string): string | undefined {
  const [, integerPart = '', sign, fraction = ''] = /^(.*)([.,])(\d*)$/.exec(figures) ?? [];
  if (sign === undefined || integerPart.includes(sign) || integerPart + fraction === '') return undefined;
  const value = integerPart === '' ? '0' : integerOf(integerPart);
  return value === undefined || fraction === '' ? value : `${value}.${fraction}`;
}

/** Finds a single separator that is not the culture's decimal sign and can't group here; it may be a typing error. */
function isOddGroup(figures: string, rule: FieldRule, { decimal, group }: Separators): boolean {
  const [, sign, fraction = ''] = /^\d*([.,])(\d*)$/.exec(figures) ?? [];
  if (sign === undefined || sign === decimal) return false;
  return (sign === group && fraction.length === GROUP_DIGITS) || fraction.length > digitsOf(rule);
}

/** The digits without their separator, if they don't begin with zero. */
function joinedGroups(figures: string): readonly string[] {
  return /^[1-9]/.test(figures) ? [figures.replace(/[.,]/, '')] : [];
}

function digitsOf({ digits, isWhole }: FieldRule): number {
  return isWhole ? 0 : (digits ?? Infinity);
}

/** Checks that a value has no more fraction digits than its unit; zeros at the end do not count. */
function fitsUnit(value: string, rule: FieldRule): boolean {
  const { length } = /\.(\d*?)0*$/.exec(value)?.[1] ?? '';
  return length <= digitsOf(rule);
}

function checkNumber(text: string, { sign, atMost, isWhole }: FieldRule): TypedNumber {
  if (!NUMBER.test(text)) return { issue: /^-?\d{16,}/.test(text) ? 'too-big' : 'not-a-number' };
  const number = new Exact(text);
  if (sign === 'positive' && number.lte(0)) return { issue: 'not-positive' };
  if (number.abs().gt(atMost)) return { issue: 'too-big' };
  if (isWhole && !number.round(0).eq(number)) return { issue: 'not-whole' };
  return { value: number.toFixed() };
}
