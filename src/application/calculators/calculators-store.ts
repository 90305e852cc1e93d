import { makeAutoObservable } from 'mobx';
import { CURRENCY_DIGITS } from '../../domain/kernel/numbers/currency-digits.table';
import {
  CALCULATORS,
  type CalculatorField,
  type CalculatorKey,
  type ChoiceField,
  type NumberField,
} from '../../domain/calculators/calculators.table';
import { ruleOfField } from '../../domain/calculators/field-rule';
import type { Conversion } from '../../domain/market/conversion';
import { FIELD_RULES, type FieldRule } from '../../domain/kernel/numbers/field-rules.table';
import { WEEKDAYS, type Instrument, type Side, type Weekday } from '../../domain/market/instrument';
import type { TypedNumber, UnreadNumber } from '../../domain/kernel/numbers/read-number';
import type { SharedState } from '../../domain/calculators/shared-state';
import { FIELDS_OF_SIDE, FIELDS_OF_SYMBOL, suggestion } from '../../domain/calculators/suggestions';
import { nightsOf, calculate, type CalculatorInput } from '../../domain/calculators/calculate';
import type { Calculation } from '../../domain/market/calculation';
import type { Clipboard } from '../kernel/ports/clipboard';
import type { Page } from '../kernel/ports/page';
import type { MarketData, Rates } from '../market/ports/rates';
import type { TabStore } from '../kernel/ports/storage';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { CalculatorEntries } from './calculator-entries';
import { ConversionRates, type CurrencyPair } from './conversion-rates';
import type { ClientStore } from '../client/client-store';
import type { LanguageStore } from '../language/language-store';
import { marketQuery } from '../market/market-query';
import type { NoticeStore } from '../kernel/notice-store';

/** Result of a calculator: an answer, or the fields that are missing. */
export type Outcome =
  | {
      readonly kind: 'answer';
      readonly calculation: Calculation;
      readonly conversion: Conversion;
      readonly nights: number;
    }
  | { readonly kind: 'incomplete'; readonly fields: readonly (NumberField | 'rate')[] };

/** The choice that gives the currency of a field. */
const CURRENCY_OF: Readonly<Partial<Record<NumberField, ChoiceField>>> = {
  amount: 'from',
  balance: 'accountCurrency',
};

const EMPTY_STATE: SharedState = { fields: new Map(), rate: null };

/** The calculators (V16); all of them share their entries. */
export class CalculatorsStore {
  readonly rates: ConversionRates;
  readonly #entries: CalculatorEntries;
  readonly #query: RemoteQuery<MarketData>;
  readonly #clipboard: Clipboard;
  readonly #page: Page;
  readonly #notices: NoticeStore;

  constructor(
    rates: Rates,
    queries: Queries,
    tab: TabStore,
    language: LanguageStore,
    client: ClientStore,
    clipboard: Clipboard,
    page: Page,
    notices: NoticeStore,
  ) {
    this.#clipboard = clipboard;
    this.#page = page;
    this.#notices = notices;
    this.#entries = new CalculatorEntries(tab, language, client);
    this.#query = marketQuery(queries, rates);
    this.rates = new ConversionRates(this.#entries, this.#query);
    makeAutoObservable(this);
  }

  /**
   * Fills the fields from the address, else from this tab's storage, and loads the prices.
   * @param linkedState state of a link to a calculation.
   */
  open(linkedState: SharedState = EMPTY_STATE): void {
    if (linkedState.fields.size > 0 || linkedState.rate) this.#fillFrom(linkedState);
    else this.#entries.restore();
    this.#query.load().catch(() => undefined);
  }

  /** The state that a link to the current calculation carries. */
  stateForLink(key: CalculatorKey): SharedState {
    const fields = new Map<CalculatorField, string>();
    for (const field of CALCULATORS[key]) {
      const value = isNumber(field) ? this.#value(field) : this.choice(field);
      if (value !== '' && (this.#entries.has(field) || field === 'symbol')) fields.set(field, value);
    }
    const pair = this.pair(key);
    const ownRate = pair && this.rates.ownRate(pair);
    return { fields, rate: pair && ownRate !== null ? { ...pair, value: ownRate } : null };
  }

  /** Copies a link to the page in its current state. @param path of the page with its parameters, beginning with `/`. */
  async copyLink(path: string): Promise<void> {
    const isCopied = await this.#clipboard.write(this.#page.address.origin + path);
    if (isCopied) this.#notices.show('success', 'calculators.linkCopied');
    else this.#notices.show('warning', 'calculators.linkNotCopied');
  }

  #fillFrom({ fields, rate }: SharedState): void {
    this.#entries.clear();
    for (const [field, value] of fields) {
      if (isNumber(field)) this.#entries.setValue(field, value);
      else this.#entries.choose(field, value);
    }
    if (rate) this.rates.fill(rate, rate.value);
    this.#entries.persist();
  }

  get remote(): Remote<MarketData> {
    return this.#query.state;
  }

  /** Refetches the prices (Retry, Refresh). */
  retry(): void {
    this.#query.retry();
  }

  get instruments(): readonly Instrument[] {
    return dataOf(this.remote)?.instruments ?? [];
  }

  /** Undefined if the gateway has no symbols. */
  get instrument(): Instrument | undefined {
    const { instruments } = this;
    return instruments.find(({ symbol }) => symbol === this.#entries.choice('symbol')) ?? instruments[0];
  }

  /** Currencies of the rates and prices, and all others of ISO 4217, whose rates the client types. */
  get currencies(): { readonly ratedCodes: readonly string[]; readonly otherCodes: readonly string[] } {
    const { instruments, rates } = dataOf(this.remote) ?? { instruments: [], rates: [] };
    const ratedCodes = new Set([
      ...rates.flatMap(({ from, to }) => [from, to]),
      ...instruments.map(({ currency }) => currency),
    ]);
    const otherCodes = Object.values(CURRENCY_DIGITS)
      .flat()
      .filter((code) => !ratedCodes.has(code));
    return { ratedCodes: [...ratedCodes].sort(), otherCodes: otherCodes.sort() };
  }

  /** The choice in a list. */
  choice(field: ChoiceField): string {
    if (field === 'symbol') return this.instrument?.symbol ?? '';
    const entry = this.#entries.choice(field);
    if (field === 'side') return this.side;
    if (field === 'firstNight') return this.firstNight;
    return entry ?? (field === 'to' ? 'EUR' : 'USD');
  }

  choose(field: ChoiceField, value: string): void {
    if (field === 'symbol') for (const name of FIELDS_OF_SYMBOL) this.#entries.delete(name);
    if (field === 'side') for (const name of FIELDS_OF_SIDE) this.#entries.delete(name);
    this.#entries.choose(field, value);
    this.#entries.persist();
  }

  swapCurrencies(): void {
    const [from, to] = [this.choice('from'), this.choice('to')];
    this.#entries.choose('from', to);
    this.#entries.choose('to', from);
    this.#entries.persist();
  }

  /** Text of a field: the entry, else the suggested figure in the client's number format. */
  text(field: NumberField): string {
    return this.#entries.text(field, this.#ruleOf(field)) ?? this.suggestedText(field);
  }

  /** The suggested figure of a field in the client's number format; "" if there is none. */
  suggestedText(field: NumberField): string {
    return this.format(this.#suggestionFor(field) ?? '');
  }

  enter(field: NumberField, text: string): void {
    this.#entries.enter(field, text);
    this.#entries.persist();
  }

  /** Restores the suggested figure of a field. */
  reset(field: NumberField): void {
    this.#entries.delete(field);
    this.#entries.persist();
  }

  /** True if the client has replaced a figure of the gateway. */
  isOverridden(field: NumberField): boolean {
    return (
      this.#entries.has(field) && FIELDS_OF_SYMBOL.includes(field) && this.#suggestionFor(field) !== null
    );
  }

  /** Issue of a field; null for one without an entry. */
  issueOf(field: NumberField): UnreadNumber | null {
    return this.#entries.has(field) ? issueIn(this.#read(field)) : null;
  }

  /** The currencies between which a calculator converts; null if both are the same. */
  pair(key: CalculatorKey): CurrencyPair | null {
    const { from, currency } = this.#currenciesOf(key);
    return from === currency ? null : { from, to: currency };
  }

  /** A figure in the client's number format, without groups: `1,08962`. */
  format(value: string): string {
    return this.#entries.format(value);
  }

  outcome(key: CalculatorKey): Outcome {
    const { instrument } = this;
    const conversion = this.#conversion(key);
    const fields: (NumberField | 'rate')[] = CALCULATORS[key].filter(
      (field): field is NumberField => isNumber(field) && 'issue' in this.#read(field),
    );
    if (!conversion) fields.push('rate');
    if (fields.length > 0 || !conversion || !instrument) return { kind: 'incomplete', fields };
    const input = this.#input(key, instrument, conversion);
    return { kind: 'answer', calculation: calculate(key, input), conversion, nights: nightsOf(input) };
  }

  #input(key: CalculatorKey, instrument: Instrument, conversion: Conversion): CalculatorInput {
    const { side, firstNight } = this;
    const { from, currency } = this.#currenciesOf(key);
    const numbers = Object.fromEntries(NUMBER_FIELDS.map((field) => [field, this.#value(field)]));
    return {
      instrument,
      side,
      firstNight,
      currency,
      sourceCurrency: from,
      conversion,
      numbers: numbers as CalculatorInput['numbers'],
    };
  }

  #conversion(key: CalculatorKey): Conversion | undefined {
    const pair = this.pair(key);
    return pair ? this.rates.conversion(pair) : [];
  }

  #currenciesOf(key: CalculatorKey): { from: string; currency: string } {
    if (key === 'converter') return { from: this.choice('from'), currency: this.choice('to') };
    const currency = this.choice('accountCurrency');
    return { from: this.instrument?.currency ?? currency, currency };
  }

  #read(field: NumberField): TypedNumber {
    const number = this.#entries.read(field, this.#ruleOf(field));
    if (number) return number;
    const suggestion = this.#suggestionFor(field);
    return suggestion === null ? { issue: 'missing' } : { value: suggestion };
  }

  /** The value of a field; "" if it is missing or invalid. */
  #value(field: NumberField): string {
    const number = this.#read(field);
    return 'value' in number ? number.value : '';
  }

  #ruleOf(field: NumberField): FieldRule {
    const choice = CURRENCY_OF[field];
    return ruleOfField(field, choice && this.choice(choice), this.instrument);
  }

  #suggestionFor(field: NumberField): string | null {
    return this.instrument ? suggestion(field, this.instrument, this.side) : null;
  }

  private get side(): Side {
    return this.#entries.choice('side') === 'sell' ? 'sell' : 'buy';
  }

  private get firstNight(): Weekday {
    return WEEKDAYS.find((day) => day === this.#entries.choice('firstNight')) ?? 'monday';
  }
}

const NUMBER_FIELDS = Object.keys(FIELD_RULES).filter((field): field is NumberField => field !== 'rate');

function isNumber(field: CalculatorField): field is NumberField {
  return Object.hasOwn(FIELD_RULES, field);
}

function issueIn(number: TypedNumber): UnreadNumber | null {
  return 'issue' in number ? number : null;
}
