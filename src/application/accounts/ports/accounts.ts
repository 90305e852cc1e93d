import type { Account } from '../../../domain/accounts/account';
import { port } from '../../kernel/port';

/** The accounts as sent; an item that can't be read fails alone (D4). */
export interface AccountList {
  accounts: readonly Account[];
  /** Items that could not be read, with their login if that was readable. */
  unreadable: readonly { login: number | null }[];
  /** When the gateway answered, epoch milliseconds. */
  asOf: number;
}

/**
 * Trading accounts (D4, `Account/accounts`). Rejects with `PortalError` only. One answer serves every page
 * that shows accounts, until it is fetched again.
 */
export interface Accounts {
  /** All accounts of the client, including archived ones, each login once. */
  list(signal?: AbortSignal): Promise<AccountList>;
}
export const Accounts = port<Accounts>('Accounts');
