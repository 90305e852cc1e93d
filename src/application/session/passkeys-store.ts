import { makeAutoObservable, runInAction } from 'mobx';
import {
  MAX_PASSKEY_NAME_LENGTH,
  type Passkey,
  type PasskeyProof,
  type PasskeyState,
} from '../../domain/session/passkey';
import { isLongerThan } from '../../domain/kernel/identifiers/length';
import { cleanCode, codeIssueOf, enteredCode } from '../../domain/kernel/identifiers/one-time-code';
import type { Authenticator } from './ports/authenticator';
import type { Clipboard } from '../kernel/ports/clipboard';
import type { Page } from '../kernel/ports/page';
import type { Passkeys } from './ports/passkeys';
import type { Queries } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { requestPasskey, type PasskeyIssue } from './request-passkey';
import type { FormProblem } from '../kernel/form-problem';
import { refusedProofField } from './refused-proof-field';
import { Submission } from '../kernel/submission';

/** The open step, with its passkey. */
export type PasskeyStep =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }
  | { readonly kind: 'codes' };

export type PasskeyField = 'name' | 'password' | 'code';
export type PasskeyIssues = Readonly<Partial<Record<PasskeyField, 'missing' | 'wrong'>>>;

const CALLS_WITH_PASSKEYS = ['passkeys', 'secondFactor'];

/** The passkeys of the profile (V8). Entries and recovery codes are never stored (D7). */
export class PasskeysStore {
  step: PasskeyStep | null = null;
  name = '';
  password = '';
  code = '';
  /** The change ends the client's other sessions. */
  endsOtherSessions = true;
  issues: PasskeyIssues = {};
  /** Why the authenticator gave no answer. */
  deviceIssue: PasskeyIssue | null = null;
  recoveryCodes: readonly string[] = [];
  hasCopiedCodes = false;
  /** The last completed step of this visit. */
  completedStep: 'added' | 'renamed' | 'removed' | null = null;
  readonly submission: Submission;
  readonly #query: RemoteQuery<PasskeyState>;
  readonly #passkeys: Passkeys;
  readonly #authenticator: Authenticator;
  readonly #queries: Queries;
  readonly #clipboard: Clipboard;

  constructor(
    passkeys: Passkeys,
    authenticator: Authenticator,
    queries: Queries,
    page: Page,
    clipboard: Clipboard,
  ) {
    this.#passkeys = passkeys;
    this.#authenticator = authenticator;
    this.#queries = queries;
    this.#clipboard = clipboard;
    this.submission = new Submission(page);
    this.#query = queries.query({
      scope: 'client',
      call: 'passkeys',
      freshForMs: 0,
      read: (signal) => passkeys.state(signal),
    });
    makeAutoObservable(this);
  }

  /** Loads the passkeys; returns a function that clears the entries when the page is left. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    return () => this.leave();
  }

  get remote(): Remote<PasskeyState> {
    return this.#query.state;
  }

  get isSupported(): boolean {
    return this.#authenticator.isSupported;
  }

  /** Proof to type for the current step, if any. */
  get typedProof(): 'password' | 'code' | null {
    if (this.step?.kind !== 'add' && this.step?.kind !== 'remove') return null;
    return this.#methods.length === 0 ? 'password' : 'code';
  }

  /** True if one of the client's passkeys can prove the current step. */
  get canSign(): boolean {
    return this.typedProof === 'code' && this.#methods.includes('passkey') && this.isSupported;
  }

  get hasUnsentText(): boolean {
    return this.name !== this.#previousName || this.password !== '';
  }

  retry(): void {
    this.#query.retry();
  }

  start(step: Exclude<PasskeyStep, { kind: 'codes' }>): void {
    this.leave();
    this.step = step;
    this.name = this.#previousName;
  }

  leave(): void {
    this.step = null;
    this.name = '';
    this.password = '';
    this.code = '';
    this.endsOtherSessions = true;
    this.issues = {};
    this.deviceIssue = null;
    this.recoveryCodes = [];
    this.hasCopiedCodes = false;
    this.completedStep = null;
    this.submission.clear();
  }

  /** The client has stored the recovery codes: shows the list again. */
  confirmCodesSaved(): void {
    this.leave();
    this.#query.load().catch(() => undefined);
  }

  set(field: PasskeyField, value: string): void {
    this[field] = field === 'code' ? enteredCode(this.code, value) : value;
  }

  setEndsOtherSessions(endsOtherSessions: boolean): void {
    this.endsOtherSessions = endsOtherSessions;
  }

  async copyCodes(): Promise<void> {
    const isWritten = await this.#clipboard.write(this.recoveryCodes.join('\n'));
    runInAction(() => (this.hasCopiedCodes = isWritten));
  }

  /** Carries out the current step, proved by the entries or by one of the client's passkeys. */
  async submit(proofMethod: 'typed' | 'passkey' = 'typed'): Promise<void> {
    const { step } = this;
    if (step === null || step.kind === 'codes' || this.submission.isSending) return;
    this.deviceIssue = null;
    this.issues = this.#check(proofMethod);
    if (Object.keys(this.issues).length > 0) return;
    await this.submission.run(
      () => this.#send(step, proofMethod),
      (problem) => this.showRefusal(problem),
    );
  }

  async #send(
    step: Exclude<PasskeyStep, { kind: 'codes' }>,
    proofMethod: 'typed' | 'passkey',
  ): Promise<void> {
    const name = this.name.trim();
    if (step.kind === 'rename') {
      await this.#passkeys.rename(step.passkey.id, name);
      return this.#finish('renamed');
    }
    const proof = proofMethod === 'passkey' ? await this.#sign() : this.#readTypedProof();
    if (!proof) return;
    if (step.kind === 'remove') {
      await this.#passkeys.remove(step.passkey.id, proof, this.endsOtherSessions);
      return this.#finish('removed');
    }
    const newPasskey = await this.#callAuthenticator(this.#passkeys.begin(proof), 'create');
    if (!newPasskey) return;
    const codes = await this.#passkeys.add(name, newPasskey, this.endsOtherSessions);
    this.#finish('added', codes);
  }

  #finish(completedStep: 'added' | 'renamed' | 'removed', recoveryCodes: readonly string[] = []): void {
    runInAction(() => this.showResult(completedStep, recoveryCodes));
    this.#queries.invalidate(CALLS_WITH_PASSKEYS);
    this.#query.load().catch(() => undefined);
  }

  #readTypedProof(): PasskeyProof {
    return this.typedProof === 'password' ? { password: this.password } : { code: cleanCode(this.code) };
  }

  async #sign(): Promise<PasskeyProof | undefined> {
    const assertion = await this.#callAuthenticator(this.#passkeys.challenge(), 'sign');
    return assertion && { assertion };
  }

  async #callAuthenticator(options: ReturnType<Passkeys['challenge']>, action: 'create' | 'sign') {
    const answer = await requestPasskey(options, (request) => this.#authenticator[action](request));
    if (typeof answer !== 'string') return answer;
    runInAction(() => (this.deviceIssue = answer));
    return undefined;
  }

  private showResult(completedStep: 'added' | 'renamed' | 'removed', recoveryCodes: readonly string[]): void {
    this.leave();
    this.completedStep = completedStep;
    this.recoveryCodes = recoveryCodes;
    if (recoveryCodes.length > 0) this.step = { kind: 'codes' };
  }

  private showRefusal(problem: FormProblem): boolean {
    const field = refusedProofField(problem);
    if (field) this.issues = { [field]: 'wrong' };
    return field !== undefined;
  }

  #check(proofMethod: 'typed' | 'passkey'): PasskeyIssues {
    const { name, step, typedProof } = this;
    if (step?.kind !== 'remove' && name.trim() === '') return { name: 'missing' };
    if (step?.kind !== 'remove' && isLongerThan(name, MAX_PASSKEY_NAME_LENGTH)) return { name: 'wrong' };
    if (proofMethod === 'passkey' || typedProof === null) return {};
    if (typedProof === 'password') return this.password.trim() === '' ? { password: 'missing' } : {};
    const issue = codeIssueOf(cleanCode(this.code), false);
    return issue ? { code: issue } : {};
  }

  /** The name of the passkey that is renamed. */
  get #previousName(): string {
    return this.step?.kind === 'rename' ? this.step.passkey.name : '';
  }

  get #methods(): readonly string[] {
    return dataOf(this.remote)?.methods ?? [];
  }
}
