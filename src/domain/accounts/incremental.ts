import type { Account } from './account';
import type { AccountFigures } from './account-figures';

/** Fields of an account that are not figures. It is a record so that the compiler finds a missing field. */
const NON_FIGURES: Readonly<Record<'login' | Exclude<keyof Account, keyof AccountFigures>, true>> =
  Object.freeze({
    login: true,
    platform: true,
    kind: true,
    currency: true,
    name: true,
    nickname: true,
    server: true,
    accountType: true,
    leverage: true,
    marginCallLevel: true,
    stopOutLevel: true,
    swapFree: true,
    status: true,
    marginMode: true,
    rights: true,
    openedAt: true,
  });

const NON_FIGURE_KEYS = Object.freeze(Object.keys(NON_FIGURES) as (keyof typeof NON_FIGURES)[]);

/** An account before and after a change of its figures. */
type AccountChange = readonly [previous: Account, current: Account];

const isSameButFigures = (previous: Account, current: Account): boolean =>
  NON_FIGURE_KEYS.every((key) => previous[key] === current[key]);

/** Accounts whose figures differ between two lists; undefined if anything else differs, even the order. */
export function changesBetween(
  previousAccounts: readonly Account[],
  accounts: readonly Account[],
): readonly AccountChange[] | undefined {
  if (previousAccounts.length !== accounts.length) return undefined;
  const changes: AccountChange[] = [];
  for (let index = 0; index < accounts.length; index += 1) {
    const previous = previousAccounts[index] as Account;
    const current = accounts[index] as Account;
    if (previous === current) continue;
    if (!isSameButFigures(previous, current)) return undefined;
    changes.push([previous, current]);
  }
  return changes;
}

/**
 * Calculates a result from the full list once, and afterwards only from the accounts that changed: a change of a hundred
 * of 10,000 accounts costs a hundredth. The returned function must get every list in turn.
 */
export function incremental<Result>(
  full: (accounts: readonly Account[]) => Result,
  update: (result: Result, previous: Account, current: Account) => Result,
): (accounts: readonly Account[]) => Result {
  let last: readonly Account[] = [];
  let result = full(last);
  return (accounts) => {
    const changes = changesBetween(last, accounts);
    result = changes
      ? changes.reduce((sum, [previous, current]) => update(sum, previous, current), result)
      : full(accounts);
    last = accounts;
    return result;
  };
}
