import { makeAutoObservable, runInAction } from 'mobx';
import { opaqueString } from '../../domain/kernel/identifiers/opaque-string';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { checkPassword, type PasswordRules, type PasswordCheck } from '../../domain/session/password-rules';
import type { RegistrationOptions } from '../../domain/registration/registration-options';
import { DEFAULT_OPTIONS } from '../../domain/registration/registration-options';
import type { Captcha } from '../session/ports/captcha';
import type { Page } from '../kernel/ports/page';
import type { PasswordLinkState, Passwords } from './ports/passwords';
import type { Registration } from '../registration/ports/registration';
import { dataOf } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { FormProblem } from '../kernel/form-problem';
import { registrationOptionsQuery } from '../registration/registration-options-query';
import { buildScaHeaders } from '../session/build-sca-headers';
import type { SiteStore } from '../site/site-store';
import { Submission } from '../kernel/submission';

/** View of the page: the form, the reason why it is not shown, or the success. */
export type NewPasswordView = 'form' | 'done' | 'malformed' | Exclude<PasswordLinkState, 'valid'>;

export type NewPasswordIssues = Readonly<
  Partial<Record<'password' | 'confirm', 'missing' | 'weak' | 'different'>>
>;

export interface NewPasswordPorts {
  passwords: Passwords;
  registration: Registration;
  captcha: Captcha;
  page: Page;
  queries: Queries;
}

/** Creating a password by a link (R2.1, D5, V4). One submit at a time. */
export class NewPasswordStore {
  view: NewPasswordView = 'malformed';
  password = '';
  confirm = '';
  issues: NewPasswordIssues = {};
  readonly submission: Submission;
  #token = '';
  readonly #options: QueryFamily<RegistrationOptions, [siteId: number]>;
  readonly #ports: NewPasswordPorts;
  readonly #site: SiteStore;

  constructor(ports: NewPasswordPorts, site: SiteStore) {
    this.#ports = ports;
    this.submission = new Submission(ports.page);
    this.#options = registrationOptionsQuery(ports.queries, ports.registration);
    this.#site = site;
    makeAutoObservable(this);
  }

  /** Shows the page of a link. @param token `undefined` if the address has no well-formed token */
  open(token: string | undefined): void {
    this.#token = token ?? '';
    this.view = token === undefined ? 'malformed' : 'form';
    this.password = '';
    this.confirm = '';
    this.issues = {};
    this.submission.clear();
    if (token === undefined) return;
    this.options.load().catch(() => undefined); // the gateway checks the password in any case
    void this.#checkLink(token);
  }

  get hasUnsentText(): boolean {
    return this.view === 'form' && this.password + this.confirm !== '';
  }

  /** Rules of the password, each with whether it is met. */
  get passwordChecks(): readonly PasswordCheck[] {
    return checkPassword(this.password, this.rules, undefined);
  }

  get rules(): PasswordRules {
    return (dataOf(this.options.state) ?? DEFAULT_OPTIONS).password;
  }

  prepareCaptcha(): void {
    this.#ports.captcha.prepare();
  }

  setPassword(password: string): void {
    this.password = password;
  }

  setConfirm(confirm: string): void {
    this.confirm = confirm;
  }

  async submit(): Promise<void> {
    if (this.submission.isSending) return;
    this.issues = this.#check();
    if (Object.keys(this.issues).length > 0) return;
    await this.submission.run(
      async () => {
        const headers = await buildScaHeaders(this.#site, this.#ports.captcha);
        await this.#ports.passwords.create(this.#token, opaqueString(this.password), headers);
        runInAction(() => this.leave('done'));
      },
      (problem) => this.handleRefusal(problem),
    );
  }

  /** Checks the link; an invalid one replaces the form, which is shown meanwhile. */
  async #checkLink(token: string): Promise<void> {
    // A gateway without this call checks the link when the form is sent.
    const state = await this.#ports.passwords.linkState(token).catch(() => 'valid' as const);
    runInAction(() => {
      if (state !== 'valid' && this.#token === token && this.view === 'form') this.leave(state);
    });
  }

  #check(): NewPasswordIssues {
    const { password, confirm } = this;
    if (password === '') return { password: 'missing' };
    if (!this.passwordChecks.every(({ isMet }) => isMet)) return { password: 'weak' };
    if (confirm === '') return { confirm: 'missing' };
    return opaqueString(confirm) === opaqueString(password) ? {} : { confirm: 'different' };
  }

  private get options(): RemoteQuery<RegistrationOptions> {
    return this.#options(this.#site.domain?.siteId ?? 0);
  }

  /** Shows the view of an expired link. */
  private handleRefusal(problem: FormProblem): boolean {
    const isUsedUp = problem.kind === 'refused' && problem.codes.includes(ERROR_CODE.wrongLink);
    if (isUsedUp) this.leave('expired');
    return isUsedUp;
  }

  /** Leaves the form and clears its entries. */
  private leave(view: NewPasswordView): void {
    this.view = view;
    this.password = '';
    this.confirm = '';
  }
}
