import { makeAutoObservable, runInAction } from 'mobx';
import {
  isNicknameTooLong,
  tidyNickname,
  type AccountPasswordKind,
  type AccountSettings as Settings,
} from '../../domain/accounts/account-settings';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { judgePassword, type PasswordVerdict } from '../../domain/session/password-rules';
import type { AccountList, Accounts } from './ports/accounts';
import type { AccountSettings } from './ports/account-settings';
import type { Page } from '../kernel/ports/page';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from './accounts-query';
import type { NoticeStore } from '../kernel/notice-store';
import { Submission } from '../kernel/submission';

/** What is wrong with a field of the password form. */
export interface AccountPasswordIssues {
  current?: 'missing' | 'wrong' | undefined;
  next?: 'weak' | undefined;
}

/** What was typed into the form of a password. */
interface TypedPassword {
  readonly kind: AccountPasswordKind;
  readonly current: string;
  readonly next: string;
}

/** The settings of the account whose page is open: each change is sent alone, and the account is asked for anew. */
export class AccountSettingsStore {
  private login = 0;
  /** Null while the field shows the name in force. */
  private typedName: string | null = null;
  /** The leverage that was picked and not yet confirmed. */
  private picked: number | null = null;
  /** The open form of a password; null for none. */
  form: TypedPassword | null = null;
  issues: AccountPasswordIssues = {};
  readonly renaming: Submission;
  readonly leveraging: Submission;
  readonly securing: Submission;
  readonly archiving: Submission;
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
  ) {
    this.#settings = settings;
    this.#notices = notices;
    this.#accounts = accountsQuery(queries, accounts);
    this.#family = queries.family({
      scope: 'client',
      call: 'accountSettings',
      freshForMs: 0,
      read: (signal, login: number) => settings.of(login, signal),
    });
    this.renaming = new Submission(page);
    this.leveraging = new Submission(page);
    this.securing = new Submission(page);
    this.archiving = new Submission(page);
    makeAutoObservable(this);
  }

  /** The section is on screen; returns a function for when it is left, which forgets what was typed. */
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

  /** The name in the field. */
  get name(): string {
    return this.typedName ?? this.account?.nickname ?? '';
  }

  get nameTooLong(): boolean {
    const settings = dataOf(this.remote);
    return settings !== undefined && isNicknameTooLong(this.name, settings);
  }

  setName(name: string): void {
    this.typedName = name;
    this.renaming.clear();
  }

  async rename(): Promise<void> {
    if (this.nameTooLong) return;
    const name = tidyNickname(this.name);
    const done = await this.renaming.run(() => this.#settings.rename(this.login, name));
    if (done) this.changed('renamed', () => (this.typedName = null));
  }

  /** The leverage that is picked; the one in force until another is. */
  get leverage(): number | null {
    return this.picked ?? this.account?.leverage ?? null;
  }

  get leverageChanges(): boolean {
    return this.picked !== null && this.picked !== this.account?.leverage;
  }

  pick(leverage: number): void {
    this.picked = leverage;
    this.leveraging.clear();
  }

  keepLeverage(): void {
    this.picked = null;
    this.leveraging.clear();
  }

  async changeLeverage(): Promise<void> {
    const { picked } = this;
    if (picked === null) return;
    const done = await this.leveraging.run(() => this.#settings.changeLeverage(this.login, picked));
    if (done) this.changed('leverageChanged', () => (this.picked = null));
    // The margin that this leverage would need has changed meanwhile.
    else this.#query.invalidate();
  }

  openForm(kind: AccountPasswordKind): void {
    this.form = { kind, current: '', next: '' };
    this.issues = {};
    this.securing.clear();
  }

  closeForm(): void {
    this.form = null;
  }

  type(field: 'current' | 'next', text: string): void {
    if (!this.form) return;
    this.form = { ...this.form, [field]: text };
    this.issues = { ...this.issues, [field]: undefined };
  }

  /** The rules of the password that is being typed, with those that are kept. */
  get verdicts(): readonly PasswordVerdict[] {
    const { form, rules } = this;
    return form && rules ? judgePassword(form.next, rules, undefined) : [];
  }

  get rules() {
    const settings = dataOf(this.remote);
    const password = this.form?.kind === 'trading' ? settings?.tradingPassword : settings?.readOnlyPassword;
    return password?.rules;
  }

  async changePassword(): Promise<void> {
    const { form } = this;
    if (!form) return;
    const isWeak = form.next === form.current || this.verdicts.some(({ kept }) => !kept);
    this.issues = {
      current: form.current === '' ? 'missing' : undefined,
      next: isWeak ? 'weak' : undefined,
    };
    if (this.issues.current || this.issues.next) return;
    const { kind, current, next } = form;
    const done = await this.securing.run(
      () => this.#settings.changePassword(this.login, kind, current, next),
      (problem) => {
        if (problem.kind !== 'refused') return false;
        const isWrong = problem.codes.includes(ERROR_CODE.wrongCurrentPassword);
        const isRefused = problem.codes.includes(ERROR_CODE.weakPassword);
        this.issues = { current: isWrong ? 'wrong' : undefined, next: isRefused ? 'weak' : undefined };
        return isWrong || isRefused;
      },
    );
    if (done) this.changed('passwordChanged', () => (this.form = null));
  }

  async archive(): Promise<void> {
    const done = await this.archiving.run(() => this.#settings.archive(this.login));
    if (done) this.changed('archived');
    else this.#query.invalidate();
  }

  async restore(): Promise<void> {
    const done = await this.archiving.run(() => this.#settings.restore(this.login));
    if (done) this.changed('restored');
    else this.#query.invalidate();
  }

  private leave(): void {
    this.typedName = null;
    this.picked = null;
    this.form = null;
    this.issues = {};
    for (const submission of [this.renaming, this.leveraging, this.securing, this.archiving])
      submission.clear();
  }

  /** The gateway has taken a change: what it may have changed is asked for anew. */
  private changed(what: string, forget: () => void = () => undefined): void {
    runInAction(forget);
    this.#notices.show('success', `account.settings.${what}`);
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
