import Big from 'big.js';
import type { Side } from '../../trading/prices';
import type { MarketInstrument } from '../../market/instruments.table';
import { dollarValueAt } from '../../market/market';

interface Closing {
  readonly instrument: MarketInstrument;
  readonly side: Side;
  readonly lots: string;
  readonly openPrice: string;
  readonly closePrice: string;
  readonly currency: string;
  /** Decimals of the currency. */
  readonly digits: number;
  /** The instant of the rates. */
  readonly now: number;
}

/** An estimate of a position's profit between two prices, in the account's currency; undefined if that has no rate. */
export function estimateProfit(closing: Closing): string | undefined {
  const { closePrice, currency, digits, instrument, lots, now, openPrice, side } = closing;
  const from = dollarValueAt(instrument.quote, now);
  const to = dollarValueAt(currency, now);
  if (!from || !to) return undefined;
  const move = side === 'buy' ? Big(closePrice).minus(openPrice) : Big(openPrice).minus(closePrice);
  return move
    .times(instrument.contractSize)
    .times(lots)
    .times(from.dollars)
    .times(to.per)
    .div(Big(from.per).times(to.dollars))
    .toFixed(digits);
}
