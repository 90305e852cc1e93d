import type {
  AccountPasswordKind,
  AccountSettings as SettingsOfAccount,
} from '../../../domain/accounts/account-settings';
import { port } from '../../kernel/port';

/**
 * What a client changes about a trading account of their own (V2). Rejects with `PortalError` only: `refused` with 404 for
 * an account that is not the client's. The account's page asks; after a change it asks for the accounts anew.
 */
export interface AccountSettings {
  /** What can be changed, and what stands in the way of archiving. */
  of(login: number, signal?: AbortSignal): Promise<SettingsOfAccount>;
  /**
   * Sets the nickname, without spaces at its ends and with single ones between words; empty takes it away. `refused`
   * carries 2 for one that is too long.
   */
  rename(login: number, nickname: string): Promise<void>;
  /** `refused` carries 1 where the margin of the open positions would exceed the equity, 2 for one not on offer. */
  changeLeverage(login: number, leverage: number): Promise<void>;
  /** Sets a password of the trading platform. `refused` carries 13 for a wrong portal password, 14 for a weak new one. */
  changePassword(
    login: number,
    kind: AccountPasswordKind,
    currentPassword: string,
    newPassword: string,
  ): Promise<void>;
  /** `refused` carries 1 while something is in the way. */
  archive(login: number): Promise<void>;
  /** `refused` carries 1 for an account that can't be restored any more. */
  restore(login: number): Promise<void>;
}
export const AccountSettings = port<AccountSettings>('AccountSettings');
