import * as z from 'zod/mini';
import type { Introducers } from '../../application/partnership/ports/introducers';
import { SEEN_DATA, type Introducer } from '../../domain/partnership/introducer';
import { emptyResult, instantOrNull, list, moneyOrNull, nonEmptyText, orElse, result } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const introducer = z.pipe(
  z.object({
    name: nonEmptyText,
    since: instantOrNull,
    state: z.enum(['active', 'refused', 'ended']),
    reason: orElse(z.enum(['self', 'fraud']), null),
    sees: list(z.enum(SEEN_DATA)),
    paid: list(z.object({ year: z.int(), amount: moneyOrNull, currency: nonEmptyText })),
    hidden: z.boolean(),
  }),
  z.transform(({ hidden: isHidden, ...rest }): Introducer => ({ ...rest, isHidden })),
);

/** The partner who referred the client, over HTTP. */
export class HttpIntroducers implements Introducers {
  constructor(private readonly http: HttpClient) {}

  current(signal?: AbortSignal): Promise<Introducer | null> {
    return this.http.call('introducer', { signal, read: result(z.nullable(introducer)) });
  }

  hide(isHidden: boolean): Promise<void> {
    return this.http.call('hideFromIntroducer', { body: { hidden: isHidden }, read: emptyResult });
  }
}
