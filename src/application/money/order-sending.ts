import { makeAutoObservable, runInAction } from 'mobx';
import { orderRefusal, type OrderRefusal } from '../../domain/money/refusal';
import { formProblem, type FormProblem } from '../kernel/form-problem';
import type { Page } from '../kernel/ports/page';
import type { Proof } from '../../domain/session/passkey';
import { ProofEntry, type ProofKind, type ProofPorts } from '../session/proof-entry';
import type { OrderDraft } from './order-draft';

/**
 * Why an order was not accepted. `form` is any reason that no field shows, such as a lost connection. `form` and `quote`
 * (an expired quote) have the problem to show.
 */
export type SubmitProblem =
  | Exclude<OrderRefusal, { at: 'quote' }>
  | { readonly at: 'quote' | 'form'; readonly problem: FormProblem };

/**
 * Result of a submit. `notSent`: something is missing or still loading, the client has to review the order first, or a
 * call is running.
 */
export type SubmitResult<Answer> =
  | { readonly kind: 'accepted'; readonly answer: Answer }
  | ({ readonly kind: 'refused' } & SubmitProblem)
  | { readonly kind: 'notSent' };

export const NOT_SENT = Object.freeze({ kind: 'notSent' } as const);

/** Refusals after which the order keeps its key. */
const REFUSALS_OF_SAME_ORDER: readonly OrderRefusal['at'][] = ['key', 'code', 'password'];

export interface OrderSendingPorts extends ProofPorts {
  page: Page;
}

/** Sending an order with the proof that it requires (D9), for every form that moves money. */
export class OrderSending {
  isSending = false;
  /** Problem of the last order, until the client's next step. */
  problem: SubmitProblem | null = null;
  readonly proof: ProofEntry;
  readonly #draft: Pick<OrderDraft<never>, 'renewKey'>;
  readonly #ports: OrderSendingPorts;

  constructor(ports: OrderSendingPorts, draft: Pick<OrderDraft<never>, 'renewKey'>) {
    this.#draft = draft;
    this.#ports = ports;
    this.proof = new ProofEntry(ports);
    makeAutoObservable(this);
  }

  /** Clears the state of earlier orders. */
  clear(): void {
    this.problem = null;
    this.proof.clear();
  }

  /** Hides a problem that any change of the form may have solved. */
  clearFormProblem(): void {
    if (this.problem?.at === 'form' || this.problem?.at === 'quote') this.problem = null;
  }

  /** ISO 8601 instant of a refusal, until which withdrawals are on hold. */
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
    order: (proof: Proof) => Promise<Answer>,
    amount: string | null,
    proofKind: ProofKind = 'code',
  ): Promise<SubmitResult<Answer>> {
    if (this.isSending) return NOT_SENT;
    this.problem = null;
    if (!this.proof.check(proofKind)) return NOT_SENT;
    this.isSending = true;
    try {
      const proof = await this.proof.read(proofKind);
      return proof ? { kind: 'accepted', answer: await order(proof) } : NOT_SENT;
    } catch (error) {
      return { kind: 'refused', ...this.#problemOf(error, amount) };
    } finally {
      runInAction(() => (this.isSending = false));
    }
  }

  show(problem: SubmitProblem): void {
    this.problem = problem;
    if (problem.at === 'code' || problem.at === 'password') this.proof.show(problem);
  }

  #problemOf(error: unknown, amount: string | null): SubmitProblem {
    const problem = formProblem(error, this.#ports.page);
    if (problem.kind !== 'refused') return { at: 'form', problem };
    const refusal = orderRefusal(problem, amount);
    const { status } = problem;
    // Nothing was moved, so the next submit is a new order. After a 5xx or an unreadable answer the money may have
    // moved: the same order must use the same key then. A refusal that requires a proof is followed by the same order, maybe
    // in two tabs. At the refusal `key`, the client decides whether to start again (`restart`).
    const isSameOrder = refusal !== null && REFUSALS_OF_SAME_ORDER.includes(refusal.at);
    if (!isSameOrder && status !== undefined && status < 500) runInAction(() => this.#draft.renewKey());
    if (refusal?.at === 'quote') return { at: 'quote', problem };
    return refusal ?? { at: 'form', problem };
  }
}
