import { makeAutoObservable, runInAction } from 'mobx';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { judgePassword, type PasswordRules, type PasswordVerdict } from '../../domain/session/password-rules';
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
import { registrationOptions } from '../registration/registration-options-query';
import { scaHeadersFor } from '../session/sca-headers-for';
import type { SiteStore } from '../site/site-store';
import { Submission } from '../kernel/submission';

/** What the page shows: the form, why there is none, or that it is done. */
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
    this.#options = registrationOptions(ports.queries, ports.registration);
    this.#site = site;
    makeAutoObservable(this);
  }

  /** The page is on screen, with the token of its link; `undefined` where the address holds none that can be one. */
  open(token: string | undefined): void {
    this.#token = token ?? '';
    this.view = token === undefined ? 'malformed' : 'form';
    this.password = '';
    this.confirm = '';
    this.issues = {};
    this.submission.clear();
    if (token === undefined) return;
    this.options.load().catch(() => undefined); // the gateway judges the password all the same
    void this.#look(token);
  }

  /** What the password has to keep, with what it keeps so far. */
  get verdicts(): readonly PasswordVerdict[] {
    return judgePassword(this.password, this.rules, undefined);
  }

  get rules(): PasswordRules {
    return (dataOf(this.options.state) ?? DEFAULT_OPTIONS).password;
  }

  touched(): void {
    this.#ports.captcha.prepare();
  }

  setPassword(password: string): void {
    this.password = password;
  }

  setConfirm(confirm: string): void {
    this.confirm = confirm;
  }

  async submit(): Promise<void> {
    if (this.submission.sending) return;
    this.issues = this.#check();
    if (Object.keys(this.issues).length > 0) return;
    await this.submission.run(
      async () => {
        const headers = await scaHeadersFor(this.#site, this.#ports.captcha);
        await this.#ports.passwords.create(this.#token, this.password, headers);
        runInAction(() => this.leave('done'));
      },
      (problem) => this.refused(problem),
    );
  }

  /** The form is there at once; a link that is no longer good takes its place when the gateway says so. */
  async #look(token: string): Promise<void> {
    // A gateway without this call answers when the form is sent.
    const state = await this.#ports.passwords.linkState(token).catch(() => 'valid' as const);
    runInAction(() => {
      if (state !== 'valid' && this.#token === token && this.view === 'form') this.leave(state);
    });
  }

  #check(): NewPasswordIssues {
    const { password, confirm } = this;
    if (password === '') return { password: 'missing' };
    if (!this.verdicts.every(({ kept }) => kept)) return { password: 'weak' };
    if (confirm === '') return { confirm: 'missing' };
    return confirm === password ? {} : { confirm: 'different' };
  }

  private get options(): RemoteQuery<RegistrationOptions> {
    return this.#options(this.#site.domain?.siteId ?? 0);
  }

  /** A link that is no longer good has a page of its own. */
  private refused(problem: FormProblem): boolean {
    const usedUp = problem.kind === 'refused' && problem.codes.includes(ERROR_CODE.wrongLink);
    if (usedUp) this.leave('expired');
    return usedUp;
  }

  /** The form is not needed any more, nor is what was typed. */
  private leave(view: NewPasswordView): void {
    this.view = view;
    this.password = '';
    this.confirm = '';
  }
}
