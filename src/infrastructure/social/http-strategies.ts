import * as z from 'zod/mini';
import type { Strategies } from '../../application/social/ports/strategies';
import { STRATEGY_STATES, type Strategy } from '../../domain/social/strategy';
import {
  decimal,
  flag,
  id,
  instantOrNull,
  list,
  moneyOrNull,
  nonEmptyText,
  orElse,
  result,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const strategy = z.object({
  id,
  name: nonEmptyText,
  provider: textOrNull,
  culture: textOrNull,
  summary: textOrNull,
  currency: textOrNull,
  returnPercent: moneyOrNull,
  drawdownPercent: moneyOrNull,
  pips: moneyOrNull,
  feePercent: moneyOrNull,
  minimum: moneyOrNull,
  copiers: orElse(z.int(), null),
  state: orElse(z.enum(STRATEGY_STATES), 'open' as const),
  isOwn: flag,
  endedAt: instantOrNull,
  startedAt: instantOrNull,
  curve: orElse(z.array(decimal), []),
});

/** Strategies over HTTP. */
export class HttpStrategies implements Strategies {
  constructor(private readonly http: HttpClient) {}

  list(signal?: AbortSignal): Promise<readonly Strategy[]> {
    return this.http.call('strategies', {
      signal,
      read: result(list(strategy)),
    });
  }
}
