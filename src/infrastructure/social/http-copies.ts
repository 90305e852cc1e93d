import * as z from 'zod/mini';
import type { Copies, CopyAction, CopyRules } from '../../application/social/ports/copies';
import {
  COPY_REASONS,
  COPY_REFUSALS,
  COPY_STATES,
  SKIP_REASONS,
  type Copy,
  type CopyDetails,
  type CopyFundsQuote,
  type CopyOrder,
  type CopySettings,
  type CopyState,
} from '../../domain/social/copy';
import { CONSENT_IDS, type CopyTerms } from '../../domain/social/copy-terms';
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
  feesTotal: moneyOrNull,
  feePercent: moneyOrNull,
  highWater: moneyOrNull,
  feeNow: moneyOrNull,
  stopEquity: moneyOrNull,
  multiplier: moneyOrNull,
  gap: moneyOrNull,
  removable: moneyOrNull,
  openResult: moneyOrNull,
  closedResult: moneyOrNull,
  madeCount: countOrNull,
  openCount: countOrNull,
  skippedCount: countOrNull,
  startedAt: instantOrNull,
  stoppedAt: instantOrNull,
  endEquity: moneyOrNull,
  returned: moneyOrNull,
  returnedCurrency: textOrNull,
  returnedLogin: countOrNull,
};

const position = z.object({
  source: id,
  symbol: nonEmptyText,
  side: z.enum(['buy', 'sell']),
  leaderLots: moneyOrNull,
  wanted: moneyOrNull,
  lots: moneyOrNull,
  skipped: orElse(z.enum(SKIP_REASONS), null),
  missing: moneyOrNull,
  leaderPrice: moneyOrNull,
  price: moneyOrNull,
  gap: moneyOrNull,
  at: instantOrNull,
  openLots: moneyOrNull,
  currentPrice: moneyOrNull,
  profit: moneyOrNull,
});

const fee = z.object({ at: instantOrNull, result: moneyOrNull, highWater: moneyOrNull, fee: moneyOrNull });

const consent = z.object({
  id: z.enum(CONSENT_IDS),
  culture: nonEmptyText,
  text: nonEmptyText,
  // All of them: the hash is of each.
  points: z.array(z.string()),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export const copyOverlap = z.object({
  symbol: nonEmptyText,
  side: z.enum(['buy', 'sell']),
  count: z.int(),
  copyLots: moneyOrNull,
  holdings: list(
    z.object({ kind: z.enum(['account', 'copy']), login: id, name: z.string(), lots: moneyOrNull }),
  ),
});

const terms = z.object({
  version: textOrNull,
  refusal: orElse(z.enum(COPY_REFUSALS), null),
  consents: list(consent),
  overlap: list(copyOverlap),
});

const fundsQuote = z.object({
  fromLogin: id,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  amount: moneyOrNull,
  creditLoss: moneyOrNull,
});

const settingsAnswer = result(
  z.object({ allocated: moneyOrNull, stopEquity: moneyOrNull, multiplier: moneyOrNull }),
);

const stateAnswer = result(z.object({ state }));

/** Copies over HTTP. */
export class HttpCopies implements Copies {
  constructor(private readonly http: HttpClient) {}

  list(signal?: AbortSignal): Promise<readonly Copy[]> {
    return this.http.call('copies', { signal, read: result(list(z.object(COPY))) });
  }

  find(copyId: string, signal?: AbortSignal): Promise<CopyDetails> {
    const read = result(z.object({ ...COPY, positions: list(position), fees: list(fee) }));
    return this.http.call('copy', { query: { id: copyId }, signal, read });
  }

  start(order: CopyOrder & { idempotencyKey: string }): Promise<{ copyId: string; login: number }> {
    const read = result(z.object({ copyId: nonEmptyText, login: id }));
    return this.http.call('copyStrategy', { body: order, read });
  }

  terms(strategyId: number, signal?: AbortSignal): Promise<CopyTerms> {
    return this.http.call('copyTerms', {
      query: { strategy: String(strategyId) },
      signal,
      read: result(terms),
    });
  }

  quoteFunds(fromLogin: number, amount: string, signal?: AbortSignal): Promise<CopyFundsQuote> {
    const query = { fromLogin, amount };
    return this.http.call('copyFundsQuote', { query, signal, read: result(fundsQuote) });
  }

  change(action: CopyAction & CopyRules): Promise<CopySettings> {
    return this.http.call('changeCopy', { body: action, read: settingsAnswer });
  }

  addFunds(action: CopyAction & { amount: string }): Promise<CopySettings> {
    return this.http.call('addCopyFunds', { body: action, read: settingsAnswer });
  }

  removeFunds(action: CopyAction & { amount: string }): Promise<CopySettings> {
    return this.http.call('removeCopyFunds', { body: action, read: settingsAnswer });
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
