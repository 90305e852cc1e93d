import { searchKey } from '../kernel/identifiers/search-text';
import { instantOf } from '../kernel/instant';
import { displayName, type Account } from './account';
import { compareDecimals, sortKeyOf } from '../kernel/numbers/decimal';
import { sortedByKey, type SortDirection } from '../kernel/sorted-by-key';

export type AccountListTab = 'live' | 'demo' | 'archived';

/** The tabs in their order (V1). */
export const ACCOUNT_LIST_TABS: readonly AccountListTab[] = Object.freeze(['live', 'demo', 'archived']);

/** The tab of an account; a pending account is on the tab of its kind (D6). */
export function tabOf({ status, kind }: Account): AccountListTab {
  return status === 'archived' ? 'archived' : kind;
}

/** The number of accounts on each tab. */
export function countByTab(accounts: readonly Account[]): Readonly<Record<AccountListTab, number>> {
  const counts = { live: 0, demo: 0, archived: 0 };
  for (const account of accounts) counts[tabOf(account)] += 1;
  return counts;
}

/** The tab that opens first: live, or demo where no live account is active or pending (D6). */
export function defaultTab(accounts: readonly Account[]): AccountListTab {
  return accounts.some((account) => tabOf(account) === 'live') ? 'live' : 'demo';
}

export type AccountSort = 'created' | 'freeMargin' | 'nickname' | 'marginLevel';

/** The usual direction of each order: newest, most free margin, A to Z, lowest margin level first. */
export const DEFAULT_DIRECTIONS: Readonly<Record<AccountSort, SortDirection>> = Object.freeze({
  created: 'descending',
  freeMargin: 'descending',
  nickname: 'ascending',
  marginLevel: 'ascending',
});

/**
 * A sorted copy. Equal accounts keep their order. In both directions, accounts without the figure follow the others, and
 * pending accounts are last. Figures are compared exactly, as decimals; names by the rules of `language`.
 */
export function sortAccounts(
  accounts: readonly Account[],
  sortKey: AccountSort,
  direction: SortDirection = DEFAULT_DIRECTIONS[sortKey],
  language = 'en',
): readonly Account[] {
  const sortedAccounts = sortByKey(accounts, sortKey, direction === 'ascending' ? 1 : -1, language);
  const isPending = ({ status }: Account) => status === 'pending';
  return [...sortedAccounts.filter((account) => !isPending(account)), ...sortedAccounts.filter(isPending)];
}

function sortByKey(
  accounts: readonly Account[],
  sortKey: AccountSort,
  sign: 1 | -1,
  language: string,
): readonly Account[] {
  if (sortKey === 'created')
    return sortedByKey(
      accounts,
      { keyOf: ({ openedAt }) => instantOf(openedAt) ?? undefined, compare: (a, b) => a - b },
      sign,
    );
  if (sortKey === 'nickname') {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return sortedByKey(accounts, { keyOf: (account) => displayName(account) || undefined, compare }, sign);
  }
  return sortedByKey(
    accounts,
    { keyOf: (account) => sortKeyOf(account[sortKey]), compare: compareDecimals },
    sign,
  );
}

/** Accounts in the order of an earlier list, by login; new accounts are last. */
export function inOrderOf(
  earlierAccounts: readonly Account[],
  accounts: readonly Account[],
): readonly Account[] {
  const places = new Map(earlierAccounts.map(({ login }, index) => [login, index]));
  return sortedByKey(accounts, { keyOf: ({ login }) => places.get(login), compare: (a, b) => a - b }, 1);
}

/**
 * The accounts whose login, nickname or name contains a text. Letter case, and spaces and hyphens in a login (`5012 8841`), do
 * not matter. An empty text finds all.
 */
export function searchAccounts(accounts: readonly Account[], text: string): readonly Account[] {
  const foldedText = searchKey(text);
  if (foldedText === '') return accounts;
  const digits = foldedText.replace(/[\s-]/g, '');
  const isLogin = /^\d+$/.test(digits);
  return accounts.filter(
    ({ login, nickname, name }) =>
      (isLogin && String(login).includes(digits)) ||
      [nickname, name].some((label) => searchKey(label ?? '').includes(foldedText)),
  );
}
