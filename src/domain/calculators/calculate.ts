import type { CalculatorKey, NumberField } from './calculators.table';
import type { Conversion } from '../market/conversion';
import { convert, margin, pipValue, profit, swapInPercent, swapInPoints } from '../market/formulas';
import type { Instrument, Side, Weekday } from '../market/instrument';
import { chargedNights } from '../market/nights';
import { positionSize } from './position-size';
import type { Calculation } from '../market/calculation';

/** Inputs of all calculators; each reads only the numbers that it needs. */
export interface CalculatorInput {
  readonly instrument: Instrument;
  readonly side: Side;
  readonly firstNight: Weekday;
  /** The currency of the answer: the account's, or the one that the converter converts to. */
  readonly currency: string;
  /** The currency that the converter converts from. */
  readonly sourceCurrency: string;
  readonly conversion: Conversion;
  /** Decimal strings within the limits of their fields. */
  readonly numbers: Readonly<Record<NumberField, string>>;
}

/** Number of nights for which the swap of an input is charged. */
export function nightsOf({ numbers, firstNight, instrument }: CalculatorInput): number {
  return chargedNights(Number(numbers.nights), firstNight, instrument.tripleSwapDay);
}

/** The result of a calculator, with its steps. */
export function calculate(key: CalculatorKey, input: CalculatorInput): Calculation {
  const { instrument, side, currency, sourceCurrency, conversion, numbers } = input;
  const position = { instrument, side, accountCurrency: currency, conversion, ...numbers };
  switch (key) {
    case 'pip-value':
      return pipValue(position);
    case 'margin':
      return margin(position);
    case 'profit':
      return profit(position);
    case 'swap-points':
      return swapInPoints({ ...position, nights: nightsOf(input) });
    case 'swap-percent':
      return swapInPercent({ ...position, nights: nightsOf(input) });
    case 'position-size':
      return positionSize(position);
    case 'converter':
      return convert(numbers.amount, sourceCurrency, currency, conversion);
  }
}
