import type { Rate } from '../../../domain/market/conversion';
import type { Instrument } from '../../../domain/market/instrument';
import { port } from '../../kernel/port';

/** Market data of the calculators; each figure has its own source and time. */
export interface MarketData {
  /** In the order of the list; unreadable items are left out (D4). */
  readonly instruments: readonly Instrument[];
  /** Price of one `from` in `to`; the reverse rate is calculated. */
  readonly rates: readonly Rate[];
}

/** Symbols and currency rates (V16), for the calculators. Rejects with `PortalError` only; a gateway without them refuses with 404. */
export interface Rates {
  /** Each symbol once; sizes and rates are decimal strings above zero. */
  marketData(signal?: AbortSignal): Promise<MarketData>;
}
export const Rates = port<Rates>('Rates');
