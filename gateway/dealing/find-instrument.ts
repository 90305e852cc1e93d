import { INSTRUMENTS, type MarketInstrument } from '../market/instruments.table';
import { DealingRefusal } from './dealing-refusal';

/** Throws a refusal if the market does not have the symbol. */
export function findInstrument(symbol: string): MarketInstrument {
  const instrument = INSTRUMENTS.find((candidate) => candidate.symbol === symbol);
  if (!instrument) throw new DealingRefusal({ reason: 'symbol' });
  return instrument;
}
