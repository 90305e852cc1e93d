import type { Account } from '../../../domain/accounts/account';
import { port } from '../../kernel/port';

/** What the gateway sent for the accounts, item by item: a bad one fails alone (D4). */
export interface AccountList {
  accounts: readonly Account[];
  /** Items that could not be read, with their login if at least that could. */
  unreadable: readonly { login: number | null }[];
  /** When the gateway answered, epoch milliseconds. */
  asOf: number;
}

/**
 * Trading accounts (D4, `Account/accounts`). Rejects with `PortalError` only. One answer serves every page
 * that shows accounts, until it is asked for anew.
 */
export interface Accounts {
  /** All accounts of the client, archived ones too, each login once. */
  list(signal?: AbortSignal): Promise<AccountList>;
}
export const Accounts = port<Accounts>('Accounts');
