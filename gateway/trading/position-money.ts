import Big from 'big.js';
import type { MarketInstrument } from '../market/instruments.table';
import { commissionOf } from './commission';
import type { TickPrices } from './tick-prices';
import { middleOf } from './trade-money';

/*
 * The formulas of position-money-sql.ts as functions of figures, to the same cent, for what never was in the database.
 */

/** An open position. */
export interface HeldPosition {
  readonly instrument: MarketInstrument;
  readonly side: 'buy' | 'sell';
  readonly lots: Big;
  readonly openPrice: Big;
  /** Epoch milliseconds. */
  readonly openedAt: number;
}

/** The terms of an account that its money depends on. */
export interface MoneyTerms {
  readonly currency: string;
  readonly leverage: number;
  readonly swapFree: boolean;
  readonly accountType: string;
}

/** The profit at a closing price, in the account's currency. */
export function profitOf(
  { instrument, lots, openPrice, side }: HeldPosition,
  price: Big,
  { currency }: MoneyTerms,
  prices: TickPrices,
): Big {
  const move = side === 'buy' ? price.minus(openPrice) : openPrice.minus(price);
  return prices.convert(move.times(instrument.contractSize).times(lots), instrument.quote, currency);
}

/** The cost of the spread, zero or negative; it is part of the profit. */
export function spreadOf(
  { instrument, lots, openPrice, side }: HeldPosition,
  price: Big,
  { currency }: MoneyTerms,
  prices: TickPrices,
): Big {
  const openMiddle = middleOf(instrument, openPrice.toFixed(), side === 'buy' ? 'ask' : 'bid');
  const closeMiddle = middleOf(instrument, price.toFixed(), side === 'buy' ? 'bid' : 'ask');
  const move = Big(openMiddle).minus(openPrice).plus(price).minus(closeMiddle);
  const amount = (side === 'buy' ? move : move.neg()).times(instrument.contractSize).times(lots);
  return prices.convert(amount, instrument.quote, currency);
}

/** The swap of all nights from the opening until an instant; a year has 360 days. */
export function swapOf(
  { instrument, lots, openedAt, side }: HeldPosition,
  price: Big,
  { currency, swapFree }: MoneyTerms,
  prices: TickPrices,
  until: number = prices.at,
): Big {
  if (swapFree) return Big(0);
  const { contractSize, digits, quote, swap, tripleSwapDay } = instrument;
  const nights = chargedNightsBetween(openedAt, until, tripleSwapDay);
  if (nights === 0) return Big(0);
  const unit = swap.mode === 'points' ? Big(10).pow(-digits) : price.div(36_000);
  const amount = lots
    .times(contractSize)
    .times(unit)
    .times(side === 'buy' ? swap.long : swap.short)
    .times(nights);
  return prices.convert(amount, quote, currency);
}

/** The margin that a position needs. */
export const marginOf = (
  { instrument, lots, openPrice }: HeldPosition,
  { currency, leverage }: MoneyTerms,
  prices: TickPrices,
): Big =>
  prices.convert(
    lots.times(instrument.contractSize).times(openPrice).times(instrument.marginRate).div(leverage),
    instrument.quote,
    currency,
  );

/** The commission of both sides, zero or negative, which the closing costs. */
export function closingCommission(lots: Big, { accountType, currency }: MoneyTerms, prices: TickPrices): Big {
  const commission = commissionOf(accountType);
  if (!commission) return Big(0);
  return prices.convert(lots.times(commission.amount).times(-2), commission.currency, currency);
}

const DAY = 86_400_000;
/** The epoch began on a Thursday: the first Monday, in days. */
const FIRST_MONDAY = 4;

/** Nights that are charged since a week's Monday, up to each of its days, as `charged_nights` of the database counts them. */
const NIGHTS = Object.freeze({
  wednesday: [0, 1, 2, 5, 6, 7, 7],
  friday: [0, 1, 2, 3, 4, 7, 7],
  none: [0, 1, 2, 3, 4, 5, 6],
} as const);

/** The nights (UTC) between two instants, epoch milliseconds, the one of the triple swap three times. */
export function chargedNightsBetween(
  since: number,
  until: number,
  tripleSwapDay: MarketInstrument['tripleSwapDay'],
): number {
  const countAt = (instant: number) => {
    const day = Math.floor(instant / DAY) - FIRST_MONDAY;
    return 7 * Math.floor(day / 7) + (NIGHTS[tripleSwapDay][day % 7] ?? 0);
  };
  return countAt(until) - countAt(since);
}
