import { makeAutoObservable, runInAction } from 'mobx';
import { cleanCode, codeIssueOf, enteredCode } from '../../domain/kernel/identifiers/one-time-code';
import type { EmailProofState } from '../../domain/session/email-proof';
import type { Page } from '../kernel/ports/page';
import { Submission } from '../kernel/submission';
import { dataOf, isMissing, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { EmailProofs } from './ports/email-proofs';

/** The proof of the client's e-mail address: a code is mailed, and entered in the profile. The code is never stored (D7). */
export class EmailProofStore {
  code = '';
  issue: 'missing' | 'wrong' | null = null;
  /** The address was proved on this visit. */
  isDone = false;
  /** A code was mailed on this visit. */
  private isSent = false;
  readonly submission: Submission;
  readonly #proofs: EmailProofs;
  readonly #query: RemoteQuery<EmailProofState>;

  constructor(proofs: EmailProofs, queries: Queries, page: Page) {
    this.#proofs = proofs;
    this.submission = new Submission(page);
    this.#query = queries.query({
      scope: 'client',
      call: 'emailProof',
      freshForMs: 0,
      read: (signal) => proofs.state(signal),
    });
    makeAutoObservable(this);
  }

  /** Loads the state; returns a function that drops the code when the page is left. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    return () => this.leave();
  }

  get remote(): Remote<EmailProofState> {
    return this.#query.state;
  }

  /** True if the gateway needs no proof. */
  get isMissing(): boolean {
    return isMissing(this.remote);
  }

  /** True if a code was mailed that can be entered. */
  get hasCode(): boolean {
    const state = dataOf(this.remote);
    return state?.isProved === false && (this.isSent || state.sentAt !== null);
  }

  retry(): void {
    this.#query.retry();
  }

  set(code: string): void {
    this.code = enteredCode(this.code, code);
  }

  /** Mails a code, or a new one. */
  async sendCode(): Promise<void> {
    this.issue = null;
    const isSent = await this.submission.run(() => this.#proofs.sendCode());
    if (!isSent) return;
    runInAction(() => {
      this.code = '';
      this.isSent = true;
    });
    this.#query.invalidate();
  }

  async submit(): Promise<void> {
    const code = cleanCode(this.code);
    this.issue = codeIssueOf(code, true);
    if (this.issue) return;
    const isProved = await this.submission.run(() => this.#proofs.prove(code));
    if (!isProved) return;
    this.#query.patch((state) => ({ ...state, isProved: true, sentAt: null }));
    runInAction(() => {
      this.code = '';
      this.isDone = true;
    });
  }

  private leave(): void {
    this.code = '';
    this.issue = null;
    this.isDone = false;
    this.isSent = false;
    this.submission.clear();
  }
}
