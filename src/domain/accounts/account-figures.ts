import type { Account } from './account';

/** The figures of an account that the market and the books move; all else changes only when somebody changes it. */
export type AccountFigures = Pick<
  Account,
  'login' | 'balance' | 'equity' | 'credit' | 'margin' | 'freeMargin' | 'floatingPl' | 'marginLevel'
>;

/** The accounts with these figures, by login. An account that has none among them stays the very same object. */
export function withFigures(
  accounts: readonly Account[],
  figures: ReadonlyMap<number, AccountFigures>,
): readonly Account[] {
  return accounts.map((account) => {
    const now = figures.get(account.login);
    return now ? { ...account, ...now } : account;
  });
}
