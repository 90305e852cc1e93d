import { makeAutoObservable, runInAction } from 'mobx';
import { opaqueString } from '../../domain/kernel/identifiers/opaque-string';
import {
  isNicknameTooLong,
  tidyNickname,
  type AccountPasswordKind,
  type AccountSettings as Settings,
} from '../../domain/accounts/account-settings';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { checkPassword, type PasswordCheck } from '../../domain/session/password-rules';
import { proofRefusal } from '../../domain/session/proof-refusal';
import type { AccountList, Accounts } from './ports/accounts';
import type { AccountSettings } from './ports/account-settings';
import type { Page } from '../kernel/ports/page';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from './accounts-query';
import type { NoticeStore } from '../kernel/notice-store';
import type { FormProblem } from '../kernel/form-problem';
import { Submission } from '../kernel/submission';
import { ProofEntry, type ProofKind, type ProofPorts } from '../session/proof-entry';

/** Issues of the password form, by field. */
export interface AccountPasswordIssues {
  current?: 'missing' | 'wrong' | undefined;
  next?: 'weak' | undefined;
}

/** Entries of the password form. */
interface PasswordForm {
  readonly kind: AccountPasswordKind;
  readonly current: string;
  readonly next: string;
}

/** Settings of the account whose page is open: each change is sent alone, and the account is refetched. */
export class AccountSettingsStore {
  login = 0;
  /** Null while the field shows the current name. */
  private typedName: string | null = null;
  /** The chosen leverage until it is confirmed. */
  private pickedLeverage: number | null = null;
  /** The open password form; null for none. */
  form: PasswordForm | null = null;
  issues: AccountPasswordIssues = {};
  readonly renameSubmission: Submission;
  readonly leverageSubmission: Submission;
  readonly passwordSubmission: Submission;
  readonly archiveSubmission: Submission;
  /** The second factor, which a client who has one proves for a new password. */
  readonly proof: ProofEntry;
  readonly #settings: AccountSettings;
  readonly #family: QueryFamily<Settings, [login: number]>;
  readonly #accounts: RemoteQuery<AccountList>;
  readonly #notices: NoticeStore;

  constructor(
    settings: AccountSettings,
    accounts: Accounts,
    queries: Queries,
    page: Page,
    notices: NoticeStore,
    ports: ProofPorts,
  ) {
    this.#settings = settings;
    this.#notices = notices;
    this.#accounts = accountsQuery(queries, accounts);
    this.#family = queries.family({
      scope: 'client',
      call: 'accountSettings',
      freshForMs: 0,
      read: (signal, login: number) => settings.settingsOf(login, signal),
    });
    this.renameSubmission = new Submission(page);
    this.leverageSubmission = new Submission(page);
    this.passwordSubmission = new Submission(page);
    this.archiveSubmission = new Submission(page);
    this.proof = new ProofEntry(ports);
    makeAutoObservable(this);
  }

  /** Loads the settings; returns a function that clears the entries when the section is left. */
  open(login: number): () => void {
    this.login = login;
    this.#query.load().catch(() => undefined);
    return () => this.leave();
  }

  get remote(): Remote<Settings> {
    return this.#query.state;
  }

  retry(): void {
    this.#query.retry();
  }

  get name(): string {
    return this.typedName ?? this.account?.nickname ?? '';
  }

  get isNameTooLong(): boolean {
    const settings = dataOf(this.remote);
    return settings !== undefined && isNicknameTooLong(this.name, settings);
  }

  get hasUnsentName(): boolean {
    return this.name !== (this.account?.nickname ?? '');
  }

  setName(name: string): void {
    this.typedName = name;
    this.renameSubmission.clear();
  }

  async rename(): Promise<void> {
    if (this.isNameTooLong) return;
    const name = tidyNickname(this.name);
    const isDone = await this.renameSubmission.run(() => this.#settings.rename(this.login, name));
    if (isDone) this.announceChange('renamed', () => (this.typedName = null));
  }

  /** The chosen leverage, else the current one. */
  get leverage(): number | null {
    return this.pickedLeverage ?? this.account?.leverage ?? null;
  }

  get isLeverageChanged(): boolean {
    return this.pickedLeverage !== null && this.pickedLeverage !== this.account?.leverage;
  }

  chooseLeverage(leverage: number): void {
    this.pickedLeverage = leverage;
    this.leverageSubmission.clear();
  }

  resetLeverage(): void {
    this.pickedLeverage = null;
    this.leverageSubmission.clear();
  }

  async changeLeverage(): Promise<void> {
    const { pickedLeverage } = this;
    if (pickedLeverage === null) return;
    const isDone = await this.leverageSubmission.run(() =>
      this.#settings.changeLeverage(this.login, pickedLeverage),
    );
    if (isDone) this.announceChange('leverageChanged', () => (this.pickedLeverage = null));
    // A refusal means that the margin needed for this leverage has changed meanwhile.
    else this.#query.invalidate();
  }

  openForm(kind: AccountPasswordKind): void {
    this.form = { kind, current: '', next: '' };
    this.issues = {};
    this.proof.clear();
    this.passwordSubmission.clear();
  }

  closeForm(): void {
    this.form = null;
    this.proof.clear();
  }

  get hasUnsentPassword(): boolean {
    return this.form !== null && this.form.current + this.form.next !== '';
  }

  type(field: 'current' | 'next', text: string): void {
    if (!this.form) return;
    this.form = { ...this.form, [field]: text };
    this.issues = { ...this.issues, [field]: undefined };
  }

  /** Rules of the new password, each with whether it is met. */
  get passwordChecks(): readonly PasswordCheck[] {
    const { form, rules } = this;
    return form && rules ? checkPassword(form.next, rules, undefined) : [];
  }

  get rules() {
    const settings = dataOf(this.remote);
    const password = this.form?.kind === 'trading' ? settings?.tradingPassword : settings?.readOnlyPassword;
    return password?.rules;
  }

  async changePassword(proofKind: ProofKind = 'code'): Promise<void> {
    const { form } = this;
    if (!form) return;
    const isWeak = form.next === form.current || this.passwordChecks.some(({ isMet }) => !isMet);
    this.issues = {
      current: form.current === '' ? 'missing' : undefined,
      next: isWeak ? 'weak' : undefined,
    };
    if (this.issues.current || this.issues.next || !this.proof.check(proofKind)) return;
    const { kind, current, next } = form;
    await this.passwordSubmission.run(
      async () => {
        const proof = await this.proof.read(proofKind);
        if (!proof) return;
        await this.#settings.changePassword(
          this.login,
          { kind, currentPassword: current, newPassword: opaqueString(next) },
          proof,
        );
        this.announceChange('passwordChanged', () => this.closeForm());
      },
      (problem) => this.showRefusal(problem),
    );
  }

  /** Shows a wrong portal password, a weak new one, or the second factor's issue, at its field. */
  private showRefusal(problem: FormProblem): boolean {
    if (problem.kind !== 'refused') return false;
    const refusal = proofRefusal(problem);
    if (refusal?.at === 'code') this.proof.show(refusal);
    const isWrong = refusal?.at === 'password';
    const isWeak = problem.codes.includes(ERROR_CODE.weakPassword);
    this.issues = { current: isWrong ? 'wrong' : undefined, next: isWeak ? 'weak' : undefined };
    return refusal !== null || isWeak;
  }

  async archive(): Promise<void> {
    const isDone = await this.archiveSubmission.run(() => this.#settings.archive(this.login));
    if (isDone) this.announceChange('archived');
    else this.#query.invalidate();
  }

  async restore(): Promise<void> {
    const isDone = await this.archiveSubmission.run(() => this.#settings.restore(this.login));
    if (isDone) this.announceChange('restored');
    else this.#query.invalidate();
  }

  private leave(): void {
    this.typedName = null;
    this.pickedLeverage = null;
    this.closeForm();
    this.issues = {};
    for (const submission of [
      this.renameSubmission,
      this.leverageSubmission,
      this.passwordSubmission,
      this.archiveSubmission,
    ])
      submission.clear();
  }

  /** Reports an accepted change and refetches what it may have changed. */
  private announceChange(messageKey: string, resetForm: () => void = () => undefined): void {
    runInAction(resetForm);
    this.#notices.show('success', `account.settings.${messageKey}`);
    this.#accounts.invalidate();
    this.#query.invalidate();
  }

  private get account() {
    return dataOf(this.#accounts.state)?.accounts.find(({ login }) => login === this.login);
  }

  get #query(): RemoteQuery<Settings> {
    return this.#family(this.login);
  }
}
