import * as z from 'zod/mini';
import type { ClientProgress } from '../../application/dashboard/ports/client-progress';
import { BLOCKABLE_ACTIONS, type Blocker } from '../../domain/dashboard/blocker';
import { BLOCKERS } from '../../domain/dashboard/blockers.table';
import { FIRST_STEPS, type FirstStep } from '../../domain/dashboard/first-steps';
import { DOCUMENT_KINDS } from '../../domain/documents/document';
import {
  flag,
  idOrNull,
  instantOrNull,
  list,
  moneyOrNull,
  nameIn,
  orElse,
  result,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const blocker = z.pipe(
  z.object({
    action: z.enum(BLOCKABLE_ACTIONS),
    reason: nameIn(BLOCKERS),
    document: orElse(z.enum(DOCUMENT_KINDS), null),
    login: idOrNull,
    requestId: textOrNull,
    typeId: orElse(z.int(), null),
    above: moneyOrNull,
    amount: moneyOrNull,
    currency: textOrNull,
    from: instantOrNull,
    until: instantOrNull,
    minutes: orElse(z.int(), null),
  }),
  z.transform(({ above, amount, currency, ...sent }): Blocker => {
    const money = (value: string | null) =>
      value === null || currency === null ? null : { amount: value, currency };
    return { ...sent, threshold: money(above), amount: money(amount) };
  }),
);

const firstStep = z.object({ step: z.enum(FIRST_STEPS), isDone: flag });

/** A client's blockers and first steps over HTTP. */
export class HttpClientProgress implements ClientProgress {
  constructor(private readonly http: HttpClient) {}

  blockers(signal?: AbortSignal): Promise<readonly Blocker[]> {
    return this.http.call('clientBlockers', { signal, read: result(list(blocker)) });
  }

  firstSteps(signal?: AbortSignal): Promise<readonly FirstStep[]> {
    return this.http.call('firstSteps', { signal, read: result(list(firstStep)) });
  }
}
