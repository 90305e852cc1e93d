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

/** What an order consists of, as its form knows it at any moment. */
export interface OrderTerms<Part extends string, Asked extends object> {
  /** The limits of the amount, as far as they are known before it is sent. */
  readonly limits: AmountLimits;
  /** The largest amount that can be moved; null where that is not known. */
  readonly most: Money;
  /** Whether it is looked at once more before it is sent. */
  readonly isReviewed: boolean;
  /** What is not chosen or typed yet, apart from the amount, which is undefined where it can't be sent. */
  missing(amount: string | undefined): readonly Part[];
  /** What a quote is asked for; null while something is missing. */
  toQuote(amount: string): Asked | null;
}

/** What is wrong, by field. */
export type OrderIssues<Part extends string> = Readonly<Partial<Record<Part, 'missing'>>> & {
  readonly amount?: AmountIssue;
};

/** An order as it is sent, whatever it moves. */
export interface SentOrder {
  readonly amount: string;
  readonly idempotencyKey: string;
}

/**
 * The form of one order (D9): what is typed with its quote, looked at once more, and sent. Its key is made with it and
 * kept in its draft, so that a repeat after a cut, or after a reload, moves nothing twice.
 */
export class OrderForm<
  Field extends string,
  Part extends string,
  Asked extends object,
  Quote extends AnyQuote,
> {
  phase: 'form' | 'review' = 'form';
  readonly quoting: Quoting<Asked, Quote>;
  readonly sending: OrderSending;
  private lacking: readonly Part[] = [];
  private badAmount: AmountIssue | undefined = undefined;
  readonly #draft: OrderDraft<Field | 'amount'>;
  readonly #terms: OrderTerms<Part, Asked>;
  readonly #ports: OrderFormPorts;
  readonly #language: LanguageStore;

  constructor(
    ports: OrderFormPorts,
    { client, language }: OrderFormStores,
    newKey: () => string,
    terms: OrderTerms<Part, Asked>,
    quote: (asked: Asked, signal: AbortSignal) => Promise<Quote>,
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
   * The form is on screen, e.g. `money.deposit.2104417`; it gets a new quote once what its terms need has loaded. Returns a
   * function for when it is left.
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

  /** What stands in a field; an amount in the way of writing of the language on screen. */
  text(field: Field | 'amount'): string {
    if (field !== 'amount') return this.#draft.text(field);
    return shownNumberText(this.#amountText, amountRule(this.limits), this.#language.spoken);
  }

  set(field: Field | 'amount', value: string): void {
    if (field === 'amount') this.#setAmount({ text: value, culture: this.#language.spoken });
    else this.#change(field, value);
  }

  /** Puts the largest amount into the field. */
  takeMost(): void {
    const { most } = this;
    if (most !== null) this.#setAmount(numberTextOf(most, this.#language.spoken));
  }

  /** What was found wrong when it was last sent; a field that was touched since counts as corrected. */
  get issues(): OrderIssues<Part> {
    const missing = Object.fromEntries(this.lacking.map((part) => [part, 'missing']));
    return { ...missing, ...(this.badAmount && { amount: this.badAmount }) } as OrderIssues<Part>;
  }

  touched(field: string): void {
    this.lacking = this.lacking.filter((part) => part !== field && part !== 'quote');
    if (field === 'amount') this.badAmount = undefined;
    this.sending.submission.clear();
  }

  /** What is typed as an amount, where it can be sent. */
  get amount(): string | undefined {
    const checked = this.#check();
    return 'amount' in checked ? checked.amount : undefined;
  }

  /** Shown at the amount: what is wrong with what was typed, or what the gateway says about it. */
  get amountIssue(): AmountIssue | undefined {
    const { problem } = this.quoting;
    const refused =
      problem?.kind === 'refused' ? refusedAmount(problem.details, this.amount ?? '0') : undefined;
    return this.badAmount ?? refused;
  }

  get limits(): AmountLimits {
    return this.#terms.limits;
  }

  get most(): Money {
    return this.#terms.most;
  }

  back(): void {
    this.phase = 'form';
    this.sending.submission.clear();
  }

  /** Continues with what was typed under a new key. */
  startAnew(): void {
    this.sending.startAnew();
    this.clear();
  }

  /**
   * Sends the order, one that is reviewed after it was looked at. A second click while it is on its way does nothing.
   * `send` resolves once the gateway has taken it.
   */
  async submit(
    send: (order: SentOrder, proof: OrderProof) => Promise<void>,
    by: 'typed' | 'passkey' = 'typed',
  ): Promise<void> {
    if (this.sending.submission.sending) return;
    this.#examine();
    if (this.badAmount || this.lacking.length > 0) return;
    if (this.#isQuoteOfAnother()) {
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
      (refusal) => this.shows(refusal, amount),
      by,
    );
  }

  /** The order was taken: the draft goes, what it changes is asked for anew, and its request has a page of its own. */
  taken(changed: readonly string[], page: string): void {
    this.#draft.drop();
    this.clear();
    this.#ports.queries.invalidate(changed);
    this.#ports.navigation.go(page, { replace: true });
  }

  private requote(): void {
    this.quoting.want(this.#toQuote());
  }

  /** What is sent next needs a quote of its own: the one on screen was made for something else. */
  #isQuoteOfAnother(): boolean {
    return this.quoting.quote !== null && !this.quoting.isFor(this.#toQuote());
  }

  #toQuote(): Asked | null {
    const { amount } = this;
    return amount === undefined ? null : this.#terms.toQuote(amount);
  }

  /** Whether a field of the form shows the reason. */
  private shows({ codes, details }: Refusal, amount: string): boolean {
    if (codes.includes(ERROR_CODE.expired)) void this.quoting.renew();
    const issue = refusedAmount(details, amount);
    if (!issue) return false;
    this.badAmount = issue;
    this.phase = 'form';
    return true;
  }

  private clear(): void {
    this.phase = 'form';
    this.lacking = [];
    this.badAmount = undefined;
    this.sending.clear();
  }

  #examine(): void {
    const checked = this.#check();
    this.badAmount = 'issue' in checked ? checked.issue : undefined;
    this.lacking = this.#terms.missing(this.amount);
  }

  #check() {
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
    this.touched(field);
    this.requote();
  }
}
