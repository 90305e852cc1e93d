import { expect } from 'expect';
import { Gateway } from '../../application/ports/gateway';
import { Clients } from '../../application/ports/clients';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures, rejectionOf } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'port' | 'clientId' | 'companyId' | 'siteId' | 'sessionToken' | 'failNext';

/** The contract of the port `Clients`. */
export function describeClientsContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Clients keeps the contract of Clients`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
    });

    test('the setting is complete, whatever the gateway left out', async () => {
      const setting = await world.port(Clients).setting();
      const theme = setting.theme === null ? null : expect.any(String);
      const mt4 = setting.firstMt4Login === null ? null : expect.any(Number);
      const mt5 = setting.firstMt5Login === null ? null : expect.any(Number);
      expect(setting).toEqual({
        id: world.clientId,
        companyId: world.companyId,
        siteId: world.siteId,
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
      const token = await world.sessionToken();
      world.port(Gateway).setBearer(null);
      expect(await world.port(Clients).setting({ token })).toMatchObject({ id: world.clientId });
    });

    test('a rejected token that was passed explicitly signs nobody out', async () => {
      const refused: string[] = [];
      world.port(Gateway).onUnauthorized((token) => refused.push(token));
      const setting = world.port(Clients).setting({ token: 'of-another-time' });
      expect(await rejectionOf(setting)).toMatchObject({ kind: 'unauthorized' });
      expect(refused).toEqual([]);
    });

    describeSecuredCall(
      runner,
      () => world,
      ({ port }) => port(Clients).setting(),
      capabilities,
    );
    describeFailures(
      runner,
      () => world,
      {
        call: 'client',
        make: ({ port }, signal) => port(Clients).setting(signal ? { signal } : {}),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );

    describe('saveSettings', () => {
      for (const change of [{ culture: 'de-DE' }, { theme: 'dark' }, { theme: 'white' }] as const) {
        test(`keeps ${JSON.stringify(change)}`, async () => {
          const before = await world.port(Clients).setting();
          await world.port(Clients).saveSettings(change);
          expect(await world.port(Clients).setting()).toEqual({ ...before, ...change });
        });
      }

      describeSecuredCall(
        runner,
        () => world,
        ({ port }) => port(Clients).saveSettings({ theme: 'white' }),
        capabilities,
      );
      describeFailures(
        runner,
        () => world,
        {
          call: 'changeSettings',
          make: ({ port }) => port(Clients).saveSettings({ theme: 'white' }),
          abortable: false,
          hasResult: false,
        },
        capabilities,
      );
    });
  });
}
