import { makeAutoObservable, runInAction } from 'mobx';
import {
  isAppCode,
  typedCode,
  type SecondFactorSecret,
  type SecondFactorState,
} from '../../domain/session/second-factor';
import type { Clipboard } from '../kernel/ports/clipboard';
import type { Page } from '../kernel/ports/page';
import type { SecondFactors } from './ports/second-factors';
import type { Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { FormProblem } from '../kernel/form-problem';
import { refusedProof } from './refused-proof';
import { Submission } from '../kernel/submission';

/** What the client is doing: typing the password, scanning, keeping the codes, turning off, asking for new codes. */
export type SecondFactorStep = 'password' | 'scan' | 'codes' | 'turnOff' | 'newCodes';

export type SecondFactorIssues = Readonly<Partial<Record<'password' | 'code', 'missing' | 'wrong'>>>;

/** Setting up the second factor, and turning it off (V8). Secret and codes are kept nowhere (D7). */
export class SecondFactorStore {
  step: SecondFactorStep | null = null;
  password = '';
  code = '';
  issues: SecondFactorIssues = {};
  secret: SecondFactorSecret | null = null;
  recoveryCodes: readonly string[] = [];
  /** What was copied last. */
  copied: 'secret' | 'codes' | null = null;
  /** What was done on this visit. */
  done: 'turnedOn' | 'turnedOff' | null = null;
  readonly submission: Submission;
  readonly #query: RemoteQuery<SecondFactorState>;
  readonly #factors: SecondFactors;
  readonly #clipboard: Clipboard;

  constructor(factors: SecondFactors, queries: Queries, page: Page, clipboard: Clipboard) {
    this.#factors = factors;
    this.#clipboard = clipboard;
    this.submission = new Submission(page);
    this.#query = queries.query({
      scope: 'client',
      call: 'secondFactor',
      freshForMs: 0,
      read: (signal) => factors.state(signal),
    });
    makeAutoObservable(this);
  }

  /** The page is on screen; returns a function for when it is left, which forgets secret and codes. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    return () => this.leave();
  }

  get remote(): Remote<SecondFactorState> {
    return this.#query.state;
  }

  retry(): void {
    this.#query.retry();
  }

  start(step: 'password' | 'turnOff' | 'newCodes'): void {
    this.leave();
    this.step = step;
  }

  /** Leaves a step, also once the recovery codes are kept. */
  leave(): void {
    this.step = null;
    this.secret = null;
    this.recoveryCodes = [];
    this.done = null;
    this.forget();
  }

  set(field: 'password' | 'code', value: string): void {
    this[field] = value;
  }

  async copy(what: 'secret' | 'codes'): Promise<void> {
    const text = what === 'secret' ? (this.secret?.secret ?? '') : this.recoveryCodes.join('\n');
    const copied = await this.#clipboard.write(text);
    runInAction(() => (this.copied = copied ? what : null));
  }

  /** Carries out the current step. */
  async submit(): Promise<void> {
    const { password, step } = this;
    const code = typedCode(this.code);
    this.issues = this.#check(code);
    if (step === null || Object.keys(this.issues).length > 0) return;
    await this.submission.run(
      async () => {
        await this.#send(step, password, code);
        this.#query.invalidate();
        // Nobody looks at it while the recovery codes are shown.
        this.#query.load().catch(() => undefined);
      },
      (problem) => this.refused(problem),
    );
  }

  async #send(step: SecondFactorStep, password: string, code: string): Promise<void> {
    if (step === 'password') {
      const secret = await this.#factors.begin(password);
      runInAction(() => this.advance('scan', { secret }));
    } else if (step === 'scan') {
      const recoveryCodes = await this.#factors.confirm(code);
      runInAction(() => this.advance('codes', { recoveryCodes, done: 'turnedOn' }));
    } else if (step === 'newCodes') {
      const recoveryCodes = await this.#factors.newCodes(password, code);
      runInAction(() => this.advance('codes', { recoveryCodes }));
    } else if (step === 'turnOff') {
      await this.#factors.turnOff(password, code);
      runInAction(() => this.advance(null, { done: 'turnedOff' }));
    }
  }

  private advance(
    step: SecondFactorStep | null,
    made: Partial<Pick<SecondFactorStore, 'secret' | 'recoveryCodes' | 'done'>>,
  ): void {
    this.leave();
    this.step = step;
    Object.assign(this, made);
  }

  private refused(problem: FormProblem): boolean {
    const field = refusedProof(problem);
    if (field) this.issues = { [field]: 'wrong' };
    return field !== undefined;
  }

  #check(code: string): SecondFactorIssues {
    if (this.step !== 'scan' && this.password === '') return { password: 'missing' };
    if (this.step === 'password') return {};
    if (code === '') return { code: 'missing' };
    return this.step === 'scan' && !isAppCode(code) ? { code: 'wrong' } : {};
  }

  private forget(): void {
    this.password = '';
    this.code = '';
    this.issues = {};
    this.copied = null;
    this.submission.clear();
  }
}
