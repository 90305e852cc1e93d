import { makeAutoObservable, runInAction } from 'mobx';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { isAppCode, typedCode, type SecondFactorMethod } from '../../domain/session/second-factor';
import type { Authenticator } from './ports/authenticator';
import type { Page } from '../kernel/ports/page';
import type { Passkeys } from './ports/passkeys';
import type { SecondFactors } from './ports/second-factors';
import { askPasskey, type PasskeyIssue } from './ask-passkey';
import type { FormProblem } from '../kernel/form-problem';
import type { LoginStore } from './login-store';
import { Submission } from '../kernel/submission';

/** In the order in which they are offered. */
const METHODS: readonly SecondFactorMethod[] = ['passkey', 'totp', 'recovery'];

/** The second step of signing in: a code of the app, a recovery code, or a passkey (D9). What is typed is kept nowhere. */
export class SecondStepStore {
  method: SecondFactorMethod = 'totp';
  code = '';
  issue: 'missing' | 'wrong' | null = null;
  /** Why the authenticator gave no answer. */
  deviceIssue: PasskeyIssue | null = null;
  /** Why the challenge can't be answered any more. */
  ended: 'expired' | 'tooMany' | null = null;
  readonly submission: Submission;
  readonly #factors: SecondFactors;
  readonly #passkeys: Passkeys;
  readonly #authenticator: Authenticator;
  readonly #login: LoginStore;

  constructor(
    factors: SecondFactors,
    passkeys: Passkeys,
    authenticator: Authenticator,
    page: Page,
    login: LoginStore,
  ) {
    this.#factors = factors;
    this.#passkeys = passkeys;
    this.#authenticator = authenticator;
    this.#login = login;
    this.submission = new Submission(page);
    makeAutoObservable(this);
  }

  /** The step is on screen; returns a function for when it is left, which forgets what was typed. */
  open(): () => void {
    this.reset(this.#first);
    return () => this.reset(this.#first);
  }

  get email(): string {
    return this.#login.email.trim();
  }

  /** The other ways to answer that the gateway offers. */
  get otherMethods(): readonly SecondFactorMethod[] {
    return this.#offered.filter((method) => method !== this.method);
  }

  setCode(code: string): void {
    this.code = code;
    this.issue = null;
  }

  choose(method: SecondFactorMethod): void {
    this.reset(method);
  }

  /** To the form of the password, for another try or another client. */
  back(): void {
    this.#login.leaveChallenge();
  }

  async submit(): Promise<void> {
    const { challenge } = this.#login;
    if (!challenge || this.ended || this.submission.sending) return;
    this.deviceIssue = null;
    this.issue = this.#check();
    if (this.issue) return;
    await this.submission.run(
      async () => {
        const proof =
          this.method === 'passkey' ? await this.#sign(challenge.challengeId) : typedCode(this.code);
        if (proof === undefined) return;
        const token = await this.#factors.answer(challenge.challengeId, this.method, proof);
        await this.#login.enter(token);
        runInAction(() => this.reset(this.#first));
      },
      (problem) => this.refused(problem),
    );
  }

  async #sign(challengeId: string) {
    const answer = await askPasskey(this.#passkeys.signInChallenge(challengeId), (asked) =>
      this.#authenticator.sign(asked),
    );
    if (typeof answer !== 'string') return answer;
    runInAction(() => (this.deviceIssue = answer));
    return undefined;
  }

  #check(): 'missing' | 'wrong' | null {
    if (this.method === 'passkey') return null;
    const code = typedCode(this.code);
    if (code === '') return 'missing';
    return this.method === 'totp' && !isAppCode(code) ? 'wrong' : null;
  }

  /** What the gateway offers and this browser can do. */
  get #offered(): readonly SecondFactorMethod[] {
    const methods = this.#login.challenge?.methods ?? [];
    return METHODS.filter(
      (one) => methods.includes(one) && (one !== 'passkey' || this.#authenticator.isSupported),
    );
  }

  /** A passkey is less work than a code. */
  get #first(): SecondFactorMethod {
    return this.#offered[0] ?? 'totp';
  }

  /** The field says that a code is wrong; a challenge that has ended takes the place of the form. */
  private refused(problem: FormProblem): boolean {
    if (problem.kind !== 'refused') return false;
    const { codes, retryAfterMs } = problem;
    this.code = '';
    if (codes.includes(ERROR_CODE.wrongCode)) this.issue = 'wrong';
    else if (codes.includes(ERROR_CODE.wrongLink)) this.ended = 'expired';
    else if (codes.includes(ERROR_CODE.tooManyTries) && retryAfterMs === undefined) this.ended = 'tooMany';
    else return false;
    return true;
  }

  private reset(method: SecondFactorMethod): void {
    this.method = method;
    this.code = '';
    this.issue = null;
    this.deviceIssue = null;
    this.ended = null;
    this.submission.clear();
  }
}
