import Big from 'big.js';
import type { MarketInstrument } from '../market/instruments.table';
import { DealingRefusal } from './dealing-refusal';
import { LOTS, ORDERS, type OrderType } from './dealing-rules.table';
import type { Side } from '../trading/prices';

/** The price that a client has seen, and how many points it may have moved against them since. */
export interface SeenPrice {
  readonly price?: string | undefined;
  readonly tolerance?: number | undefined;
}

/** Prices at which a position is closed; null for none. */
export interface Stops {
  readonly stopLoss: string | null;
  readonly takeProfit: string | null;
}

/** The fewest lots of one trade. */
export const minLotsOf = ({ lotStep }: MarketInstrument): string =>
  Big(lotStep).gt(LOTS.min) ? lotStep : LOTS.min;

/**
 * Throws a refusal for too few or too many lots, or for a part of a step.
 * @param maxLots the most lots, if fewer than of any trade.
 */
export function checkLots(instrument: MarketInstrument, lots: string, maxLots: string = LOTS.max): void {
  const { lotStep } = instrument;
  const min = minLotsOf(instrument);
  if (Big(lots).lt(min) || Big(lots).gt(maxLots))
    throw new DealingRefusal({ reason: 'volume', min, max: maxLots });
  if (!Big(lots).mod(lotStep).eq(0)) throw new DealingRefusal({ reason: 'lot-step', step: lotStep });
}

/**
 * Throws a refusal if the price has moved against the client by more points than they tolerate. A better price is never
 * refused.
 * @param side of the order: a buy that closes a sell is a buy.
 */
export function checkTolerance(
  { digits }: MarketInstrument,
  side: Side,
  price: string,
  { price: seenPrice, tolerance = 0 }: SeenPrice,
): void {
  if (seenPrice === undefined) return;
  const move = side === 'buy' ? Big(price).minus(seenPrice) : Big(seenPrice).minus(price);
  if (move.times(Big(10).pow(digits)).gt(tolerance))
    throw new DealingRefusal({ reason: 'price-moved', price });
}

/**
 * Throws a refusal for a price that would execute the order at once, or that the instrument does not have.
 * @returns the price with all digits of the instrument.
 */
export function checkOrderPrice(
  instrument: MarketInstrument,
  type: OrderType,
  orderPrice: string,
  currentPrice: string,
): string {
  if (!isPrice(instrument, orderPrice) || isOrderDue(type, orderPrice, currentPrice))
    throw new DealingRefusal({ reason: 'price', price: currentPrice });
  return Big(orderPrice).toFixed(instrument.digits);
}

/**
 * Throws a refusal for a stop that would close the position at once.
 * @param price the price at which the position would be closed, or at which an order opens it.
 * @returns the stops with all digits of the instrument.
 */
export function checkStops(
  instrument: MarketInstrument,
  side: Side,
  { stopLoss, takeProfit }: Stops,
  price: string,
): Stops {
  if (stopLoss !== null && !(isPrice(instrument, stopLoss) && isLoss(side, stopLoss, price)))
    throw new DealingRefusal({ reason: 'stop-loss', price });
  if (takeProfit !== null && !(isPrice(instrument, takeProfit) && isLoss(side, price, takeProfit)))
    throw new DealingRefusal({ reason: 'take-profit', price });
  const { digits } = instrument;
  return {
    stopLoss: stopLoss && Big(stopLoss).toFixed(digits),
    takeProfit: takeProfit && Big(takeProfit).toFixed(digits),
  };
}

/** True if a position closed at the first price earns less than at the second. */
const isLoss = (side: Side, first: string, second: string): boolean =>
  side === 'buy' ? Big(first).lt(second) : Big(first).gt(second);

const isPrice = ({ digits }: MarketInstrument, price: string): boolean =>
  Big(price).gt(0) && Big(price).round(digits).eq(price);

/** True if a pending order is executed at an opening price. */
export const isOrderDue = (type: OrderType, orderPrice: string, price: string): boolean =>
  ORDERS[type].opensAt === 'most' ? Big(price).lte(orderPrice) : Big(price).gte(orderPrice);

/** The stop that closes a position at a closing price; undefined if none does. */
export function dueStop(
  side: Side,
  { stopLoss, takeProfit }: Stops,
  price: string,
): 'stopLoss' | 'takeProfit' | undefined {
  if (stopLoss !== null && !isLoss(side, stopLoss, price)) return 'stopLoss';
  if (takeProfit !== null && !isLoss(side, price, takeProfit)) return 'takeProfit';
  return undefined;
}
