import { expect } from 'expect';
import { Platforms } from '../../application/ports/platforms';
import { Gateway } from '../../application/ports/gateway';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'port' | 'siteId' | 'traderUrls' | 'sessionToken' | 'failNext';

const BOOSTER = 6;
const NO_TOOL = 999;

/** The contract of the port `Platforms`. */
export function describePlatformsContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Platforms keeps the contract of Platforms`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
    });

    describe('links', () => {
      test('returns configured values by key', async () => {
        const links = await world.port(Platforms).links(world.siteId);
        expect(links['MT4Windows']).toMatch(/^https:/);
        expect(Object.values(links).every((value) => typeof value === 'string')).toBe(true);
      });

      describeFailures(
        runner,
        () => world,
        {
          call: 'siteConfig',
          make: ({ port, siteId }, signal) => port(Platforms).links(siteId, signal),
          abortable: true,
          hasResult: true,
        },
        capabilities,
      );
    });

    describe('traderUrl', () => {
      test('each kind has its own address', async () => {
        for (const kind of ['stock', 'cfd'] as const) {
          expect(await world.port(Platforms).traderUrl(kind)).toBe(world.traderUrls[kind]);
        }
      });

      describeSecuredCall(
        runner,
        () => world,
        ({ port }) => port(Platforms).traderUrl('cfd'),
        capabilities,
      );
      describeFailures(
        runner,
        () => world,
        {
          call: 'traderUrl',
          make: ({ port }, signal) => port(Platforms).traderUrl('stock', signal),
          abortable: true,
          hasResult: true,
        },
        capabilities,
      );
    });

    describe('toolActive', () => {
      test('true for an active tool, false for any other', async () => {
        expect(await world.port(Platforms).toolActive(BOOSTER)).toBe(true);
        expect(await world.port(Platforms).toolActive(NO_TOOL)).toBe(false);
      });

      describeSecuredCall(
        runner,
        () => world,
        ({ port }) => port(Platforms).toolActive(BOOSTER),
        capabilities,
      );
      describeFailures(
        runner,
        () => world,
        {
          call: 'checkToolStatus',
          make: ({ port }, signal) => port(Platforms).toolActive(BOOSTER, signal),
          abortable: true,
          hasResult: true,
        },
        capabilities,
      );
    });
  });
}
