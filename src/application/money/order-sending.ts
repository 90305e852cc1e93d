import { makeAutoObservable, runInAction } from 'mobx';
import { ERROR_CODE, type ErrorName } from '../../domain/kernel/error-codes.table';
import {
  requiredDocument,
  heldUntil,
  requestedMethods,
  identityProofOf,
  type RequiredDocument,
  type IdentityProof,
} from '../../domain/money/refusal';
import type { PasskeyAnswer } from '../../domain/session/passkey';
import { typedCode } from '../../domain/session/second-factor';
import type { Authenticator } from '../session/ports/authenticator';
import type { Page } from '../kernel/ports/page';
import type { Passkeys } from '../session/ports/passkeys';
import { requestPasskey, type PasskeyIssue } from '../session/request-passkey';
import type { FormProblem } from '../kernel/form-problem';
import type { OrderDraft } from './order-draft';
import { Submission } from '../kernel/submission';

/** A refusal by the gateway. */
export type Refusal = Extract<FormProblem, { kind: 'refused' }>;

/** Proof of the second factor: the typed code, null without one, or a passkey's signature. */
export type OrderProof = { readonly code: string | null } | { readonly assertion: PasskeyAnswer };

export interface OrderSendingPorts {
  page: Page;
  passkeys: Passkeys;
  authenticator: Authenticator;
}

/** Sending an order, and the reasons why the last one was refused (D9), for every form that moves money. */
export class OrderSending {
  /** The key was used for another order: by another tab, or before the connection was lost. */
  conflict = false;
  /** ISO 8601 instant until which withdrawals are held, from a refusal. */
  heldUntil: string | null = null;
  /** Proof of identity required before this withdrawal. */
  unverified: IdentityProof | null = null;
  /** Document required before this withdrawal. */
  missingDocument: RequiredDocument | null = null;
  /** The gateway requires a code of the second factor. */
  isCodeNeeded = false;
  /** The typed code; never stored. */
  code = '';
  /** Accepted methods of the second factor, from the refusal. */
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

  /** Clears the state of earlier orders. */
  clear(): void {
    this.conflict = false;
    this.heldUntil = null;
    this.unverified = null;
    this.missingDocument = null;
    this.isCodeNeeded = false;
    this.methods = [];
    this.deviceIssue = null;
    this.typeCode('');
  }

  typeCode(typed: string): void {
    this.code = typed;
    this.codeIssue = undefined;
    this.submission.clear();
  }

  /** True if a passkey can replace the code. */
  get canUsePasskey(): boolean {
    return this.methods.includes('passkey') && this.#ports.authenticator.isSupported;
  }

  /** Continues under a new key, since the previous one was used for another order. */
  restart(): void {
    this.#draft.renewKey();
    this.clear();
  }

  /**
   * Sends the order with the proof of the second factor. Does nothing during a call; a missing code is shown at its
   * field.
   * @param showInForm shows a refusal at the form's own fields; returns false for any other.
   */
  async send(
    order: (proof: OrderProof) => Promise<void>,
    showInForm: (refusal: Refusal) => boolean,
    by: 'typed' | 'passkey' = 'typed',
  ): Promise<void> {
    const code = typedCode(this.code) || null;
    this.conflict = false;
    this.deviceIssue = null;
    this.unverified = null;
    this.missingDocument = null;
    if (by === 'typed' && this.isCodeNeeded && code === null) {
      this.codeIssue = 'missing';
      return;
    }
    await this.submission.run(
      async () => {
        const proof = by === 'passkey' ? await this.#sign() : { code };
        if (proof) await order(proof);
      },
      (problem) => problem.kind === 'refused' && this.handleRefusal(problem, showInForm),
    );
  }

  async #sign(): Promise<OrderProof | undefined> {
    const { authenticator, passkeys } = this.#ports;
    const answer = await requestPasskey(passkeys.challenge(), (asked) => authenticator.sign(asked));
    if (typeof answer !== 'string') return { assertion: answer };
    runInAction(() => (this.deviceIssue = answer));
    return undefined;
  }

  private handleRefusal(refusal: Refusal, showInForm: (refusal: Refusal) => boolean): boolean {
    const { codes, details, status } = refusal;
    const has = (name: ErrorName) => codes.includes(ERROR_CODE[name]);
    if (has('idempotencyConflict')) {
      this.conflict = true;
      return true;
    }
    // Nothing was moved, so the next submit is a new order. After a 5xx or an unreadable answer the money may have
    // moved: the same order must use the same key then.
    if (status !== undefined && status < 500) this.#draft.renewKey();
    if (has('codeNeeded') || has('wrongCode')) {
      // The first refusal only says that a code is needed.
      this.codeIssue = this.isCodeNeeded && has('wrongCode') ? 'wrong' : 'missing';
      this.isCodeNeeded = true;
      if (has('codeNeeded')) this.methods = requestedMethods(details);
      return true;
    }
    if (has('held')) {
      this.heldUntil = heldUntil(details);
      return this.heldUntil !== null;
    }
    if (has('forbidden')) {
      this.unverified = identityProofOf(details);
      this.missingDocument = requiredDocument(details);
      if (this.unverified || this.missingDocument) return true;
    }
    return showInForm(refusal);
  }
}
