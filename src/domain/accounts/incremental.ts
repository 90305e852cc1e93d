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
type Move = readonly [was: Account, is: Account];

const isSameButFigures = (was: Account, is: Account): boolean =>
  NON_FIGURE_KEYS.every((key) => was[key] === is[key]);

/** Accounts whose figures differ between two lists; undefined if anything else differs, even the order. */
export function movesBetween(
  earlier: readonly Account[],
  now: readonly Account[],
): readonly Move[] | undefined {
  if (earlier.length !== now.length) return undefined;
  const moves: Move[] = [];
  for (let place = 0; place < now.length; place += 1) {
    const was = earlier[place] as Account;
    const is = now[place] as Account;
    if (was === is) continue;
    if (!isSameButFigures(was, is)) return undefined;
    moves.push([was, is]);
  }
  return moves;
}

/**
 * Calculates a result from the full list once, and afterwards only from the accounts that changed: a change of a hundred
 * of 10,000 accounts costs a hundredth. The returned function must get every list in turn.
 */
export function incremental<Result>(
  full: (accounts: readonly Account[]) => Result,
  update: (result: Result, was: Account, is: Account) => Result,
): (accounts: readonly Account[]) => Result {
  let last: readonly Account[] = [];
  let result = full(last);
  return (accounts) => {
    const moves = movesBetween(last, accounts);
    result = moves ? moves.reduce((sum, [was, is]) => update(sum, was, is), result) : full(accounts);
    last = accounts;
    return result;
  };
}
