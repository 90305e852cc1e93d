import { makeAutoObservable, runInAction } from 'mobx';
import { opaqueString } from '../../domain/kernel/identifiers/opaque-string';
import type { Profile } from '../../domain/profile/profile';
import { proofRefusal } from '../../domain/session/proof-refusal';
import {
  DEFAULT_PASSWORD_RULES,
  checkPassword,
  type PasswordRules,
  type PasswordCheck,
} from '../../domain/session/password-rules';
import type { Page } from '../kernel/ports/page';
import type { Profiles } from './ports/profiles';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { ClientStore } from '../client/client-store';
import { ProofEntry, type ProofKind, type ProofPorts } from '../session/proof-entry';
import type { FormProblem } from '../kernel/form-problem';
import { profileQuery } from './profile-query';
import { Submission } from '../kernel/submission';

export type OwnPasswordIssues = Readonly<
  Partial<Record<'current' | 'next' | 'confirm', 'missing' | 'weak' | 'same' | 'different' | 'wrong'>>
>;

/** Personal data, and changing the password (V8). Entries are never stored (D7). */
export class ProfileStore {
  current = '';
  next = '';
  confirm = '';
  issues: OwnPasswordIssues = {};
  /** The password was changed on this visit. */
  isChanged = false;
  readonly submission: Submission;
  /** The second factor, if the client has one. */
  readonly proof: ProofEntry;
  readonly #query: RemoteQuery<Profile>;
  readonly #profiles: Profiles;
  readonly #client: ClientStore;

  constructor(profiles: Profiles, queries: Queries, page: Page, client: ClientStore, ports: ProofPorts) {
    this.#profiles = profiles;
    this.#client = client;
    this.submission = new Submission(page);
    this.proof = new ProofEntry(ports);
    this.#query = profileQuery(queries, profiles);
    makeAutoObservable(this);
  }

  get remote(): Remote<Profile> {
    return this.#query.state;
  }

  /** True if the client can change verified data by sending documents. */
  get canSendDocuments(): boolean {
    return this.#client.setting?.isVisibleDocumentUpload ?? false;
  }

  get rules(): PasswordRules {
    return DEFAULT_PASSWORD_RULES;
  }

  /** Loads the profile; returns a function that clears the entries when the page is left. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    return () => this.clearForm();
  }

  retry(): void {
    this.#query.retry();
  }

  get passwordChecks(): readonly PasswordCheck[] {
    return checkPassword(this.next, this.rules, dataOf(this.remote)?.email ?? undefined);
  }

  get hasUnsentText(): boolean {
    return this.current + this.next + this.confirm !== '';
  }

  set(field: 'current' | 'next' | 'confirm', value: string): void {
    this[field] = value;
  }

  async submit(proofKind: ProofKind = 'code'): Promise<void> {
    if (this.submission.isSending) return;
    this.isChanged = false;
    this.issues = this.#check();
    if (Object.keys(this.issues).length > 0 || !this.proof.check(proofKind)) return;
    const { current, next } = this;
    await this.submission.run(
      async () => {
        const proof = await this.proof.read(proofKind);
        if (!proof) return;
        await this.#profiles.changePassword(current, opaqueString(next), proof);
        runInAction(() => this.onAccepted());
      },
      (problem) => this.showRefusal(problem),
    );
  }

  private onAccepted(): void {
    this.clearForm();
    this.isChanged = true;
  }

  /** Shows a wrong current password, or the second factor's issue, at its field. */
  private showRefusal(problem: FormProblem): boolean {
    const refusal = problem.kind === 'refused' ? proofRefusal(problem) : null;
    if (refusal?.at === 'password') this.issues = { current: 'wrong' };
    if (refusal?.at === 'code') this.proof.show(refusal);
    return refusal !== null;
  }

  #check(): OwnPasswordIssues {
    const { current, next, confirm } = this;
    if (current === '') return { current: 'missing' };
    if (next === '') return { next: 'missing' };
    if (!this.passwordChecks.every(({ isMet }) => isMet)) return { next: 'weak' };
    if (next === current) return { next: 'same' };
    if (confirm === '') return { confirm: 'missing' };
    return opaqueString(confirm) === opaqueString(next) ? {} : { confirm: 'different' };
  }

  private clearForm(): void {
    this.current = '';
    this.next = '';
    this.confirm = '';
    this.issues = {};
    this.isChanged = false;
    this.proof.clear();
    this.submission.clear();
  }
}
