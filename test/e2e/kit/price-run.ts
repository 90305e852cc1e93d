import { instrumentOf, quoteAt } from '../../../gateway/market/market';
import { isMarketOpen } from '../../../gateway/dealing/market-hours';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** Sessions last an hour, so what a test waits for has to happen sooner. */
const RUN_MS = 40 * MINUTE;
const SEARCH_MS = 14 * DAY;
const SEARCH_STEP_MS = 10 * MINUTE;

/** A stretch of time in which a price moves far one way. */
export interface PriceRun {
  readonly startAt: number;
  /** The instant at which the price is the farthest from where it started. */
  readonly endAt: number;
  /** The side that loses. */
  readonly side: 'buy' | 'sell';
}

/** The movement of the price against a side, as a fraction. */
export function lossShare(symbol: string, side: PriceRun['side'], from: number, to: number): number {
  const instrument = instrumentOf(symbol);
  const [before, after] = [quoteAt(instrument, from).bid, quoteAt(instrument, to).bid];
  return (side === 'buy' ? before - after : after - before) / before;
}

/** The farthest run of a symbol's price while it is traded, in the two weeks after an instant, within a session's time. */
export function farthestRun(symbol: string, after: number): PriceRun {
  let farthest: PriceRun & { share: number } = { startAt: after, endAt: after, side: 'buy', share: 0 };
  for (let startAt = after + MINUTE; startAt < after + SEARCH_MS; startAt += SEARCH_STEP_MS) {
    // The day's turn charges swap, which is not a movement of the price.
    const isOneDay = Math.floor(startAt / DAY) === Math.floor((startAt + RUN_MS + SEARCH_STEP_MS) / DAY);
    if (!isOneDay || !isMarketOpen(symbol, startAt) || !isMarketOpen(symbol, startAt + 2 * RUN_MS)) continue;
    for (let endAt = startAt + MINUTE; endAt <= startAt + RUN_MS; endAt += MINUTE) {
      const share = lossShare(symbol, 'buy', startAt, endAt);
      if (Math.abs(share) > farthest.share)
        farthest = { startAt, endAt, side: share > 0 ? 'buy' : 'sell', share: Math.abs(share) };
    }
  }
  return farthest;
}
