import { makeAutoObservable, runInAction } from 'mobx';
import type { Account, Money } from '../../domain/accounts/account';
import { largestAmount, type AmountLimits } from '../../domain/money/amount-check';
import { canMoveMoney, moneyAddress, paymentPage, type MoneyMove } from '../../domain/accounts/money-move';
import type { MoneyQuote } from '../../domain/money/money-quote';
import type { PaymentMethod, PaymentMethods, PaymentNetwork } from '../../domain/money/payment-method';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import type { AcceptedDeposit, MoneyMoves, AcceptedMoneyOrder, QuoteRequest } from './ports/money-moves';
import { dataOf, type Remote } from '../remote/remote';
import type { QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from '../accounts/accounts-query';
import {
  OrderForm,
  type OrderFormPorts,
  type OrderFormStores,
  type OrderTerms,
  type SentOrder,
} from './order-form';
import type { OrderProof } from './order-sending';

export interface MoneyFormPorts extends OrderFormPorts {
  moves: MoneyMoves;
  accounts: Accounts;
}

/** Fields of a form's draft besides the amount; destinations and codes are never stored (D7). */
export type DraftField = 'method' | 'network' | 'to';
/** Fields that are never stored. */
export type SecretField = 'destination' | 'memo';

const EMPTY_SECRET = Object.freeze({ destination: '', memo: '' });

/** Parts of an order that can be missing. */
type OrderPart = DraftField | 'destination';

/** Calls whose answers change with an order: they are made again. */
export const CALLS_WITH_MONEY: readonly string[] = [
  'accounts',
  'paymentMethods',
  'moneyRequests',
  'moneyRequest',
  'notifications',
  'clientBlockers',
];

/** Depositing, withdrawing and transferring (D9), one order at a time. */
export class MoneyFormStore implements OrderTerms<OrderPart, QuoteRequest> {
  move: MoneyMove = 'deposit';
  login = 0;
  /** The deposit that was started last on this page. */
  startedDeposit: AcceptedDeposit | null = null;
  readonly order: OrderForm<DraftField, OrderPart, QuoteRequest, MoneyQuote>;
  private secret: Readonly<Record<SecretField, string>> = EMPTY_SECRET;
  readonly #methods: QueryFamily<PaymentMethods, [login: number, direction: string]>;
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #ports: MoneyFormPorts;

  constructor(ports: MoneyFormPorts, stores: OrderFormStores, newKey: () => string) {
    this.#ports = ports;
    const { moves, accounts, queries } = ports;
    this.order = new OrderForm(ports, stores, newKey, this, (asked, signal) => moves.quote(asked, signal));
    this.#accounts = accountsQuery(queries, accounts);
    this.#methods = queries.family({
      scope: 'client',
      call: 'paymentMethods',
      freshForMs: 0,
      read: (signal, login: number, direction) =>
        moves.methods(login, direction as 'deposit' | 'withdraw', signal),
    });
    makeAutoObservable(this);
  }

  /** Shows the form; returns a function for when it is left. */
  open(move: MoneyMove, login: number): () => void {
    this.move = move;
    this.login = login;
    return this.order.open(`money.${move}.${login}`, this.#methodsQuery.load());
  }

  /** Payment methods; a transfer has none and uses only the available amount. */
  get methods(): Remote<PaymentMethods> {
    return this.#methodsQuery.state;
  }

  retry(): void {
    this.#methodsQuery.retry();
  }

  get account(): Account | undefined {
    return this.accounts.find(({ login }) => login === this.login);
  }

  /** The client's other accounts that can receive money. */
  get targets(): readonly Account[] {
    return this.accounts.filter((account) => account.login !== this.login && canMoveMoney(account));
  }

  get target(): Account | undefined {
    return this.targets.find(({ login }) => String(login) === this.order.text('to'));
  }

  /** The chosen method, or the only one. */
  get method(): PaymentMethod | undefined {
    if (this.move === 'transfer') return undefined;
    const methods = dataOf(this.methods)?.methods ?? [];
    return methods.length === 1 ? methods[0] : methods.find(({ id }) => id === this.order.text('method'));
  }

  get network(): PaymentNetwork | undefined {
    const networks = this.method?.networks ?? [];
    return networks.length === 1 ? networks[0] : networks.find(({ id }) => id === this.order.text('network'));
  }

  secretText(field: SecretField): string {
    return this.secret[field];
  }

  setSecretText(field: SecretField, value: string): void {
    this.secret = { ...this.secret, [field]: value };
    this.order.markTouched(field);
  }

  get limits(): AmountLimits {
    const { method, move } = this;
    const currency = dataOf(this.methods)?.currency ?? this.account?.currency ?? '';
    const availableToMove = move === 'withdraw' ? this.#available : null;
    const { min = null, max = null } = method ?? this.order.quoting.quote ?? {};
    return { currency, min, max, available: availableToMove };
  }

  /** Null for a deposit. */
  get largestAmount(): Money {
    const available = this.#available;
    return available === null ? null : largestAmount({ ...this.limits, available });
  }

  get isReviewed(): boolean {
    return this.move === 'withdraw';
  }

  missing(): readonly OrderPart[] {
    const { method, move, network, target, secret } = this;
    const isPaid = move !== 'transfer';
    const isMissing: Readonly<Record<OrderPart, boolean>> = {
      method: isPaid && !method,
      network: isPaid && method !== undefined && method.networks.length > 0 && !network,
      destination: move === 'withdraw' && method?.needsAddress === true && secret.destination.trim() === '',
      to: !isPaid && !target,
    };
    return (Object.keys(isMissing) as OrderPart[]).filter((part) => isMissing[part]);
  }

  toQuote(amount: string): QuoteRequest | null {
    const { login, method, move, network, target } = this;
    const isComplete = move === 'transfer' ? target !== undefined : method !== undefined;
    if (!isComplete) return null;
    return {
      direction: move,
      login,
      amount,
      currency: this.limits.currency,
      toLogin: target?.login ?? null,
      methodId: method?.id ?? null,
      network: network?.id ?? null,
    };
  }

  /** Returns the payment page of the deposit just started, once, so that going back does not open it again. */
  takePaymentPage(requestId: string): string | null {
    const { startedDeposit } = this;
    if (startedDeposit?.requestId !== requestId) return null;
    this.startedDeposit = { ...startedDeposit, redirectUrl: null };
    return this.paymentPage(startedDeposit.redirectUrl);
  }

  paymentPage(url: string | null): string | null {
    return paymentPage(url, this.#ports.page.address.origin);
  }

  submit(by?: 'typed' | 'passkey'): Promise<void> {
    const { move, login, order } = this;
    return order.submit(async (sentOrder, proof) => {
      const acceptedOrder = await this.#send(sentOrder, proof);
      runInAction(() => {
        this.startedDeposit = 'redirectUrl' in acceptedOrder ? acceptedOrder : null;
        this.secret = EMPTY_SECRET;
        order.onAccepted(CALLS_WITH_MONEY, moneyAddress(move, login, acceptedOrder.requestId));
      });
    }, by);
  }

  #send(sentOrder: SentOrder, proof: OrderProof): Promise<AcceptedMoneyOrder | AcceptedDeposit> {
    const { moves } = this.#ports;
    const { login, method, move, network, target, secret } = this;
    const order = { ...sentOrder, currency: this.limits.currency };
    if (move === 'transfer')
      return moves.transfer({
        ...order,
        fromLogin: login,
        toLogin: target?.login ?? 0,
        quoteId: this.order.quoting.quote?.quoteId ?? null,
      });
    const paymentOrder = { ...order, login, methodId: method?.id ?? '', network: network?.id ?? null };
    if (move === 'deposit') return moves.deposit(paymentOrder);
    return moves.withdraw({
      ...paymentOrder,
      ...proof,
      destination: secret.destination.trim() || null,
      memo: secret.memo.trim() || null,
    });
  }

  get #available(): Money {
    return dataOf(this.methods)?.available ?? null;
  }

  private get accounts(): readonly Account[] {
    return dataOf(this.#accounts.state)?.accounts ?? [];
  }

  get #methodsQuery(): RemoteQuery<PaymentMethods> {
    return this.#methods(this.login, this.move === 'deposit' ? 'deposit' : 'withdraw');
  }
}
