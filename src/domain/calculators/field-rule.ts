import { currencyDigits } from '../kernel/numbers/currency-digits';
import { fractionDigits } from '../kernel/numbers/decimal';
import { FIELD_RULES, type FieldRule } from '../kernel/numbers/field-rules.table';
import type { Instrument } from '../market/instrument';
import type { NumberField } from './calculators.table';

/** The source of the number of decimals; `any` for a figure without a limit. */
export type DigitsSource = 'currency' | 'price' | 'lot step' | 'whole' | 'any';

/** The digits of each field's unit: by them `1.234` is three decimals, a group, or a question. */
export const DIGITS_OF_FIELD: Readonly<Record<keyof typeof FIELD_RULES, DigitsSource>> = Object.freeze({
  amount: 'currency',
  balance: 'currency',
  closePrice: 'price',
  leverage: 'whole',
  lots: 'lot step',
  nights: 'whole',
  openPrice: 'price',
  price: 'price',
  rate: 'any',
  riskPercent: 'any',
  stopPips: 'any',
  swapPercent: 'any',
  swapPoints: 'any',
});

/** The rule of a calculator's field: for money by its currency, for a price and lots by the symbol. */
export function ruleOfField(
  field: NumberField,
  currency: string | undefined,
  instrument: Pick<Instrument, 'currency' | 'digits' | 'lotStep'> | undefined,
): FieldRule {
  const rule = FIELD_RULES[field];
  switch (DIGITS_OF_FIELD[field]) {
    case 'currency':
      return { ...rule, digits: currencyDigits(currency ?? ''), unit: currency };
    case 'price':
      return { ...rule, digits: instrument?.digits, unit: instrument?.currency };
    case 'lot step':
      return { ...rule, digits: instrument && fractionDigits(instrument.lotStep) };
    default:
      return rule;
  }
}
