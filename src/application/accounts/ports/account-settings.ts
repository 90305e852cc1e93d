import type {
  AccountPasswordChange,
  AccountSettings as SettingsOfAccount,
} from '../../../domain/accounts/account-settings';
import type { Proof } from '../../../domain/session/passkey';
import { port } from '../../kernel/port';

/**
 * Settings of the client's own trading accounts (V2), for the account's page, which refetches the accounts after a
 * change. Rejects with `PortalError` only: `refused` with 404 for an account that is not the client's.
 */
export interface AccountSettings {
  /** Settings that can be changed, and obstacles to archiving. */
  settingsOf(login: number, signal?: AbortSignal): Promise<SettingsOfAccount>;
  /**
   * Sets the nickname, without spaces at its ends and with single ones between words; an empty one removes it. `refused`
   * has code 2 if it is too long.
   */
  rename(login: number, nickname: string): Promise<void>;
  /** `refused` has code 1 if the margin of the open positions would exceed the equity, 2 for one not on offer. */
  changeLeverage(login: number, leverage: number): Promise<void>;
  /**
   * Sets a password of the trading platform. `refused` has code 13 for a wrong portal password, 14 for a weak new one, 17
   * with `details.methods` if a client has a second factor, 10 for a wrong one.
   */
  changePassword(login: number, change: AccountPasswordChange, proof?: Proof): Promise<void>;
  /** `refused` has code 1 while there is an obstacle. */
  archive(login: number): Promise<void>;
  /**
   * `refused` has code 1 for an account that can no longer be restored, or beyond the maximum number of accounts of its
   * kind.
   */
  restore(login: number): Promise<void>;
}
export const AccountSettings = port<AccountSettings>('AccountSettings');
