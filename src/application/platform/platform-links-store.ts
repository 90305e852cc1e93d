import { makeAutoObservable } from 'mobx';
import { TRADERS } from '../../domain/platform/traders.table';
import { cellOf } from '../../domain/site/policy-row';
import type { Platforms } from './ports/platforms';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { CompanyStore } from '../session/company-store';

/** Links to the trading platforms and the trader addresses, for the menus (R2.4, R4 "Platform links"). */
export class PlatformLinksStore {
  readonly #links: QueryFamily<Readonly<Record<string, string>>, [siteId: number]>;
  readonly #stockTrader: RemoteQuery<string | null>;
  readonly #cfdTrader: RemoteQuery<string | null>;
  readonly #company: CompanyStore;

  constructor(platforms: Platforms, queries: Queries, company: CompanyStore) {
    this.#company = company;
    this.#links = queries.family({
      scope: 'site',
      call: 'siteConfig',
      outlivesViews: true,
      read: (signal, siteId: number) => platforms.links(siteId, signal),
    });
    const trader = queries.family({
      scope: 'client',
      call: 'traderUrl',
      outlivesViews: true,
      read: (signal, kind: 'stock' | 'cfd') => platforms.traderUrl(kind, signal),
    });
    this.#stockTrader = trader('stock');
    this.#cfdTrader = trader('cfd');
    makeAutoObservable(this);
  }

  /** Loads the platform links, and on main the trader addresses, once the shell is mounted (D5). */
  load(): void {
    this.linksQuery?.load().catch(() => undefined);
    if (cellOf(TRADERS.asked, this.#company.variant) === 'never') return;
    this.#stockTrader.load().catch(() => undefined);
    this.#cfdTrader.load().catch(() => undefined);
  }

  get remote(): Remote<Readonly<Record<string, string>>> {
    return this.linksQuery?.state ?? { status: 'idle' };
  }

  /** Configured links by key; empty while loading and after a failure. */
  get links(): Readonly<Record<string, string>> {
    return dataOf(this.remote) ?? {};
  }

  get stockTraderUrl(): string | null {
    return dataOf(this.#stockTrader.state) ?? null;
  }

  get tradeCfd(): string | null {
    return dataOf(this.#cfdTrader.state) ?? null;
  }

  retry(): void {
    this.linksQuery?.retry();
  }

  private get linksQuery(): RemoteQuery<Readonly<Record<string, string>>> | undefined {
    const { siteId } = this.#company;
    return siteId === undefined ? undefined : this.#links(siteId);
  }
}
