import { makeAutoObservable } from 'mobx';
import { ERROR_CODE, type ErrorName } from '../../domain/error-codes.table';
import { heldUntil, methodsAsked } from '../../domain/money/refusal';
import { typedCode } from '../../domain/session/second-factor';
import type { Page } from '../ports/page';
import type { FormProblem } from './form-problem';
import type { OrderDraft } from './order-draft';
import { Submission } from './submission';

const CONFLICT = 409;

/** A refusal by the gateway. */
export type Refusal = Extract<FormProblem, { kind: 'refused' }>;

/** An order on its way, and why the last one was not taken (D9): what every form that moves money shows alike. */
export class OrderSending {
  /** The key was used for another order: by another tab, or before a cut. */
  conflict = false;
  /** ISO 8601 instant until which withdrawals are held, as a refusal says. */
  heldUntil: string | null = null;
  /** The gateway wants a code of the second factor. */
  asksCode = false;
  /** What is typed of it; never kept. */
  code = '';
  /** With what the second factor can be proved, as the refusal says. */
  methods: readonly string[] = [];
  codeIssue: 'missing' | 'wrong' | undefined = undefined;
  readonly submission: Submission;
  readonly #draft: Pick<OrderDraft<never>, 'renewKey'>;

  constructor(page: Page, draft: Pick<OrderDraft<never>, 'renewKey'>) {
    this.submission = new Submission(page);
    this.#draft = draft;
    makeAutoObservable(this);
  }

  /** Nothing is said of any order. */
  clear(): void {
    this.conflict = false;
    this.heldUntil = null;
    this.asksCode = false;
    this.methods = [];
    this.typeCode('');
  }

  typeCode(typed: string): void {
    this.code = typed;
    this.codeIssue = undefined;
    this.submission.clear();
  }

  /** The code as it is sent; null where none was typed. */
  get sentCode(): string | null {
    return typedCode(this.code) || null;
  }

  /** Whether a code that the gateway wants is not there yet, which its field then says. */
  lacksCode(): boolean {
    if (!this.asksCode || this.sentCode !== null) return false;
    this.codeIssue = 'missing';
    return true;
  }

  /** What was typed goes on under a key of its own, though the one before was used for another order. */
  startAnew(): void {
    this.#draft.renewKey();
    this.clear();
  }

  /**
   * Sends the order; a second click while it is on its way does nothing. `shows` is asked of refusals that are about
   * the form's own fields.
   */
  send(order: () => Promise<void>, shows: (refusal: Refusal) => boolean): Promise<boolean> {
    this.conflict = false;
    return this.submission.run(order, (problem) => problem.kind === 'refused' && this.takes(problem, shows));
  }

  private takes(refusal: Refusal, shows: (refusal: Refusal) => boolean): boolean {
    const { codes, details, status } = refusal;
    const has = (name: ErrorName) => codes.includes(ERROR_CODE[name]);
    if (status === CONFLICT && has('wrongCurrentPassword')) {
      this.conflict = true;
      return true;
    }
    // Nothing was moved, so that what is sent next is an order of its own. A 5xx or an answer that can't be read may
    // follow money that has moved: the same order must go under the same key then.
    if (status !== undefined && status < 500) this.#draft.renewKey();
    if (has('codeNeeded') || has('wrongCode')) {
      // The first refusal only says that a code is needed.
      this.codeIssue = this.asksCode && has('wrongCode') ? 'wrong' : 'missing';
      this.asksCode = true;
      if (has('codeNeeded')) this.methods = methodsAsked(details);
      return true;
    }
    if (has('held')) {
      this.heldUntil = heldUntil(details);
      return this.heldUntil !== null;
    }
    return shows(refusal);
  }
}
