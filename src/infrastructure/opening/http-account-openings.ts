import * as z from 'zod/mini';
import type {
  AccountOpenings,
  OpeningOrder,
  AcceptedOpening,
} from '../../application/opening/ports/account-openings';
import { DEFAULT_NICKNAME_LENGTH } from '../../domain/accounts/account-settings';
import type { OpeningOffers, OpeningRequest } from '../../domain/opening/opening';
import { DEFAULT_PASSWORD_RULES } from '../../domain/session/password-rules';
import {
  decimal,
  emptyResult,
  flag,
  idOrNull,
  instantOrNull,
  list,
  moneyOrNull,
  nonEmptyText,
  orElse,
  result,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { passwordRules } from '../session/password-rules';

/** An id or a currency: never empty. */
const kind = z.enum(['live', 'demo']);
const platform = z.enum(['MT4', 'MT5', 'Trader', 'Investor']);
const marginMode = z.enum(['hedging', 'netting']);
const state = z.enum(['pending', 'opened', 'refused', 'cancelled']);
const level = orElse(z.enum(['none', 'sent', 'verified', 'professional']), null);
const amountIn = z.object({ currency: nonEmptyText, amount: decimal });
const amounts = orElse(list(amountIn), []);
const isAllowed = orElse(z.boolean(), true);

const leverage = z.object({
  leverage: z.int(),
  isAllowed,
  needs: level,
  isReviewed: flag,
  margins: amounts,
});
const offer = z.object({
  id: nonEmptyText,
  kind,
  platform,
  accountType: textOrNull,
  server: textOrNull,
  marginModes: orElse(list(marginMode), []),
  currencies: list(nonEmptyText),
  leverages: list(leverage),
  isSwapFreeOffered: flag,
  balances: orElse(list(z.object({ currency: nonEmptyText, amounts: list(decimal) })), []),
  commission: orElse(amountIn, null),
  spread: orElse(z.object({ symbol: nonEmptyText, pips: decimal }), null),
  firstDeposits: amounts,
  needs: level,
  isAllowed,
  isReviewed: flag,
  terms: orElse(z.object({ version: nonEmptyText, url: textOrNull, riskUrl: textOrNull }), null),
});
const offers = z.object({
  level,
  limits: orElse(list(z.object({ kind, most: z.int(), count: z.int() })), []),
  passwordRules: orElse(passwordRules, DEFAULT_PASSWORD_RULES),
  nicknameLength: orElse(z.int(), DEFAULT_NICKNAME_LENGTH),
  offers: list(offer),
});

const acceptedOrder = z.object({ requestId: nonEmptyText, state });
const request = z.object({
  ...acceptedOrder.shape,
  reference: textOrNull,
  kind,
  platform,
  accountType: textOrNull,
  server: textOrNull,
  currency: nonEmptyText,
  leverage: orElse(z.int(), null),
  marginMode: orElse(marginMode, null),
  swapFree: flag,
  balance: moneyOrNull,
  nickname: textOrNull,
  hasReadOnlyPassword: flag,
  login: idOrNull,
  createdAt: instantOrNull,
  decidedAt: instantOrNull,
  decideBy: instantOrNull,
});

/** Accounts that a client opens, over HTTP. */
export class HttpAccountOpenings implements AccountOpenings {
  constructor(private readonly http: HttpClient) {}

  offers(signal?: AbortSignal): Promise<OpeningOffers> {
    return this.http.call('accountOffers', { signal, read: result(offers) });
  }

  open(order: OpeningOrder): Promise<AcceptedOpening> {
    return this.http.call('openAccount', { body: order, read: result(acceptedOrder) });
  }

  requests(signal?: AbortSignal): Promise<readonly OpeningRequest[]> {
    return this.http.call('openRequests', { signal, read: result(list(request)) });
  }

  cancel(requestId: string): Promise<void> {
    return this.http.call('cancelOpenRequest', { body: { requestId }, read: emptyResult });
  }
}
