import { compareShallow, computed, makeAutoObservable, observable } from 'mobx';
import type { Account } from '../../domain/accounts/account';
import {
  defaultTab,
  inOrderOf,
  searchAccounts,
  sortAccounts,
  tabOf,
  type AccountsTab,
  type AccountSort,
} from '../../domain/accounts/accounts-view';
import { followed } from '../../domain/accounts/followed';
import {
  followedTotals,
  isTotalled,
  mostAccountsFirst,
  type CurrencyTotal,
} from '../../domain/accounts/totals';
import { suggestedAccount } from '../../domain/accounts/money-move';
import type { AccountList, Accounts } from './ports/accounts';
import type { Clipboard } from '../kernel/ports/clipboard';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from './accounts-query';
import type { LiveSign } from './live-sign';
import type { NoticeStore } from '../kernel/notice-store';

export type AccountsLayout = 'list' | 'cards';

/** One shared empty list, so that observers see no change. */
const NONE: readonly Account[] = [];

/** Where an account has no figures the row says so: no equity and no balance came (D4 "money '—'"). */
export function hasFigures({ equity, balance }: Pick<Account, 'equity' | 'balance'>): boolean {
  return equity !== null || balance !== null;
}

/** The accounts whose figures give the order of the list, and what was listed then; the current ones where there is none. */
interface Arrangement {
  readonly accounts: readonly Account[];
  readonly listed: readonly Account[];
}

/** The accounts overview (V1): what the gateway sent, and how the client looks at it. */
export class AccountsStore {
  /** What the client typed into the search. */
  search = '';
  private chosenTab: AccountsTab | null = null;
  private chosenSort: AccountSort | null = null;
  /** What the client chose; where there is no room for a table, the page shows cards all the same. */
  layout: AccountsLayout = 'list';
  readonly #kept = observable.box<Arrangement | null>(null, { deep: false });
  #begun = false;
  /** The call in flight is a retry after a failure. */
  private reconnecting = false;
  readonly #listed = followed(
    (accounts) => accounts,
    (accounts) => accounts,
  );
  readonly #totals = followedTotals();
  /** The very same list while only sums move. */
  readonly #currencies = computed(() => mostAccountsFirst(this.totals).map(({ currency }) => currency), {
    equals: compareShallow,
  });
  readonly #query: RemoteQuery<AccountList>;
  readonly #clipboard: Clipboard;
  readonly #notices: NoticeStore;

  readonly #live: LiveSign;

  constructor(
    accounts: Accounts,
    queries: Queries,
    clipboard: Clipboard,
    notices: NoticeStore,
    live: LiveSign,
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

  /** Start-up asks before it draws the page. */
  begin(): void {
    this.load();
    this.#begun = true;
  }

  /** Asks for the accounts unless they are there. A failure shows in `remote`; that of start-up is shown, not tried again. */
  load(): void {
    const failed = this.#begun && this.remote.status === 'failed';
    this.#begun = false;
    if (failed) return;
    this.#query.load().then(
      () => this.arrange(),
      () => undefined,
    );
  }

  /** The screen is gone: the next visit, perhaps another client's, opens on the first tab without a search (D6). */
  leave(): void {
    this.search = '';
    this.chosenTab = null;
    this.#kept.set(null);
  }

  /** Asks the gateway again: the Retry of the panel, and "refresh" beside the time. */
  retry(): void {
    this.reconnecting = this.stale;
    this.#query.retry();
  }

  /** The figures are stale: the latest call failed and none has succeeded since, or what moves them is silent. */
  get stale(): boolean {
    const { remote } = this;
    if (remote.status !== 'ready') return false;
    return this.#live.silent || remote.error !== null || (remote.refreshing && this.reconnecting);
  }

  /** A newer answer is on its way. */
  get refreshing(): boolean {
    return this.remote.status === 'ready' && this.remote.refreshing;
  }

  /** The tab in front: the chosen one, else live, or demo where no live account is active or pending. */
  get tab(): AccountsTab {
    return this.chosenTab ?? defaultTab(this.listed);
  }

  setTab(tab: AccountsTab): void {
    this.chosenTab = tab;
    this.arrange();
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
    this.arrange();
  }

  setLayout(layout: AccountsLayout): void {
    this.layout = layout;
    this.arrange();
  }

  get counts(): Readonly<Record<AccountsTab, number>> {
    const counts = { live: 0, demo: 0, archived: 0 };
    for (const account of this.listed) counts[tabOf(account)] += 1;
    return counts;
  }

  /** The accounts of the tab, before the search. */
  get inTab(): readonly Account[] {
    return this.all.filter((account) => tabOf(account) === this.tab);
  }

  /** What the list shows: the tab, in order and searched. */
  get shown(): readonly Account[] {
    const { all } = this;
    return this.places.map((place) => all[place] as Account);
  }

  /** Their logins: the very same list while nothing but figures moves. */
  get shownLogins(): readonly number[] {
    const { listed } = this;
    return this.places.map((place) => (listed[place] as Account).login);
  }

  /** How many that are. */
  get count(): number {
    return this.places.length;
  }

  /** Items of the answer that could not be read: each fails alone, in a row of its own (D4). */
  get unreadable(): AccountList['unreadable'] {
    return dataOf(this.remote)?.unreadable ?? [];
  }

  /** Where they are shown: their tab is unknown, so under live and demo, while nothing is searched. */
  get listedUnreadable(): AccountList['unreadable'] {
    return this.tab === 'archived' || this.search.trim() !== '' ? [] : this.unreadable;
  }

  /** Equity and more per currency of the live accounts, exact, with how many accounts had figures. */
  get totals(): readonly CurrencyTotal[] {
    return this.#totals(this.opened);
  }

  /** The currencies of the live accounts, that of most accounts first. */
  get currencies(): readonly string[] {
    return this.#currencies.get();
  }

  /** The live accounts of a currency that are not in its totals, because no equity came for them. */
  notCounted(currency: string): readonly Account[] {
    return this.opened.filter((account) => account.currency === currency && account.equity === null);
  }

  /** The accounts that deposits and withdrawals begin with, by the figures that order the list. */
  get suggested(): Readonly<Record<'deposit' | 'withdraw', Account | undefined>> {
    const accounts = this.isArranged ? this.arrangedBy : this.listed;
    return {
      deposit: suggestedAccount('deposit', accounts),
      withdraw: suggestedAccount('withdraw', accounts),
    };
  }

  /** The account of a login; undefined where it is none of the client's, or could not be read. */
  account(login: number): Account | undefined {
    return this.all.find((account) => account.login === login);
  }

  async copyLogin(login: number): Promise<void> {
    const copied = await this.#clipboard.write(String(login));
    if (copied) this.#notices.show('success', 'accounts.loginCopied', { login });
    else this.#notices.show('warning', 'accounts.loginNotCopied', { login });
  }

  async copyServer(server: string): Promise<void> {
    const copied = await this.#clipboard.write(server);
    if (copied) this.#notices.show('success', 'accounts.serverCopied', { server });
    else this.#notices.show('warning', 'accounts.serverNotCopied', { server });
  }

  private get all(): readonly Account[] {
    return dataOf(this.remote)?.accounts ?? NONE;
  }

  private get opened(): readonly Account[] {
    return this.all.filter(isTotalled);
  }

  /** The accounts but for their figures: the very same list while nothing else has changed. */
  private get listed(): readonly Account[] {
    return this.#listed(this.all);
  }

  /** Where the accounts that are shown stand in the whole list. */
  private get places(): readonly number[] {
    const places = new Map(this.listed.map(({ login }, place) => [login, place]));
    return searchAccounts(this.ordered, this.search).map(({ login }) => places.get(login) as number);
  }

  /**
   * The accounts of the tab in order. New figures move no row under the client's pointer: the order stays that of the
   * figures in force when the page was opened, or a tab, sort or search was chosen.
   */
  private get ordered(): readonly Account[] {
    const { arranged, isArranged, listed, tab } = this;
    if (isArranged) return arranged;
    return inOrderOf(
      arranged,
      listed.filter((account) => tabOf(account) === tab),
    );
  }

  private get arranged(): readonly Account[] {
    const { arrangedBy, sort, tab } = this;
    return sortAccounts(
      arrangedBy.filter((account) => tabOf(account) === tab),
      sort,
    );
  }

  /** Nothing but figures has changed since the list was put in order. */
  private get isArranged(): boolean {
    const kept = this.#kept.get();
    return kept === null || kept.listed === this.listed;
  }

  private get arrangedBy(): readonly Account[] {
    return this.#kept.get()?.accounts ?? this.all;
  }

  private arrange(): void {
    this.#kept.set({ accounts: this.all, listed: this.listed });
  }
}
