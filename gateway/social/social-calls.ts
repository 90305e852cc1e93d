import type { Calls } from '../http/call';
import type { Attempts } from '../db/attempts';
import type { Clock } from '../kernel/time';
import type { Copies } from './copy/copies';
import type { Database } from '../db/open-database';
import type { TradingAccounts } from '../accounts/trading-accounts';
import { ATTEMPT_RULES } from '../db/attempt-rules.table';
import { quoteFunds } from './copy/copy-funds';
import { findCopy, listCopies } from './copy/copy-reading';
import { readCopyTerms } from './copy/copy-terms';
import { PeriodCosts } from './strategy/period-costs';
import { rehearse } from './rehearsal/rehearsals';
import { listStrategies } from './strategy/strategy-list';
import { findStrategy } from './strategy/strategy-page';

type SocialCalls = Calls<
  | 'getStrategies'
  | 'getStrategy'
  | 'getCopyTerms'
  | 'getRehearsal'
  | 'getCopyFundsQuote'
  | 'copyStrategy'
  | 'getCopies'
  | 'getCopy'
  | 'changeCopy'
  | 'addCopyFunds'
  | 'removeCopyFunds'
  | 'stopCopy'
  | 'pauseCopy'
  | 'resumeCopy'
>;

interface SocialCallsDeps {
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly copies: Copies;
  readonly db: Database;
  readonly tradingAccounts: TradingAccounts;
}

/** Strategies to copy, and the client's copies. */
export function socialCalls({ attempts, clock, copies, db, tradingAccounts }: SocialCallsDeps): SocialCalls {
  const costs = new PeriodCosts(db);
  return {
    getStrategies: ({ client }) => listStrategies(db, client, clock()),

    getStrategy: ({ client, query: { cursor, id } }) =>
      findStrategy(db, costs, client, Number(id), cursor, clock()),

    getCopyTerms: ({ client, query: { strategy } }) => readCopyTerms(db, client, Number(strategy), clock()),

    getRehearsal: async ({ client, query: { strategy, withOpen = false, ...request } }) => {
      await attempts.countAttempt(ATTEMPT_RULES.rehearsal, String(client.id));
      return rehearse(db, client, { ...request, strategyId: Number(strategy), withOpen }, clock());
    },

    getCopyFundsQuote: ({ client, query: { amount, fromLogin } }) =>
      quoteFunds(db, tradingAccounts, client, fromLogin, amount),

    copyStrategy: ({ body: { idempotencyKey, strategyId, ...order }, client }) =>
      copies.start(client, idempotencyKey, { ...order, strategyId: Number(strategyId) }),

    getCopies: ({ client }) => listCopies(db, client.id, clock()),

    getCopy: ({ client, query: { id } }) => findCopy(db, client.id, id, clock()),

    changeCopy: ({ body: { copyId, idempotencyKey, multiplier, stop }, client }) =>
      copies.change(client, idempotencyKey, copyId, { multiplier, stop }),

    addCopyFunds: ({ body: { amount, copyId, idempotencyKey }, client }) =>
      copies.add(client, idempotencyKey, copyId, amount),

    removeCopyFunds: ({ body: { amount, copyId, idempotencyKey }, client }) =>
      copies.remove(client, idempotencyKey, copyId, amount),

    stopCopy: ({ body: { copyId, idempotencyKey }, client }) => copies.stop(client, idempotencyKey, copyId),

    pauseCopy: ({ body: { copyId, idempotencyKey }, client }) =>
      copies.setPaused(client, idempotencyKey, copyId, true),

    resumeCopy: ({ body: { copyId, idempotencyKey }, client }) =>
      copies.setPaused(client, idempotencyKey, copyId, false),
  };
}
