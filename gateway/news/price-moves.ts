import Big from 'big.js';
import { instrumentOf, priceAt, TICK_MS, tickOf } from '../market/market';

/** The first tick after an instant. */
const tickAfter = (instant: number): number => tickOf(instant) + TICK_MS;

/** The moves of the middle prices from the first tick after a publication until now; none before that tick. */
export function movesSince(symbols: readonly string[], published: Date, now: Date) {
  const first = tickAfter(published.getTime());
  if (first > now.getTime()) return [];
  return symbols.map((symbol) => {
    const instrument = instrumentOf(symbol);
    const [before, current] = [first, now.getTime()].map((instant) =>
      priceAt(instrument, instant).toFixed(instrument.digits),
    ) as [string, string];
    return {
      symbol,
      then: before,
      now: current,
      percent: percentBetween(before, current),
      at: new Date(first).toISOString(),
    };
  });
}

/** The change from one price to another, in percent with two digits. */
export function percentBetween(before: string, current: string): string {
  const percent = Big(current).minus(before).div(before).times(100).round(2, Big.roundHalfUp);
  return (percent.eq(0) ? Big(0) : percent).toFixed(2);
}
