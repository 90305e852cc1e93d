import { makeAutoObservable, runInAction } from 'mobx';
import type { Account, Money } from '../../domain/accounts/account';
import { mostOf, type AmountLimits } from '../../domain/money/amount-check';
import { canMoveMoney, moneyAddress, paymentPage, type MoneyMove } from '../../domain/accounts/money-move';
import type { MoneyQuote } from '../../domain/money/money-quote';
import type { PaymentMethod, PaymentMethods, PaymentNetwork } from '../../domain/money/payment-method';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import type { DepositTaken, MoneyMoves, MoneyTaken, QuoteAsked } from './ports/money-moves';
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

/** What is kept of a form in its draft beside the amount; where money goes and codes are not (D7). */
export type KeptField = 'method' | 'network' | 'to';
/** What only this page knows. */
export type SecretField = 'destination' | 'memo';

const NOTHING = Object.freeze({ destination: '', memo: '' });

/** What an order can lack. */
type Part = KeptField | 'destination';

/** Calls whose answers change with a move: they are made again. */
export const CALLS_WITH_MONEY: readonly string[] = [
  'accounts',
  'paymentMethods',
  'moneyRequests',
  'moneyRequest',
  'notifications',
  'clientBlockers',
];

/** Depositing, withdrawing and transferring (D9), one order at a time. */
export class MoneyFormStore implements OrderTerms<Part, QuoteAsked> {
  move: MoneyMove = 'deposit';
  login = 0;
  /** How the deposit that was begun last on this page is paid. */
  begun: DepositTaken | null = null;
  readonly order: OrderForm<KeptField, Part, QuoteAsked, MoneyQuote>;
  private secret: Readonly<Record<SecretField, string>> = NOTHING;
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

  /** The form is on screen; returns a function for when it is left. */
  open(move: MoneyMove, login: number): () => void {
    this.move = move;
    this.login = login;
    return this.order.open(`money.${move}.${login}`, this.#methodsQuery.load());
  }

  /** The methods; a transfer, which has none, only takes from here what can be moved. */
  get methods(): Remote<PaymentMethods> {
    return this.#methodsQuery.state;
  }

  retry(): void {
    this.#methodsQuery.retry();
  }

  get account(): Account | undefined {
    return this.accounts.find(({ login }) => login === this.login);
  }

  /** The client's other accounts to which money may go. */
  get targets(): readonly Account[] {
    return this.accounts.filter((account) => account.login !== this.login && canMoveMoney(account));
  }

  get target(): Account | undefined {
    return this.targets.find(({ login }) => String(login) === this.order.text('to'));
  }

  /** The chosen method; if there is only one, that one. */
  get method(): PaymentMethod | undefined {
    if (this.move === 'transfer') return undefined;
    const methods = dataOf(this.methods)?.methods ?? [];
    return methods.length === 1 ? methods[0] : methods.find(({ id }) => id === this.order.text('method'));
  }

  get network(): PaymentNetwork | undefined {
    const networks = this.method?.networks ?? [];
    return networks.length === 1 ? networks[0] : networks.find(({ id }) => id === this.order.text('network'));
  }

  typed(field: SecretField): string {
    return this.secret[field];
  }

  type(field: SecretField, value: string): void {
    this.secret = { ...this.secret, [field]: value };
    this.order.touched(field);
  }

  get limits(): AmountLimits {
    const { method, move } = this;
    const currency = dataOf(this.methods)?.currency ?? this.account?.currency ?? '';
    const available = move === 'withdraw' ? this.#available : null;
    const { min = null, max = null } = method ?? this.order.quoting.quote ?? {};
    return { currency, min, max, available };
  }

  /** Null for a deposit. */
  get most(): Money {
    const available = this.#available;
    return available === null ? null : mostOf({ ...this.limits, available });
  }

  get isReviewed(): boolean {
    return this.move === 'withdraw';
  }

  missing(): readonly Part[] {
    const { method, move, network, target, secret } = this;
    const isPaid = move !== 'transfer';
    const lacks: Readonly<Record<Part, boolean>> = {
      method: isPaid && !method,
      network: isPaid && method !== undefined && method.networks.length > 0 && !network,
      destination: move === 'withdraw' && method?.needsAddress === true && secret.destination.trim() === '',
      to: !isPaid && !target,
    };
    return (Object.keys(lacks) as Part[]).filter((part) => lacks[part]);
  }

  toQuote(amount: string): QuoteAsked | null {
    const { login, method, move, network, target } = this;
    const isWhole = move === 'transfer' ? target !== undefined : method !== undefined;
    if (!isWhole) return null;
    return {
      ...{ direction: move, login, amount, currency: this.limits.currency },
      toLogin: target?.login ?? null,
      methodId: method?.id ?? null,
      network: network?.id ?? null,
    };
  }

  /** Where the deposit of a request that was begun just now is paid; asked once, so that the way back leads nowhere else. */
  takePaymentPage(requestId: string): string | null {
    const { begun } = this;
    if (begun?.requestId !== requestId) return null;
    this.begun = { ...begun, redirectUrl: null };
    return this.paymentPage(begun.redirectUrl);
  }

  paymentPage(url: string | null): string | null {
    return paymentPage(url, this.#ports.page.address.origin);
  }

  submit(by?: 'typed' | 'passkey'): Promise<void> {
    const { move, login, order } = this;
    return order.submit(async (sent, proof) => {
      const taken = await this.#send(sent, proof);
      runInAction(() => {
        this.begun = 'redirectUrl' in taken ? taken : null;
        this.secret = NOTHING;
        order.taken(CALLS_WITH_MONEY, moneyAddress(move, login, taken.requestId));
      });
    }, by);
  }

  #send(sent: SentOrder, proof: OrderProof): Promise<MoneyTaken | DepositTaken> {
    const { moves } = this.#ports;
    const { login, method, move, network, target, secret } = this;
    const order = { ...sent, currency: this.limits.currency };
    if (move === 'transfer')
      return moves.transfer({
        ...order,
        fromLogin: login,
        toLogin: target?.login ?? 0,
        quoteId: this.order.quoting.quote?.quoteId ?? null,
      });
    const paid = { ...order, login, methodId: method?.id ?? '', network: network?.id ?? null };
    if (move === 'deposit') return moves.deposit(paid);
    return moves.withdraw({
      ...paid,
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
