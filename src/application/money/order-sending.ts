import { makeAutoObservable, runInAction } from 'mobx';
import { orderRefusal, type OrderRefusal } from '../../domain/money/refusal';
import type { PasskeyAnswer } from '../../domain/session/passkey';
import { cleanCode, codeIssueOf, enteredCode } from '../../domain/kernel/identifiers/one-time-code';
import { formProblem, type FormProblem } from '../kernel/form-problem';
import type { Page } from '../kernel/ports/page';
import type { Authenticator } from '../session/ports/authenticator';
import type { Passkeys } from '../session/ports/passkeys';
import { requestPasskey, type PasskeyIssue } from '../session/request-passkey';
import type { OrderDraft } from './order-draft';

/** Kind of proof with which an order is sent; the code is empty unless the gateway requires one. */
export type ProofKind = 'code' | 'passkey';

/** Proof of the second factor: the typed code, null without one, or a passkey's signature. */
export type OrderProof = { readonly code: string | null } | { readonly assertion: PasskeyAnswer };

/**
 * Why an order was not accepted. `form` is any reason that no field shows, such as a lost connection. `form` and `quote`
 * (an expired quote) have the problem to show.
 */
export type SubmitProblem =
  Exclude<OrderRefusal, { at: 'quote' }> | { readonly at: 'quote' | 'form'; readonly problem: FormProblem };

/**
 * Result of a submit. `notSent`: something is missing or still loading, the client has to review the order first, or a
 * call is running.
 */
export type SubmitResult<Answer> =
  | { readonly kind: 'accepted'; readonly answer: Answer }
  | ({ readonly kind: 'refused' } & SubmitProblem)
  | { readonly kind: 'notSent' };

export const NOT_SENT = Object.freeze({ kind: 'notSent' } as const);

export interface OrderSendingPorts {
  page: Page;
  passkeys: Passkeys;
  authenticator: Authenticator;
}

/** Sending an order with the proof of the second factor (D9), for every form that moves money. */
export class OrderSending {
  isSending = false;
  /** Problem of the last order, until the client's next step. */
  problem: SubmitProblem | null = null;
  /** The gateway requires a code of the second factor. */
  isCodeNeeded = false;
  /** The typed code; never stored. */
  code = '';
  /** Accepted methods of the second factor, from the refusal. */
  methods: readonly string[] = [];
  codeIssue: 'missing' | 'wrong' | undefined = undefined;
  /** Why the authenticator gave no answer. */
  deviceIssue: PasskeyIssue | null = null;
  readonly #draft: Pick<OrderDraft<never>, 'renewKey'>;
  readonly #ports: OrderSendingPorts;

  constructor(ports: OrderSendingPorts, draft: Pick<OrderDraft<never>, 'renewKey'>) {
    this.#draft = draft;
    this.#ports = ports;
    makeAutoObservable(this);
  }

  /** Clears the state of earlier orders. */
  clear(): void {
    this.problem = null;
    this.isCodeNeeded = false;
    this.methods = [];
    this.deviceIssue = null;
    this.setCode('');
  }

  /** Hides a problem that any change of the form may have solved. */
  clearFormProblem(): void {
    if (this.problem?.at === 'form' || this.problem?.at === 'quote') this.problem = null;
  }

  setCode(text: string): void {
    this.code = enteredCode(this.code, text);
    this.codeIssue = undefined;
    this.clearFormProblem();
  }

  get canUsePasskey(): boolean {
    return this.methods.includes('passkey') && this.#ports.authenticator.isSupported;
  }

  /** ISO 8601 instant until which withdrawals are held, from a refusal. */
  get heldUntil(): string | null {
    return this.problem?.at === 'hold' ? this.problem.until : null;
  }

  /**
   * Clears the problem and gives the draft a new idempotency key, after the refusal `key`: the previous one was used for
   * another order.
   */
  restart(): void {
    this.#draft.renewKey();
    this.clear();
  }

  /**
   * Sends an order unless another one is being sent. The form shows the problem with `show`, or at a field of its own.
   * @param amount null for an order without one
   */
  async send<Answer>(
    order: (proof: OrderProof) => Promise<Answer>,
    amount: string | null,
    proofKind: ProofKind = 'code',
  ): Promise<SubmitResult<Answer>> {
    if (this.isSending) return NOT_SENT;
    const code = cleanCode(this.code) || null;
    this.problem = null;
    this.deviceIssue = null;
    if (proofKind === 'code' && this.isCodeNeeded) {
      this.codeIssue = codeIssueOf(code ?? '', false) ?? undefined;
      if (this.codeIssue) return NOT_SENT;
    }
    this.isSending = true;
    try {
      const proof = proofKind === 'passkey' ? await this.#sign() : { code };
      return proof ? { kind: 'accepted', answer: await order(proof) } : NOT_SENT;
    } catch (error) {
      return { kind: 'refused', ...this.#problemOf(error, amount) };
    } finally {
      runInAction(() => (this.isSending = false));
    }
  }

  show(problem: SubmitProblem): void {
    this.problem = problem;
    if (problem.at !== 'code') return;
    // The first refusal only says that a code is needed.
    this.codeIssue = this.isCodeNeeded ? problem.issue : 'missing';
    this.isCodeNeeded = true;
    this.methods = problem.methods ?? this.methods;
  }

  #problemOf(error: unknown, amount: string | null): SubmitProblem {
    const problem = formProblem(error, this.#ports.page);
    if (problem.kind !== 'refused') return { at: 'form', problem };
    const refusal = orderRefusal(problem, amount);
    const { status } = problem;
    // Nothing was moved, so the next submit is a new order. After a 5xx or an unreadable answer the money may have
    // moved: the same order must use the same key then. At the refusal `key`, the client decides whether to start again
    // (`restart`).
    if (refusal?.at !== 'key' && status !== undefined && status < 500)
      runInAction(() => this.#draft.renewKey());
    if (refusal?.at === 'quote') return { at: 'quote', problem };
    return refusal ?? { at: 'form', problem };
  }

  async #sign(): Promise<OrderProof | undefined> {
    const { authenticator, passkeys } = this.#ports;
    const answer = await requestPasskey(passkeys.challenge(), (challenge) => authenticator.sign(challenge));
    if (typeof answer !== 'string') return { assertion: answer };
    runInAction(() => (this.deviceIssue = answer));
    return undefined;
  }
}
