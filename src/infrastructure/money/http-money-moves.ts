import * as z from 'zod/mini';
import type {
  DepositOrder,
  AcceptedDeposit,
  MoneyMoves,
  AcceptedMoneyOrder,
  TransferOrder,
  WithdrawalOrder,
} from '../../application/money/ports/money-moves';
import type { MoneyQuote, QuoteRequest } from '../../domain/money/money-quote';
import type { MoneyRequest, MoneyRequestState } from '../../domain/money/money-request';
import type { PaymentMethods } from '../../domain/money/payment-method';
import {
  decimal,
  flag,
  id,
  idOrNull,
  instantOrNull,
  list,
  moneyOrNull,
  orElse,
  page,
  result,
  textOrNull,
  nonEmptyText,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { count, effect, QUOTE_FIELDS, REQUEST_FIELDS, acceptedOrder } from './money-codecs';
import { asContractBody } from '../session/passkey-json';

const network = z.object({
  id: nonEmptyText,
  title: textOrNull,
  asset: textOrNull,
  minDeposit: moneyOrNull,
  confirmations: count,
});
const method = z.object({
  id: nonEmptyText,
  kind: z.enum(['card', 'bank', 'crypto']),
  title: textOrNull,
  note: textOrNull,
  currencies: orElse(list(nonEmptyText), []),
  min: moneyOrNull,
  max: moneyOrNull,
  feePercent: moneyOrNull,
  feeFixed: moneyOrNull,
  time: textOrNull,
  networks: orElse(list(network), []),
  needsAddress: flag,
});
const methods = z.object({
  methods: list(method),
  currency: nonEmptyText,
  available: moneyOrNull,
  heldUntil: instantOrNull,
  waitHours: orElse(z.int(), null),
});

const quote = z.pipe(
  z.object({ ...QUOTE_FIELDS, ...effect.shape, receiver: orElse(effect, null) }),
  z.transform((answer) => ({ ...answer, effect: effect.parse(answer) })),
);
const acceptedDeposit = z.object({
  ...acceptedOrder.shape,
  redirectUrl: textOrNull,
});

const request = z.object({
  ...REQUEST_FIELDS,
  login: id,
  toLogin: idOrNull,
  amount: decimal,
  currency: nonEmptyText,
  net: moneyOrNull,
  received: moneyOrNull,
  receivedCurrency: textOrNull,
  methodTitle: textOrNull,
  destination: textOrNull,
  asset: textOrNull,
  payAmount: moneyOrNull,
  minimum: moneyOrNull,
  redirectUrl: textOrNull,
});

/** Money in and out of trading accounts, over HTTP. */
export class HttpMoneyMoves implements MoneyMoves {
  constructor(private readonly http: HttpClient) {}

  methods(login: number, direction: 'deposit' | 'withdraw', signal?: AbortSignal): Promise<PaymentMethods> {
    return this.http.call('paymentMethods', { query: { login, direction }, signal, read: result(methods) });
  }

  quote(body: QuoteRequest, signal?: AbortSignal): Promise<MoneyQuote> {
    return this.http.call('quoteMoney', { body, signal, read: result(quote) });
  }

  deposit(order: DepositOrder): Promise<AcceptedDeposit> {
    return this.http.call('deposit', { body: order, read: result(acceptedDeposit) });
  }

  withdraw(order: WithdrawalOrder): Promise<AcceptedMoneyOrder> {
    return this.http.call('withdraw', { body: asContractBody(order), read: result(acceptedOrder) });
  }

  transfer(order: TransferOrder): Promise<AcceptedMoneyOrder> {
    return this.http.call('transfer', { body: order, read: result(acceptedOrder) });
  }

  async pending(login?: number, signal?: AbortSignal): Promise<readonly MoneyRequest[]> {
    const query = login === undefined ? { state: 'pending' as const } : { login, state: 'pending' as const };
    return (await this.http.call('moneyRequests', { query, signal, read: page(list(request)) })).items;
  }

  request(requestId: string, signal?: AbortSignal): Promise<MoneyRequest> {
    return this.http.call('moneyRequest', { query: { id: requestId }, signal, read: result(request) });
  }

  async cancel(requestId: string, idempotencyKey: string): Promise<MoneyRequestState> {
    const body = { requestId, idempotencyKey };
    return (await this.http.call('cancelMoneyRequest', { body, read: result(acceptedOrder) })).state;
  }
}
