import { makeAutoObservable, runInAction } from 'mobx';
import type { Account, Money } from '../../domain/accounts/account';
import { separatorsOf } from '../../domain/calculators/read-number';
import { ERROR_CODE } from '../../domain/error-codes.table';
import { checkAmount, mostOf, type AmountIssue, type AmountLimits } from '../../domain/money/amount-check';
import { canMoveMoney, moneyAddress, paymentPage, type MoneyMove } from '../../domain/money/money-move';
import type { MoneyQuote } from '../../domain/money/money-quote';
import type { PaymentMethod, PaymentMethods, PaymentNetwork } from '../../domain/money/payment-method';
import { refusedAmount } from '../../domain/money/refusal';
import type { PasskeyAnswer } from '../../domain/session/passkey';
import type { AccountList, Accounts } from '../ports/accounts';
import type { Authenticator } from '../ports/authenticator';
import type { Clock } from '../ports/clock';
import type { DepositTaken, MoneyMoves, MoneyTaken, QuoteAsked } from '../ports/money-moves';
import type { Navigation } from '../ports/navigation';
import type { Page } from '../ports/page';
import type { Passkeys } from '../ports/passkeys';
import type { TabStore } from '../ports/storage';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from './accounts-query';
import { askPasskey, type PasskeyIssue } from './ask-passkey';
import type { ClientStore } from './client-store';
import type { LanguageStore } from './language-store';
import { OrderDraft } from './order-draft';
import { OrderSending, type Refusal } from './order-sending';
import { Quoting } from './quoting';

export interface MoneyFormPorts {
  moves: MoneyMoves;
  accounts: Accounts;
  queries: Queries;
  clock: Clock;
  page: Page;
  tab: TabStore;
  navigation: Navigation;
  passkeys: Passkeys;
  authenticator: Authenticator;
}

export interface MoneyFormStores {
  client: ClientStore;
  language: LanguageStore;
}

/** What is kept of a form in its draft; where money goes and codes are not (D7). */
export type KeptField = 'amount' | 'method' | 'network' | 'to';
/** What only this page knows. */
export type SecretField = 'destination' | 'memo';

const NOTHING = Object.freeze({ destination: '', memo: '' });

/** What is wrong, by field. */
export interface MoneyIssues {
  readonly amount?: AmountIssue;
  readonly method?: 'missing';
  readonly network?: 'missing';
  readonly to?: 'missing';
  readonly destination?: 'missing';
}

/** What calls change with a move: they are asked for anew. */
export const CALLS_WITH_MONEY: readonly string[] = [
  'accounts',
  'paymentMethods',
  'moneyRequests',
  'moneyRequest',
  'notifications',
  'clientBlockers',
];

/**
 * Depositing, withdrawing and transferring (D9): what is typed with its quote, one order at a time. The key of an order is
 * made with the form and kept in its draft, so that a repeat after a cut, or after a reload, moves nothing twice.
 */
export class MoneyFormStore {
  move: MoneyMove = 'deposit';
  login = 0;
  /** A withdrawal is looked at once more before it is sent. */
  phase: 'form' | 'review' = 'form';
  issues: MoneyIssues = {};
  /** Why the authenticator gave no answer. */
  deviceIssue: PasskeyIssue | null = null;
  /** How the deposit that was begun last on this page is paid. */
  begun: DepositTaken | null = null;
  readonly quoting: Quoting<QuoteAsked, MoneyQuote>;
  readonly sending: OrderSending;
  private secret: Readonly<Record<SecretField, string>> = NOTHING;
  readonly #draft: OrderDraft<KeptField>;
  readonly #methods: QueryFamily<PaymentMethods, [login: number, direction: string]>;
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #ports: MoneyFormPorts;
  readonly #language: LanguageStore;

  constructor(ports: MoneyFormPorts, stores: MoneyFormStores, newKey: () => string) {
    this.#ports = ports;
    this.#language = stores.language;
    const { moves, accounts, queries, clock, page, tab } = ports;
    this.quoting = new Quoting((asked, signal) => moves.quote(asked, signal), clock, page);
    this.#draft = new OrderDraft(tab, stores.client, newKey);
    this.sending = new OrderSending(page, this.#draft);
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
    this.#draft.open(`money.${move}.${login}`);
    this.clear();
    this.#methodsQuery.load().then(
      () => runInAction(() => this.requote()),
      () => undefined,
    );
    this.requote();
    return () => this.quoting.leave();
  }

  /** What the methods are; a transfer, which has none, only takes what can be moved from there. */
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
    return this.targets.find(({ login }) => String(login) === this.text('to'));
  }

  /** The method that is chosen; the only one there is needs no choice. */
  get method(): PaymentMethod | undefined {
    if (this.move === 'transfer') return undefined;
    const methods = dataOf(this.methods)?.methods ?? [];
    return methods.length === 1 ? methods[0] : methods.find(({ id }) => id === this.text('method'));
  }

  get network(): PaymentNetwork | undefined {
    const networks = this.method?.networks ?? [];
    return networks.length === 1 ? networks[0] : networks.find(({ id }) => id === this.text('network'));
  }

  text(field: KeptField): string {
    return this.#draft.text(field);
  }

  typed(field: SecretField): string {
    return this.secret[field];
  }

  set(field: KeptField, value: string): void {
    this.#draft.set(field, value);
    this.forget(field);
    this.requote();
  }

  type(field: SecretField, value: string): void {
    this.secret = { ...this.secret, [field]: value };
    this.forget(field);
  }

  /** What is typed as an amount, where it can be sent. */
  get amount(): string | undefined {
    const checked = this.#check();
    return 'amount' in checked ? checked.amount : undefined;
  }

  /** What an amount has to keep, as far as it is known before it is sent. */
  get limits(): AmountLimits {
    const { method, quoting, move } = this;
    const currency = dataOf(this.methods)?.currency ?? this.account?.currency ?? '';
    const available = move === 'withdraw' ? (dataOf(this.methods)?.available ?? null) : null;
    const { min = null, max = null } = method ?? quoting.quote ?? {};
    return { currency, min, max, available };
  }

  /** The largest amount that can be taken out of the account; null where that is not known, and of a deposit. */
  get most(): Money {
    const available = dataOf(this.methods)?.available ?? null;
    return available === null ? null : mostOf({ ...this.limits, available });
  }

  /** The field of an amount says it: what is wrong with what was typed, or what the gateway says of it. */
  get amountIssue(): AmountIssue | undefined {
    const { problem } = this.quoting;
    const refused =
      problem?.kind === 'refused' ? refusedAmount(problem.details, this.amount ?? '0') : undefined;
    return this.issues.amount ?? refused;
  }

  back(): void {
    this.phase = 'form';
    this.sending.submission.clear();
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

  /** Goes on with what was typed under a key of its own. */
  startAnew(): void {
    this.sending.startAnew();
    this.clear();
  }

  /** Whether a passkey will do in place of the code that the gateway wants. */
  get takesPasskey(): boolean {
    return this.sending.methods.includes('passkey') && this.#ports.authenticator.isSupported;
  }

  /** Sends the order, a withdrawal after it was looked at. A second click while it is on its way does nothing. */
  async submit(by: 'typed' | 'passkey' = 'typed'): Promise<void> {
    const { move, login, sending } = this;
    if (sending.submission.sending) return;
    this.deviceIssue = null;
    this.issues = this.#issues();
    if (Object.keys(this.issues).length > 0) return;
    if (move === 'withdraw' && this.phase === 'form') {
      this.phase = 'review';
      sending.submission.clear();
      return;
    }
    if (by === 'typed' && sending.lacksCode()) return;
    const { amount = '' } = this;
    await sending.send(
      async () => {
        const assertion = by === 'passkey' ? await this.#sign() : null;
        if (assertion === undefined) return;
        const taken = await this.#send(amount, assertion);
        runInAction(() => this.taken(move, login, taken));
      },
      (refusal) => this.shows(refusal, amount),
    );
  }

  async #sign(): Promise<PasskeyAnswer | undefined> {
    const { authenticator, passkeys } = this.#ports;
    const answer = await askPasskey(passkeys.challenge(), (asked) => authenticator.sign(asked));
    if (typeof answer !== 'string') return answer;
    runInAction(() => (this.deviceIssue = answer));
    return undefined;
  }

  #send(amount: string, assertion: PasskeyAnswer | null): Promise<MoneyTaken> {
    const { moves } = this.#ports;
    const { login, method, network, quoting, target, secret } = this;
    const { currency } = this.limits;
    const order = { amount, currency, idempotencyKey: this.#draft.key };
    if (this.move === 'transfer')
      return moves.transfer({
        ...order,
        fromLogin: login,
        toLogin: target?.login ?? 0,
        quoteId: quoting.quote?.quoteId ?? null,
      });
    const paid = { ...order, login, methodId: method?.id ?? '', network: network?.id ?? null };
    if (this.move === 'deposit') return moves.deposit(paid);
    return moves.withdraw({
      ...paid,
      destination: secret.destination.trim() || null,
      memo: secret.memo.trim() || null,
      ...(assertion ? { assertion } : { code: this.sending.sentCode }),
    });
  }

  /** The draft goes; the request has an address of its own. */
  private taken(move: MoneyMove, login: number, taken: MoneyTaken | DepositTaken): void {
    this.begun = 'redirectUrl' in taken ? taken : null;
    this.#draft.drop();
    this.secret = NOTHING;
    this.clear();
    this.#ports.queries.invalidate(CALLS_WITH_MONEY);
    this.#ports.navigation.go(moneyAddress(move, login, taken.requestId), { replace: true });
  }

  /** Whether a field of the form says why. */
  private shows({ codes, details }: Refusal, amount: string): boolean {
    if (codes.includes(ERROR_CODE.expired)) void this.quoting.renew();
    const issue = refusedAmount(details, amount);
    if (!issue) return false;
    this.issues = { amount: issue };
    this.phase = 'form';
    return true;
  }

  #issues(): MoneyIssues {
    const { method, move, network, target, secret } = this;
    const checked = this.#check();
    const isPaid = move !== 'transfer';
    return {
      ...('issue' in checked && { amount: checked.issue }),
      ...(isPaid && !method && { method: 'missing' }),
      ...(isPaid && method && method.networks.length > 0 && !network && { network: 'missing' }),
      ...(move === 'withdraw' &&
        method?.needsAddress &&
        secret.destination.trim() === '' && { destination: 'missing' }),
      ...(move === 'transfer' && !target && { to: 'missing' }),
    };
  }

  #check() {
    return checkAmount(this.text('amount'), this.limits, separatorsOf(this.#language.culture));
  }

  /** What the quote is of; nothing while something is missing. */
  private requote(): void {
    const { amount, login, method, move, network, target } = this;
    const { currency } = this.limits;
    const isWhole = move === 'transfer' ? target !== undefined : method !== undefined;
    const asked: QuoteAsked | null =
      amount !== undefined && isWhole
        ? {
            direction: move,
            login,
            amount,
            currency,
            toLogin: target?.login ?? null,
            methodId: method?.id ?? null,
            network: network?.id ?? null,
          }
        : null;
    this.quoting.want(asked);
  }

  private forget(field: keyof MoneyIssues | SecretField): void {
    this.issues = Object.fromEntries(Object.entries(this.issues).filter(([one]) => one !== field));
    this.sending.submission.clear();
  }

  private clear(): void {
    this.phase = 'form';
    this.issues = {};
    this.sending.clear();
  }

  private get accounts(): readonly Account[] {
    return dataOf(this.#accounts.state)?.accounts ?? [];
  }

  get #methodsQuery(): RemoteQuery<PaymentMethods> {
    return this.#methods(this.login, this.move === 'deposit' ? 'deposit' : 'withdraw');
  }
}
