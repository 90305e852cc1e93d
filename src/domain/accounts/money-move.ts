import type { Account } from './account';
import { compareDecimals, sortKeyOf } from '../kernel/numbers/decimal';
import { extremesByKey } from '../kernel/sorted-by-key';
import { countsAsHttps, parseAddress } from '../kernel/address';

/** Moves of an account's money. Each has its own address (D9). */
export const MONEY_MOVES = Object.freeze(['deposit', 'withdraw', 'transfer'] as const);
/** One of `MONEY_MOVES`. */
export type MoneyMove = (typeof MONEY_MOVES)[number];

/** The address of a form, or of a request that was made with it (D9). */
export function moneyAddress(move: MoneyMove, login: number, requestId?: string): string {
  const request = requestId === undefined ? '' : `&request=${encodeURIComponent(requestId)}`;
  return `/accounts?${move}=${login}${request}`;
}

/** The move and the account that an address names, as written; `null` if it names none. */
export function requestedMove(search: string): { move: MoneyMove; account: string } | null {
  const parameters = new URLSearchParams(search);
  for (const move of MONEY_MOVES) {
    const account = parameters.get(move);
    if (account) return { move, account };
  }
  return null;
}

/** Real money in an account that is open and not blocked: only that can be moved. */
export function canMoveMoney({
  kind,
  rights,
  status,
}: Pick<Account, 'kind' | 'status'> & Partial<Pick<Account, 'rights'>>): boolean {
  return kind === 'live' && (status ?? 'active') === 'active' && rights !== 'noLogin';
}

/**
 * The default accounts of a deposit (the one with the lowest margin level) and of a withdrawal (the highest). `undefined` if
 * no account's money can be moved.
 */
export function suggestedAccounts(
  accounts: readonly Account[],
): Readonly<Record<'deposit' | 'withdraw', Account | undefined>> {
  const { least, greatest } = extremesByKey(accounts.filter(canMoveMoney), {
    keyOf: ({ marginLevel }) => sortKeyOf(marginLevel),
    compare: compareDecimals,
  });
  return { deposit: least, withdraw: greatest };
}

/** The address of a payment page that a client may be sent to: https, as the gateway's content is data (X3). */
export function paymentPage(url: string | null, pageOrigin: string): string | null {
  const address = parseAddress(url ?? '');
  return address && countsAsHttps(address, pageOrigin) ? address.href : null;
}
