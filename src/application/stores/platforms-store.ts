import type { QueryClient } from '@tanstack/query-core';
import { makeAutoObservable } from 'mobx';
import { TRADERS } from '../../domain/platform/traders.table';
import { cellOf } from '../../domain/policy-row';
import type { Clock } from '../ports/clock';
import type { Platforms } from '../ports/platforms';
import { dataOf, type Remote } from '../remote/remote';
import { RemoteQuery } from '../remote/remote-query';
import type { CompanyStore } from './company-store';

/** Links to the trading platforms and the trader addresses, for the menus (specification 2.4, 4 "Platform links"). */
export class PlatformsStore {
  readonly #bySite = new Map<number, RemoteQuery<Readonly<Record<string, string>>>>();
  readonly #stock: RemoteQuery<string | null>;
  readonly #cfd: RemoteQuery<string | null>;
  readonly #platforms: Platforms;
  readonly #cache: QueryClient;
  readonly #clock: Clock;
  readonly #company: CompanyStore;

  constructor(platforms: Platforms, cache: QueryClient, clock: Clock, company: CompanyStore) {
    this.#platforms = platforms;
    this.#cache = cache;
    this.#clock = clock;
    this.#company = company;
    const trader = (kind: 'stock' | 'cfd') =>
      new RemoteQuery<string | null>(cache, clock, {
        scope: 'client',
        call: 'traderUrl',
        args: [kind],
        read: (signal) => platforms.traderUrl(kind, signal),
      });
    this.#stock = trader('stock');
    this.#cfd = trader('cfd');
    makeAutoObservable(this);
  }

  /** As soon as the shell is mounted: platform links, and on main the trader addresses (decisions 5). */
  load(): void {
    this.linksQuery?.load().catch(() => undefined);
    if (cellOf(TRADERS.asked, this.#company.variant) === 'never') return;
    this.#stock.load().catch(() => undefined);
    this.#cfd.load().catch(() => undefined);
  }

  get remote(): Remote<Readonly<Record<string, string>>> {
    return this.linksQuery?.state ?? { status: 'idle' };
  }

  /** Configured links by key; empty until they are there, or when they failed. */
  get links(): Readonly<Record<string, string>> {
    return dataOf(this.remote) ?? {};
  }

  get stockTraderUrl(): string | null {
    return dataOf(this.#stock.state) ?? null;
  }

  get tradeCfd(): string | null {
    return dataOf(this.#cfd.state) ?? null;
  }

  retry(): void {
    this.linksQuery?.retry();
  }

  private get linksQuery(): RemoteQuery<Readonly<Record<string, string>>> | undefined {
    const { siteId } = this.#company;
    if (siteId === undefined) return undefined;
    let query = this.#bySite.get(siteId);
    if (!query) {
      query = new RemoteQuery(this.#cache, this.#clock, {
        scope: 'site',
        call: 'siteConfig',
        args: [siteId],
        read: (signal) => this.#platforms.links(siteId, signal),
      });
      this.#bySite.set(siteId, query);
    }
    return query;
  }
}
