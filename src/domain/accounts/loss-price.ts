import Big from 'big.js';
import { findConversion, type Rate } from '../market/conversion';
import type { Instrument } from '../market/instrument';
import type { Position } from './books';
import { decimalOf } from '../kernel/numbers/decimal';

/** A price at which an account's equity has lost a given amount. */
export interface LossPrice {
  readonly symbol: string;
  /** The price with the symbol's digits. */
  readonly price: string;
  /** The distance from the current price, in percent with two digits; negative is a fall. */
  readonly percent: string;
}

interface Market {
  readonly instruments: readonly Instrument[];
  readonly rates: readonly Rate[];
}

const PERCENT_DIGITS = 2;

/** Value of one unit of `from` in `to`; undefined if a rate is missing. */
function factorOf(from: string, to: string, rates: readonly Rate[]): Big | undefined {
  return findConversion(from, to, rates)?.reduce(
    (factor, { operator, rate }) => (operator === '×' ? factor.times(rate.rate) : factor.div(rate.rate)),
    new Big(1),
  );
}

/** Lots bought less lots sold. */
const netOf = (positions: readonly Position[]): Big =>
  positions.reduce((net, { lots, side }) => net.plus(side === 'buy' ? lots : `-${lots}`), new Big(0));

/**
 * The margin runway as a price: the price at which positions in a single symbol have lost `loss`, at current rates and
 * without future swaps. It is rounded towards the current price, so that it never seems farther than it is. Null for
 * several symbols or none, for equal buys and sells, if a figure is missing, and if the price would not be above zero.
 * @param loss decimal string above zero, in the account's currency.
 * @param positions all of the account's.
 */
export function lossPrice(
  loss: string,
  currency: string,
  positions: readonly Position[],
  { instruments, rates }: Market,
): LossPrice | null {
  const [first] = positions;
  if (!first || positions.some(({ symbol }) => symbol !== first.symbol)) return null;
  const instrument = instruments.find(({ symbol }) => symbol === first.symbol);
  const net = netOf(positions);
  const side = net.gt(0) ? 'buy' : 'sell';
  const currentPrice = decimalOf(positions.find((position) => position.side === side)?.price ?? null);
  const factor = instrument && factorOf(instrument.currency, currency, rates);
  if (!factor || !currentPrice || net.eq(0)) return null;
  const units = net.times(instrument.contractSize).times(factor);
  const price = currentPrice
    .minus(new Big(loss).div(units))
    .round(instrument.digits, net.gt(0) ? Big.roundUp : Big.roundDown);
  if (price.lte(0)) return null;
  return {
    symbol: first.symbol,
    price: price.toFixed(instrument.digits),
    percent: price.minus(currentPrice).div(currentPrice).times(100).toFixed(PERCENT_DIGITS, Big.roundDown),
  };
}
