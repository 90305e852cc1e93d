import * as z from 'zod/mini';
import type { NewDestination, PartnerPayouts } from '../../application/partnership/ports/partner-payouts';
import { PAYOUT_HINDRANCES, type PartnerStatement, type PayoutPage } from '../../domain/partnership/payout';
import {
  emptyResult,
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
import { asContractBody } from '../session/passkey-json';

const loginOrNull = orElse(z.int(), null);

/** Why a pay day does not pay. */
export const hindrances = list(z.enum(PAYOUT_HINDRANCES));

const month = z.string().check(z.regex(/^\d{4}-\d\d$/));

const payout = z.object({
  id,
  month,
  at: instantOrNull,
  state: z.enum(['sent', 'waiting']),
  amount: moneyOrNull,
  currency: nonEmptyText,
  login: loginOrNull,
  asset: textOrNull,
  received: moneyOrNull,
  receivedCurrency: textOrNull,
  rate: textOrNull,
  missing: hindrances,
});

const destination = z.object({
  login: loginOrNull,
  asset: textOrNull,
  currency: textOrNull,
  usableFrom: instantOrNull,
});

const payoutPage = z.object({
  items: list(payout),
  next: textOrNull,
  destination: orElse(destination, null),
  assets: orElse(list(nonEmptyText), []),
});

const statement = z.object({
  number: textOrNull,
  month,
  currency: nonEmptyText,
  opening: moneyOrNull,
  lines: list(
    z.object({
      scheme: orElse(z.enum(['lot', 'revenue', 'cpa']), null),
      level: z.int(),
      count: z.int(),
      amount: moneyOrNull,
    }),
  ),
  clawbacks: moneyOrNull,
  payouts: list(z.object({ at: instantOrNull, amount: moneyOrNull, login: loginOrNull, asset: textOrNull })),
  closing: moneyOrNull,
  asOf: instantOrNull,
});

/** A partner's payouts over HTTP. */
export class HttpPartnerPayouts implements PartnerPayouts {
  constructor(private readonly http: HttpClient) {}

  payouts(query: { cursor?: string }, signal?: AbortSignal): Promise<PayoutPage> {
    return this.http.call('partnerPayouts', { query, signal, read: result(payoutPage) });
  }

  statement(query: { month: string; currency: string }, signal?: AbortSignal): Promise<PartnerStatement> {
    return this.http.call('partnerStatement', { query, signal, read: result(statement) });
  }

  changeDestination(newDestination: NewDestination): Promise<void> {
    const kind = newDestination.asset === null ? ('account' as const) : ('wallet' as const);
    const body = asContractBody({ ...newDestination, kind });
    return this.http.call('changePartnerDestination', { body, read: emptyResult });
  }
}
