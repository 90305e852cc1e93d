import { expect } from 'expect';
import { Platforms } from '../../application/platform/ports/platforms';
import { gatewayContract } from '../runner/gateway-contract';

const BOOSTER = 6;
const UNKNOWN_TOOL = 999;

/** The contract of the port `Platforms`. */
export const describePlatformsContract = gatewayContract<'siteId' | 'traderUrls' | 'sessionToken'>(
  'Platforms',
  (world) => world.sessionToken(),
  ({ describe, test, world, testSecured, testFailures }) => {
    describe('links', () => {
      test('returns configured values by key', async () => {
        const links = await world().port(Platforms).links(world().siteId);
        expect(links['MT4Windows']).toMatch(/^https:/);
        expect(Object.values(links).every((value) => typeof value === 'string')).toBe(true);
      });

      testFailures({
        call: 'siteConfig',
        make: ({ port, siteId }, signal) => port(Platforms).links(siteId, signal),
        abortable: true,
        canBeMalformed: true,
      });
    });

    describe('traderUrl', () => {
      test('each kind has its own address', async () => {
        for (const kind of ['stock', 'cfd'] as const) {
          expect(await world().port(Platforms).traderUrl(kind)).toBe(world().traderUrls[kind]);
        }
      });

      testSecured(({ port }) => port(Platforms).traderUrl('cfd'));
      testFailures({
        call: 'traderUrl',
        make: ({ port }, signal) => port(Platforms).traderUrl('stock', signal),
        abortable: true,
        canBeMalformed: true,
      });
    });

    describe('toolActive', () => {
      test('true for an active tool, false for any other', async () => {
        expect(await world().port(Platforms).toolActive(BOOSTER)).toBe(true);
        expect(await world().port(Platforms).toolActive(UNKNOWN_TOOL)).toBe(false);
      });

      testSecured(({ port }) => port(Platforms).toolActive(BOOSTER));
      testFailures({
        call: 'checkToolStatus',
        make: ({ port }, signal) => port(Platforms).toolActive(BOOSTER, signal),
        abortable: true,
        canBeMalformed: true,
      });
    });
  },
);
