import {
  type Account,
  bind,
  type DepositOrder,
  type DepositTaken,
  ERROR_CODE,
  type MoneyMove,
  MoneyMoves,
  type MoneyQuote,
  type MoneyRequest,
  type MoneyRequestState,
  type MoneyTaken,
  type PaymentMethod,
  type PaymentMethods,
  PortalError,
  type QuoteAsked,
  type TransferOrder,
  type WithdrawalOrder,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { answer } from './answer';
import { type Book, bookWorld, clientsBook } from './trading';
import { inMemory, replaces, runner, signedIn } from './trial';

/*
 * Acme's cashier: it takes cards, pays out to banks, and knows one network. Nothing costs anything.
 */

const METHOD = {
  note: null,
  currencies: ['USD'],
  min: '10.00',
  max: null,
  feePercent: null,
  feeFixed: null,
  time: null,
};
const ASSET: PaymentMethod = {
  ...METHOD,
  id: 'tether',
  kind: 'crypto',
  title: 'Tether',
  networks: [{ id: 'TRC20', title: 'Tron', asset: 'USDT', minDeposit: '10.00', confirmations: 20 }],
  needsAddress: true,
};
const METHODS: Readonly<Record<'deposit' | 'withdraw', readonly PaymentMethod[]>> = {
  deposit: [{ ...METHOD, id: 'card', kind: 'card', title: 'Card', networks: [], needsAddress: false }, ASSET],
  withdraw: [{ ...METHOD, id: 'bank', kind: 'bank', title: 'Bank', networks: [], needsAddress: true }, ASSET],
};
/** Pence of a pound would do; the book's amounts have two digits. */
const cents = (amount: string | null) => Math.round(Number(amount ?? 0) * 100);
const written = (amount: number) => (amount / 100).toFixed(2);
const IN_DOLLARS: Readonly<Record<string, number>> = { USD: 1, EUR: 1.15 };
const CANCEL_MS = 3_600_000;

/** What an order was answered, by its key. */
type Answers<T> = Map<string, { readonly order: string; readonly made: T }>;

/** Money in and out of the accounts of the book. */
export class BookCashier implements MoneyMoves {
  readonly #book: Book;
  readonly #requests: MoneyRequest[] = [];
  readonly #deposits: Answers<DepositTaken> = new Map();
  readonly #taken: Answers<MoneyTaken> = new Map();
  readonly #cancelled: Answers<MoneyRequestState> = new Map();

  constructor(book: Book) {
    this.#book = book;
  }

  methods(login: number, direction: 'deposit' | 'withdraw', signal?: AbortSignal): Promise<PaymentMethods> {
    return answer(() => {
      const account = this.#book.account(login);
      const available = direction === 'withdraw' ? written(free(account)) : null;
      return { methods: METHODS[direction], currency: account.currency, available, heldUntil: null };
    }, signal);
  }

  quote(asked: QuoteAsked, signal?: AbortSignal): Promise<MoneyQuote> {
    return answer(() => this.#quote(asked), signal);
  }

  deposit(order: DepositOrder): Promise<DepositTaken> {
    return this.#once(this.#deposits, order, () => {
      const quote = this.#quote({ ...order, direction: 'deposit' });
      const isAsset = order.network !== undefined && order.network !== null;
      const redirectUrl = isAsset ? null : 'https://pay.acme.example/';
      const request = this.#add('deposit', order.login, quote, {
        redirectUrl,
        ...(isAsset && {
          ...{ network: order.network, address: 'TAcme1', confirmationsNeeded: 20 },
          ...{ asset: 'USDT', payAmount: order.amount, minimum: '10.00' },
        }),
      });
      return { ...request, redirectUrl };
    });
  }

  withdraw(order: WithdrawalOrder): Promise<MoneyTaken> {
    return this.#once(this.#taken, order, () => {
      const quote = this.#quote({ ...order, direction: 'withdraw' });
      this.#move(order.login, -cents(order.amount));
      return this.#add('withdrawal', order.login, quote, {
        destination: `•••• ${order.destination?.slice(-4) ?? ''}`,
        cancelUntil: new Date(Date.now() + CANCEL_MS).toISOString(),
      });
    });
  }

  transfer(order: TransferOrder): Promise<MoneyTaken> {
    return this.#once(this.#taken, order, () => {
      const { fromLogin, toLogin, amount } = order;
      const quote = this.#quote({ ...order, direction: 'transfer', login: fromLogin });
      this.#move(fromLogin, -cents(amount));
      this.#move(toLogin, cents(quote.received));
      return this.#add('transfer', fromLogin, quote, { toLogin, state: 'completed' });
    });
  }

  pending(login?: number, signal?: AbortSignal): Promise<readonly MoneyRequest[]> {
    return answer(() => {
      if (login !== undefined) this.#book.account(login);
      return this.#requests.filter(
        (one) => one.state === 'pending' && (login === undefined || one.login === login),
      );
    }, signal);
  }

  request(requestId: string, signal?: AbortSignal): Promise<MoneyRequest> {
    return answer(() => this.#find(requestId), signal);
  }

  cancel(requestId: string, idempotencyKey: string): Promise<MoneyRequestState> {
    return this.#once(this.#cancelled, { requestId, idempotencyKey }, () => {
      const request = this.#find(requestId);
      if (request.state !== 'pending' || request.cancelUntil === null)
        throw PortalError.refused([ERROR_CODE.refused], 400);
      const state = 'cancelled' as const;
      this.#requests[this.#requests.indexOf(request)] = { ...request, state, cancelUntil: null };
      this.#move(request.login, cents(request.amount));
      return state;
    });
  }

  /** What a key was answered first, it is answered again. */
  #once<T, Order extends { readonly idempotencyKey: string }>(
    answers: Answers<T>,
    order: Order,
    carryOut: () => T,
  ): Promise<T> {
    return answer(() => {
      const before = answers.get(order.idempotencyKey);
      if (before?.order === JSON.stringify(order)) return before.made;
      if (before) throw PortalError.refused([ERROR_CODE.idempotencyConflict], 409);
      const made = carryOut();
      answers.set(order.idempotencyKey, { order: JSON.stringify(order), made });
      return made;
    });
  }

  #quote({ direction, login, toLogin, amount, currency }: QuoteAsked): MoneyQuote {
    const account = this.#book.account(login);
    if (direction !== 'deposit' && cents(amount) > free(account)) {
      const details = { available: written(free(account)), currency };
      throw PortalError.refused([ERROR_CODE.refused], 400, undefined, details);
    }
    const target = direction === 'transfer' ? this.#book.account(toLogin ?? 0) : null;
    const rate = target ? (IN_DOLLARS[currency] ?? 1) / (IN_DOLLARS[target.currency] ?? 1) : 1;
    const received = target && written(Math.round(cents(amount) * rate));
    return {
      quoteId: null,
      amount,
      currency,
      fee: '0.00',
      net: amount,
      rate: rate === 1 ? null : rate.toFixed(4),
      received,
      receivedCurrency: target?.currency ?? null,
      expiresAt: null,
      cancelUntil: null,
      min: null,
      max: null,
      effect: effectOf(account, SIGN[direction] * cents(amount)),
      receiver: target && effectOf(target, cents(received)),
      warnings: [],
    };
  }

  #move(login: number, by: number): void {
    const { balanceAfter, equityAfter, freeMarginAfter } = effectOf(this.#book.account(login), by);
    this.#book.change(login, { balance: balanceAfter, equity: equityAfter, freeMargin: freeMarginAfter });
  }

  #add(
    kind: MoneyRequest['kind'],
    login: number,
    { amount, currency, fee, net, rate, received, receivedCurrency }: MoneyQuote,
    more: Partial<MoneyRequest>,
  ): MoneyTaken {
    const at = new Date().toISOString();
    const requestId = `acme-${this.#requests.length + 1}`;
    const { state = 'pending' } = more;
    this.#requests.push({
      ...{ requestId, reference: requestId, kind, login, amount, currency, fee, net, rate, received },
      ...{ receivedCurrency, toLogin: null, methodTitle: null, destination: null, network: null },
      ...{ asset: null, payAmount: null, minimum: null, explorerUrl: null },
      ...{ address: null, redirectUrl: null, txid: null, confirmations: null, confirmationsNeeded: null },
      ...{ createdAt: at, updatedAt: at, steps: [{ state, at }], cancelUntil: null, reason: null },
      ...more,
      state,
    });
    return { requestId, state };
  }

  #find(requestId: string): MoneyRequest {
    const found = this.#requests.find((one) => one.requestId === requestId);
    if (!found) throw PortalError.refused([ERROR_CODE.notFound], 404);
    return found;
  }
}

const SIGN: Readonly<Record<MoneyMove, number>> = { deposit: 1, withdraw: -1, transfer: -1 };

function free({ balance, freeMargin }: Account): number {
  return Math.min(cents(balance), cents(freeMargin));
}

function effectOf(account: Account, by: number): MoneyQuote['effect'] {
  const { balance, equity, freeMargin, marginLevel, marginCallLevel } = account;
  const after = (figure: string | null) => (figure === null ? null : written(cents(figure) + by));
  return {
    ...{ balanceNow: balance, equityNow: equity, freeMarginNow: freeMargin, marginLevelNow: marginLevel },
    ...{ balanceAfter: after(balance), equityAfter: after(equity), freeMarginAfter: after(freeMargin) },
    ...{ marginLevelAfter: null, marginCallLevel },
  };
}

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(MoneyMoves, () => new BookCashier(clientsBook()), {
    stock: kit.FakeMoneyMoves.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(MoneyMoves).pending(),
  });
  kit.describeMoneyMovesContract(
    runner,
    'Book',
    bookWorld((book) => [bind(MoneyMoves, () => new BookCashier(book))]),
    inMemory,
  );
}
