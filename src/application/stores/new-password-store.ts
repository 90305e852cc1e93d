import type { QueryClient } from '@tanstack/query-core';
import { makeAutoObservable, runInAction } from 'mobx';
import { ERROR_CODE } from '../../domain/error-codes.table';
import {
  judgePassword,
  type PasswordRules,
  type PasswordVerdict,
} from '../../domain/registration/password-rules';
import type { RegistrationOptions } from '../../domain/registration/registration-options';
import { DEFAULT_OPTIONS } from '../../domain/registration/registration-options';
import type { Captcha } from '../ports/captcha';
import type { Clock } from '../ports/clock';
import type { Page } from '../ports/page';
import type { PasswordLinkState, Passwords } from '../ports/passwords';
import type { Registration } from '../ports/registration';
import { dataOf } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { formProblem, type FormProblem } from './form-problem';
import { registrationOptionsQuery } from './registration-options-query';
import { scaHeadersFor } from './sca-headers-for';
import type { SiteStore } from './site-store';

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
  cache: QueryClient;
  clock: Clock;
}

/** Creating a password by a link (specification 2.1, decisions 5; screens "Sign-in"). One submit at a time. */
export class NewPasswordStore {
  view: NewPasswordView = 'malformed';
  password = '';
  confirm = '';
  sending = false;
  issues: NewPasswordIssues = {};
  problem: FormProblem | null = null;
  #token = '';
  private options: RemoteQuery<RegistrationOptions> | null = null;
  readonly #ports: NewPasswordPorts;
  readonly #site: SiteStore;

  constructor(ports: NewPasswordPorts, site: SiteStore) {
    this.#ports = ports;
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
    this.problem = null;
    if (token === undefined) return;
    this.options ??= registrationOptionsQuery(this.#ports, this.#site);
    this.options.load().catch(() => undefined); // the gateway judges the password all the same
    void this.#look(token);
  }

  /** What the password has to keep, with what it keeps so far. */
  get verdicts(): readonly PasswordVerdict[] {
    return judgePassword(this.password, this.rules, undefined);
  }

  get rules(): PasswordRules {
    const known = this.options && dataOf(this.options.state);
    return (known ?? DEFAULT_OPTIONS).password;
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
    if (this.sending) return;
    this.issues = this.#check();
    if (Object.keys(this.issues).length > 0) return;
    this.sending = true;
    this.problem = null;
    try {
      const headers = await scaHeadersFor(this.#site, this.#ports.captcha);
      await this.#ports.passwords.create(this.#token, this.password, headers);
      runInAction(() => this.leave('done'));
    } catch (error) {
      runInAction(() => this.failed(formProblem(error, this.#ports.page)));
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  /** The form is there at once; a link that is no longer good takes its place when the gateway says so. */
  async #look(token: string): Promise<void> {
    // A gateway that does not tell answers the submit.
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

  private failed(problem: FormProblem): void {
    const usedUp = problem.kind === 'refused' && problem.codes.includes(ERROR_CODE.wrongLink);
    if (usedUp) this.leave('expired');
    else this.problem = problem;
  }

  /** The form is not needed any more, nor is what was typed. */
  private leave(view: NewPasswordView): void {
    this.view = view;
    this.password = '';
    this.confirm = '';
  }
}
