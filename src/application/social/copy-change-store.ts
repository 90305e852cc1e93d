import { makeAutoObservable, runInAction } from 'mobx';
import { readNumberText, shownNumberText, type NumberText } from '../../domain/kernel/numbers/number-text';
import {
  amountRule,
  checkReading,
  type AmountIssue,
  type AmountLimits,
} from '../../domain/money/amount-check';
import { MULTIPLIERS, type Copy, type CopySettings, type Multiplier } from '../../domain/social/copy';
import {
  distanceToStop,
  stopBase,
  stopFigures,
  stopPercentOf,
  USUAL_STOP,
  type FlowDirection,
} from '../../domain/social/copy-amounts';
import { accountsQuery } from '../accounts/accounts-query';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import type { Page } from '../kernel/ports/page';
import { Submission } from '../kernel/submission';
import type { LanguageStore } from '../language/language-store';
import type { Queries } from '../remote/queries';
import { dataOf } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { Copies, CopyRules } from './ports/copies';
import { StopInput } from './stop-input';

export interface CopyChangePorts {
  readonly accounts: Accounts;
  readonly copies: Copies;
  readonly language: LanguageStore;
  readonly page: Page;
  readonly queries: Queries;
}

/** The forms that change a running copy. */
export type CopyForm = 'change' | 'funds';

/** Changes of a running copy: its stop and multiplier, and money that is added or taken out. */
export class CopyChangeStore {
  openForm: CopyForm | null = null;
  readonly stopInput: StopInput;
  /** The stop is another one than the copy has. */
  hasNewStop = false;
  multiplier: Multiplier = '1';
  direction: FlowDirection = 'add';
  /** The typed text. */
  typedAmount: NumberText;
  /** The form was sent with errors, which are shown from then on. */
  isChecked = false;
  readonly submission: Submission;
  copy: Copy | null = null;
  #key: string;
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #newKey: () => string;
  readonly #ports: CopyChangePorts;

  constructor(ports: CopyChangePorts, newKey: () => string) {
    const { accounts, language, page, queries } = ports;
    this.#ports = ports;
    this.#newKey = newKey;
    this.#key = newKey();
    this.stopInput = new StopInput(language, USUAL_STOP);
    this.typedAmount = { text: '', culture: language.spoken };
    this.submission = new Submission(page);
    this.#accounts = accountsQuery(queries, accounts);
    makeAutoObservable(this);
  }

  /** Updates the figures of the open copy. */
  update(copy: Copy): void {
    this.copy = copy;
  }

  open(form: CopyForm): void {
    const { copy } = this;
    if (!copy) return;
    this.openForm = form;
    this.hasNewStop = false;
    this.isChecked = false;
    this.stopInput.setPercent(stopPercentOf(copy));
    this.multiplier = MULTIPLIERS.find((candidate) => Number(candidate) === Number(copy.multiplier)) ?? '1';
    this.typedAmount = { text: '', culture: this.#ports.language.spoken };
    if (form === 'funds') this.#accounts.load().catch(() => undefined);
    this.#change();
  }

  close(): void {
    this.openForm = null;
    this.submission.clear();
  }

  setStopText(text: string): void {
    this.stopInput.setText(text);
    this.hasNewStop = true;
    this.#change();
  }

  setStop(percent: number): void {
    this.stopInput.setPercent(percent);
    this.hasNewStop = true;
    this.#change();
  }

  setMultiplier(multiplier: Multiplier): void {
    this.multiplier = multiplier;
    this.#change();
  }

  setDirection(direction: FlowDirection): void {
    this.direction = direction;
    this.#change();
  }

  setAmount(text: string): void {
    this.typedAmount = { text, culture: this.#ports.language.spoken };
    this.#change();
  }

  /** The money that the stop is a share of. */
  get base(): string {
    return this.copy ? stopBase(this.copy) : '0';
  }

  /** The equity at which the copy would stop after the change; undefined for a percentage that is not allowed. */
  get nextStop(): string | undefined {
    const { percent } = this.stopInput;
    if (!this.hasNewStop) return this.copy?.stopEquity ?? undefined;
    return percent === undefined
      ? undefined
      : stopFigures(this.base, percent, this.copy?.currency ?? 'USD').stop;
  }

  /** Why the stop cannot be sent, once the form is checked. */
  get stopIssue(): 'range' | 'reached' | undefined {
    if (!this.isChecked || !this.hasNewStop) return undefined;
    if (this.nextStop === undefined) return 'range';
    return this.#isReached(this.nextStop) ? 'reached' : undefined;
  }

  get limits(): AmountLimits {
    const { copy, direction } = this;
    const source = dataOf(this.#accounts.state)?.accounts.find(({ login }) => login === copy?.fromLogin);
    const available = direction === 'add' ? (source?.freeMargin ?? null) : (copy?.removable ?? null);
    return { currency: copy?.currency ?? '', min: null, max: null, available };
  }

  get amountText(): string {
    return shownNumberText(this.typedAmount, amountRule(this.limits), this.#ports.language.spoken);
  }

  /** The amount as a decimal string; undefined until it can be read. */
  get amount(): string | undefined {
    const { reading } = this;
    return 'amount' in reading ? reading.amount : undefined;
  }

  get amountIssue(): AmountIssue | undefined {
    const { reading } = this;
    return this.isChecked && 'issue' in reading ? reading.issue : undefined;
  }

  get hasUnsentText(): boolean {
    return this.openForm === 'funds' && this.typedAmount.text.trim() !== '';
  }

  /** Sends the new rules. Without a new stop the copy keeps its stop to the cent. */
  async saveRules(): Promise<void> {
    this.isChecked = true;
    const { copy, hasNewStop, multiplier, nextStop, stopInput } = this;
    if (!copy || nextStop === undefined || (hasNewStop && this.#isReached(nextStop))) return;
    const rules: CopyRules =
      hasNewStop && stopInput.percent !== undefined
        ? { stop: stopInput.percent, multiplier }
        : { multiplier };
    await this.#send(copy, (action) => this.#ports.copies.change({ ...action, ...rules }));
  }

  async moveFunds(): Promise<void> {
    this.isChecked = true;
    const { amount, copy, direction } = this;
    if (!copy || amount === undefined) return;
    const { copies } = this.#ports;
    await this.#send(copy, (action) =>
      direction === 'add'
        ? copies.addFunds({ ...action, amount })
        : copies.removeFunds({ ...action, amount }),
    );
  }

  private get reading() {
    return checkReading(readNumberText(this.typedAmount, amountRule(this.limits)), this.limits);
  }

  #isReached(stop: string): boolean {
    return Number(distanceToStop(this.copy?.equity ?? '0', stop)) <= 0;
  }

  /** A repeat after a lost connection has the same key. */
  async #send(
    { id: copyId }: Copy,
    act: (action: { copyId: string; idempotencyKey: string }) => Promise<CopySettings>,
  ): Promise<void> {
    const isAccepted = await this.submission.run(() => act({ copyId, idempotencyKey: this.#key }));
    if (!isAccepted) return;
    this.#ports.queries.invalidate(['copy', 'copies', 'accounts']);
    runInAction(() => this.close());
    this.#change();
  }

  /** Another order has another key. */
  #change(): void {
    this.#key = this.#newKey();
    this.submission.clear();
  }
}
