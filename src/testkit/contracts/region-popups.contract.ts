import { expect } from 'expect';
import { RegionPopups } from '../../application/ports/region-popups';
import { Gateway } from '../../application/ports/gateway';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'port' | 'sessionToken' | 'audienceToken' | 'announced' | 'failNext';

/** The contract of the port `RegionPopups`. */
export function describeRegionPopupsContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}RegionPopups keeps the contract of RegionPopups`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.sessionToken());
    });

    test('returns the current announcement with its texts', async () => {
      world.port(Gateway).setBearer(await world.audienceToken());
      const popup = await world.port(RegionPopups).current();
      expect(popup).toMatchObject({ id: expect.any(Number), title: world.announced.popup });
      expect([popup?.contentText, popup?.buttonText]).not.toContain('');
    });

    test('returns nothing for a client without one', async () => {
      expect(await world.port(RegionPopups).current()).toBeNull();
    });

    describeFailures(
      runner,
      () => world,
      {
        call: 'regionPopup',
        make: ({ port }, signal) => port(RegionPopups).current(signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}
