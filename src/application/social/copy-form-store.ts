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
import { COPY_TERMS_VERSION, type MULTIPLIERS } from '../../domain/social/copy';
import type { StopChoice } from '../../domain/social/copy-amounts';
import type { Strategy } from '../../domain/social/strategy';
import { accountsQuery } from '../accounts/accounts-query';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import type { Page } from '../kernel/ports/page';
import { Submission } from '../kernel/submission';
import type { LanguageStore } from '../language/language-store';
import type { Queries } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { Copies } from './ports/copies';

export interface CopyFormPorts {
  readonly accounts: Accounts;
  readonly copies: Copies;
  readonly language: LanguageStore;
  readonly page: Page;
  readonly queries: Queries;
}

/** The consents of a client, each a tick. */
export const CONSENTS = ['strategy', 'orders', 'loss'] as const;
export type Consent = (typeof CONSENTS)[number];

type Multiplier = (typeof MULTIPLIERS)[number];

/** The order to copy a strategy. */
export class CopyFormStore {
  login: number | null = null;
  stop: StopChoice = 70;
  multiplier: Multiplier = '1';
  withOpen = false;
  /** The form was sent with errors, which are shown from then on. */
  isChecked = false;
  /** The copy that was started. */
  startedCopyId: string | null = null;
  readonly submission: Submission;
  strategy: Strategy | null = null;
  /** As typed. */
  typedAmount: NumberText;
  consents: readonly Consent[] = [];
  #key: string;
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #newKey: () => string;
  readonly #ports: CopyFormPorts;

  constructor(ports: CopyFormPorts, newKey: () => string) {
    const { accounts, language, page, queries } = ports;
    this.#ports = ports;
    this.#newKey = newKey;
    this.#key = newKey();
    this.typedAmount = { text: '', culture: language.spoken };
    this.submission = new Submission(page);
    this.#accounts = accountsQuery(queries, accounts);
    makeAutoObservable(this);
  }

  /** Begins an order of a strategy; returns a function that forgets it when the form is left. */
  open(strategy: Strategy): () => void {
    this.strategy = strategy;
    this.#accounts.load().catch(() => undefined);
    return () => this.reset();
  }

  get remote(): Remote<AccountList> {
    return this.#accounts.state;
  }

  retry(): void {
    this.#accounts.retry();
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
    return this.isChecked && 'issue' in reading ? reading.issue : undefined;
  }

  get hasUnsentText(): boolean {
    return this.typedAmount.text.trim() !== '' && this.startedCopyId === null;
  }

  hasConsent(consent: Consent): boolean {
    return this.consents.includes(consent);
  }

  isConsentMissing(consent: Consent): boolean {
    return this.isChecked && !this.hasConsent(consent);
  }

  setAmount(text: string): void {
    this.typedAmount = { text, culture: this.#ports.language.spoken };
    this.#change();
  }

  setLogin(login: number): void {
    this.login = login;
    this.#change();
  }

  setStop(stop: StopChoice): void {
    this.stop = stop;
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

  setConsent(consent: Consent, isGiven: boolean): void {
    this.consents = isGiven
      ? [...this.consents, consent]
      : this.consents.filter((candidate) => candidate !== consent);
    this.#change();
  }

  /** Starts the copy. A repeat after a lost connection has the same key, and starts no second one. */
  async submit(): Promise<void> {
    this.isChecked = true;
    const { amount, multiplier, source, stop, strategy, withOpen } = this;
    const areConsentsGiven = CONSENTS.every((consent) => this.hasConsent(consent));
    if (!strategy || !source || amount === undefined || !areConsentsGiven) return;
    const { copies, queries } = this.#ports;
    let copyId: string | null = null;
    const isAccepted = await this.submission.run(async () => {
      const order = { strategyId: strategy.id, fromLogin: source.login, amount, stop, multiplier, withOpen };
      const started = await copies.start({
        ...order,
        termsVersion: COPY_TERMS_VERSION,
        idempotencyKey: this.#key,
      });
      copyId = started.copyId;
    });
    if (!isAccepted) return;
    queries.invalidate(['copies', 'accounts', 'strategies']);
    runInAction(() => (this.startedCopyId = copyId));
  }

  reset(): void {
    this.login = null;
    this.stop = 70;
    this.multiplier = '1';
    this.withOpen = false;
    this.isChecked = false;
    this.startedCopyId = null;
    this.typedAmount = { text: '', culture: this.#ports.language.spoken };
    this.consents = [];
    this.#change();
  }

  private get reading() {
    return checkReading(readNumberText(this.typedAmount, amountRule(this.limits)), this.limits);
  }

  /** Another order has another key. */
  #change(): void {
    this.#key = this.#newKey();
    this.submission.clear();
  }
}
