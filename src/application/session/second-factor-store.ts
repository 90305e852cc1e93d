import { makeAutoObservable, runInAction } from 'mobx';
import {
  isAppCode,
  normalizeCode,
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
import { refusedProofField } from './refused-proof-field';
import { Submission } from '../kernel/submission';

/** The open step: type the password, scan the secret, store the codes, turn off, request new codes. */
export type SecondFactorStep = 'password' | 'scan' | 'codes' | 'turnOff' | 'newCodes';

export type SecondFactorIssues = Readonly<Partial<Record<'password' | 'code', 'missing' | 'wrong'>>>;

/** Setting up the second factor, and turning it off (V8). Secret and codes are never stored (D7). */
export class SecondFactorStore {
  step: SecondFactorStep | null = null;
  password = '';
  code = '';
  issues: SecondFactorIssues = {};
  secret: SecondFactorSecret | null = null;
  recoveryCodes: readonly string[] = [];
  /** The text copied last. */
  copiedPart: 'secret' | 'codes' | null = null;
  /** The last completed step of this visit. */
  completedStep: 'turnedOn' | 'turnedOff' | null = null;
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

  /** Loads the state; returns a function that drops secret and codes when the page is left. */
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

  /** Leaves a step, also once the client has stored the recovery codes. */
  leave(): void {
    this.step = null;
    this.secret = null;
    this.recoveryCodes = [];
    this.completedStep = null;
    this.clearInputs();
  }

  set(field: 'password' | 'code', value: string): void {
    this[field] = value;
  }

  async copy(secretOrCodes: 'secret' | 'codes'): Promise<void> {
    const text = secretOrCodes === 'secret' ? (this.secret?.secret ?? '') : this.recoveryCodes.join('\n');
    const isWritten = await this.#clipboard.write(text);
    runInAction(() => (this.copiedPart = isWritten ? secretOrCodes : null));
  }

  /** Carries out the current step. */
  async submit(): Promise<void> {
    const { password, step } = this;
    const code = normalizeCode(this.code);
    this.issues = this.#check(code);
    if (step === null || Object.keys(this.issues).length > 0) return;
    await this.submission.run(
      async () => {
        await this.#send(step, password, code);
        this.#query.invalidate();
        // The state has no observer while the recovery codes are shown, so `invalidate` alone would not load it.
        this.#query.load().catch(() => undefined);
      },
      (problem) => this.showRefusal(problem),
    );
  }

  async #send(step: SecondFactorStep, password: string, code: string): Promise<void> {
    if (step === 'password') {
      const secret = await this.#factors.begin(password);
      runInAction(() => this.advance('scan', { secret }));
    } else if (step === 'scan') {
      const recoveryCodes = await this.#factors.confirm(code);
      runInAction(() => this.advance('codes', { recoveryCodes, completedStep: 'turnedOn' }));
    } else if (step === 'newCodes') {
      const recoveryCodes = await this.#factors.newCodes(password, code);
      runInAction(() => this.advance('codes', { recoveryCodes }));
    } else if (step === 'turnOff') {
      await this.#factors.turnOff(password, code);
      runInAction(() => this.advance(null, { completedStep: 'turnedOff' }));
    }
  }

  private advance(
    step: SecondFactorStep | null,
    changes: Partial<Pick<SecondFactorStore, 'secret' | 'recoveryCodes' | 'completedStep'>>,
  ): void {
    this.leave();
    this.step = step;
    Object.assign(this, changes);
  }

  private showRefusal(problem: FormProblem): boolean {
    const field = refusedProofField(problem);
    if (field) this.issues = { [field]: 'wrong' };
    return field !== undefined;
  }

  #check(code: string): SecondFactorIssues {
    if (this.step !== 'scan' && this.password === '') return { password: 'missing' };
    if (this.step === 'password') return {};
    if (code === '') return { code: 'missing' };
    return this.step === 'scan' && !isAppCode(code) ? { code: 'wrong' } : {};
  }

  private clearInputs(): void {
    this.password = '';
    this.code = '';
    this.issues = {};
    this.copiedPart = null;
    this.submission.clear();
  }
}
