import Big from 'big.js';
import type { AccountSettings } from '../../application/accounts/ports/account-settings';
import type { Account } from '../../domain/accounts/account';
import {
  DEFAULT_NICKNAME_LENGTH,
  isNicknameTooLong,
  tidyNickname,
  type AccountPassword,
  type AccountPasswordChange,
  type AccountPasswordKind,
  type AccountSettings as Settings,
} from '../../domain/accounts/account-settings';
import type { Proof } from '../../domain/session/passkey';
import { checkPassword, type PasswordRules } from '../../domain/session/password-rules';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';
import { refuse } from '../kernel/refuse';
import { checkFactor } from '../session/fake-second-factors';
import { ownAccount } from './own-account';

const LEVERAGES = [10, 50, 100, 200, 500];
const RULES: PasswordRules = {
  minLength: 10,
  maxLength: 16,
  needs: ['lower', 'upper', 'digit'],
  notEmail: false,
};
const RESTORE_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/** Account settings of the backend's clients. */
export class FakeAccountSettings implements AccountSettings {
  private readonly passwords = new Map<string, number>();
  private readonly archivedAt = new Map<number, number>();

  constructor(private readonly backend: FakeBackend) {}

  settingsOf(login: number, signal?: AbortSignal): Promise<Settings> {
    return this.backend.answerClient(
      'accountSettings',
      (client) => this.#currentSettings(ownAccount(client, login)),
      {
        args: [login],
        signal,
      },
    );
  }

  rename(login: number, nickname: string): Promise<void> {
    return this.change('renameAccount', login, () => {
      if (isNicknameTooLong(nickname, { nicknameLength: DEFAULT_NICKNAME_LENGTH })) refuse('invalid');
      return { nickname: tidyNickname(nickname) || null };
    });
  }

  changeLeverage(login: number, leverage: number): Promise<void> {
    return this.change('changeLeverage', login, (account) => {
      const offer = this.#currentSettings(account).leverages.find(
        (candidate) => candidate.leverage === leverage,
      );
      if (!offer) return refuse('invalid');
      if (!offer.isAllowed) refuse('refused');
      return { leverage };
    });
  }

  changePassword(
    login: number,
    { currentPassword, kind, newPassword }: AccountPasswordChange,
    proof: Proof = { code: null },
  ): Promise<void> {
    return this.change('changeAccountPassword', login, (_account, client) => {
      if (client.password !== currentPassword) refuse('wrongCurrentPassword');
      checkFactor(client, 'password' in proof ? {} : proof);
      const isWeak = checkPassword(newPassword, RULES, undefined).some(({ isMet }) => !isMet);
      if (isWeak || newPassword === currentPassword) refuse('weakPassword');
      this.passwords.set(`${login}/${kind}`, this.backend.now());
      return {};
    });
  }

  archive(login: number): Promise<void> {
    return this.change('archiveAccount', login, (account) => {
      if (!this.#currentSettings(account).archive.isAllowed) refuse('refused');
      this.archivedAt.set(login, this.backend.now());
      return { status: 'archived' };
    });
  }

  restore(login: number): Promise<void> {
    return this.change('restoreAccount', login, (account) => {
      const { restoreUntil } = this.#currentSettings(account).archive;
      if (restoreUntil === null || Date.parse(restoreUntil) <= this.backend.now()) refuse('refused');
      this.archivedAt.delete(login);
      return { status: 'active' };
    });
  }

  private change(
    call: 'renameAccount' | 'changeLeverage' | 'changeAccountPassword' | 'archiveAccount' | 'restoreAccount',
    login: number,
    changeOf: (account: Account, client: FakeClient) => Partial<Account>,
  ): Promise<void> {
    return this.backend.answerClient(
      call,
      (client) => {
        const change = changeOf(ownAccount(client, login), client);
        client.accounts = client.accounts.map((account) =>
          account.login === login ? { ...account, ...change } : account,
        );
      },
      { args: [login] },
    );
  }

  #currentSettings(account: Account): Settings {
    const { login, status, kind, currency, balance, margin, equity, leverage } = account;
    const isActive = status !== 'archived' && status !== 'pending';
    const isNonZero = (amount: string | null) => amount !== null && !new Big(amount).eq(0);
    const blockers = [
      ...(isNonZero(margin) ? [{ kind: 'positions', amount: null, currency: null } as const] : []),
      ...(kind === 'live' && isNonZero(balance)
        ? [{ kind: 'balance', amount: balance, currency } as const]
        : []),
    ];
    const passwordOf = (kind: AccountPasswordKind): AccountPassword => {
      const at = this.passwords.get(`${login}/${kind}`);
      return { changedAt: at === undefined ? null : new Date(at).toISOString(), rules: RULES };
    };
    const archivedAt = this.archivedAt.get(login);
    return {
      leverages: isActive
        ? LEVERAGES.map((offeredLeverage) => {
            const requiredMargin = new Big(margin ?? '0')
              .times(leverage ?? offeredLeverage)
              .div(offeredLeverage);
            return {
              leverage: offeredLeverage,
              isAllowed: requiredMargin.lte(equity ?? '0'),
              margin: requiredMargin.toFixed(2),
              freeMargin: new Big(equity ?? '0').minus(requiredMargin).toFixed(2),
            };
          })
        : [],
      tradingPassword: isActive ? passwordOf('trading') : null,
      readOnlyPassword: isActive ? passwordOf('readOnly') : null,
      nicknameLength: DEFAULT_NICKNAME_LENGTH,
      archive: {
        isAllowed: isActive && blockers.length === 0,
        blockers: isActive ? blockers : [],
        restoreDays: RESTORE_DAYS,
        restoreUntil:
          archivedAt === undefined ? null : new Date(archivedAt + RESTORE_DAYS * DAY_MS).toISOString(),
      },
    };
  }
}
