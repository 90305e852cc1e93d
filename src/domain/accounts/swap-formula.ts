import { findConversion, type Rate } from '../market/conversion';
import { swapInPercent, swapInPoints } from '../market/formulas';
import { swapOf, WEEKDAYS, type Instrument, type Weekday } from '../market/instrument';
import { chargedNights } from '../market/nights';
import type { Calculation } from '../market/calculation';
import { instantOf } from '../kernel/instant';
import type { Account } from './account';
import type { Position } from './books';
import { agreesWith } from './figure-formula';

const DAY_MS = 24 * 3_600_000;

/** A swap as sent, with its formula. */
export interface SwapFormula {
  readonly sentValue: string;
  readonly calculation: Calculation;
  /** The formula gives the swap that was sent, at the digits of that swap. */
  readonly agrees: boolean;
  readonly nights: SwapNights;
}

/** The nights of a position: `charged` counts one of them three times, if there is a triple one. */
export interface SwapNights {
  readonly count: number;
  readonly charged: number;
  readonly tripleSwapDay: Weekday | null;
}

/** Symbols and rates that a formula uses. */
export interface FormulaMarket {
  readonly instruments: readonly Instrument[];
  readonly rates: readonly Rate[];
}

/**
 * The formula of a position's swap with its numbers (V16), in the account's currency; null if a number of it was not
 * sent. @param now epoch milliseconds
 */
export function swapFormula(
  position: Pick<Position, 'symbol' | 'side' | 'lots' | 'price' | 'swap' | 'openedAt'>,
  account: Pick<Account, 'currency' | 'swapFree'>,
  { instruments, rates }: FormulaMarket,
  now: number,
): SwapFormula | null {
  const { side, lots, price, swap: sentValue } = position;
  const instrument = instruments.find(({ symbol }) => symbol === position.symbol);
  const openedAt = instantOf(position.openedAt);
  if (sentValue === null || openedAt === null || instrument === undefined || account.swapFree) return null;
  const conversion = findConversion(instrument.currency, account.currency, rates);
  if (conversion === undefined) return null;
  const nights = nightsSince(openedAt, now, instrument.tripleSwapDay);
  const heldPosition = {
    instrument,
    lots,
    accountCurrency: account.currency,
    conversion,
    nights: nights.charged,
  };
  const swapPoints = swapOf(instrument, side, 'points');
  const swapPercent = swapOf(instrument, side, 'percent');
  let calculation: Calculation;
  if (swapPoints !== null) calculation = swapInPoints({ ...heldPosition, swapPoints });
  else if (swapPercent !== null && price !== null)
    calculation = swapInPercent({ ...heldPosition, price, swapPercent });
  else return null;
  return { sentValue, calculation, agrees: agreesWith(calculation, sentValue), nights };
}

/** Nights begin and end with the days of UTC; if one is charged three times, those of a weekend are not charged. */
function nightsSince(openedAt: number, now: number, tripleSwapDay: Weekday | null): SwapNights {
  const days: (Weekday | undefined)[] = [];
  for (let day = Math.floor(openedAt / DAY_MS); day < Math.floor(now / DAY_MS); day += 1) {
    // The first of January 1970 was a Thursday.
    days.push(WEEKDAYS[(day + 3) % 7]);
  }
  const chargeableDays = tripleSwapDay === null ? days : days.filter((day) => day !== undefined);
  const count = chargeableDays.length;
  return {
    count,
    charged: chargedNights(count, chargeableDays[0] ?? 'monday', tripleSwapDay),
    tripleSwapDay,
  };
}
