import { expect } from 'expect';
import type { Runner } from '../runner';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'gateway' | 'regionPopups' | 'sessionToken' | 'failNext';

/** The contract of the port `RegionPopups`. */
export function describeRegionPopupsContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of RegionPopups`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.gateway.setBearer(await world.sessionToken());
    });

    test('texts, or nothing', async () => {
      const popup = await world.regionPopups.current();
      if (popup === null) return;
      const { title, contentText, buttonText } = popup;
      expect([typeof title, typeof contentText, typeof buttonText]).toEqual(['string', 'string', 'string']);
    });

    describeFailures(runner, () => world, {
      call: 'regionPopup',
      make: ({ regionPopups }, signal) => regionPopups.current(signal),
      abortable: true,
      hasResult: true,
    });
  });
}
