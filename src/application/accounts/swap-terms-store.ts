import { makeAutoObservable } from 'mobx';
import type { MarketData, Rates } from '../market/ports/rates';
import type { Clock } from '../kernel/ports/clock';
import type { Queries } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { marketQuery } from '../market/market-query';

/** Terms of the symbols and rates of the currencies, for calculating swaps. */
export class SwapTermsStore {
  readonly #query: RemoteQuery<MarketData>;
  readonly #clock: Clock;

  constructor(rates: Rates, queries: Queries, clock: Clock) {
    this.#query = marketQuery(queries, rates);
    this.#clock = clock;
    makeAutoObservable(this);
  }

  load(): void {
    this.#query.load().catch(() => undefined);
  }

  get remote(): Remote<MarketData> {
    return this.#query.state;
  }

  /** End of the calculation of swaps, epoch milliseconds. */
  now(): number {
    return this.#clock.now();
  }

  retry(): void {
    this.#query.retry();
  }
}
