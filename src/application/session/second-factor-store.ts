import { makeAutoObservable, runInAction } from 'mobx';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { cleanCode, codeIssueOf, enteredCode } from '../../domain/kernel/identifiers/one-time-code';
import type { FactorProof } from '../../domain/session/passkey';
import type { SecondFactorSecret, SecondFactorState } from '../../domain/session/second-factor';
import type { Clipboard } from '../kernel/ports/clipboard';
import type { Page } from '../kernel/ports/page';
import type { Authenticator } from './ports/authenticator';
import type { Passkeys } from './ports/passkeys';
import type { SecondFactors } from './ports/second-factors';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { FormProblem } from '../kernel/form-problem';
import { refusedProofField } from './refused-proof-field';
import { requestPasskey, type PasskeyIssue } from './request-passkey';
import { Submission } from '../kernel/submission';

/** The open step: type the password, scan the secret, store the codes, turn off, request new codes. */
export type SecondFactorStep = 'password' | 'scan' | 'codes' | 'turnOff' | 'newCodes';

export type SecondFactorIssues = Readonly<Partial<Record<'password' | 'code', 'missing' | 'wrong'>>>;

/** Setting up the second factor, and turning it off (V8). Secret and codes are never stored (D7). */
export class SecondFactorStore {
  step: SecondFactorStep | null = null;
  password = '';
  code = '';
  /** The change ends the client's other sessions. */
  endsOtherSessions = true;
  issues: SecondFactorIssues = {};
  /** Why the authenticator gave no answer. */
  deviceIssue: PasskeyIssue | null = null;
  secret: SecondFactorSecret | null = null;
  recoveryCodes: readonly string[] = [];
  /** The text copied last. */
  copiedPart: 'secret' | 'codes' | null = null;
  /** The last completed step of this visit. */
  completedStep: 'turnedOn' | 'turnedOff' | null = null;
  readonly submission: Submission;
  readonly #query: RemoteQuery<SecondFactorState>;
  /** The gateway requires the second factor that the client already has. */
  private isFactorAsked = false;
  readonly #factors: SecondFactors;
  readonly #passkeys: Passkeys;
  readonly #authenticator: Authenticator;
  readonly #clipboard: Clipboard;

  constructor(
    factors: SecondFactors,
    passkeys: Passkeys,
    authenticator: Authenticator,
    queries: Queries,
    page: Page,
    clipboard: Clipboard,
  ) {
    this.#factors = factors;
    this.#passkeys = passkeys;
    this.#authenticator = authenticator;
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

  /** True if setting up the app needs the second factor as well: the client has passkeys. */
  get needsFactor(): boolean {
    const state = dataOf(this.remote);
    return this.isFactorAsked || (state !== undefined && !state.isOn && (state.recoveryCodesLeft ?? 0) > 0);
  }

  /** True if one of the client's passkeys can prove the current step. */
  get canSign(): boolean {
    return this.step === 'password' && this.needsFactor && this.#authenticator.isSupported;
  }

  /** A password is typed, or the authenticator's app has a secret that is not confirmed yet. */
  get hasUnsentText(): boolean {
    return this.password !== '' || this.step === 'scan';
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
    this[field] = field === 'code' ? enteredCode(this.code, value) : value;
  }

  setEndsOtherSessions(endsOtherSessions: boolean): void {
    this.endsOtherSessions = endsOtherSessions;
  }

  async copy(secretOrCodes: 'secret' | 'codes'): Promise<void> {
    const text = secretOrCodes === 'secret' ? (this.secret?.secret ?? '') : this.recoveryCodes.join('\n');
    const isWritten = await this.#clipboard.write(text);
    runInAction(() => (this.copiedPart = isWritten ? secretOrCodes : null));
  }

  /** Carries out the current step; a passkey proves it in place of the code if the client wants that. */
  async submit(proofMethod: 'typed' | 'passkey' = 'typed'): Promise<void> {
    const { password, step } = this;
    const code = cleanCode(this.code);
    this.deviceIssue = null;
    this.issues = this.#check(code, proofMethod);
    if (step === null || Object.keys(this.issues).length > 0) return;
    await this.submission.run(
      async () => {
        await this.#send(step, password, code, proofMethod);
        this.#query.invalidate();
        // The state has no observer while the recovery codes are shown, so `invalidate` alone would not load it.
        this.#query.load().catch(() => undefined);
      },
      (problem) => this.showRefusal(problem),
    );
  }

  async #send(
    step: SecondFactorStep,
    password: string,
    code: string,
    proofMethod: 'typed' | 'passkey',
  ): Promise<void> {
    if (step === 'password') {
      const factor = proofMethod === 'passkey' ? await this.#sign() : this.needsFactor ? { code } : undefined;
      if (proofMethod === 'passkey' && !factor) return;
      const secret = await this.#factors.begin(password, factor);
      runInAction(() => this.advance('scan', { secret }));
    } else if (step === 'scan') {
      const recoveryCodes = await this.#factors.confirm(code, this.endsOtherSessions);
      const next = recoveryCodes.length > 0 ? 'codes' : null;
      runInAction(() => this.advance(next, { recoveryCodes, completedStep: 'turnedOn' }));
    } else if (step === 'newCodes') {
      const recoveryCodes = await this.#factors.newCodes(password, code, this.endsOtherSessions);
      runInAction(() => this.advance('codes', { recoveryCodes }));
    } else if (step === 'turnOff') {
      await this.#factors.turnOff(password, code, this.endsOtherSessions);
      runInAction(() => this.advance(null, { completedStep: 'turnedOff' }));
    }
  }

  async #sign(): Promise<FactorProof | undefined> {
    const sign = this.#authenticator.sign.bind(this.#authenticator);
    const answer = await requestPasskey(this.#passkeys.challenge(), sign);
    if (typeof answer !== 'string') return { assertion: answer };
    runInAction(() => (this.deviceIssue = answer));
    return undefined;
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
    if (problem.kind === 'refused' && problem.codes.includes(ERROR_CODE.codeNeeded)) {
      this.isFactorAsked = true;
      this.issues = { code: 'missing' };
      return true;
    }
    const field = refusedProofField(problem);
    if (field) this.issues = { [field]: 'wrong' };
    return field !== undefined;
  }

  #check(code: string, proofMethod: 'typed' | 'passkey'): SecondFactorIssues {
    if (this.step !== 'scan' && this.password === '') return { password: 'missing' };
    if (this.step === 'password' && (proofMethod === 'passkey' || !this.needsFactor)) return {};
    const issue = codeIssueOf(code, this.step === 'scan');
    return issue ? { code: issue } : {};
  }

  private clearInputs(): void {
    this.password = '';
    this.code = '';
    this.issues = {};
    this.deviceIssue = null;
    this.isFactorAsked = false;
    this.endsOtherSessions = true;
    this.copiedPart = null;
    this.submission.clear();
  }
}
