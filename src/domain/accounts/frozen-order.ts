import type { Account } from './account';
import { inOrderOf, sortAccounts, tabOf, type AccountListTab, type AccountSort } from './accounts-view';

/**
 * The order of the accounts list. New figures move no row under the client's pointer: accounts are ordered by the
 * figures at the time when the page was opened, or a tab or sort was chosen.
 *
 * `structure` is the list of accounts without their figures: the same array while only figures change.
 */
export class FrozenOrder {
  readonly #accounts: readonly Account[];
  readonly #structure: readonly Account[];

  /** @param accounts with the figures that order the list. */
  constructor(accounts: readonly Account[], structure: readonly Account[]) {
    this.#accounts = accounts;
    this.#structure = structure;
  }

  equals(other: FrozenOrder): boolean {
    return this.#accounts === other.#accounts && this.#structure === other.#structure;
  }

  /** The accounts of a tab, sorted by the frozen figures. */
  sort(tab: AccountListTab, sortKey: AccountSort): readonly Account[] {
    return sortAccounts(accountsOfTab(this.#accounts, tab), sortKey);
  }

  /** The current accounts of a tab, in the order of `sortedAccounts`; new ones are last. */
  apply(
    sortedAccounts: readonly Account[],
    structure: readonly Account[],
    tab: AccountListTab,
  ): readonly Account[] {
    return this.#isCurrent(structure)
      ? sortedAccounts
      : inOrderOf(sortedAccounts, accountsOfTab(structure, tab));
  }

  /** The accounts with the frozen figures; the current accounts if more than figures has changed since. */
  accountsFor(structure: readonly Account[]): readonly Account[] {
    return this.#isCurrent(structure) ? this.#accounts : structure;
  }

  #isCurrent(structure: readonly Account[]): boolean {
    return structure === this.#structure;
  }
}

/** The accounts of a tab, in their order. */
export function accountsOfTab(accounts: readonly Account[], tab: AccountListTab): readonly Account[] {
  return accounts.filter((account) => tabOf(account) === tab);
}
