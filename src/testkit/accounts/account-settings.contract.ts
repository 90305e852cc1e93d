import { expect } from 'expect';
import { Accounts } from '../../application/accounts/ports/accounts';
import { AccountSettings } from '../../application/accounts/ports/account-settings';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import type { Account } from '../../domain/accounts/account';
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
const NOT_THEIRS = 2_000_000_001;
const A_PASSWORD = 'Trading1234';

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
    const anAccount = async (kind: 'live' | 'demo'): Promise<Account> => {
      const match = (await accounts()).find(
        (account) => account.kind === kind && account.status === 'active',
      );
      if (!match) throw new Error(`The client has no active ${kind} account.`);
      return match;
    };
    /** A practice account that is archived, or can be. */
    const practice = async (): Promise<Account> => {
      for (const account of await accounts()) {
        if (account.kind !== 'demo') continue;
        const { archive } = await world.port(AccountSettings).settingsOf(account.login);
        if (archive.isAllowed || archive.restoreUntil !== null) return account;
      }
      throw new Error('The client has no practice account without positions.');
    };
    const reload = async ({ login }: Account) =>
      (await accounts()).find((account) => account.login === login);
    const refusal = async (call: Promise<unknown>) => (await rejectionOf(call)).codes;

    test('a nickname is set, tidied and taken away again; one that is too long is refused', async () => {
      const settings = world.port(AccountSettings);
      const account = await anAccount('live');
      await settings.rename(account.login, '  Gold   1 ');
      expect((await reload(account))?.nickname).toBe('Gold 1');
      expect(await refusal(settings.rename(account.login, 'x'.repeat(200)))).toEqual([ERROR_CODE.invalid]);
      await settings.rename(account.login, '');
      expect((await reload(account))?.nickname).toBeNull();
      if (account.nickname !== null) await settings.rename(account.login, account.nickname);
    });

    test('the leverage is one of those on offer', async () => {
      const settings = world.port(AccountSettings);
      const account = await anAccount('live');
      const { leverages } = await settings.settingsOf(account.login);
      expect(leverages.map(({ leverage }) => leverage)).toContain(account.leverage);
      const otherLeverage = leverages.find(
        ({ leverage, isAllowed }) => isAllowed && leverage !== account.leverage,
      );
      await settings.changeLeverage(account.login, otherLeverage?.leverage ?? 0);
      expect((await reload(account))?.leverage).toBe(otherLeverage?.leverage);
      expect(await refusal(settings.changeLeverage(account.login, 7_777))).toEqual([ERROR_CODE.invalid]);
      await settings.changeLeverage(account.login, account.leverage ?? 0);
    });

    test('a password is set with the portal’s own, keeps its rules, and is never sent back', async () => {
      const settings = world.port(AccountSettings);
      const { login } = await anAccount('live');
      const { password } = world.credentials;
      const set = (current: string, next: string) =>
        settings.changePassword(login, 'readOnly', current, next);
      expect(await refusal(set('not this one', A_PASSWORD))).toEqual([ERROR_CODE.wrongCurrentPassword]);
      expect(await refusal(set(password, 'short'))).toEqual([ERROR_CODE.weakPassword]);
      await set(password, A_PASSWORD);
      const { readOnlyPassword, ...rest } = await settings.settingsOf(login);
      expect(readOnlyPassword?.changedAt).toEqual(expect.any(String));
      expect(JSON.stringify([readOnlyPassword, rest])).not.toContain(A_PASSWORD);
    });

    test('an account that holds money says what is in the way of archiving it', async () => {
      const settings = world.port(AccountSettings);
      const fundedAccount = (await accounts()).find(
        ({ kind, status, balance }) => kind === 'live' && status === 'active' && Number(balance) > 0,
      );
      const login = fundedAccount?.login ?? 0;
      const { archive } = await settings.settingsOf(login);
      expect(archive.isAllowed).toBe(false);
      expect(archive.blockers.map(({ kind }) => kind)).toContain('balance');
      expect(await refusal(settings.archive(login))).toEqual([ERROR_CODE.refused]);
    });

    test('another client’s account is not found', async () => {
      const settings = world.port(AccountSettings);
      const { password } = world.credentials;
      for (const call of [
        () => settings.settingsOf(NOT_THEIRS),
        () => settings.rename(NOT_THEIRS, 'Mine'),
        () => settings.changeLeverage(NOT_THEIRS, 100),
        () => settings.changePassword(NOT_THEIRS, 'trading', password, A_PASSWORD),
        () => settings.archive(NOT_THEIRS),
        () => settings.restore(NOT_THEIRS),
      ])
        expect(await rejectionOf(call())).toMatchObject({ kind: 'refused', status: 404 });
    });

    const calls: readonly {
      readonly call: EndpointKey;
      /** Makes the call for an account of another client. */
      readonly makeForeign: (settings: AccountSettings) => Promise<unknown>;
      /** Makes the call for the client's practice account, and leaves the account as it was. */
      readonly make: (settings: AccountSettings, account: Account, signal?: AbortSignal) => Promise<unknown>;
    }[] = [
      {
        call: 'accountSettings',
        makeForeign: (settings) => settings.settingsOf(NOT_THEIRS),
        make: (settings, { login }, signal) => settings.settingsOf(login, signal),
      },
      {
        call: 'renameAccount',
        makeForeign: (settings) => settings.rename(NOT_THEIRS, 'Mine'),
        make: (settings, { login, nickname }) => settings.rename(login, nickname ?? ''),
      },
      {
        call: 'changeLeverage',
        makeForeign: (settings) => settings.changeLeverage(NOT_THEIRS, 100),
        make: (settings, { login, leverage }) => settings.changeLeverage(login, leverage ?? 0),
      },
      {
        call: 'changeAccountPassword',
        makeForeign: (settings) => settings.changePassword(NOT_THEIRS, 'trading', 'x', A_PASSWORD),
        make: (settings, { login }) =>
          settings.changePassword(login, 'trading', world.credentials.password, A_PASSWORD),
      },
      {
        call: 'archiveAccount',
        makeForeign: (settings) => settings.archive(NOT_THEIRS),
        make: async (settings, { login }) => {
          await settings.archive(login);
          await settings.restore(login);
        },
      },
      {
        call: 'restoreAccount',
        makeForeign: (settings) => settings.restore(NOT_THEIRS),
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
          account = await practice();
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
            hasResult: isRead,
          },
          capabilities,
        );
      });
    }
  });
}
