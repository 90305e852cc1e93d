import { makeAutoObservable } from 'mobx';
import { currencyDigits } from '../../domain/kernel/numbers/currency-digits';
import { CURRENCY_DIGITS } from '../../domain/kernel/numbers/currency-digits.table';
import {
  CALCULATORS,
  type CalculatorField,
  type CalculatorKey,
  type ChoiceField,
  type NumberField,
} from '../../domain/calculators/calculators.table';
import { findConversion, ownConversion, type Conversion } from '../../domain/market/conversion';
import { FIELD_RULES, type FieldRule } from '../../domain/kernel/numbers/field-rules.table';
import { WEEKDAYS, type Instrument, type Side, type Weekday } from '../../domain/market/instrument';
import type { TypedNumber, UnreadNumber } from '../../domain/kernel/numbers/read-number';
import type { SharedState } from '../../domain/calculators/shared-state';
import { FIELDS_OF_SIDE, FIELDS_OF_SYMBOL, suggestion } from '../../domain/calculators/suggestions';
import { nightsOf, workOut, type CalculatorInput } from '../../domain/calculators/work-out';
import type { Calculation } from '../../domain/market/working';
import type { Clipboard } from '../kernel/ports/clipboard';
import type { Page } from '../kernel/ports/page';
import type { MarketData, Rates } from '../market/ports/rates';
import type { TabStore } from '../kernel/ports/storage';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { CalculatorEntries } from './calculator-entries';
import type { ClientStore } from '../client/client-store';
import type { LanguageStore } from '../language/language-store';
import { marketQuery } from '../market/market-query';
import type { NoticeStore } from '../kernel/notice-store';

/** Two currencies between which a calculator converts. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** What a calculator has to say: an answer, or what it still needs. */
export type Outcome =
  | {
      readonly kind: 'answer';
      readonly calculation: Calculation;
      readonly conversion: Conversion;
      readonly nights: number;
    }
  | { readonly kind: 'incomplete'; readonly fields: readonly (NumberField | 'rate')[] };

/** The choice that names the currency of a field. */
const CURRENCY_OF: Readonly<Partial<Record<NumberField, ChoiceField>>> = {
  amount: 'from',
  balance: 'accountCurrency',
};

const NOTHING_SHARED: SharedState = { fields: new Map(), rate: null };

const rateKey = ({ from, to }: Pair) => `rate:${from}>${to}`;

/** The calculators (V16): what is entered is shared by all of them, so that it is typed once. */
export class CalculatorsStore {
  readonly #entered: CalculatorEntries;
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
    this.#entered = new CalculatorEntries(tab, language, client);
    this.#query = marketQuery(queries, rates);
    makeAutoObservable(this);
  }

  /**
   * The page is on screen: what its address says is put in, else what this tab still knows, and prices are asked for.
   * @param shared what a link to a calculation says.
   */
  open(shared: SharedState = NOTHING_SHARED): void {
    if (shared.fields.size > 0 || shared.rate) this.#takeOver(shared);
    else this.#entered.restore();
    this.#query.load().catch(() => undefined);
  }

  /** The state that a link to the current calculation carries. */
  shared(key: CalculatorKey): SharedState {
    const fields = new Map<CalculatorField, string>();
    for (const field of CALCULATORS[key]) {
      const value = isNumber(field) ? this.#value(field) : this.choice(field);
      if (value !== '' && (this.#entered.has(field) || field === 'symbol')) fields.set(field, value);
    }
    const pair = this.pair(key);
    const typed = pair ? this.#entered.read(rateKey(pair), FIELD_RULES.rate) : undefined;
    return { fields, rate: pair && typed && 'value' in typed ? { ...pair, value: typed.value } : null };
  }

  /** Copies a link to the page as it stands. @param path of the page with its parameters, from `/` on. */
  async copyLink(path: string): Promise<void> {
    const copied = await this.#clipboard.write(this.#page.address.origin + path);
    if (copied) this.#notices.show('success', 'calculators.linkCopied');
    else this.#notices.show('warning', 'calculators.linkNotCopied');
  }

  #takeOver({ fields, rate }: SharedState): void {
    this.#entered.clear();
    for (const [field, value] of fields) {
      if (isNumber(field)) this.#entered.setValue(field, value);
      else this.#entered.choose(field, value);
    }
    if (rate) this.#entered.setValue(rateKey(rate), rate.value);
    this.#entered.keep();
  }

  get remote(): Remote<MarketData> {
    return this.#query.state;
  }

  /** Retry of the panel, and Refresh beside the time. */
  retry(): void {
    this.#query.retry();
  }

  get instruments(): readonly Instrument[] {
    return dataOf(this.remote)?.instruments ?? [];
  }

  /** Undefined where the gateway has no symbols. */
  get instrument(): Instrument | undefined {
    const { instruments } = this;
    return instruments.find(({ symbol }) => symbol === this.#entered.choice('symbol')) ?? instruments[0];
  }

  /** Currencies that a rate or a price mentions, and all others of ISO 4217, for which a rate is asked. */
  get currencies(): { readonly rated: readonly string[]; readonly other: readonly string[] } {
    const { instruments, rates } = dataOf(this.remote) ?? { instruments: [], rates: [] };
    const rated = new Set([
      ...rates.flatMap(({ from, to }) => [from, to]),
      ...instruments.map(({ currency }) => currency),
    ]);
    const other = Object.values(CURRENCY_DIGITS)
      .flat()
      .filter((code) => !rated.has(code));
    return { rated: [...rated].sort(), other: other.sort() };
  }

  /** What is chosen in a list. */
  choice(field: ChoiceField): string {
    if (field === 'symbol') return this.instrument?.symbol ?? '';
    const entered = this.#entered.choice(field);
    if (field === 'side') return this.side;
    if (field === 'firstNight') return this.firstNight;
    return entered ?? (field === 'to' ? 'EUR' : 'USD');
  }

  choose(field: ChoiceField, value: string): void {
    if (field === 'symbol') for (const name of FIELDS_OF_SYMBOL) this.#entered.delete(name);
    if (field === 'side') for (const name of FIELDS_OF_SIDE) this.#entered.delete(name);
    this.#entered.choose(field, value);
    this.#entered.keep();
  }

  /** The converter the other way round. */
  swapCurrencies(): void {
    const [from, to] = [this.choice('from'), this.choice('to')];
    this.#entered.choose('from', to);
    this.#entered.choose('to', from);
    this.#entered.keep();
  }

  /** What stands in a field: what was typed, else the figure it begins with in the client's own way of writing. */
  text(field: NumberField): string {
    return this.#entered.text(field, this.#ruleOf(field)) ?? this.suggestedText(field);
  }

  /** The figure a field begins with, in the client's own way of writing; "" where the client is asked for it. */
  suggestedText(field: NumberField): string {
    return this.written(this.#suggested(field) ?? '');
  }

  type(field: NumberField, text: string): void {
    this.#entered.type(field, text);
    this.#entered.keep();
  }

  /** Puts the gateway's figure, or the usual one, back into the field. */
  reset(field: NumberField): void {
    this.#entered.delete(field);
    this.#entered.keep();
  }

  /** Whether a figure of the gateway's was typed over. */
  isOwn(field: NumberField): boolean {
    return this.#entered.has(field) && FIELDS_OF_SYMBOL.includes(field) && this.#suggested(field) !== null;
  }

  /** Why a field can't be used as it is; nothing for one that nobody has touched. */
  issue(field: NumberField): UnreadNumber | null {
    return this.#entered.has(field) ? issueIn(this.#read(field)) : null;
  }

  /** Between which currencies a calculator converts; null where both are the same. */
  pair(key: CalculatorKey): Pair | null {
    const { from, currency } = this.#currenciesOf(key);
    return from === currency ? null : { from, to: currency };
  }

  /** The gateway's rate for a pair, in one or two steps; undefined where it is missing and asked for. */
  foundRate({ from, to }: Pair): Conversion | undefined {
    return findConversion(from, to, dataOf(this.remote)?.rates ?? []);
  }

  /** The client's own rate as typed; null where the gateway's is used. */
  ownRate(pair: Pair): string | null {
    return this.#entered.text(rateKey(pair), FIELD_RULES.rate) ?? (this.foundRate(pair) ? null : '');
  }

  /** `null` goes back to the gateway's rate. */
  setOwnRate(pair: Pair, text: string | null): void {
    if (text === null) this.#entered.delete(rateKey(pair));
    else this.#entered.type(rateKey(pair), text);
    this.#entered.keep();
  }

  ownRateIssue(pair: Pair): UnreadNumber | null {
    const typed = this.#entered.read(rateKey(pair), FIELD_RULES.rate);
    return typed ? issueIn(typed) : null;
  }

  /** A figure in the client's own way of writing, without groups: `1,08962`. */
  written(value: string): string {
    return this.#entered.written(value);
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
    return { kind: 'answer', calculation: workOut(key, input), conversion, nights: nightsOf(input) };
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
      from,
      conversion,
      numbers: numbers as CalculatorInput['numbers'],
    };
  }

  #conversion(key: CalculatorKey): Conversion | undefined {
    const pair = this.pair(key);
    if (!pair) return [];
    const typed = this.#entered.read(rateKey(pair), FIELD_RULES.rate);
    if (!typed && this.ownRate(pair) === null) return this.foundRate(pair);
    return typed && 'value' in typed ? ownConversion(pair.from, pair.to, typed.value) : undefined;
  }

  #currenciesOf(key: CalculatorKey): { from: string; currency: string } {
    if (key === 'converter') return { from: this.choice('from'), currency: this.choice('to') };
    const currency = this.choice('accountCurrency');
    return { from: this.instrument?.currency ?? currency, currency };
  }

  #read(field: NumberField): TypedNumber {
    const typed = this.#entered.read(field, this.#ruleOf(field));
    if (typed) return typed;
    const suggested = this.#suggested(field);
    return suggested === null ? { issue: 'missing' } : { value: suggested };
  }

  /** "" where there is none. */
  #value(field: NumberField): string {
    const read = this.#read(field);
    return 'value' in read ? read.value : '';
  }

  /** Money has the digits of its currency. */
  #ruleOf(field: NumberField): FieldRule {
    const currency = CURRENCY_OF[field];
    return currency
      ? { ...FIELD_RULES[field], digits: currencyDigits(this.choice(currency)) }
      : FIELD_RULES[field];
  }

  #suggested(field: NumberField): string | null {
    return this.instrument ? suggestion(field, this.instrument, this.side) : null;
  }

  private get side(): Side {
    return this.#entered.choice('side') === 'sell' ? 'sell' : 'buy';
  }

  private get firstNight(): Weekday {
    return WEEKDAYS.find((day) => day === this.#entered.choice('firstNight')) ?? 'monday';
  }
}

const NUMBER_FIELDS = Object.keys(FIELD_RULES).filter((field): field is NumberField => field !== 'rate');

function isNumber(field: CalculatorField): field is NumberField {
  return Object.hasOwn(FIELD_RULES, field);
}

function issueIn(found: TypedNumber): UnreadNumber | null {
  return 'issue' in found ? found : null;
}
