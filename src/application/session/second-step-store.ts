import { makeAutoObservable, runInAction } from 'mobx';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { cleanCode, codeIssueOf, enteredCode } from '../../domain/kernel/identifiers/one-time-code';
import type { SecondFactorMethod } from '../../domain/session/second-factor';
import type { Authenticator } from './ports/authenticator';
import type { Page } from '../kernel/ports/page';
import type { Passkeys } from './ports/passkeys';
import type { SecondFactors } from './ports/second-factors';
import { requestPasskey, type PasskeyIssue } from './request-passkey';
import type { FormProblem } from '../kernel/form-problem';
import type { LoginStore } from './login-store';
import { Submission } from '../kernel/submission';

/** All methods, in the order of the screen. */
const METHODS: readonly SecondFactorMethod[] = ['passkey', 'totp', 'recovery'];

/** The second step of signing in: a code of the app, a recovery code, or a passkey (D9). The entries are never stored. */
export class SecondStepStore {
  method: SecondFactorMethod = 'totp';
  code = '';
  issue: 'missing' | 'wrong' | null = null;
  /** Why the authenticator gave no answer. */
  deviceIssue: PasskeyIssue | null = null;
  /** Why the challenge can no longer be answered. */
  endReason: 'expired' | 'tooMany' | null = null;
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

  /** Shows the step; returns a function that clears it when it is left. */
  open(): () => void {
    this.reset(this.#preferredMethod);
    return () => this.reset(this.#preferredMethod);
  }

  get email(): string {
    return this.#login.email;
  }

  get otherMethods(): readonly SecondFactorMethod[] {
    return this.#offeredMethods.filter((method) => method !== this.method);
  }

  setCode(text: string): void {
    this.code = enteredCode(this.code, text);
    this.issue = null;
  }

  choose(method: SecondFactorMethod): void {
    this.reset(method);
  }

  /** Returns to the password form, for another attempt or another client. */
  returnToPassword(): void {
    this.#login.leaveChallenge();
  }

  async submit(): Promise<void> {
    const { challenge } = this.#login;
    if (!challenge || this.endReason || this.submission.isSending) return;
    this.deviceIssue = null;
    this.issue = this.#check();
    if (this.issue) return;
    await this.submission.run(
      async () => {
        const proof =
          this.method === 'passkey' ? await this.#sign(challenge.challengeId) : cleanCode(this.code);
        if (proof === undefined) return;
        const token = await this.#factors.answer(challenge.challengeId, this.method, proof);
        await this.#login.enter(token);
        runInAction(() => this.reset(this.#preferredMethod));
      },
      (problem) => this.showRefusal(problem),
    );
  }

  async #sign(challengeId: string) {
    const answer = await requestPasskey(this.#passkeys.signInChallenge(challengeId), (request) =>
      this.#authenticator.sign(request),
    );
    if (typeof answer !== 'string') return answer;
    runInAction(() => (this.deviceIssue = answer));
    return undefined;
  }

  #check(): 'missing' | 'wrong' | null {
    if (this.method === 'passkey') return null;
    return codeIssueOf(cleanCode(this.code), this.method === 'totp');
  }

  /** Methods that the gateway offers and this browser supports. */
  get #offeredMethods(): readonly SecondFactorMethod[] {
    const methods = this.#login.challenge?.methods ?? [];
    return METHODS.filter(
      (method) => methods.includes(method) && (method !== 'passkey' || this.#authenticator.isSupported),
    );
  }

  /** A passkey is offered first: it is less work than a code. */
  get #preferredMethod(): SecondFactorMethod {
    return this.#offeredMethods[0] ?? 'totp';
  }

  /** Shows a wrong code at the field, and an ended challenge in place of the form. */
  private showRefusal(problem: FormProblem): boolean {
    if (problem.kind !== 'refused') return false;
    const { codes, retryAfterMs } = problem;
    this.code = '';
    if (codes.includes(ERROR_CODE.wrongCode)) this.issue = 'wrong';
    else if (codes.includes(ERROR_CODE.wrongLink)) this.endReason = 'expired';
    else if (codes.includes(ERROR_CODE.tooManyTries) && retryAfterMs === undefined)
      this.endReason = 'tooMany';
    else return false;
    return true;
  }

  private reset(method: SecondFactorMethod): void {
    this.method = method;
    this.code = '';
    this.issue = null;
    this.deviceIssue = null;
    this.endReason = null;
    this.submission.clear();
  }
}
