import * as z from 'zod/mini';
import type { Copies, CopyAction } from '../../application/social/ports/copies';
import {
  COPY_REASONS,
  COPY_STATES,
  SKIP_REASONS,
  type Copy,
  type CopyDetails,
  type CopyOrder,
  type CopyState,
} from '../../domain/social/copy';
import {
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

const state = z.enum(COPY_STATES);
const countOrNull = orElse(z.int(), null);

const COPY = {
  id: nonEmptyText,
  login: id,
  fromLogin: id,
  strategyId: id,
  strategy: nonEmptyText,
  currency: nonEmptyText,
  state,
  reason: orElse(z.enum(COPY_REASONS), null),
  allocated: moneyOrNull,
  equity: moneyOrNull,
  result: moneyOrNull,
  fees: moneyOrNull,
  feePercent: moneyOrNull,
  highWater: moneyOrNull,
  feeNow: moneyOrNull,
  stopEquity: moneyOrNull,
  multiplier: moneyOrNull,
  gap: moneyOrNull,
  openCount: countOrNull,
  skippedCount: countOrNull,
  startedAt: instantOrNull,
  stoppedAt: instantOrNull,
  endEquity: moneyOrNull,
  returned: moneyOrNull,
  returnedCurrency: textOrNull,
  returnedLogin: countOrNull,
};

const opening = z.object({
  source: id,
  symbol: nonEmptyText,
  side: z.enum(['buy', 'sell']),
  leaderLots: moneyOrNull,
  wantedLots: moneyOrNull,
  lots: moneyOrNull,
  skipped: orElse(z.enum(SKIP_REASONS), null),
  leaderPrice: moneyOrNull,
  price: moneyOrNull,
  gap: moneyOrNull,
  at: instantOrNull,
  openLots: moneyOrNull,
  currentPrice: moneyOrNull,
  profit: moneyOrNull,
});

const charge = z.object({ at: instantOrNull, result: moneyOrNull, highWater: moneyOrNull, fee: moneyOrNull });

const stateAnswer = result(z.object({ state }));

/** Copies over HTTP. */
export class HttpCopies implements Copies {
  constructor(private readonly http: HttpClient) {}

  list(signal?: AbortSignal): Promise<readonly Copy[]> {
    return this.http.call('copies', { signal, read: result(list(z.object(COPY))) });
  }

  find(copyId: string, signal?: AbortSignal): Promise<CopyDetails> {
    const read = result(z.object({ ...COPY, openings: list(opening), charges: list(charge) }));
    return this.http.call('copy', { query: { id: copyId }, signal, read });
  }

  start(order: CopyOrder & { idempotencyKey: string }): Promise<{ copyId: string; login: number }> {
    const read = result(z.object({ copyId: nonEmptyText, login: id }));
    return this.http.call('copyStrategy', { body: order, read });
  }

  async stop(action: CopyAction): Promise<CopyState> {
    return (await this.http.call('stopCopy', { body: action, read: stateAnswer })).state;
  }

  async pause(action: CopyAction): Promise<CopyState> {
    return (await this.http.call('pauseCopy', { body: action, read: stateAnswer })).state;
  }

  async resume(action: CopyAction): Promise<CopyState> {
    return (await this.http.call('resumeCopy', { body: action, read: stateAnswer })).state;
  }
}
