import { makeAutoObservable, runInAction } from 'mobx';
import { ERROR_CODE, type ErrorName } from '../../domain/kernel/error-codes.table';
import {
  documentNeeded,
  heldUntil,
  methodsAsked,
  unverifiedAs,
  type DocumentNeeded,
  type Unverified,
} from '../../domain/money/refusal';
import type { PasskeyAnswer } from '../../domain/session/passkey';
import { typedCode } from '../../domain/session/second-factor';
import type { Authenticator } from '../session/ports/authenticator';
import type { Page } from '../kernel/ports/page';
import type { Passkeys } from '../session/ports/passkeys';
import { askPasskey, type PasskeyIssue } from '../session/ask-passkey';
import type { FormProblem } from '../kernel/form-problem';
import type { OrderDraft } from './order-draft';
import { Submission } from '../kernel/submission';

/** A refusal by the gateway. */
export type Refusal = Extract<FormProblem, { kind: 'refused' }>;

/** How the second factor is proved: the code as typed, null without one, or what a passkey signed. */
export type OrderProof = { readonly code: string | null } | { readonly assertion: PasskeyAnswer };

export interface OrderSendingPorts {
  page: Page;
  passkeys: Passkeys;
  authenticator: Authenticator;
}

/** An order on its way, and why the last one was not taken (D9): what every form that moves money shows alike. */
export class OrderSending {
  /** The key was used for another order: by another tab, or before a cut. */
  conflict = false;
  /** ISO 8601 instant until which withdrawals are held, as a refusal says. */
  heldUntil: string | null = null;
  /** The client has to prove who they are before this withdrawal. */
  unverified: Unverified | null = null;
  /** The client has to send a document before this withdrawal. */
  lacking: DocumentNeeded | null = null;
  /** The gateway wants a code of the second factor. */
  asksCode = false;
  /** What is typed of it; never kept. */
  code = '';
  /** How the second factor can be proved, as the refusal says. */
  methods: readonly string[] = [];
  codeIssue: 'missing' | 'wrong' | undefined = undefined;
  /** Why the authenticator gave no answer. */
  deviceIssue: PasskeyIssue | null = null;
  readonly submission: Submission;
  readonly #draft: Pick<OrderDraft<never>, 'renewKey'>;
  readonly #ports: OrderSendingPorts;

  constructor(ports: OrderSendingPorts, draft: Pick<OrderDraft<never>, 'renewKey'>) {
    this.submission = new Submission(ports.page);
    this.#draft = draft;
    this.#ports = ports;
    makeAutoObservable(this);
  }

  /** Forgets everything about earlier orders. */
  clear(): void {
    this.conflict = false;
    this.heldUntil = null;
    this.unverified = null;
    this.lacking = null;
    this.asksCode = false;
    this.methods = [];
    this.deviceIssue = null;
    this.typeCode('');
  }

  typeCode(typed: string): void {
    this.code = typed;
    this.codeIssue = undefined;
    this.submission.clear();
  }

  /** Whether a passkey will do in place of the code that the gateway wants. */
  get takesPasskey(): boolean {
    return this.methods.includes('passkey') && this.#ports.authenticator.isSupported;
  }

  /** Continues with what was typed under a new key, since the one before was used for another order. */
  startAnew(): void {
    this.#draft.renewKey();
    this.clear();
  }

  /**
   * Sends the order with what proves the second factor; a second click while it is on its way does nothing, and neither
   * does a code that the gateway wants and that is not there yet. `shows` is called with refusals that are about the
   * form's own fields.
   */
  async send(
    order: (proof: OrderProof) => Promise<void>,
    shows: (refusal: Refusal) => boolean,
    by: 'typed' | 'passkey' = 'typed',
  ): Promise<void> {
    const code = typedCode(this.code) || null;
    this.conflict = false;
    this.deviceIssue = null;
    this.unverified = null;
    this.lacking = null;
    if (by === 'typed' && this.asksCode && code === null) {
      this.codeIssue = 'missing';
      return;
    }
    await this.submission.run(
      async () => {
        const proof = by === 'passkey' ? await this.#sign() : { code };
        if (proof) await order(proof);
      },
      (problem) => problem.kind === 'refused' && this.takes(problem, shows),
    );
  }

  async #sign(): Promise<OrderProof | undefined> {
    const { authenticator, passkeys } = this.#ports;
    const answer = await askPasskey(passkeys.challenge(), (asked) => authenticator.sign(asked));
    if (typeof answer !== 'string') return { assertion: answer };
    runInAction(() => (this.deviceIssue = answer));
    return undefined;
  }

  private takes(refusal: Refusal, shows: (refusal: Refusal) => boolean): boolean {
    const { codes, details, status } = refusal;
    const has = (name: ErrorName) => codes.includes(ERROR_CODE[name]);
    if (has('idempotencyConflict')) {
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
    if (has('forbidden')) {
      this.unverified = unverifiedAs(details);
      this.lacking = documentNeeded(details);
      if (this.unverified || this.lacking) return true;
    }
    return shows(refusal);
  }
}
