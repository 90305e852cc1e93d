import type { MarketInstrument } from '../market/instruments.table';
import { quoteAt } from '../market/market';

export type Side = 'buy' | 'sell';

/** The price at which a trade is opened: a buy at the ask, a sell at the bid. */
export const openPriceAt = (instrument: MarketInstrument, side: Side, at: Date): string =>
  quoteAt(instrument, at.getTime())[side === 'buy' ? 'ask' : 'bid'].toFixed(instrument.digits);

/** The price at which a trade is closed: a buy at the bid, a sell at the ask. */
export const closePriceAt = (instrument: MarketInstrument, side: Side, at: Date): string =>
  openPriceAt(instrument, oppositeOf(side), at);

export const oppositeOf = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');
