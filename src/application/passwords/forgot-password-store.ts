import { makeAutoObservable, runInAction } from 'mobx';
import { cleanEmail } from '../../domain/kernel/identifiers/email';
import { checkEmail, type CredentialIssue } from '../../domain/session/credentials';
import type { Captcha } from '../session/ports/captcha';
import type { Page } from '../kernel/ports/page';
import type { Passwords } from './ports/passwords';
import type { TabStore } from '../kernel/ports/storage';
import { buildScaHeaders } from '../session/build-sca-headers';
import type { SiteStore } from '../site/site-store';
import { Submission } from '../kernel/submission';

/** Shared with the sign-in form, so that the address is not typed twice. Removed once a link was requested. */
const DRAFT = 'portico.draft.login';

/** Requesting a password link (R2.1, V4). The gateway's answer doesn't reveal whether the address is known. */
export class ForgotPasswordStore {
  email = '';
  issue: CredentialIssue | undefined = undefined;
  readonly submission: Submission;
  /** The address of the request; `null` while the form is shown. */
  sentTo: string | null = null;
  readonly #passwords: Passwords;
  readonly #captcha: Captcha;
  readonly #tab: TabStore;
  readonly #site: SiteStore;

  constructor(passwords: Passwords, captcha: Captcha, tab: TabStore, page: Page, site: SiteStore) {
    this.#passwords = passwords;
    this.#captcha = captcha;
    this.#tab = tab;
    this.submission = new Submission(page);
    this.#site = site;
    makeAutoObservable(this);
  }

  /** Shows the form with the address that this tab has stored. */
  open(): void {
    this.email = this.#tab.get(DRAFT) ?? '';
    this.issue = undefined;
    this.submission.clear();
    this.sentTo = null;
  }

  prepareCaptcha(): void {
    this.#captcha.prepare();
  }

  setEmail(email: string): void {
    this.email = email;
    this.#tab.set(DRAFT, email);
  }

  /** Back to the form, for another address. */
  returnToForm(): void {
    this.sentTo = null;
  }

  async submit(): Promise<void> {
    if (this.submission.isSending) return;
    this.issue = checkEmail(this.email);
    if (this.issue !== undefined) return;
    const email = cleanEmail(this.email);
    this.setEmail(email);
    await this.submission.run(async () => {
      await this.#passwords.requestLink(email, await buildScaHeaders(this.#site, this.#captcha));
      this.#tab.remove(DRAFT);
      runInAction(() => (this.sentTo = email));
    });
  }
}
