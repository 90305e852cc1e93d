import { makeAutoObservable } from 'mobx';
import { FIELD_RULES } from '../../domain/kernel/numbers/field-rules.table';
import type { TypedNumber, UnreadNumber } from '../../domain/kernel/numbers/read-number';
import { findConversion, clientConversion, type Conversion } from '../../domain/market/conversion';
import type { MarketData } from '../market/ports/rates';
import { dataOf } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { CalculatorEntries } from './calculator-entries';

/** Two currencies between which a calculator converts. */
export interface CurrencyPair {
  readonly from: string;
  readonly to: string;
}

const entryName = ({ from, to }: CurrencyPair) => `rate:${from}>${to}`;

/** The rates with which the calculators convert: the gateway's, or the client's own. */
export class ConversionRates {
  readonly #entries: CalculatorEntries;
  readonly #market: RemoteQuery<MarketData>;

  constructor(entries: CalculatorEntries, market: RemoteQuery<MarketData>) {
    this.#entries = entries;
    this.#market = market;
    makeAutoObservable(this);
  }

  /** The gateway's rate for a pair, in one or two steps; undefined if the client has to type it. */
  gatewayRate({ from, to }: CurrencyPair): Conversion | undefined {
    return findConversion(from, to, dataOf(this.#market.state)?.rates ?? []);
  }

  /** The client's own rate as typed; null if the gateway's is used. */
  ownRateText(pair: CurrencyPair): string | null {
    return this.#entries.text(entryName(pair), FIELD_RULES.rate) ?? (this.gatewayRate(pair) ? null : '');
  }

  /** The client's own rate; null if there is none, or if it is invalid. */
  ownRate(pair: CurrencyPair): string | null {
    const number = this.#readOwnRate(pair);
    return number && 'value' in number ? number.value : null;
  }

  ownRateIssue(pair: CurrencyPair): UnreadNumber | null {
    const number = this.#readOwnRate(pair);
    return number && 'issue' in number ? number : null;
  }

  /** Sets the client's own rate as typed; `null` restores the gateway's. */
  setOwnRate(pair: CurrencyPair, text: string | null): void {
    if (text === null) this.#entries.delete(entryName(pair));
    else this.#entries.enter(entryName(pair), text);
    this.#entries.persist();
  }

  /** Fills the client's own rate with a value of a link. */
  fill(pair: CurrencyPair, value: string): void {
    this.#entries.setValue(entryName(pair), value);
  }

  /** The conversion by the client's own rate, else by the gateway's; undefined if a rate is missing or invalid. */
  conversion(pair: CurrencyPair): Conversion | undefined {
    if (this.ownRateText(pair) === null) return this.gatewayRate(pair);
    const rate = this.ownRate(pair);
    return rate === null ? undefined : clientConversion(pair.from, pair.to, rate);
  }

  #readOwnRate(pair: CurrencyPair): TypedNumber | undefined {
    return this.#entries.read(entryName(pair), FIELD_RULES.rate);
  }
}
