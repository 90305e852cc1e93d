import { expect } from 'expect';
import { Applications } from '../../application/ports/applications';
import { Clients } from '../../application/ports/clients';
import { Gateway } from '../../application/ports/gateway';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'port' | 'sessionToken' | 'failNext';

/** The contract of the port `Applications`. */
export function describeApplicationsContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Applications keeps the contract of Applications`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
    });

    test('a closed onboarding page stays closed', async () => {
      await world.port(Applications).close();
      expect((await world.port(Clients).setting()).isOpenAccount).toBe(false);
    });

    test('answers are saved per type', async () => {
      const { port } = world;
      const { person } = await port(Applications).saved(901);
      const typed = { ...person, firstName: 'Mara', birthDate: '1990-05-31' };
      const savedAt = await port(Applications).save(901, typed);
      expect(await port(Applications).saved(901)).toEqual({ person: typed, savedAt });
      expect((await port(Applications).saved(902)).savedAt).toBeNull();
      expect(await port(Applications).onboardingUrl('localhost:3000')).toMatch(/^https?:/);
    });

    describe('saved', () => {
      describeSecuredCall(
        runner,
        () => world,
        ({ port }) => port(Applications).saved(7),
        capabilities,
      );
      describeFailures(
        runner,
        () => world,
        {
          call: 'application',
          make: ({ port }, signal) => port(Applications).saved(7, signal),
          abortable: true,
          hasResult: true,
        },
        capabilities,
      );
    });

    describe('close', () => {
      describeSecuredCall(
        runner,
        () => world,
        ({ port }) => port(Applications).close(),
        capabilities,
      );
      describeFailures(
        runner,
        () => world,
        {
          call: 'closeOnboarding',
          make: ({ port }) => port(Applications).close(),
          abortable: false,
          hasResult: false,
        },
        capabilities,
      );
    });
  });
}
