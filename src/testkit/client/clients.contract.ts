import { expect } from 'expect';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import { Clients } from '../../application/client/ports/clients';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Clients`. */
export const describeClientsContract = gatewayContract<'clientId' | 'companyId' | 'siteId' | 'sessionToken'>(
  'Clients',
  (world) => world.sessionToken(),
  ({ describe, test, world, testSecured, testFailures }) => {
    test('the setting has every field', async () => {
      const setting = await world().port(Clients).setting();
      const theme = setting.theme === null ? null : expect.any(String);
      const mt4 = setting.firstMt4Login === null ? null : expect.any(Number);
      const mt5 = setting.firstMt5Login === null ? null : expect.any(Number);
      expect(setting).toEqual({
        id: world().clientId,
        companyId: world().companyId,
        siteId: world().siteId,
        firstName: expect.any(String),
        lastName: expect.any(String),
        fullName: expect.any(String),
        culture: expect.any(String),
        theme,
        isOpenAccount: expect.any(Boolean),
        isIb: expect.any(Boolean),
        isAnyLiveAccount: true,
        isAnyCfdMetaAccount: expect.any(Boolean),
        firstMt4Login: mt4,
        firstMt5Login: mt5,
        isVisibleDocumentUpload: expect.any(Boolean),
        reAssessmentResult: expect.any(Array),
      });
    });

    test('a token passed explicitly is used instead of the session’s', async () => {
      const token = await world().sessionToken();
      world().port(Gateway).setBearer(null);
      expect(await world().port(Clients).setting({ token })).toMatchObject({ id: world().clientId });
    });

    test('a rejected token that was passed explicitly ends no session', async () => {
      const refusedTokens: string[] = [];
      world()
        .port(Gateway)
        .onUnauthorized((token) => refusedTokens.push(token));
      const setting = world().port(Clients).setting({ token: 'expired-token' });
      expect(await rejectionOf(setting)).toMatchObject({ kind: 'unauthorized' });
      expect(refusedTokens).toEqual([]);
    });

    testSecured(({ port }) => port(Clients).setting());
    testFailures({
      call: 'client',
      make: ({ port }, signal) => port(Clients).setting(signal ? { signal } : {}),
      abortable: true,
      canBeMalformed: true,
    });

    describe('saveSettings', () => {
      for (const change of [{ culture: 'de-DE' }, { theme: 'dark' }, { theme: 'white' }] as const) {
        test(`saves ${JSON.stringify(change)}`, async () => {
          const before = await world().port(Clients).setting();
          await world().port(Clients).saveSettings(change);
          expect(await world().port(Clients).setting()).toEqual({ ...before, ...change });
        });
      }

      testSecured(({ port }) => port(Clients).saveSettings({ theme: 'white' }));
      testFailures({
        call: 'changeSettings',
        make: ({ port }) => port(Clients).saveSettings({ theme: 'white' }),
        abortable: false,
        canBeMalformed: false,
      });
    });
  },
);
