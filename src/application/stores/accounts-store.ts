import type { QueryClient } from '@tanstack/query-core';
import { makeAutoObservable } from 'mobx';
import type { Account } from '../../domain/accounts/account';
import {
  defaultTab,
  searchAccounts,
  sortAccounts,
  tabOf,
  totalsByCurrency,
  type AccountsTab,
  type AccountSort,
  type CurrencyTotal,
} from '../../domain/accounts/accounts-view';
import type { AccountList, Accounts } from '../ports/accounts';
import type { Clipboard } from '../ports/clipboard';
import type { Clock } from '../ports/clock';
import { dataOf, type Remote } from '../remote/remote';
import { RemoteQuery } from '../remote/remote-query';
import type { NoticeStore } from './notice-store';

export type AccountsLayout = 'list' | 'cards';

/** The accounts overview (screens "Accounts overview"): what the gateway sent, and how the client looks at it. */
export class AccountsStore {
  /** What the client typed into the search. */
  search = '';
  sort: AccountSort = 'created';
  layout: AccountsLayout = 'list';
  private chosenTab: AccountsTab | null = null;
  private readonly query: RemoteQuery<AccountList>;

  constructor(
    accounts: Accounts,
    cache: QueryClient,
    clock: Clock,
    private readonly clipboard: Clipboard,
    private readonly notices: NoticeStore,
  ) {
    this.query = new RemoteQuery(cache, clock, {
      scope: 'client',
      call: 'accounts',
      read: (signal) => accounts.list(signal),
    });
    makeAutoObservable<this, 'query' | 'clipboard' | 'notices'>(this, {
      query: false,
      clipboard: false,
      notices: false,
    });
  }

  get remote(): Remote<AccountList> {
    return this.query.state;
  }

  load(): void {
    this.query.load().catch(() => undefined);
  }

  /** Asks the gateway again: the Retry of the panel, and "refresh" beside the time. */
  retry(): void {
    this.query.retry();
  }

  /** The tab in front: the chosen one, else live, or demo where no live account is active or pending. */
  get tab(): AccountsTab {
    return this.chosenTab ?? defaultTab(this.all);
  }

  setTab(tab: AccountsTab): void {
    this.chosenTab = tab;
  }

  setSearch(text: string): void {
    this.search = text;
  }

  setSort(sort: AccountSort): void {
    this.sort = sort;
  }

  setLayout(layout: AccountsLayout): void {
    this.layout = layout;
  }

  get counts(): Readonly<Record<AccountsTab, number>> {
    const counts = { live: 0, demo: 0, archived: 0 };
    for (const account of this.all) counts[tabOf(account)] += 1;
    return counts;
  }

  /** The accounts of the tab, before the search. */
  get inTab(): readonly Account[] {
    return this.all.filter((account) => tabOf(account) === this.tab);
  }

  /** What the list shows: the tab, searched and sorted. */
  get shown(): readonly Account[] {
    return sortAccounts(searchAccounts(this.inTab, this.search), this.sort);
  }

  /** Equity and more per currency of the live accounts, exact, with how many accounts had figures. */
  get totals(): readonly CurrencyTotal[] {
    return totalsByCurrency(this.all.filter((account) => tabOf(account) === 'live'));
  }

  async copyLogin(login: number): Promise<void> {
    const copied = await this.clipboard.write(String(login));
    if (copied) this.notices.show('success', 'accounts.loginCopied', { login });
    else this.notices.show('warning', 'accounts.loginNotCopied', { login });
  }

  private get all(): readonly Account[] {
    return dataOf(this.remote)?.accounts ?? [];
  }
}
