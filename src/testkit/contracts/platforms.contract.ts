import { expect } from 'expect';
import type { Runner } from '../runner';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'gateway' | 'platforms' | 'siteId' | 'traderUrls' | 'sessionToken' | 'failNext';

const BOOSTER = 6;
const NO_TOOL = 999;

/** The contract of the port `Platforms`. */
export function describePlatformsContract(runner: Runner, name: string, makeWorld: MakeWorld<Needs>): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of Platforms`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.gateway.setBearer(await world.sessionToken());
    });

    describe('links', () => {
      test('configured values by key', async () => {
        const links = await world.platforms.links(world.siteId);
        expect(links['MT4Windows']).toMatch(/^https:/);
        expect(Object.values(links).every((value) => typeof value === 'string')).toBe(true);
      });

      describeFailures(runner, () => world, {
        call: 'siteConfig',
        make: ({ platforms, siteId }, signal) => platforms.links(siteId, signal),
        abortable: true,
        hasResult: true,
      });
    });

    describe('traderUrl', () => {
      test('an address of its own for each kind', async () => {
        for (const kind of ['stock', 'cfd'] as const) {
          expect(await world.platforms.traderUrl(kind)).toBe(world.traderUrls[kind]);
        }
      });

      describeSecuredCall(
        runner,
        () => world,
        ({ platforms }) => platforms.traderUrl('cfd'),
      );
      describeFailures(runner, () => world, {
        call: 'traderUrl',
        make: ({ platforms }, signal) => platforms.traderUrl('stock', signal),
        abortable: true,
        hasResult: true,
      });
    });

    describe('toolActive', () => {
      test('yes for a tool that is active, no for any other', async () => {
        expect(await world.platforms.toolActive(BOOSTER)).toBe(true);
        expect(await world.platforms.toolActive(NO_TOOL)).toBe(false);
      });

      describeSecuredCall(
        runner,
        () => world,
        ({ platforms }) => platforms.toolActive(BOOSTER),
      );
      describeFailures(runner, () => world, {
        call: 'checkToolStatus',
        make: ({ platforms }, signal) => platforms.toolActive(BOOSTER, signal),
        abortable: true,
        hasResult: true,
      });
    });
  });
}
