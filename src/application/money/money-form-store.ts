import { makeAutoObservable, runInAction } from 'mobx';
import type { Account } from '../../domain/accounts/account';
import { moneyAddress, paymentPage, type MoneyMove } from '../../domain/accounts/money-move';
import { isLongerThan, MAX_MEMO_LENGTH } from '../../domain/kernel/identifiers/length';
import { readReceiver } from '../../domain/kernel/identifiers/wallet-address';
import { cleanDestination, isDestination } from '../../domain/money/destination';
import type { MoneyQuote } from '../../domain/money/money-quote';
import { MONEY_TERMS, transferTargets, type MoneyTerms } from '../../domain/money/order-terms';
import type { PaymentMethods } from '../../domain/money/payment-method';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import { accountsQuery } from '../accounts/accounts-query';
import { dataOf, type Remote } from '../remote/remote';
import type { QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { OrderForm, type OrderFormPorts, type OrderFormStores, type SentOrder } from './order-form';
import type { Proof } from '../../domain/session/passkey';
import type { ProofKind } from '../session/proof-entry';
import type { AcceptedDeposit, AcceptedMoneyOrder, MoneyMoves } from './ports/money-moves';

export interface MoneyFormPorts extends OrderFormPorts {
  moves: MoneyMoves;
  accounts: Accounts;
}

/** Fields of a form's draft apart from the amount; destinations and codes are never stored (D7). */
export type DraftField = 'method' | 'network' | 'target';
/** Fields that are never stored. */
export type UnstoredField = 'destination' | 'memo';

const NO_UNSTORED_TEXTS = Object.freeze({ destination: '', memo: '' });

/** Calls whose answers change with an order: they are made again. */
export const CALLS_CHANGED_BY_ORDERS: readonly string[] = [
  'accounts',
  'paymentMethods',
  'moneyRequests',
  'moneyRequest',
  'notifications',
  'clientBlockers',
];

/** Depositing, withdrawing and transferring (D9), one order at a time. */
export class MoneyFormStore {
  move: MoneyMove = 'deposit';
  login = 0;
  /** The deposit that was started last on this page. */
  startedDeposit: AcceptedDeposit | null = null;
  readonly order: OrderForm<DraftField, MoneyTerms, MoneyQuote>;
  private unstoredTexts: Readonly<Record<UnstoredField, string>> = NO_UNSTORED_TEXTS;
  readonly #methods: QueryFamily<PaymentMethods, [login: number, direction: string]>;
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #ports: MoneyFormPorts;

  constructor(ports: MoneyFormPorts, stores: OrderFormStores, newKey: () => string) {
    this.#ports = ports;
    const { moves, accounts, queries } = ports;
    this.order = new OrderForm(ports, stores, newKey, {
      termsOf: (fields, quote) => {
        const { accounts, login, move, unstoredTexts } = this;
        const context = { accounts, login, methods: dataOf(this.methods), quote };
        return MONEY_TERMS[move]({ ...fields, destination: unstoredTexts.destination }, context);
      },
      fetchQuote: (request, signal) => moves.quote(request, signal),
    });
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
    const leave = this.order.open(`money.${move}.${login}`, this.#methodsQuery.load());
    return () => {
      leave();
      this.clearUnstoredTexts();
    };
  }

  /** Payment methods; a transfer does not need any and uses only the available amount. */
  get methods(): Remote<PaymentMethods> {
    return this.#methodsQuery.state;
  }

  retry(): void {
    this.#methodsQuery.retry();
  }

  /** The client's other accounts that can receive money. */
  get targets(): readonly Account[] {
    return transferTargets(this.accounts, this.login);
  }

  unstoredText(field: UnstoredField): string {
    return this.unstoredTexts[field];
  }

  /** The destination is not in the draft. */
  get hasUnsentText(): boolean {
    return (
      this.move === 'withdraw' && (this.unstoredTexts.destination + this.unstoredTexts.memo).trim() !== ''
    );
  }

  /** Shows the destination that will be sent, and the tag of a payment link; an invalid destination stays as typed. */
  cleanDestination(): void {
    const { destination, memo } = this.unstoredTexts;
    const { method, network } = this.order.terms;
    if (!isDestination(method?.kind, destination, network?.id)) return;
    const linkedMemo = method?.kind === 'crypto' ? readReceiver(destination).memo : undefined;
    this.unstoredTexts = {
      destination: cleanDestination(method?.kind, destination, network?.id),
      memo: memo === '' ? (linkedMemo ?? '') : memo,
    };
  }

  setUnstoredText(field: UnstoredField, value: string): void {
    this.unstoredTexts = { ...this.unstoredTexts, [field]: value };
    this.order.markTouched(field);
  }

  /** Returns the payment page of the deposit just started, once, so that going back does not open it again. */
  consumePaymentPage(requestId: string): string | null {
    const { startedDeposit } = this;
    if (startedDeposit?.requestId !== requestId) return null;
    this.startedDeposit = { ...startedDeposit, redirectUrl: null };
    return this.paymentPage(startedDeposit.redirectUrl);
  }

  paymentPage(url: string | null): string | null {
    return paymentPage(url, this.#ports.page.address.origin);
  }

  async submit(proofKind?: ProofKind): Promise<void> {
    const { move, login, order } = this;
    this.cleanDestination();
    if (isLongerThan(this.unstoredTexts.memo, MAX_MEMO_LENGTH)) return;
    const result = await order.submit((sentOrder, proof) => this.#send(sentOrder, proof), proofKind);
    if (result.kind !== 'accepted') return;
    const { answer } = result;
    runInAction(() => {
      this.startedDeposit = 'redirectUrl' in answer ? answer : null;
      this.unstoredTexts = NO_UNSTORED_TEXTS;
      order.onAccepted(CALLS_CHANGED_BY_ORDERS, moneyAddress(move, login, answer.requestId));
    });
  }

  private clearUnstoredTexts(): void {
    this.unstoredTexts = NO_UNSTORED_TEXTS;
  }

  #send(sentOrder: SentOrder, proof: Proof): Promise<AcceptedMoneyOrder | AcceptedDeposit> {
    const { moves } = this.#ports;
    const { login, move, unstoredTexts } = this;
    const { limits, method, network, target } = this.order.terms;
    const order = { ...sentOrder, currency: limits.currency };
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
      destination: cleanDestination(method?.kind, unstoredTexts.destination, network?.id) || null,
      memo: unstoredTexts.memo.trim() || null,
    });
  }

  private get accounts(): readonly Account[] {
    return dataOf(this.#accounts.state)?.accounts ?? [];
  }

  get #methodsQuery(): RemoteQuery<PaymentMethods> {
    return this.#methods(this.login, this.move === 'deposit' ? 'deposit' : 'withdraw');
  }
}
