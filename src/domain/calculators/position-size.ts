import type { Conversion } from '../market/conversion';
import { Exact } from '../kernel/numbers/exact';
import { pipValue } from '../market/formulas';
import type { Instrument } from '../market/instrument';
import { divideBy, calculation, startWith, step, multiplyBy, type Calculation } from '../market/calculation';

/** Figures as decimal strings; `riskPercent` 2 means 2 % of the balance, the stop is in pips. */
export interface PositionSizeInput {
  readonly instrument: Instrument;
  readonly accountCurrency: string;
  /** From the instrument's currency to the account's. */
  readonly conversion: Conversion;
  readonly balance: string;
  readonly riskPercent: string;
  readonly stopPips: string;
}

/** A quotient cut off at 30 digits may be just below a whole step, so it is rounded to this many digits first. */
const ROUNDING_DIGITS = 20;

/**
 * balance × risk % ÷ (stop pips × pip value per lot), rounded down to the lot step: never more than was to be risked.
 */
export function positionSize(input: PositionSizeInput): Calculation {
  const { instrument, accountCurrency, conversion, balance, riskPercent, stopPips } = input;
  const valuePerLot = pipValue({ instrument, lots: '1', accountCurrency, conversion });
  const atRisk = step(
    { term: 'moneyAtRisk', unit: accountCurrency },
    startWith('balance', balance, accountCurrency),
    multiplyBy('riskPercent', riskPercent, '%'),
  );
  const loss = step(
    { term: 'lossOfOneLot', unit: accountCurrency },
    startWith('stopPips', stopPips),
    multiplyBy('pipValue', valuePerLot.result.value, accountCurrency),
  );
  const size = step(
    { term: 'lots' },
    startWith('moneyAtRisk', atRisk.result.value, accountCurrency),
    divideBy('lossOfOneLot', loss.result.value, accountCurrency),
  );
  const { steps, result } = calculation(valuePerLot.steps[0], atRisk, loss, size);
  const { lotStep } = instrument;
  const value = roundedDown(result.value, lotStep);
  return { steps, result: { term: 'lots', value }, roundedDownTo: lotStep };
}

function roundedDown(value: string, to: string): string {
  const steps = new Exact(value)
    .round(ROUNDING_DIGITS)
    .div(to)
    .round(ROUNDING_DIGITS)
    .round(0, Exact.roundDown);
  return steps.times(to).toFixed(to.split('.')[1]?.length ?? 0);
}
