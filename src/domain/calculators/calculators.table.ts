import type { FIELD_RULES } from '../kernel/numbers/field-rules.table';

/** Fields in which the client types a number; texts `calculators.field.{key}`. */
export type NumberField = Exclude<keyof typeof FIELD_RULES, 'rate'>;

/** Fields in which the client chooses from a list. */
export type ChoiceField = 'accountCurrency' | 'firstNight' | 'from' | 'side' | 'symbol' | 'to';

export type CalculatorField = NumberField | ChoiceField;

function row(...fields: readonly CalculatorField[]): readonly CalculatorField[] {
  return Object.freeze(fields);
}

/** The calculators and the fields of each, in the order on screen (V16). */
export const CALCULATORS = Object.freeze({
  'pip-value':     row('symbol', 'lots', 'accountCurrency'),
  'margin':        row('symbol', 'lots', 'price', 'leverage', 'accountCurrency'),
  'profit':        row('symbol', 'side', 'lots', 'openPrice', 'closePrice', 'accountCurrency'),
  'swap-points':   row('symbol', 'side', 'lots', 'swapPoints', 'nights', 'firstNight', 'accountCurrency'),
  'swap-percent':  row('symbol', 'side', 'lots', 'price', 'swapPercent', 'nights', 'firstNight', 'accountCurrency'),
  'position-size': row('symbol', 'balance', 'accountCurrency', 'riskPercent', 'stopPips'),
  'converter':     row('amount', 'from', 'to'),
});

export type CalculatorKey = keyof typeof CALCULATORS;

export const CALCULATOR_KEYS = Object.freeze(Object.keys(CALCULATORS)) as readonly CalculatorKey[];

/** The calculator that an address names in its parameter; the first one for anything else. */
export function calculatorOf(value: string | null): CalculatorKey {
  return CALCULATOR_KEYS.find((key) => key === value) ?? 'pip-value';
}
