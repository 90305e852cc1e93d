import { conversionFactors, type Conversion } from './conversion';
import type { Instrument, Side } from './instrument';
import { divideBy, calculation, minus, startWith, step, multiplyBy, type Calculation } from './calculation';

/** Input that the calculators of positions share; figures are decimal strings. */
interface PositionInput {
  readonly instrument: Instrument;
  readonly lots: string;
  readonly accountCurrency: string;
  /** From the instrument's currency to the account's. */
  readonly conversion: Conversion;
}

/** lots × contract × pip × rate(quote→account) */
export function pipValue({ instrument, lots, accountCurrency, conversion }: PositionInput): Calculation {
  return calculation(
    step(
      { term: 'pipValue', unit: accountCurrency },
      startWith('lots', lots),
      multiplyBy('contractSize', instrument.contractSize),
      multiplyBy('pip', instrument.pip),
      ...conversionFactors(conversion),
    ),
  );
}

/** lots × contract × price ÷ leverage × conversion; leverage 100 means 1:100. */
export function margin(position: PositionInput & { price: string; leverage: string }): Calculation {
  const { instrument, lots, accountCurrency, conversion, price, leverage } = position;
  return calculation(
    step(
      { term: 'margin', unit: accountCurrency },
      startWith('lots', lots),
      multiplyBy('contractSize', instrument.contractSize),
      multiplyBy('price', price),
      divideBy('leverage', leverage),
      ...conversionFactors(conversion),
    ),
  );
}

/** (close − open) × contract × lots × (+1 buy, −1 sell) × conversion; a loss is negative. */
export function profit(
  position: PositionInput & { side: Side; openPrice: string; closePrice: string },
): Calculation {
  const { instrument, lots, accountCurrency, conversion, side, openPrice, closePrice } = position;
  const priceMove = step(
    { term: 'priceMove' },
    startWith('closePrice', closePrice),
    minus('openPrice', openPrice),
  );
  return calculation(
    priceMove,
    step(
      { term: 'profit', unit: accountCurrency },
      startWith('priceMove', priceMove.result.value),
      multiplyBy('contractSize', instrument.contractSize),
      multiplyBy('lots', lots),
      multiplyBy('side', side === 'buy' ? '1' : '-1'),
      ...conversionFactors(conversion),
    ),
  );
}

/** The sides of a trade that pay a commission: its opening and its closing. */
const SIDES_OF_TRADE = '2';

/** rate × lots × sides × conversion; negative, since it is charged. `perLot` is of a lot and side. */
export function commission({
  lots,
  accountCurrency,
  conversion,
  perLot,
}: Omit<PositionInput, 'instrument'> & {
  perLot: { readonly amount: string; readonly currency: string };
}): Calculation {
  return calculation(
    step(
      { term: 'commission', unit: accountCurrency },
      startWith('commissionPerLot', `-${perLot.amount}`, perLot.currency),
      multiplyBy('lots', lots),
      multiplyBy('sides', SIDES_OF_TRADE),
      ...conversionFactors(conversion),
    ),
  );
}

/** lots × contract × point × rate × nights × conversion; negative is charged. `nights` are those charged. */
export function swapInPoints(position: PositionInput & { swapPoints: string; nights: number }): Calculation {
  const { instrument, lots, accountCurrency, conversion, swapPoints, nights } = position;
  return calculation(
    step(
      { term: 'swap', unit: accountCurrency },
      startWith('lots', lots),
      multiplyBy('contractSize', instrument.contractSize),
      multiplyBy('point', instrument.point),
      multiplyBy('swapPoints', swapPoints),
      multiplyBy('nights', String(nights)),
      ...conversionFactors(conversion),
    ),
  );
}

/** Days of a year, as swaps in percent count them. */
const DAYS_OF_YEAR = '360';

/** lots × contract × price × rate/100 ÷ 360 × nights × conversion; negative is charged. `nights` are those charged. */
export function swapInPercent(
  position: PositionInput & { price: string; swapPercent: string; nights: number },
): Calculation {
  const { instrument, lots, accountCurrency, conversion, price, swapPercent, nights } = position;
  return calculation(
    step(
      { term: 'swap', unit: accountCurrency },
      startWith('lots', lots),
      multiplyBy('contractSize', instrument.contractSize),
      multiplyBy('price', price),
      multiplyBy('swapPercent', swapPercent, '%'),
      divideBy('daysOfYear', DAYS_OF_YEAR),
      multiplyBy('nights', String(nights)),
      ...conversionFactors(conversion),
    ),
  );
}

/** amount × rate */
export function convert(amount: string, from: string, to: string, conversion: Conversion): Calculation {
  return calculation(
    step(
      { term: 'converted', unit: to },
      startWith('amount', amount, from),
      ...conversionFactors(conversion),
    ),
  );
}
