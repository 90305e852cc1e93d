import { expect } from 'expect';
import { Accounts } from '../../application/accounts/ports/accounts';
import { AccountSettings } from '../../application/accounts/ports/account-settings';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import type { Account } from '../../domain/accounts/account';
import type { AccountPasswordChange } from '../../domain/accounts/account-settings';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { Runner } from '../runner/runner';
import type { Capabilities } from '../runner/capabilities';
import { describeFailures, rejectionOf } from '../runner/failures';
import type { GatewayWorld, MakeWorld } from '../runner/gateway-world';
import { describeSecuredCall } from '../runner/secured';

type Needs = 'port' | 'sessionToken' | 'failNext' | 'credentials';
type World = Pick<GatewayWorld, Needs>;

/** A login that belongs to no client. */
const FOREIGN_LOGIN = 2_000_000_001;
const NEW_PASSWORD = 'Trading1234';
const tradingChange = (currentPassword: string): AccountPasswordChange => ({
  kind: 'trading',
  currentPassword,
  newPassword: NEW_PASSWORD,
});

/** The contract of the port `AccountSettings`. */
export function describeAccountSettingsContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}AccountSettings keeps the contract of AccountSettings`, () => {
    let world: World;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
    });

    const accounts = async () => (await world.port(Accounts).list()).accounts;
    const activeAccount = async (kind: 'live' | 'demo'): Promise<Account> => {
      const match = (await accounts()).find(
        (account) => account.kind === kind && account.status === 'active',
      );
      if (!match) throw new Error(`The client has no active ${kind} account.`);
      return match;
    };
    /** A practice account that is archived, or can be. */
    const practiceAccount = async (): Promise<Account> => {
      for (const account of await accounts()) {
        if (account.kind !== 'demo') continue;
        const { archive } = await world.port(AccountSettings).settingsOf(account.login);
        if (archive.isAllowed || archive.restoreUntil !== null) return account;
      }
      throw new Error('The client has no practice account without positions.');
    };
    const reload = async ({ login }: Account) =>
      (await accounts()).find((account) => account.login === login);
    const refusalCodes = async (call: Promise<unknown>) => (await rejectionOf(call)).codes;

    test('a nickname is trimmed and can be removed, and a too long one is refused', async () => {
      const settings = world.port(AccountSettings);
      const account = await activeAccount('live');
      await settings.rename(account.login, '  Gold   1 ');
      expect((await reload(account))?.nickname).toBe('Gold 1');
      expect(await refusalCodes(settings.rename(account.login, 'x'.repeat(200)))).toEqual([
        ERROR_CODE.invalid,
      ]);
      await settings.rename(account.login, '');
      expect((await reload(account))?.nickname).toBeNull();
      if (account.nickname !== null) await settings.rename(account.login, account.nickname);
    });

    test('only an offered leverage can be set', async () => {
      const settings = world.port(AccountSettings);
      const account = await activeAccount('live');
      const { leverages } = await settings.settingsOf(account.login);
      expect(leverages.map(({ leverage }) => leverage)).toContain(account.leverage);
      const otherLeverage = leverages.find(
        ({ leverage, isAllowed }) => isAllowed && leverage !== account.leverage,
      );
      await settings.changeLeverage(account.login, otherLeverage?.leverage ?? 0);
      expect((await reload(account))?.leverage).toBe(otherLeverage?.leverage);
      expect(await refusalCodes(settings.changeLeverage(account.login, 7_777))).toEqual([ERROR_CODE.invalid]);
      await settings.changeLeverage(account.login, account.leverage ?? 0);
    });

    test('setting an account password needs the portal password, and no answer contains it', async () => {
      const settings = world.port(AccountSettings);
      const { login } = await activeAccount('live');
      const { password } = world.credentials;
      const changePassword = (current: string, next: string) =>
        settings.changePassword(login, { kind: 'readOnly', currentPassword: current, newPassword: next });
      expect(await refusalCodes(changePassword('not this one', NEW_PASSWORD))).toEqual([
        ERROR_CODE.wrongCurrentPassword,
      ]);
      expect(await refusalCodes(changePassword(password, 'short'))).toEqual([ERROR_CODE.weakPassword]);
      await changePassword(password, NEW_PASSWORD);
      const { readOnlyPassword, ...rest } = await settings.settingsOf(login);
      expect(readOnlyPassword?.changedAt).toEqual(expect.any(String));
      expect(JSON.stringify([readOnlyPassword, rest])).not.toContain(NEW_PASSWORD);
    });

    test('an account with a balance cannot be archived, and names the balance as the reason', async () => {
      const settings = world.port(AccountSettings);
      const fundedAccount = (await accounts()).find(
        ({ kind, status, balance }) => kind === 'live' && status === 'active' && Number(balance) > 0,
      );
      const login = fundedAccount?.login ?? 0;
      const { archive } = await settings.settingsOf(login);
      expect(archive.isAllowed).toBe(false);
      expect(archive.blockers.map(({ kind }) => kind)).toContain('balance');
      expect(await refusalCodes(settings.archive(login))).toEqual([ERROR_CODE.refused]);
    });

    test('another client’s account is not found', async () => {
      const settings = world.port(AccountSettings);
      const { password } = world.credentials;
      for (const call of [
        () => settings.settingsOf(FOREIGN_LOGIN),
        () => settings.rename(FOREIGN_LOGIN, 'Mine'),
        () => settings.changeLeverage(FOREIGN_LOGIN, 100),
        () => settings.changePassword(FOREIGN_LOGIN, tradingChange(password)),
        () => settings.archive(FOREIGN_LOGIN),
        () => settings.restore(FOREIGN_LOGIN),
      ])
        expect(await rejectionOf(call())).toMatchObject({ kind: 'refused', status: 404 });
    });

    const calls: readonly {
      readonly call: EndpointKey;
      /** Makes the call for an account of another client. */
      readonly makeForeign: (settings: AccountSettings) => Promise<unknown>;
      /** Makes the call for the client's practice account, and restores the account afterwards. */
      readonly make: (settings: AccountSettings, account: Account, signal?: AbortSignal) => Promise<unknown>;
    }[] = [
      {
        call: 'accountSettings',
        makeForeign: (settings) => settings.settingsOf(FOREIGN_LOGIN),
        make: (settings, { login }, signal) => settings.settingsOf(login, signal),
      },
      {
        call: 'renameAccount',
        makeForeign: (settings) => settings.rename(FOREIGN_LOGIN, 'Mine'),
        make: (settings, { login, nickname }) => settings.rename(login, nickname ?? ''),
      },
      {
        call: 'changeLeverage',
        makeForeign: (settings) => settings.changeLeverage(FOREIGN_LOGIN, 100),
        make: (settings, { login, leverage }) => settings.changeLeverage(login, leverage ?? 0),
      },
      {
        call: 'changeAccountPassword',
        makeForeign: (settings) => settings.changePassword(FOREIGN_LOGIN, tradingChange('x')),
        make: (settings, { login }) =>
          settings.changePassword(login, tradingChange(world.credentials.password)),
      },
      {
        call: 'archiveAccount',
        makeForeign: (settings) => settings.archive(FOREIGN_LOGIN),
        make: async (settings, { login }) => {
          await settings.archive(login);
          await settings.restore(login);
        },
      },
      {
        call: 'restoreAccount',
        makeForeign: (settings) => settings.restore(FOREIGN_LOGIN),
        make: async (settings, { login }) => {
          // An earlier failed test may have archived it already.
          await settings.archive(login).catch(() => undefined);
          await settings.restore(login);
        },
      },
    ];
    for (const { call, makeForeign, make } of calls) {
      describe(call, () => {
        const isRead = call === 'accountSettings';
        let account: Account;
        beforeEach(async () => {
          account = await practiceAccount();
        });
        describeSecuredCall(
          runner,
          () => world,
          ({ port }) => makeForeign(port(AccountSettings)),
          capabilities,
        );
        describeFailures(
          runner,
          () => world,
          {
            call,
            make: ({ port }, signal) => make(port(AccountSettings), account, signal),
            abortable: isRead,
            canBeMalformed: isRead,
          },
          capabilities,
        );
      });
    }
  });
}
