import type { Account } from './account';
import type { AccountFigures } from './account-figures';

/** What of an account doesn't move: all that isn't a figure. A table, so that no member can be forgotten. */
const UNMOVED: Readonly<Record<'login' | Exclude<keyof Account, keyof AccountFigures>, true>> = Object.freeze(
  {
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
  },
);

const UNMOVED_KEYS = Object.freeze(Object.keys(UNMOVED) as (keyof typeof UNMOVED)[]);

/** An account as it was and as it is now. */
type Move = readonly [was: Account, is: Account];

const isSameButFigures = (was: Account, is: Account): boolean =>
  UNMOVED_KEYS.every((key) => was[key] === is[key]);

/** What has moved from a list to a later one; undefined if anything but figures differs, even the order. */
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
 * Calculates over the whole of a list once, and from then on only over what has moved in it: if a hundred of
 * 10,000 accounts move, that costs a hundredth. The function that it returns must be given each list in turn.
 */
export function followed<Result>(
  whole: (accounts: readonly Account[]) => Result,
  moved: (result: Result, was: Account, is: Account) => Result,
): (accounts: readonly Account[]) => Result {
  let last: readonly Account[] = [];
  let result = whole(last);
  return (accounts) => {
    const moves = movesBetween(last, accounts);
    result = moves ? moves.reduce((so, [was, is]) => moved(so, was, is), result) : whole(accounts);
    last = accounts;
    return result;
  };
}
