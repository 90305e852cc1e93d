import * as z from 'zod/mini';
import type { Rehearsals } from '../../application/social/ports/rehearsals';
import { SKIP_REASONS } from '../../domain/social/copy';
import type { Rehearsal, RehearsalOrder } from '../../domain/social/rehearsal';
import { decimal, instant, instantOrNull, list, moneyOrNull, orElse, result } from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { copyOverlap } from './http-copies';

const rehearsal = z.object({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  amount: moneyOrNull,
  stopEquity: moneyOrNull,
  feePercent: moneyOrNull,
  begin: instantOrNull,
  end: instantOrNull,
  curve: orElse(list(z.object({ at: instant, equity: decimal })), []),
  result: moneyOrNull,
  costs: orElse(
    z.object({ spread: moneyOrNull, commission: moneyOrNull, swap: moneyOrNull, fee: moneyOrNull }),
    null,
  ),
  fees: orElse(
    list(z.object({ at: instantOrNull, result: moneyOrNull, highWater: moneyOrNull, fee: moneyOrNull })),
    [],
  ),
  taken: orElse(z.int(), null),
  skipped: orElse(list(z.object({ reason: z.enum(SKIP_REASONS), count: z.int() })), []),
  worst: moneyOrNull,
  stoppedAt: instantOrNull,
  strategyPercent: moneyOrNull,
  overlap: orElse(list(copyOverlap), []),
});

/** `Rehearsals` over the gateway. */
export class HttpRehearsals implements Rehearsals {
  constructor(private readonly http: HttpClient) {}

  rehearse({ strategyId, ...order }: RehearsalOrder, signal?: AbortSignal): Promise<Rehearsal> {
    const { amount, currency, from, fromLogin, multiplier, stop, withOpen } = order;
    return this.http.call('rehearsal', {
      query: {
        strategy: strategyId,
        amount,
        currency,
        from,
        fromLogin,
        multiplier,
        stop,
        withOpen,
      },
      signal,
      read: result(rehearsal),
    });
  }
}
