import { makeAutoObservable, runInAction } from 'mobx';
import { ERROR_CODE } from '../../domain/error-codes.table';
import { isAppCode, typedCode, type SecondFactorMethod } from '../../domain/session/second-factor';
import type { Page } from '../ports/page';
import type { SecondFactors } from '../ports/second-factors';
import type { FormProblem } from './form-problem';
import type { LoginStore } from './login-store';
import { Submission } from './submission';

/** The second step of signing in: a code of the app, or a recovery code (D9). What is typed is kept nowhere. */
export class SecondStepStore {
  method: SecondFactorMethod = 'totp';
  code = '';
  issue: 'missing' | 'wrong' | null = null;
  /** Why the challenge can't be answered any more. */
  ended: 'expired' | 'tooMany' | null = null;
  readonly submission: Submission;
  readonly #factors: SecondFactors;
  readonly #login: LoginStore;

  constructor(factors: SecondFactors, page: Page, login: LoginStore) {
    this.#factors = factors;
    this.#login = login;
    this.submission = new Submission(page);
    makeAutoObservable(this);
  }

  /** The step is on screen; returns a function for when it is left, which forgets what was typed. */
  open(): () => void {
    this.reset('totp');
    return () => this.reset('totp');
  }

  get email(): string {
    return this.#login.email.trim();
  }

  /** The other way to answer, where the gateway offers it. */
  get otherMethod(): SecondFactorMethod | undefined {
    const other = this.method === 'totp' ? 'recovery' : 'totp';
    return this.#login.challenge?.methods.includes(other) ? other : undefined;
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
    const code = typedCode(this.code);
    if (!challenge || this.ended || this.submission.sending) return;
    this.issue = code === '' ? 'missing' : this.method === 'totp' && !isAppCode(code) ? 'wrong' : null;
    if (this.issue) return;
    await this.submission.run(
      async () => {
        const token = await this.#factors.answer(challenge.challengeId, this.method, code);
        await this.#login.enter(token);
        runInAction(() => this.reset('totp'));
      },
      (problem) => this.refused(problem),
    );
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
    this.ended = null;
    this.submission.clear();
  }
}
