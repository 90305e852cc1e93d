import { compareShallow, computed, makeAutoObservable, observable } from 'mobx';
import type { Account } from '../../domain/accounts/account';
import {
  countByTab,
  defaultTab,
  searchAccounts,
  type AccountListTab,
  type AccountSort,
} from '../../domain/accounts/accounts-view';
import { accountsOfTab, FrozenOrder } from '../../domain/accounts/frozen-order';
import { incremental } from '../../domain/accounts/incremental';
import {
  incrementalTotals,
  isTotalled,
  mostAccountsFirst,
  type CurrencyTotal,
} from '../../domain/accounts/totals';
import { suggestedAccounts } from '../../domain/accounts/money-move';
import type { AccountList, Accounts } from './ports/accounts';
import type { Clipboard } from '../kernel/ports/clipboard';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from './accounts-query';
import type { LiveStatus } from './live-status';
import type { NoticeStore } from '../kernel/notice-store';

export type AccountsLayout = 'list' | 'cards';

/** Shared empty list, so that observers see no change. */
const NO_ACCOUNTS: readonly Account[] = [];

/** The accounts overview (V1): the accounts, and the client's tab, sort, search and layout. */
export class AccountsStore {
  search = '';
  private chosenTab: AccountListTab | null = null;
  private chosenSort: AccountSort | null = null;
  /** The client's choice; a narrow page shows cards in any case. */
  layout: AccountsLayout = 'list';
  readonly #frozenOrder = observable.box<FrozenOrder | null>(null, { deep: false });
  /** Until an order is frozen, rows follow the current figures. */
  readonly #order = computed(
    () => this.#frozenOrder.get() ?? new FrozenOrder(this.accounts, this.structure),
    { equals: (previous, next) => previous.equals(next) },
  );
  /** The call in flight is a retry after a failure. */
  private isReconnecting = false;
  readonly #structure = incremental(
    (accounts) => accounts,
    (accounts) => accounts,
  );
  readonly #totals = incrementalTotals();
  /** Stays the same array while only sums change. */
  readonly #currencies = computed(() => mostAccountsFirst(this.totals).map(({ currency }) => currency), {
    equals: compareShallow,
  });
  readonly #query: RemoteQuery<AccountList>;
  readonly #clipboard: Clipboard;
  readonly #notices: NoticeStore;

  readonly #live: LiveStatus;

  constructor(
    accounts: Accounts,
    queries: Queries,
    clipboard: Clipboard,
    notices: NoticeStore,
    live: LiveStatus,
  ) {
    this.#live = live;
    this.#clipboard = clipboard;
    this.#notices = notices;
    this.#query = accountsQuery(queries, accounts);
    makeAutoObservable(this);
  }

  get remote(): Remote<AccountList> {
    return this.#query.state;
  }

  /**
   * Loads the accounts unless they are cached, for start-up and then for the screen. A failure is in `remote`, and is not
   * repeated until the client retries or leaves the screen.
   */
  load(): void {
    this.#query.load({ retryFailed: false }).then(
      () => this.freezeOrder(),
      () => undefined,
    );
  }

  /** Resets tab, search and a failure for the next visit, perhaps of another client (D6). */
  leave(): void {
    this.search = '';
    this.chosenTab = null;
    this.#frozenOrder.set(null);
    if (this.remote.status === 'failed') this.#query.reset();
  }

  /** Refetches the accounts (Retry, Refresh). */
  retry(): void {
    this.isReconnecting = this.stale;
    this.#query.retry();
  }

  /** True if the latest call failed and none has succeeded since, or the live figures are silent. */
  get stale(): boolean {
    const { remote } = this;
    if (remote.status !== 'ready') return false;
    return this.#live.isSilent || remote.error !== null || (remote.refreshing && this.isReconnecting);
  }

  get isRefreshing(): boolean {
    return this.remote.status === 'ready' && this.remote.refreshing;
  }

  /** The active tab: the chosen one, else live, or demo if no live account is active or pending. */
  get tab(): AccountListTab {
    return this.chosenTab ?? defaultTab(this.structure);
  }

  setTab(tab: AccountListTab): void {
    this.chosenTab = tab;
    this.freezeOrder();
  }

  setSearch(text: string): void {
    this.search = text;
  }

  /** The account nearest to its margin call first, until the client chooses (A4). */
  get sort(): AccountSort {
    return this.chosenSort ?? 'marginLevel';
  }

  setSort(sort: AccountSort): void {
    this.chosenSort = sort;
    this.freezeOrder();
  }

  setLayout(layout: AccountsLayout): void {
    this.layout = layout;
    this.freezeOrder();
  }

  get counts(): Readonly<Record<AccountListTab, number>> {
    return countByTab(this.structure);
  }

  /** Accounts of the active tab, before the search. */
  get accountsInTab(): readonly Account[] {
    return accountsOfTab(this.accounts, this.tab);
  }

  /** Accounts of the active tab, searched and in order. */
  get visibleAccounts(): readonly Account[] {
    const { accounts } = this;
    return this.visibleIndexes.map((index) => accounts[index] as Account);
  }

  /** Logins of `visibleAccounts`; stays the same array while only figures change. */
  get visibleLogins(): readonly number[] {
    const { structure } = this;
    return this.visibleIndexes.map((index) => (structure[index] as Account).login);
  }

  get visibleCount(): number {
    return this.visibleIndexes.length;
  }

  /** Items of the answer that could not be read, each shown in a row of its own (D4). */
  get unreadable(): AccountList['unreadable'] {
    return dataOf(this.remote)?.unreadable ?? [];
  }

  /** Unreadable items to show: their tab is unknown, so under live and demo, without a search. */
  get visibleUnreadable(): AccountList['unreadable'] {
    return this.tab === 'archived' || this.search.trim() !== '' ? [] : this.unreadable;
  }

  /** Exact totals of the live accounts by currency, with the number of accounts that had figures. */
  get totals(): readonly CurrencyTotal[] {
    return this.#totals(this.liveAccounts);
  }

  /** Currencies of the live accounts; the one of most accounts is first. */
  get currencies(): readonly string[] {
    return this.#currencies.get();
  }

  /** Live accounts of a currency that are not in its totals, because the gateway sent no equity for them. */
  accountsWithoutEquity(currency: string): readonly Account[] {
    return this.liveAccounts.filter((account) => account.currency === currency && account.equity === null);
  }

  /** Suggested accounts for a deposit and a withdrawal, by the figures that order the list. */
  get suggestedAccounts(): Readonly<Record<'deposit' | 'withdraw', Account | undefined>> {
    return suggestedAccounts(this.#order.get().accountsFor(this.structure));
  }

  /** The account of a login; undefined if it is not the client's, or could not be read. */
  account(login: number): Account | undefined {
    return this.accounts.find((account) => account.login === login);
  }

  copyLogin(login: number): Promise<void> {
    return this.copy('login', String(login));
  }

  copyServer(server: string): Promise<void> {
    return this.copy('server', server);
  }

  private async copy(kind: 'login' | 'server', text: string): Promise<void> {
    const isCopied = await this.#clipboard.write(text);
    if (isCopied) this.#notices.show('success', `accounts.${kind}Copied`, { [kind]: text });
    else this.#notices.show('warning', `accounts.${kind}NotCopied`, { [kind]: text });
  }

  private get accounts(): readonly Account[] {
    return dataOf(this.remote)?.accounts ?? NO_ACCOUNTS;
  }

  private get liveAccounts(): readonly Account[] {
    return this.accounts.filter(isTotalled);
  }

  /** The accounts; stays the same array while only figures change. */
  private get structure(): readonly Account[] {
    return this.#structure(this.accounts);
  }

  /** Indexes of the visible accounts in the whole list. */
  private get visibleIndexes(): readonly number[] {
    const indexByLogin = new Map(this.structure.map(({ login }, index) => [login, index]));
    return searchAccounts(this.accountsInOrder, this.search).map(
      ({ login }) => indexByLogin.get(login) as number,
    );
  }

  private get accountsInOrder(): readonly Account[] {
    return this.#order.get().apply(this.sortedAccounts, this.structure, this.tab);
  }

  /** Stays the same array while the order stays. */
  private get sortedAccounts(): readonly Account[] {
    return this.#order.get().sort(this.tab, this.sort);
  }

  private freezeOrder(): void {
    this.#frozenOrder.set(new FrozenOrder(this.accounts, this.structure));
  }
}
