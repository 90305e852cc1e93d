import * as z from 'zod/mini';
import { MONEY_STATES } from '../../domain/money/money-states.table';
import {
  decimal,
  instantOrNull,
  list,
  moneyOrNull,
  nameIn,
  nonEmptyText,
  orElse,
  textOrNull,
} from '../http/codecs';
import { uuidOrNull } from '../http/uuid';

// Readers that the answers about accounts' money and about the wallet share.

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

/** Fields of every quote. */
export const QUOTE_FIELDS = {
  quoteId: uuidOrNull,
  amount: decimal,
  currency: nonEmptyText,
  fee: decimal,
  net: decimal,
  rate: moneyOrNull,
  spreadPercent: moneyOrNull,
  received: moneyOrNull,
  receivedCurrency: textOrNull,
  expiresAt: instantOrNull,
  cancelUntil: instantOrNull,
  min: moneyOrNull,
  max: moneyOrNull,
  creditLoss: moneyOrNull,
  warnings: orElse(list(nonEmptyText), []),
};

/** Fields of every money request. */
export const REQUEST_FIELDS = {
  requestId: nonEmptyText,
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

/** Answer to an accepted order. */
export const acceptedOrder = z.object({ requestId: nonEmptyText, state });
