import { makeAutoObservable, runInAction } from 'mobx';
import type { Money } from '../../domain/accounts/account';
import {
  draftOfNumberText,
  numberTextOf,
  parseNumberText,
  readNumberText,
  shownNumberText,
  type NumberText,
} from '../../domain/kernel/numbers/number-text';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import {
  amountRule,
  checkReading,
  type AmountIssue,
  type AmountLimits,
} from '../../domain/money/amount-check';
import { refusedAmount } from '../../domain/money/refusal';
import type { Clock } from '../kernel/ports/clock';
import type { Navigation } from '../kernel/core-ports/navigation';
import type { TabStore } from '../kernel/ports/storage';
import type { Queries } from '../remote/queries';
import type { ClientStore } from '../client/client-store';
import type { LanguageStore } from '../language/language-store';
import { OrderDraft } from './order-draft';
import { OrderSending, type OrderProof, type OrderSendingPorts, type Refusal } from './order-sending';
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

/** Terms of an order, as its form knows them. */
export interface OrderTerms<Part extends string, QuoteTerms extends object> {
  /** Known limits of the amount. */
  readonly limits: AmountLimits;
  /** The largest amount that can be moved; null if it is not known. */
  readonly largestAmount: Money;
  /** True if the client reviews the order before it is sent. */
  readonly isReviewed: boolean;
  /** Missing parts other than the amount. @param amount undefined if it is not valid */
  missing(amount: string | undefined): readonly Part[];
  /** Terms of the quote; null while something is missing. */
  toQuote(amount: string): QuoteTerms | null;
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

/**
 * The form of one order (D9): entries and quote, review, submit. Its key is stored in its draft, so that a repeat after
 * a lost connection or a reload moves nothing twice.
 */
export class OrderForm<
  Field extends string,
  Part extends string,
  QuoteTerms extends object,
  Quote extends AnyQuote,
> {
  phase: 'form' | 'review' = 'form';
  readonly quoting: Quoting<QuoteTerms, Quote>;
  readonly sending: OrderSending;
  private missingParts: readonly Part[] = [];
  private amountProblem: AmountIssue | undefined = undefined;
  readonly #draft: OrderDraft<Field | 'amount'>;
  readonly #terms: OrderTerms<Part, QuoteTerms>;
  readonly #ports: OrderFormPorts;
  readonly #language: LanguageStore;

  constructor(
    ports: OrderFormPorts,
    { client, language }: OrderFormStores,
    newKey: () => string,
    terms: OrderTerms<Part, QuoteTerms>,
    quote: (terms: QuoteTerms, signal: AbortSignal) => Promise<Quote>,
  ) {
    this.#ports = ports;
    this.#language = language;
    this.#terms = terms;
    this.quoting = new Quoting(quote, ports.clock, ports.page);
    this.#draft = new OrderDraft(ports.tab, client, newKey);
    this.sending = new OrderSending(ports, this.#draft);
    makeAutoObservable(this);
  }

  /**
   * Shows a form, e.g. `money.deposit.2104417`. Returns a function for when it is left.
   * @param needed data of the terms; a quote is fetched once they are loaded.
   */
  open(form: string, needed: Promise<unknown>): () => void {
    this.#draft.open(form);
    this.clear();
    needed.then(
      () => runInAction(() => this.requote()),
      () => undefined,
    );
    this.requote();
    return () => this.quoting.leave();
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

  /** Issues of the last submit, without those of fields changed since. */
  get issues(): OrderIssues<Part> {
    const missing = Object.fromEntries(this.missingParts.map((part) => [part, 'missing']));
    return { ...missing, ...(this.amountProblem && { amount: this.amountProblem }) } as OrderIssues<Part>;
  }

  markTouched(field: string): void {
    this.missingParts = this.missingParts.filter((part) => part !== field && part !== 'quote');
    if (field === 'amount') this.amountProblem = undefined;
    this.sending.submission.clear();
  }

  /** The amount, if it is valid. */
  get amount(): string | undefined {
    const checked = this.#checkAmount();
    return 'amount' in checked ? checked.amount : undefined;
  }

  /** Issue of the amount, found by the form or by the gateway. */
  get amountIssue(): AmountIssue | undefined {
    const { problem } = this.quoting;
    const refusedIssue =
      problem?.kind === 'refused' ? refusedAmount(problem.details, this.amount ?? '0') : undefined;
    return this.amountProblem ?? refusedIssue;
  }

  get limits(): AmountLimits {
    return this.#terms.limits;
  }

  get largestAmount(): Money {
    return this.#terms.largestAmount;
  }

  returnToForm(): void {
    this.phase = 'form';
    this.sending.submission.clear();
  }

  /** Continues with the same entries under a new key. */
  restart(): void {
    this.sending.restart();
    this.clear();
  }

  /**
   * Sends the order, after its review if it has one. A second click during the call does nothing.
   * @param send resolves once the gateway has accepted the order.
   */
  async submit(
    send: (order: SentOrder, proof: OrderProof) => Promise<void>,
    by: 'typed' | 'passkey' = 'typed',
  ): Promise<void> {
    if (this.sending.submission.sending) return;
    this.#validate();
    if (this.amountProblem || this.missingParts.length > 0) return;
    if (this.#isQuoteOutdated()) {
      this.requote();
      return;
    }
    if (this.#terms.isReviewed && this.phase === 'form') {
      this.phase = 'review';
      this.sending.submission.clear();
      return;
    }
    const { amount = '' } = this;
    await this.sending.send(
      (proof) => send({ amount, idempotencyKey: this.#draft.key }, proof),
      (refusal) => this.showAmountRefusal(refusal, amount),
      by,
    );
  }

  /** Deletes the draft of the accepted order, refetches the outdated calls and opens the page of the request. */
  onAccepted(outdatedCalls: readonly string[], page: string): void {
    this.#draft.drop();
    this.clear();
    this.#ports.queries.invalidate(outdatedCalls);
    this.#ports.navigation.go(page, { replace: true });
  }

  private requote(): void {
    this.quoting.setTerms(this.#toQuote());
  }

  /** True if the quote on screen is for other terms. */
  #isQuoteOutdated(): boolean {
    return this.quoting.quote !== null && !this.quoting.isFor(this.#toQuote());
  }

  #toQuote(): QuoteTerms | null {
    const { amount } = this;
    return amount === undefined ? null : this.#terms.toQuote(amount);
  }

  /** Shows a refusal of the amount. Returns false for any other refusal. */
  private showAmountRefusal({ codes, details }: Refusal, amount: string): boolean {
    if (codes.includes(ERROR_CODE.expired)) void this.quoting.renew();
    const issue = refusedAmount(details, amount);
    if (!issue) return false;
    this.amountProblem = issue;
    this.phase = 'form';
    return true;
  }

  private clear(): void {
    this.phase = 'form';
    this.missingParts = [];
    this.amountProblem = undefined;
    this.sending.clear();
  }

  #validate(): void {
    const checked = this.#checkAmount();
    this.amountProblem = 'issue' in checked ? checked.issue : undefined;
    this.missingParts = this.#terms.missing(this.amount);
  }

  #checkAmount() {
    return checkReading(readNumberText(this.#amountText, amountRule(this.limits)), this.limits);
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
