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

/** A login that nobody has. */
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
      const found = (await accounts()).find((one) => one.kind === kind && one.status === 'active');
      if (!found) throw new Error(`The client has no active ${kind} account.`);
      return found;
    };
    /** A practice account that can be archived, or is. */
    const practice = async (): Promise<Account> => {
      for (const account of await accounts()) {
        if (account.kind !== 'demo') continue;
        const { archive } = await world.port(AccountSettings).of(account.login);
        if (archive.isAllowed || archive.restoreUntil !== null) return account;
      }
      throw new Error('The client has no practice account without positions.');
    };
    const again = async ({ login }: Account) => (await accounts()).find((one) => one.login === login);
    const refusal = async (call: Promise<unknown>) => (await rejectionOf(call)).codes;

    test('a nickname is set, tidied and taken away again; one that is too long is refused', async () => {
      const settings = world.port(AccountSettings);
      const account = await anAccount('live');
      await settings.rename(account.login, '  Gold   1 ');
      expect((await again(account))?.nickname).toBe('Gold 1');
      expect(await refusal(settings.rename(account.login, 'x'.repeat(200)))).toEqual([ERROR_CODE.invalid]);
      await settings.rename(account.login, '');
      expect((await again(account))?.nickname).toBeNull();
      if (account.nickname !== null) await settings.rename(account.login, account.nickname);
    });

    test('the leverage is one of those on offer', async () => {
      const settings = world.port(AccountSettings);
      const account = await anAccount('live');
      const { leverages } = await settings.of(account.login);
      expect(leverages.map(({ leverage }) => leverage)).toContain(account.leverage);
      const other = leverages.find(({ leverage, isAllowed }) => isAllowed && leverage !== account.leverage);
      await settings.changeLeverage(account.login, other?.leverage ?? 0);
      expect((await again(account))?.leverage).toBe(other?.leverage);
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
      const { readOnlyPassword, ...rest } = await settings.of(login);
      expect(readOnlyPassword?.changedAt).toEqual(expect.any(String));
      expect(JSON.stringify([readOnlyPassword, rest])).not.toContain(A_PASSWORD);
    });

    test('an account that holds money says what is in the way of archiving it', async () => {
      const settings = world.port(AccountSettings);
      const funded = (await accounts()).find(
        ({ kind, status, balance }) => kind === 'live' && status === 'active' && Number(balance) > 0,
      );
      const login = funded?.login ?? 0;
      const { archive } = await settings.of(login);
      expect(archive.isAllowed).toBe(false);
      expect(archive.blockers.map(({ kind }) => kind)).toContain('balance');
      expect(await refusal(settings.archive(login))).toEqual([ERROR_CODE.refused]);
    });

    test('another client’s account is not found', async () => {
      const settings = world.port(AccountSettings);
      const { password } = world.credentials;
      for (const call of [
        () => settings.of(NOT_THEIRS),
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
      /** Settings of an account that is not the client's. */
      readonly refused: (settings: AccountSettings) => Promise<unknown>;
      /** Of the client's practice account, which is as before when all goes well. */
      readonly made: (settings: AccountSettings, account: Account, signal?: AbortSignal) => Promise<unknown>;
    }[] = [
      {
        call: 'accountSettings',
        refused: (settings) => settings.of(NOT_THEIRS),
        made: (settings, { login }, signal) => settings.of(login, signal),
      },
      {
        call: 'renameAccount',
        refused: (settings) => settings.rename(NOT_THEIRS, 'Mine'),
        made: (settings, { login, nickname }) => settings.rename(login, nickname ?? ''),
      },
      {
        call: 'changeLeverage',
        refused: (settings) => settings.changeLeverage(NOT_THEIRS, 100),
        made: (settings, { login, leverage }) => settings.changeLeverage(login, leverage ?? 0),
      },
      {
        call: 'changeAccountPassword',
        refused: (settings) => settings.changePassword(NOT_THEIRS, 'trading', 'x', A_PASSWORD),
        made: (settings, { login }) =>
          settings.changePassword(login, 'trading', world.credentials.password, A_PASSWORD),
      },
      {
        call: 'archiveAccount',
        refused: (settings) => settings.archive(NOT_THEIRS),
        made: async (settings, { login }) => {
          await settings.archive(login);
          await settings.restore(login);
        },
      },
      {
        call: 'restoreAccount',
        refused: (settings) => settings.restore(NOT_THEIRS),
        made: async (settings, { login }) => {
          // Where an earlier test was made to fail, it is archived already.
          await settings.archive(login).catch(() => undefined);
          await settings.restore(login);
        },
      },
    ];
    for (const { call, refused, made } of calls) {
      describe(call, () => {
        const isRead = call === 'accountSettings';
        let account: Account;
        beforeEach(async () => {
          account = await practice();
        });
        describeSecuredCall(
          runner,
          () => world,
          ({ port }) => refused(port(AccountSettings)),
          capabilities,
        );
        describeFailures(
          runner,
          () => world,
          {
            call,
            make: ({ port }, signal) => made(port(AccountSettings), account, signal),
            abortable: isRead,
            hasResult: isRead,
          },
          capabilities,
        );
      });
    }
  });
}
