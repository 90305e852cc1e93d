import { makeAutoObservable, runInAction } from 'mobx';
import type { Account } from '../../domain/accounts/account';
import { canMoveMoney } from '../../domain/accounts/money-move';
import { readNumberText, shownNumberText, type NumberText } from '../../domain/kernel/numbers/number-text';
import {
  amountRule,
  checkReading,
  type AmountIssue,
  type AmountLimits,
} from '../../domain/money/amount-check';
import type { CopyRefusal, Multiplier } from '../../domain/social/copy';
import { USUAL_STOP } from '../../domain/social/copy-amounts';
import { refusalOf } from '../../domain/social/copy-refusal';
import type { ConsentId, CopyConsent, CopyOverlap, CopyTerms } from '../../domain/social/copy-terms';
import type { Strategy } from '../../domain/social/strategy';
import { accountsQuery } from '../accounts/accounts-query';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import type { FormProblem } from '../kernel/form-problem';
import type { Page } from '../kernel/ports/page';
import { Submission } from '../kernel/submission';
import type { LanguageStore } from '../language/language-store';
import type { Queries, QueryFamily } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { Copies } from './ports/copies';
import { StopInput } from './stop-input';

export interface CopyFormPorts {
  readonly accounts: Accounts;
  readonly copies: Copies;
  readonly language: LanguageStore;
  readonly page: Page;
  readonly queries: Queries;
}

/** The steps before the copy runs. Narrow screens show one after another, wide ones all of them at once. */
export type CopyStep = 'amount' | 'rehearsal' | 'consents';

const IDLE: Remote<CopyTerms> = { status: 'idle' };

/** The order to copy a strategy. */
export class CopyFormStore {
  login: number | null = null;
  readonly stopInput: StopInput;
  multiplier: Multiplier = '1';
  withOpen = false;
  step: CopyStep = 'amount';
  /** The step was left with errors, which are shown from then on. */
  isAmountChecked = false;
  areConsentsChecked = false;
  /** The copy that was started. */
  startedCopyId: string | null = null;
  readonly submission: Submission;
  strategy: Strategy | null = null;
  /** The typed text. */
  typedAmount: NumberText;
  /** The consents that are ticked. */
  ticks: readonly ConsentId[] = [];
  #key: string;
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #newKey: () => string;
  readonly #terms: QueryFamily<CopyTerms, [strategyId: number]>;
  readonly #ports: CopyFormPorts;

  constructor(ports: CopyFormPorts, newKey: () => string) {
    const { accounts, language, page, queries } = ports;
    this.#ports = ports;
    this.#newKey = newKey;
    this.#key = newKey();
    this.typedAmount = { text: '', culture: language.spoken };
    this.stopInput = new StopInput(language, USUAL_STOP);
    this.submission = new Submission(page);
    this.#terms = queries.family({
      scope: 'client',
      call: 'copyTerms',
      freshForMs: 0,
      read: (signal, strategyId: number) => ports.copies.terms(strategyId, signal),
    });
    this.#accounts = accountsQuery(queries, accounts);
    makeAutoObservable(this);
  }

  /** Begins an order of a strategy; returns a function that forgets it when the form is left. */
  open(strategy: Strategy): () => void {
    this.strategy = strategy;
    this.#accounts.load().catch(() => undefined);
    this.#terms(strategy.id)
      .load()
      .catch(() => undefined);
    return () => this.reset();
  }

  get remote(): Remote<AccountList> {
    return this.#accounts.state;
  }

  get terms(): Remote<CopyTerms> {
    return this.strategy ? this.#terms(this.strategy.id).state : IDLE;
  }

  retry(): void {
    this.#accounts.retry();
  }

  retryTerms(): void {
    if (this.strategy) this.#terms(this.strategy.id).retry();
  }

  /** The gateway's reason why the client cannot copy the strategy. */
  get refusal(): CopyRefusal | null {
    return dataOf(this.terms)?.refusal ?? null;
  }

  get consents(): readonly CopyConsent[] {
    return dataOf(this.terms)?.consents ?? [];
  }

  /** Symbols and sides that the client would hold twice. */
  get overlap(): readonly CopyOverlap[] {
    return dataOf(this.terms)?.overlap ?? [];
  }

  /** Percent of the amount at which the copy stops; undefined until it can be read. */
  get stop(): number | undefined {
    return this.stopInput.percent;
  }

  get isStopWrong(): boolean {
    return this.isAmountChecked && this.stop === undefined;
  }

  get currency(): string {
    return this.strategy?.currency ?? '';
  }

  /** The accounts that a copy can be paid from: in the strategy's currency. */
  get sources(): readonly Account[] {
    return (dataOf(this.#accounts.state)?.accounts ?? []).filter(
      (account) => canMoveMoney(account) && account.currency === this.currency,
    );
  }

  /** True if the form is shown: nothing prevents the copy. */
  get canOrder(): boolean {
    return this.terms.status === 'ready' && this.refusal === null && this.sources.length > 0;
  }

  get source(): Account | undefined {
    return this.sources.find(({ login }) => login === this.login) ?? this.sources[0];
  }

  get limits(): AmountLimits {
    const available = this.source?.freeMargin ?? null;
    return { currency: this.currency, min: this.strategy?.minimum ?? null, max: null, available };
  }

  get amountText(): string {
    return shownNumberText(this.typedAmount, amountRule(this.limits), this.#ports.language.spoken);
  }

  /** The amount as a decimal string; undefined until it can be read. */
  get amount(): string | undefined {
    const reading = this.reading;
    return 'amount' in reading ? reading.amount : undefined;
  }

  get amountIssue(): AmountIssue | undefined {
    const reading = this.reading;
    return this.isAmountChecked && 'issue' in reading ? reading.issue : undefined;
  }

  get hasUnsentText(): boolean {
    return this.typedAmount.text.trim() !== '' && this.startedCopyId === null;
  }

  hasConsent(id: ConsentId): boolean {
    return this.ticks.includes(id);
  }

  isConsentMissing(id: ConsentId): boolean {
    return this.areConsentsChecked && !this.hasConsent(id);
  }

  get areConsentsGiven(): boolean {
    return this.consents.length > 0 && this.consents.every(({ id }) => this.hasConsent(id));
  }

  setAmount(text: string): void {
    this.typedAmount = { text, culture: this.#ports.language.spoken };
    this.#change();
  }

  setLogin(login: number): void {
    this.login = login;
    this.#change();
  }

  setStopText(text: string): void {
    this.stopInput.setText(text);
    this.#change();
  }

  setStop(percent: number): void {
    this.stopInput.setPercent(percent);
    this.#change();
  }

  setMultiplier(multiplier: Multiplier): void {
    this.multiplier = multiplier;
    this.#change();
  }

  setWithOpen(withOpen: boolean): void {
    this.withOpen = withOpen;
    this.#change();
  }

  setConsent(id: ConsentId, isGiven: boolean): void {
    this.ticks = isGiven ? [...this.ticks, id] : this.ticks.filter((candidate) => candidate !== id);
    this.#change();
  }

  /** Goes from the amount to the rehearsal, unless a setting has an error. */
  rehearse(isDayWrong: boolean): void {
    this.isAmountChecked = true;
    if (this.amount !== undefined && this.stop !== undefined && !isDayWrong) this.goTo('rehearsal');
  }

  goTo(step: CopyStep): void {
    this.step = step;
  }

  /** Starts the copy. A repeat after a lost connection has the same key, and starts no second one. */
  async submit(): Promise<void> {
    this.isAmountChecked = true;
    this.areConsentsChecked = true;
    const { amount, areConsentsGiven, consents, multiplier, source, stop, strategy, withOpen } = this;
    if (amount === undefined || stop === undefined) this.step = 'amount';
    if (!strategy || !source || amount === undefined || stop === undefined || !areConsentsGiven) return;
    const { copies, queries } = this.#ports;
    let copyId: string | null = null;
    const isAccepted = await this.submission.run(
      async () => {
        const order = {
          strategyId: strategy.id,
          fromLogin: source.login,
          amount,
          stop,
          multiplier,
          withOpen,
        };
        const startedCopy = await copies.start({
          ...order,
          consents: consents.map(({ id, sha256 }) => ({ id, sha256 })),
          idempotencyKey: this.#key,
        });
        copyId = startedCopy.copyId;
      },
      (problem) => this.#readTermsAgain(problem),
    );
    if (!isAccepted) return;
    queries.invalidate(['copies', 'accounts', 'strategies']);
    runInAction(() => (this.startedCopyId = copyId));
  }

  reset(): void {
    this.login = null;
    this.stopInput.setPercent(USUAL_STOP);
    this.multiplier = '1';
    this.withOpen = false;
    this.step = 'amount';
    this.isAmountChecked = false;
    this.areConsentsChecked = false;
    this.startedCopyId = null;
    this.typedAmount = { text: '', culture: this.#ports.language.spoken };
    this.ticks = [];
    this.#change();
  }

  private get reading() {
    return checkReading(readNumberText(this.typedAmount, amountRule(this.limits)), this.limits);
  }

  /** Outdated texts are read again, and need new ticks. The problem is still shown. */
  #readTermsAgain(problem: FormProblem): boolean {
    if (problem.kind === 'refused' && refusalOf(problem.details) === 'consents' && this.strategy) {
      this.ticks = [];
      this.#terms(this.strategy.id).invalidate();
    }
    return false;
  }

  /** Another order has another key. */
  #change(): void {
    this.#key = this.#newKey();
    this.submission.clear();
  }
}
