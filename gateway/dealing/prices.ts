import type { MarketInstrument } from '../market/instruments.table';
import { INSTRUMENTS } from '../market/instruments.table';
import { quoteAt } from '../market/market';
import { DealingRefusal } from './dealing-refusal';
import type { Side } from './dealing-rules.table';

/** Throws a refusal if the market does not have the symbol. */
export function findInstrument(symbol: string): MarketInstrument {
  const instrument = INSTRUMENTS.find((candidate) => candidate.symbol === symbol);
  if (!instrument) throw new DealingRefusal({ reason: 'symbol' });
  return instrument;
}

/** The price at which a trade is opened: a buy at the ask, a sell at the bid. */
export const openPriceAt = (instrument: MarketInstrument, side: Side, at: Date): string =>
  quoteAt(instrument, at.getTime())[side === 'buy' ? 'ask' : 'bid'].toFixed(instrument.digits);

/** The price at which a trade is closed: a buy at the bid, a sell at the ask. */
export const closePriceAt = (instrument: MarketInstrument, side: Side, at: Date): string =>
  openPriceAt(instrument, oppositeOf(side), at);

export const oppositeOf = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');
