import { makeAutoObservable, runInAction } from 'mobx';
import type { Money } from '../../domain/accounts/account';
import {
  draftOfNumberText,
  numberTextOf,
  parseNumberText,
  shownNumberText,
  type NumberText,
} from '../../domain/kernel/numbers/number-text';
import { amountRule, type AmountIssue, type AmountLimits } from '../../domain/money/amount-check';
import type { OrderFields, OrderTerms } from '../../domain/money/order-terms';
import { amountIssueOf } from '../../domain/money/refusal';
import type { Clock } from '../kernel/ports/clock';
import type { Navigation } from '../kernel/core-ports/navigation';
import type { TabStore } from '../kernel/ports/storage';
import type { Queries } from '../remote/queries';
import type { ClientStore } from '../client/client-store';
import type { LanguageStore } from '../language/language-store';
import { OrderDraft } from './order-draft';
import {
  NOT_SENT,
  OrderSending,
  type SubmitProblem,
  type SubmitResult,
  type OrderSendingPorts,
} from './order-sending';
import type { Proof } from '../../domain/session/passkey';
import type { ProofKind } from '../session/proof-entry';
import { Quoting, type AnyQuote } from './quoting';

export interface OrderFormPorts extends OrderSendingPorts {
  clock: Clock;
  tab: TabStore;
  navigation: Navigation;
  queries: Queries;
}

export interface OrderFormStores {
  client: ClientStore;
  language: LanguageStore;
}

/** The parts that differ between forms. */
export interface OrderRules<Field extends string, Terms extends OrderTerms, Quote extends AnyQuote> {
  /** Terms of the entered fields, given the current quote and the loaded data; has no effects. */
  readonly termsOf: (fields: OrderFields<Field>, quote: Quote | null) => Terms;
  readonly fetchQuote: (request: NonNullable<Terms['quoteRequest']>, signal: AbortSignal) => Promise<Quote>;
}

/** Issues by field. */
export type OrderIssues<Part extends string> = Readonly<Partial<Record<Part, 'missing'>>> & {
  readonly amount?: AmountIssue;
};

/** Fields that every order has when it is sent. */
export interface SentOrder {
  readonly amount: string;
  readonly idempotencyKey: string;
}

/** Any form, for views that show only what all have in common. */
export type AnyOrderForm = OrderForm<never, OrderTerms<never>, AnyQuote>;

/**
 * The form of one order (D9): fields and quote, review, submit. Its key is stored in its draft, so that a repeat after
 * a lost connection or a reload moves nothing twice.
 */
export class OrderForm<Field extends string, Terms extends OrderTerms, Quote extends AnyQuote> {
  phase: 'form' | 'review' = 'form';
  readonly quoting: Quoting<NonNullable<Terms['quoteRequest']>, Quote>;
  readonly sending: OrderSending;
  private missingParts: Terms['missing'] = [];
  private amountProblem: AmountIssue | undefined = undefined;
  readonly #draft: OrderDraft<Field | 'amount'>;
  readonly #rules: OrderRules<Field, Terms, Quote>;
  readonly #ports: OrderFormPorts;
  readonly #language: LanguageStore;

  constructor(
    ports: OrderFormPorts,
    { client, language }: OrderFormStores,
    newKey: () => string,
    rules: OrderRules<Field, Terms, Quote>,
  ) {
    this.#ports = ports;
    this.#language = language;
    this.#rules = rules;
    this.quoting = new Quoting(rules.fetchQuote, ports.clock, ports.page);
    this.#draft = new OrderDraft(ports.tab, client, newKey);
    this.sending = new OrderSending(ports, this.#draft);
    makeAutoObservable(this);
  }

  /**
   * Shows a form, e.g. `money.deposit.2104417`. Returns a function for when it is left.
   * @param loading resolves once the data of the terms is loaded; a quote is fetched then.
   */
  open(form: string, loading: Promise<unknown>): () => void {
    this.#draft.open(form);
    this.clear();
    loading.then(
      () => runInAction(() => this.requote()),
      () => undefined,
    );
    this.requote();
    return () => this.quoting.leave();
  }

  get terms(): Terms {
    const fields = { ...this.#draft.fields, amount: this.#amountText };
    return this.#rules.termsOf(fields, this.quoting.quote);
  }

  /** Text of a field; an amount is formatted in the language on screen. */
  text(field: Field | 'amount'): string {
    if (field !== 'amount') return this.#draft.text(field);
    return shownNumberText(this.#amountText, amountRule(this.limits), this.#language.spoken);
  }

  set(field: Field | 'amount', value: string): void {
    if (field === 'amount') this.#setAmount({ text: value, culture: this.#language.spoken });
    else this.#change(field, value);
  }

  /** Puts the largest amount into the field. */
  fillLargestAmount(): void {
    const { largestAmount } = this;
    if (largestAmount !== null) this.#setAmount(numberTextOf(largestAmount, this.#language.spoken));
  }

  /** Issues of the last submit, except for fields changed since. */
  get issues(): OrderIssues<Terms['missing'][number]> {
    const missing = Object.fromEntries(this.missingParts.map((part) => [part, 'missing']));
    return { ...missing, ...(this.amountProblem && { amount: this.amountProblem }) } as OrderIssues<
      Terms['missing'][number]
    >;
  }

  markTouched(field: string): void {
    this.missingParts = this.missingParts.filter((part) => part !== field && part !== 'quote');
    if (field === 'amount') this.amountProblem = undefined;
    this.sending.clearFormProblem();
  }

  /** The amount, if it is valid. */
  get amount(): string | undefined {
    const { amount } = this.terms;
    return 'amount' in amount ? amount.amount : undefined;
  }

  /** Issue of the amount, found by the form or by the gateway. */
  get amountIssue(): AmountIssue | undefined {
    const { problem } = this.quoting;
    const refusedIssue =
      problem?.kind === 'refused' ? amountIssueOf(problem.details, this.amount ?? '0') : undefined;
    return this.amountProblem ?? refusedIssue;
  }

  get limits(): AmountLimits {
    return this.terms.limits;
  }

  get largestAmount(): Money {
    return this.terms.largestAmount;
  }

  returnToForm(): void {
    this.phase = 'form';
    this.sending.clearFormProblem();
  }

  /** Continues with the same entries under a new key. */
  restart(): void {
    this.sending.restart();
    this.clear();
  }

  /** Sends the order, after its review if it has one. */
  async submit<Answer>(
    send: (order: SentOrder, proof: Proof) => Promise<Answer>,
    proofKind?: ProofKind,
  ): Promise<SubmitResult<Answer>> {
    if (this.sending.isSending) return NOT_SENT;
    const { terms, quoting } = this;
    this.amountProblem = 'issue' in terms.amount ? terms.amount.issue : undefined;
    this.missingParts = terms.missing;
    if ('issue' in terms.amount || terms.missing.length > 0) return NOT_SENT;
    const isQuoteOutdated = quoting.quote !== null && !quoting.hasRequest(terms.quoteRequest);
    if (isQuoteOutdated) this.requote();
    // The review shows the quote, so that it need not be there yet.
    if (terms.needsReview && this.phase === 'form') {
      this.phase = 'review';
      this.sending.clearFormProblem();
      return NOT_SENT;
    }
    if (isQuoteOutdated) return NOT_SENT;
    const order = { amount: terms.amount.amount, idempotencyKey: this.#draft.key };
    const result = await this.sending.send((proof) => send(order, proof), order.amount, proofKind);
    if (result.kind === 'refused') runInAction(() => this.showProblem(result));
    return result;
  }

  /** Deletes the draft of the accepted order, refetches the outdated calls and opens the page of the request. */
  onAccepted(outdatedCalls: readonly string[], page: string): void {
    this.#draft.drop();
    this.clear();
    this.#ports.queries.invalidate(outdatedCalls);
    this.#ports.navigation.go(page, { replace: true });
  }

  private showProblem(problem: SubmitProblem): void {
    switch (problem.at) {
      case 'amount':
        this.amountProblem = problem.issue;
        this.phase = 'form';
        return;
      case 'quote':
        void this.quoting.renew();
        this.sending.show(problem);
        return;
      case 'code':
      case 'document':
      case 'form':
      case 'hold':
      case 'identity':
      case 'key':
      case 'password':
        this.sending.show(problem);
    }
  }

  private requote(): void {
    this.quoting.setRequest(this.terms.quoteRequest);
  }

  private clear(): void {
    this.phase = 'form';
    this.missingParts = [];
    this.amountProblem = undefined;
    this.sending.clear();
  }

  get #amountText(): NumberText {
    return parseNumberText(this.#draft.text('amount')) ?? { text: '', culture: this.#language.spoken };
  }

  #setAmount(amount: NumberText): void {
    this.#change('amount', draftOfNumberText(amount));
  }

  #change(field: Field | 'amount', value: string): void {
    this.#draft.set(field, value);
    this.markTouched(field);
    this.requote();
  }
}
