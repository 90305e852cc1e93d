import type { Account } from './account';

/** The figures of an account that change with the market and the books, without an action of client or broker. */
export type AccountFigures = Pick<
  Account,
  'login' | 'balance' | 'equity' | 'credit' | 'margin' | 'freeMargin' | 'floatingPl' | 'marginLevel'
>;

/** The accounts with these figures, by login. An account without new figures stays the same object. */
export function withFigures(
  accounts: readonly Account[],
  figures: ReadonlyMap<number, AccountFigures>,
): readonly Account[] {
  return accounts.map((account) => {
    const newFigures = figures.get(account.login);
    return newFigures ? { ...account, ...newFigures } : account;
  });
}
