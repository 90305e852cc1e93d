import { makeAutoObservable } from 'mobx';
import type { DealTerms } from '../../domain/accounts/books';
import { isNotFound } from '../../domain/kernel/errors';
import type { AccountBooks } from './ports/account-books';
import type { MarketData, Rates } from '../market/ports/rates';
import type { Queries, QueryFamily } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';

/** The market with the terms of a closed trade. */
export interface TradeTerms {
  readonly market: MarketData;
  readonly terms: DealTerms;
}

const NO_TERMS: DealTerms = Object.freeze({
  rates: [],
  commission: null,
  waived: null,
  rebated: null,
  cause: null,
});

/** The terms of a closed trade, for explaining its figures. */
export class DealTermsStore {
  private login = 0;
  private ticket = 0;
  readonly #terms: QueryFamily<TradeTerms, [login: number, ticket: number]>;

  constructor(books: AccountBooks, rates: Rates, queries: Queries) {
    this.#terms = queries.family({
      scope: 'client',
      call: 'dealTerms',
      read: async (signal, login: number, ticket: number) => {
        const [market, terms] = await Promise.all([
          rates.marketData(signal),
          books.dealTerms(login, ticket, signal).catch((error: unknown) => {
            // A gateway without terms has words and figures all the same.
            if (isNotFound(error)) return NO_TERMS;
            throw error;
          }),
        ]);
        return { market, terms };
      },
    });
    makeAutoObservable(this);
  }

  /** Shows the terms of a closed trade. */
  open(login: number, ticket: number): void {
    this.login = login;
    this.ticket = ticket;
    this.query.load().catch(() => undefined);
  }

  get remote(): Remote<TradeTerms> {
    return this.query.state;
  }

  retry(): void {
    this.query.retry();
  }

  private get query(): RemoteQuery<TradeTerms> {
    return this.#terms(this.login, this.ticket);
  }
}
