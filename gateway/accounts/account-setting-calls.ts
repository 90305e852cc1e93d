import type { Calls } from '../http/call';
import { MAX_NICKNAME_LENGTH, RESTORE_DAYS } from './account-rules.table';
import { ACCOUNT_PASSWORD_RULES } from '../session/account-password-rules.table';
import { proofOf } from '../session/second-factor';
import type { AccountSettings } from './account-settings';

type SettingCalls = Calls<
  | 'getAccountSettings'
  | 'renameAccount'
  | 'changeLeverage'
  | 'changeAccountPassword'
  | 'archiveAccount'
  | 'restoreAccount'
>;

interface AccountSettingCallsDeps {
  readonly accountSettings: AccountSettings;
}

/** Settings of a trading account that its client can change. */
export function accountSettingCalls({ accountSettings: settings }: AccountSettingCallsDeps): SettingCalls {
  return {
    getAccountSettings: async ({ client, query }) => {
      const { account, access, leverages, blockers } = await settings.getSettings(client, query.login);
      const rules = { ...ACCOUNT_PASSWORD_RULES, needs: [...ACCOUNT_PASSWORD_RULES.needs] };
      const isActive = account.status === 'active';
      const archivedAt = account.status === 'archived' ? access?.archivedAt : null;
      return {
        leverages: isActive ? leverages : [],
        tradingPassword: isActive ? { changedAt: iso(access?.tradingPasswordChangedAt), rules } : null,
        readOnlyPassword: isActive ? { changedAt: iso(access?.readOnlyPasswordChangedAt), rules } : null,
        nicknameLength: MAX_NICKNAME_LENGTH,
        archive: {
          isAllowed: isActive && blockers.length === 0,
          blockers: isActive ? [...blockers] : [],
          restoreDays: RESTORE_DAYS,
          restoreUntil: archivedAt ? iso(settings.getRestoreDeadline(archivedAt)) : null,
        },
      };
    },

    renameAccount: ({ client, body }) => settings.renameAccount(client, body.login, body.nickname),
    changeLeverage: ({ client, body }) => settings.changeLeverage(client, body.login, body.leverage),
    changeAccountPassword: ({ client, body, request }) =>
      settings.changePassword(client, body.login, body, proofOf(body, request)),
    archiveAccount: ({ client, body }) => settings.archiveAccount(client, body.login),
    restoreAccount: ({ client, body }) => settings.restoreAccount(client, body.login),
  };
}

const iso = (instant: Date | null | undefined): string | null => instant?.toISOString() ?? null;
