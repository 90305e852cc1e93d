import { makeAutoObservable, runInAction } from 'mobx';
import { cleanCode, codeIssueOf, enteredCode } from '../../domain/kernel/identifiers/one-time-code';
import type { Proof } from '../../domain/session/passkey';
import { proofRefusal, type ProofRefusal } from '../../domain/session/proof-refusal';
import type { FormProblem } from '../kernel/form-problem';
import type { Authenticator } from './ports/authenticator';
import type { Passkeys } from './ports/passkeys';
import { requestPasskey, type PasskeyIssue } from './request-passkey';

/** Kind of proof with which a form is sent: what was typed, or a passkey. */
export type ProofKind = 'code' | 'passkey';

export interface ProofPorts {
  passkeys: Passkeys;
  authenticator: Authenticator;
}

/**
 * The proof for a form that needs more than the session: the form is sent without one first, and the refusal names the
 * one that the gateway requires. Entries are never stored (D7).
 */
export class ProofEntry {
  /** The required proof; null until the gateway requires one. */
  requiredProof: ProofRefusal['at'] | null = null;
  code = '';
  password = '';
  issue: 'missing' | 'wrong' | undefined = undefined;
  /** Accepted methods of the second factor, from the refusal. */
  methods: readonly string[] = [];
  /** Why the authenticator gave no answer. */
  deviceIssue: PasskeyIssue | null = null;
  readonly #ports: ProofPorts;

  constructor(ports: ProofPorts) {
    this.#ports = ports;
    makeAutoObservable(this);
  }

  /** Clears the entries, and what earlier refusals required. */
  clear(): void {
    this.requiredProof = null;
    this.methods = [];
    this.deviceIssue = null;
    this.setCode('');
    this.setPassword('');
  }

  setCode(text: string): void {
    this.code = enteredCode(this.code, text);
    this.issue = undefined;
  }

  setPassword(password: string): void {
    this.password = password;
    this.issue = undefined;
  }

  get canUsePasskey(): boolean {
    return this.methods.includes('passkey') && this.#ports.authenticator.isSupported;
  }

  /** True unless the required proof is missing; a missing one is shown. */
  check(kind: ProofKind): boolean {
    this.deviceIssue = null;
    if (kind === 'passkey' || this.requiredProof === null) return true;
    this.issue =
      this.requiredProof === 'code'
        ? (codeIssueOf(cleanCode(this.code), false) ?? undefined)
        : this.password === ''
          ? 'missing'
          : undefined;
    return this.issue === undefined;
  }

  /** The entered proof, or a passkey's; undefined if the authenticator gave no answer. */
  async read(kind: ProofKind): Promise<Proof | undefined> {
    if (kind === 'passkey') return this.#sign();
    return this.requiredProof === 'password'
      ? { password: this.password }
      : { code: cleanCode(this.code) || null };
  }

  /** The first refusal only names the required proof. */
  show(refusal: ProofRefusal): void {
    this.issue = this.requiredProof === refusal.at ? refusal.issue : 'missing';
    this.requiredProof = refusal.at;
    if (refusal.at === 'code') this.methods = refusal.methods ?? this.methods;
  }

  /** Shows a refused proof at its field; false for any other problem. */
  showProblem(problem: FormProblem): boolean {
    const refusal = problem.kind === 'refused' ? proofRefusal(problem) : null;
    if (refusal) this.show(refusal);
    return refusal !== null;
  }

  async #sign(): Promise<Proof | undefined> {
    const { authenticator, passkeys } = this.#ports;
    const answer = await requestPasskey(passkeys.challenge(), (challenge) => authenticator.sign(challenge));
    if (typeof answer !== 'string') return { assertion: answer };
    runInAction(() => (this.deviceIssue = answer));
    return undefined;
  }
}
