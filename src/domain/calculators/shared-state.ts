import type { CalculatorField, ChoiceField, NumberField } from './calculators.table';
import { FIELD_RULES } from '../kernel/numbers/field-rules.table';
import { WEEKDAYS } from '../market/instrument';
import { readNumber } from '../kernel/numbers/read-number';

/** The client's own rate between two currencies, as an address contains it: `EUR-USD-1.09`. */
const RATE = /^([A-Z0-9]{2,12})-([A-Z0-9]{2,12})-(.+)$/;
const CURRENCY = /^[A-Z0-9]{2,12}$/;
/** An address has decimal points in every language. */
const SEPARATORS = { decimal: '.', group: ',' };

const CHOICE_CHECKS: Readonly<Record<ChoiceField, (value: string) => boolean>> = {
  accountCurrency: (value) => CURRENCY.test(value),
  from: (value) => CURRENCY.test(value),
  to: (value) => CURRENCY.test(value),
  firstNight: (value) => WEEKDAYS.some((day) => day === value),
  side: (value) => value === 'buy' || value === 'sell',
  // The existing symbols are known only once the prices are loaded.
  symbol: (value) => /^[\w.#-]{1,32}$/.test(value),
};

/** Content of a link to a calculation; figures are decimal strings. */
export interface SharedState {
  readonly fields: ReadonlyMap<CalculatorField, string>;
  readonly rate: { readonly from: string; readonly to: string; readonly value: string } | null;
}

/** Reads the parameters of an address; invalid values are left out. */
export function readSharedState(parameterOf: (name: string) => string | null): SharedState {
  const fields = new Map<CalculatorField, string>();
  for (const [field, isValid] of Object.entries(CHOICE_CHECKS) as [
    ChoiceField,
    (value: string) => boolean,
  ][]) {
    const value = parameterOf(field);
    if (value !== null && isValid(value)) fields.set(field, value);
  }
  for (const field of Object.keys(FIELD_RULES) as (NumberField | 'rate')[]) {
    if (field === 'rate') continue;
    const value = numberOf(parameterOf(field) ?? '', field);
    if (value !== undefined) fields.set(field, value);
  }
  const [, from = '', to = '', text = ''] = RATE.exec(parameterOf('rate') ?? '') ?? [];
  const value = numberOf(text, 'rate');
  return { fields, rate: value === undefined ? null : { from, to, value } };
}

/** The parameters of an address that `readSharedState` reads back. */
export function writeSharedState({ fields, rate }: SharedState): readonly (readonly [string, string])[] {
  return rate ? [...fields, ['rate', `${rate.from}-${rate.to}-${rate.value}`]] : [...fields];
}

function numberOf(text: string, field: NumberField | 'rate'): string | undefined {
  const reading = readNumber(text, FIELD_RULES[field], SEPARATORS);
  return 'value' in reading ? reading.value : undefined;
}
