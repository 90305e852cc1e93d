import { makeAutoObservable, runInAction } from 'mobx';
import type { UserSetting } from '../../domain/client/user-setting';
import { cleanEmail } from '../../domain/kernel/identifiers/email';
import { checkCredentials, type CredentialIssue } from '../../domain/session/credentials';
import type { SignInChallenge } from '../../domain/session/second-factor';
import type { Auth } from './ports/auth';
import type { Captcha } from './ports/captcha';
import type { Page } from '../kernel/ports/page';
import type { TabStore } from '../kernel/ports/storage';
import type { ClientStore } from '../client/client-store';
import { buildScaHeaders } from './build-sca-headers';
import type { SessionStore } from './session-store';
import type { SiteStore } from '../site/site-store';
import { Submission } from '../kernel/submission';

const DRAFT = 'portico.draft.login';

/** The sign-in form (R2.1, R5, V4). One submit at a time; the entries stay. */
export class LoginStore {
  email: string;
  password = '';
  /** Second factor that the gateway requires after the password; its step replaces the form (D9). */
  challenge: SignInChallenge | null = null;
  readonly submission: Submission;
  /** Invalid fields; shown after the first submit. */
  issues: Readonly<Partial<Record<'email' | 'password', CredentialIssue>>> = {};
  readonly #auth: Auth;
  readonly #captcha: Captcha;
  readonly #tab: TabStore;
  readonly #site: SiteStore;
  readonly #client: ClientStore;

  constructor(
    auth: Auth,
    captcha: Captcha,
    tab: TabStore,
    page: Page,
    site: SiteStore,
    readonly session: SessionStore,
    client: ClientStore,
  ) {
    this.#auth = auth;
    this.#captcha = captcha;
    this.#tab = tab;
    this.submission = new Submission(page);
    this.#site = site;
    this.#client = client;
    this.email = tab.get(DRAFT) ?? '';
    makeAutoObservable(this);
  }

  /** Called when the form is first touched. */
  prepareCaptcha(): void {
    this.#captcha.prepare();
  }

  setEmail(email: string): void {
    this.email = email;
    this.#tab.set(DRAFT, email);
  }

  setPassword(password: string): void {
    this.password = password;
  }

  async submit(): Promise<void> {
    if (this.submission.isSending) return;
    this.issues = checkCredentials(this.email, this.password);
    if (Object.keys(this.issues).length > 0) return;
    this.setEmail(cleanEmail(this.email));
    await this.submission.run(async () => {
      const headers = await buildScaHeaders(this.#site, this.#captcha);
      const answer = await this.#auth.login({ email: this.email, password: this.password }, headers);
      if (typeof answer === 'string') return this.enter(answer);
      runInAction(() => {
        this.password = '';
        this.challenge = answer;
      });
    });
  }

  /** Begins the session of a token. */
  async enter(token: string): Promise<void> {
    const setting = await this.#client.identifyClient(token);
    this.startSession(token, setting);
  }

  leaveChallenge(): void {
    this.challenge = null;
  }

  private startSession(token: string, setting: UserSetting | undefined): void {
    // The next visitor of this form may be another client.
    this.email = '';
    this.password = '';
    this.challenge = null;
    this.#tab.remove(DRAFT);
    this.session.accept(token, setting);
  }
}
