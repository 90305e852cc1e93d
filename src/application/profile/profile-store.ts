import { makeAutoObservable, runInAction } from 'mobx';
import type { Profile } from '../../domain/profile/profile';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import {
  DEFAULT_PASSWORD_RULES,
  judgePassword,
  type PasswordRules,
  type PasswordVerdict,
} from '../../domain/session/password-rules';
import type { Page } from '../kernel/ports/page';
import type { Profiles } from './ports/profiles';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { ClientStore } from '../client/client-store';
import type { FormProblem } from '../kernel/form-problem';
import { profileQuery } from './profile-query';
import { Submission } from '../kernel/submission';

export type OwnPasswordIssues = Readonly<
  Partial<Record<'current' | 'next' | 'confirm', 'missing' | 'weak' | 'same' | 'different' | 'wrong'>>
>;

/** Personal data, and changing the password (V8). What is typed here is kept nowhere (D7). */
export class ProfileStore {
  current = '';
  next = '';
  confirm = '';
  issues: OwnPasswordIssues = {};
  /** The password was changed on this visit. */
  changed = false;
  readonly submission: Submission;
  readonly #query: RemoteQuery<Profile>;
  readonly #profiles: Profiles;
  readonly #client: ClientStore;

  constructor(profiles: Profiles, queries: Queries, page: Page, client: ClientStore) {
    this.#profiles = profiles;
    this.#client = client;
    this.submission = new Submission(page);
    this.#query = profileQuery(queries, profiles);
    makeAutoObservable(this);
  }

  get remote(): Remote<Profile> {
    return this.#query.state;
  }

  /** The client may send documents, so the way to a change of verified data leads there. */
  get canSendDocuments(): boolean {
    return this.#client.setting?.isVisibleDocumentUpload ?? false;
  }

  get rules(): PasswordRules {
    return DEFAULT_PASSWORD_RULES;
  }

  /** The page is on screen; returns a function for when it is left, which forgets what was typed. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    return () => this.forget();
  }

  retry(): void {
    this.#query.retry();
  }

  get verdicts(): readonly PasswordVerdict[] {
    return judgePassword(this.next, this.rules, dataOf(this.remote)?.email ?? undefined);
  }

  set(field: 'current' | 'next' | 'confirm', value: string): void {
    this[field] = value;
  }

  async submit(): Promise<void> {
    if (this.submission.sending) return;
    this.changed = false;
    this.issues = this.#check();
    if (Object.keys(this.issues).length > 0) return;
    const { current, next } = this;
    await this.submission.run(
      async () => {
        await this.#profiles.changePassword(current, next);
        runInAction(() => this.accepted());
      },
      (problem) => this.refused(problem),
    );
  }

  private accepted(): void {
    this.forget();
    this.changed = true;
  }

  /** The field says it. */
  private refused(problem: FormProblem): boolean {
    const wrong = problem.kind === 'refused' && problem.codes.includes(ERROR_CODE.wrongCurrentPassword);
    if (wrong) this.issues = { current: 'wrong' };
    return wrong;
  }

  #check(): OwnPasswordIssues {
    const { current, next, confirm } = this;
    if (current === '') return { current: 'missing' };
    if (next === '') return { next: 'missing' };
    if (!this.verdicts.every(({ kept }) => kept)) return { next: 'weak' };
    if (next === current) return { next: 'same' };
    if (confirm === '') return { confirm: 'missing' };
    return confirm === next ? {} : { confirm: 'different' };
  }

  private forget(): void {
    this.current = '';
    this.next = '';
    this.confirm = '';
    this.issues = {};
    this.changed = false;
    this.submission.clear();
  }
}
