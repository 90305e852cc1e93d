import Big from 'big.js';
import type {
  DepositOrder,
  AcceptedDeposit,
  MoneyMoves,
  AcceptedMoneyOrder,
  TransferOrder,
  WithdrawalOrder,
} from '../../application/money/ports/money-moves';
import type { MoneyQuote, QuoteRequest } from '../../domain/money/money-quote';
import {
  canCancel,
  isUnderWay,
  type MoneyRequest,
  type MoneyRequestState,
} from '../../domain/money/money-request';
import type { PaymentMethods } from '../../domain/money/payment-method';
import { IdempotentOrders } from '../kernel/idempotent-orders';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';
import { ownAccount } from '../accounts/own-account';
import { refuse } from '../kernel/refuse';
import {
  changeBalance,
  checkProof,
  creditLossOf,
  effectOf,
  isBelowCall,
  moneyAccount,
  refuseBeyondLimits,
  withdrawableOf,
} from './fake-money';
import { METHODS, methodOf } from './fake-payment-methods';

const ADDRESS = 'TPrt9QmE4xVfK2sNhW7cJb3uYzLd6Ra9f2';
/** Value of one unit in US dollars. */
const IN_USD: Readonly<Record<string, string>> = { USD: '1', EUR: '1.1523', GBP: '1.3050' };
const QUOTE_MS = 60_000;
const SPREAD_PERCENT = '0.25';
const CANCEL_MS = 4 * 3_600_000;

interface OwnedRequest {
  readonly owner: FakeClient;
  request: MoneyRequest;
}

/** Money in and out of the accounts of the backend's clients. */
export class FakeMoneyMoves implements MoneyMoves {
  /** The credit of bonuses by login; none by default. */
  readonly bonusCredit = new Map<number, string>();
  private readonly requests: OwnedRequest[] = [];
  private readonly quoteExpiries = new Map<string, number>();

  private readonly orders: IdempotentOrders;

  constructor(private readonly backend: FakeBackend) {
    this.orders = new IdempotentOrders(backend);
  }

  methods(login: number, direction: 'deposit' | 'withdraw', signal?: AbortSignal): Promise<PaymentMethods> {
    const answer = (client: FakeClient): PaymentMethods => {
      const account = moneyAccount(client, login);
      return {
        methods: METHODS.filter(({ kind }) => direction === 'deposit' || kind !== 'card'),
        currency: account.currency,
        available: direction === 'withdraw' ? withdrawableOf(account).toFixed(2) : null,
        heldUntil: null,
        waitHours: 24,
      };
    };
    return this.backend.answerClient('paymentMethods', answer, { args: [login, direction], signal });
  }

  quote(request: QuoteRequest, signal?: AbortSignal): Promise<MoneyQuote> {
    const answer = (client: FakeClient): MoneyQuote => this.quoteOf(client, request);
    return this.backend.answerClient('quoteMoney', answer, { args: [request], signal });
  }

  deposit(order: DepositOrder): Promise<AcceptedDeposit> {
    return this.orders.run('deposit', order, (client) => {
      const quote = this.quoteOf(client, { ...order, direction: 'deposit' });
      const method = methodOf(order.methodId);
      const network = method.networks.find(({ id }) => id === order.network);
      if (method.networks.length > 0 && !network) return refuse('invalid');
      const { requestId } = this.addRequest(client, 'deposit', order.login, quote, {
        methodTitle: method.title,
        network: network?.id ?? null,
        address: network ? ADDRESS : null,
        confirmations: network ? 0 : null,
        confirmationsNeeded: network?.confirmations ?? null,
        asset: network?.asset ?? null,
        payAmount: network ? quote.amount : null,
        minimum: network?.minDeposit ?? null,
        redirectUrl: network ? null : `https://cashier.example/pay/${this.requests.length}`,
      });
      return {
        requestId,
        state: 'pending',
        redirectUrl: this.findRequest(requestId).request.redirectUrl,
      };
    });
  }

  withdraw({ assertion, code, password, ...order }: WithdrawalOrder): Promise<AcceptedMoneyOrder> {
    return this.orders.run('withdraw', order, (client) => {
      const quote = this.quoteOf(client, { ...order, direction: 'withdraw' });
      const method = methodOf(order.methodId);
      if (method.needsAddress && !order.destination) return refuse('invalid');
      checkProof(client, { assertion, code, password }, this.isKnown(client, order.destination));
      changeBalance(client, order.login, new Big(order.amount).times(-1));
      return acceptedOrderOf(
        this.addRequest(client, 'withdrawal', order.login, quote, {
          methodTitle: method.title,
          destination: maskedDestination(order.destination),
          cancelUntil: this.timestamp(CANCEL_MS),
        }),
      );
    });
  }

  transfer(order: TransferOrder): Promise<AcceptedMoneyOrder> {
    return this.orders.run('transfer', order, (client) => {
      const { fromLogin: login, toLogin, amount, currency } = order;
      const quote = this.quoteOf(client, { direction: 'transfer', login, toLogin, amount, currency });
      const quoteExpiry = this.quoteExpiries.get(order.quoteId ?? '') ?? (quote.rate === null ? Infinity : 0);
      if (quoteExpiry < this.backend.now()) return refuse('expired', 409);
      changeBalance(client, login, new Big(amount).times(-1));
      changeBalance(client, toLogin, new Big(quote.received ?? amount));
      return acceptedOrderOf(
        this.addRequest(client, 'transfer', login, quote, { state: 'completed', toLogin }),
      );
    });
  }

  pending(login?: number, signal?: AbortSignal): Promise<readonly MoneyRequest[]> {
    const answer = (client: FakeClient) => {
      if (login !== undefined) ownAccount(client, login);
      return this.requests
        .filter(({ owner, request }) => owner === client && isUnderWay(request))
        .map(({ request }) => request)
        .filter((request) => login === undefined || request.login === login)
        .reverse();
    };
    return this.backend.answerClient('moneyRequests', answer, { args: [login], signal });
  }

  request(requestId: string, signal?: AbortSignal): Promise<MoneyRequest> {
    return this.backend.answerClient(
      'moneyRequest',
      (client) => this.findRequest(requestId, client).request,
      {
        args: [requestId],
        signal,
      },
    );
  }

  async cancel(requestId: string, idempotencyKey: string): Promise<MoneyRequestState> {
    const { state } = await this.orders.run('cancelMoneyRequest', { requestId, idempotencyKey }, (client) => {
      const { request } = this.findRequest(requestId, client);
      if (!canCancel(request, this.backend.now())) return refuse('refused');
      if (request.kind === 'withdrawal') changeBalance(client, request.login, new Big(request.amount));
      return this.advance(requestId, 'cancelled');
    });
    return state;
  }

  /** Moves a request to its next state, as the broker does. */
  advance(requestId: string, state: MoneyRequestState, changes: Partial<MoneyRequest> = {}): MoneyRequest {
    const entry = this.findRequest(requestId);
    const timestamp = this.timestamp();
    const cancelUntil = state === 'pending' ? entry.request.cancelUntil : null;
    const steps = [...entry.request.steps, { state, at: timestamp }];
    entry.request = { ...entry.request, cancelUntil, ...changes, state, steps, updatedAt: timestamp };
    if (state === 'completed' && entry.request.kind === 'deposit')
      changeBalance(entry.owner, entry.request.login, new Big(entry.request.net ?? 0));
    return entry.request;
  }

  /** True for a destination that money has reached; the fake does not store it whole. */
  private isKnown(client: FakeClient, destination: string | null | undefined): boolean {
    return this.requests.some(
      ({ owner, request }) =>
        owner === client &&
        request.state === 'completed' &&
        request.destination === maskedDestination(destination),
    );
  }

  private addRequest(
    owner: FakeClient,
    kind: MoneyRequest['kind'],
    login: number,
    quote: MoneyQuote,
    changes: Partial<MoneyRequest>,
  ): MoneyRequest {
    const number = this.requests.length + 1;
    const timestamp = this.timestamp();
    const state = changes.state ?? 'pending';
    const request: MoneyRequest = {
      requestId: `request-${number}`,
      reference: `R-${String(number).padStart(6, '0')}`,
      kind,
      state,
      login,
      toLogin: null,
      amount: quote.amount,
      currency: quote.currency,
      fee: quote.fee,
      net: quote.net,
      rate: quote.rate,
      received: quote.received,
      receivedCurrency: quote.receivedCurrency,
      methodTitle: null,
      destination: null,
      network: null,
      address: null,
      asset: null,
      payAmount: null,
      minimum: null,
      redirectUrl: null,
      txid: null,
      explorerUrl: null,
      confirmations: null,
      confirmationsNeeded: null,
      createdAt: timestamp,
      updatedAt: timestamp,
      steps: [{ state, at: timestamp }],
      cancelUntil: null,
      reason: null,
      ...changes,
    };
    this.requests.push({ owner, request });
    return request;
  }

  private quoteOf(client: FakeClient, request: QuoteRequest): MoneyQuote {
    const { direction, login, toLogin, amount, currency } = request;
    const account = moneyAccount(client, login);
    if (currency !== account.currency) return refuse('invalid');
    const method = direction === 'transfer' ? undefined : methodOf(request.methodId ?? '');
    const target = direction === 'transfer' ? moneyAccount(client, toLogin ?? 0) : undefined;
    if (target === account) return refuse('invalid');
    const available = direction === 'deposit' ? null : withdrawableOf(account).toFixed(2);
    const value = new Big(amount);
    const { min = null, max = null } = method ?? {};
    refuseBeyondLimits(amount, { currency, min, max, available });
    const fee = value
      .times(method?.feePercent ?? 0)
      .div(100)
      .plus(method?.feeFixed ?? 0);
    const net = value.minus(fee);
    const rate = target && target.currency !== currency ? rateOf(currency, target.currency) : null;
    const quoteId = rate === null ? null : crypto.randomUUID();
    if (quoteId !== null) this.quoteExpiries.set(quoteId, this.backend.now() + QUOTE_MS);
    const effect = effectOf(account, direction === 'deposit' ? net : value.times(-1));
    const received = target ? net.times(rate ?? 1).toFixed(2) : null;
    return {
      quoteId,
      amount,
      currency,
      fee: fee.toFixed(2),
      net: net.toFixed(2),
      rate,
      spreadPercent: rate === null ? null : SPREAD_PERCENT,
      received,
      receivedCurrency: target?.currency ?? null,
      expiresAt: quoteId === null ? null : this.timestamp(QUOTE_MS),
      cancelUntil: direction === 'withdraw' ? this.timestamp(CANCEL_MS) : null,
      min,
      max: max ?? available,
      effect,
      receiver: target ? effectOf(target, new Big(received ?? 0)) : null,
      creditLoss: direction === 'deposit' ? null : creditLossOf(this.bonusCredit.get(login), account, value),
      warnings: isBelowCall(effect) ? ['marginCall'] : [],
    };
  }

  private findRequest(requestId: string, client?: FakeClient): OwnedRequest {
    const match = this.requests.find(
      ({ owner, request }) => request.requestId === requestId && (client === undefined || owner === client),
    );
    return match ?? refuse('notFound', 404);
  }

  private timestamp(laterMs = 0): string {
    return new Date(this.backend.now() + laterMs).toISOString();
  }
}

function rateOf(from: string, to: string): string {
  const [fromRate, toRate] = [IN_USD[from], IN_USD[to]];
  if (fromRate === undefined || toRate === undefined) return refuse('failed');
  return new Big(fromRate).div(toRate).toFixed(4);
}

const maskedDestination = (destination: string | null | undefined): string =>
  `•••• ${destination?.slice(-4) ?? ''}`;

const acceptedOrderOf = ({ requestId, state }: MoneyRequest): AcceptedMoneyOrder => ({ requestId, state });
