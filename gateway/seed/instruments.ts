import { pipOf, pointOf } from '../../src/domain/market/instrument';
import { INSTRUMENTS } from '../market/instruments.table';
import type { instruments } from '../db/tables/instruments';

/** The rows of `instruments`: the market's terms. */
export function instrumentRows(): (typeof instruments.$inferInsert)[] {
  return INSTRUMENTS.map((instrument, position) => {
    const { symbol, name, group, base, quote, contractSize, digits, lotStep, marginRate, swap } = instrument;
    return {
      symbol,
      position,
      name,
      group,
      base,
      contractSize,
      digits,
      lotStep,
      marginRate,
      currency: quote,
      point: pointOf(digits),
      pip: pipOf(digits),
      swapMode: swap.mode,
      swapLong: swap.long,
      swapShort: swap.short,
      tripleSwapDay: instrument.tripleSwapDay,
    };
  });
}
