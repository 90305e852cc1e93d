import * as z from 'zod/mini';
import type { MarketData, Rates } from '../../application/market/ports/rates';
import {
  DEFAULT_TRIPLE_SWAP_DAY,
  pipOf,
  pointOf,
  WEEKDAYS,
  type Instrument,
} from '../../domain/market/instrument';
import {
  instantOrNull,
  list,
  moneyOrNull,
  nonEmptyText,
  orElse,
  positiveDecimal,
  result,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const positiveOrNull = orElse(positiveDecimal, null);

/** An instant as epoch milliseconds; null if none was sent. */
const time = z.pipe(
  instantOrNull,
  z.transform((instant) => (instant === null ? null : Date.parse(instant))),
);

const instrument = z.pipe(
  z.object({
    symbol: nonEmptyText,
    name: textOrNull,
    group: textOrNull,
    currency: nonEmptyText,
    contractSize: positiveDecimal,
    digits: z.int().check(z.refine((digits) => digits >= 0 && digits <= 12)),
    point: positiveOrNull,
    pip: positiveOrNull,
    lotStep: orElse(positiveDecimal, '0.01'),
    price: positiveOrNull,
    swapMode: orElse(z.enum(['points', 'percent']), null),
    swapLong: moneyOrNull,
    swapShort: moneyOrNull,
    tripleSwapDay: orElse(z.enum([...WEEKDAYS, 'none']), DEFAULT_TRIPLE_SWAP_DAY),
    source: textOrNull,
    time,
  }),
  z.transform((fields): Instrument => ({
    ...fields,
    point: fields.point ?? pointOf(fields.digits),
    pip: fields.pip ?? pipOf(fields.digits),
    tripleSwapDay: fields.tripleSwapDay === 'none' ? null : fields.tripleSwapDay,
  })),
);

const rate = z.object({
  from: nonEmptyText,
  to: nonEmptyText,
  rate: positiveDecimal,
  source: textOrNull,
  time,
});
const marketData = z.object({ instruments: list(instrument), rates: list(rate) });

/** Symbols and currency rates over HTTP. */
export class HttpRates implements Rates {
  constructor(private readonly http: HttpClient) {}

  marketData(signal?: AbortSignal): Promise<MarketData> {
    return this.http.call('instruments', { signal, read: result(marketData) });
  }
}
