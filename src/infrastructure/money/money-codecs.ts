import * as z from 'zod/mini';
import { MONEY_STATES } from '../../domain/money/money-states.table';
import { decimal, instantOrNull, list, moneyOrNull, nameIn, orElse, textOrNull } from '../http/codecs';
import { uuidOrNull } from '../http/uuid';

// What answers about accounts' money and about the wallet have in common.

/** An id or a currency: never empty. */
export const name = z.string().check(z.minLength(1));
export const count = orElse(z.int(), null);
export const state = nameIn(MONEY_STATES);

/** Figures of an account before and after a move. */
export const effect = z.object({
  balanceNow: moneyOrNull,
  balanceAfter: moneyOrNull,
  equityNow: moneyOrNull,
  equityAfter: moneyOrNull,
  freeMarginNow: moneyOrNull,
  freeMarginAfter: moneyOrNull,
  marginLevelNow: moneyOrNull,
  marginLevelAfter: moneyOrNull,
  marginCallLevel: moneyOrNull,
});

/** What every quote has. */
export const QUOTED = {
  quoteId: uuidOrNull,
  amount: decimal,
  currency: name,
  fee: decimal,
  net: decimal,
  rate: moneyOrNull,
  received: moneyOrNull,
  receivedCurrency: textOrNull,
  expiresAt: instantOrNull,
  cancelUntil: instantOrNull,
  min: moneyOrNull,
  max: moneyOrNull,
  warnings: orElse(list(name), []),
};

/** What every request has, whatever it moves. */
export const REQUESTED = {
  requestId: name,
  reference: textOrNull,
  kind: z.enum(['deposit', 'withdrawal', 'transfer']),
  state,
  fee: moneyOrNull,
  rate: moneyOrNull,
  network: textOrNull,
  address: textOrNull,
  txid: textOrNull,
  explorerUrl: textOrNull,
  confirmations: count,
  confirmationsNeeded: count,
  createdAt: instantOrNull,
  updatedAt: instantOrNull,
  cancelUntil: instantOrNull,
  reason: textOrNull,
  steps: orElse(list(z.object({ state, at: instantOrNull })), []),
};

/** What the gateway made of an order. */
export const taken = z.object({ requestId: name, state });
