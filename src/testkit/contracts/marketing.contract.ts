import { expect } from 'expect';
import { Marketing } from '../../application/ports/marketing';
import { Gateway } from '../../application/ports/gateway';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';

type Needs = 'port' | 'siteId' | 'failNext';

/** The contract of the port `Marketing`. */
export function describeMarketingContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Marketing keeps the contract of Marketing`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(null);
    });
    const visit = (existingGuid: string | null) => ({
      uri: 'https://portal.example/?utm_source=x',
      siteId: world.siteId,
      existingGuid,
    });

    test('returns an id without a session, and a later visit keeps it', async () => {
      const first = await world.port(Marketing).record(visit(null));
      expect(first).toMatch(/^[A-Za-z0-9._-]{1,64}$/);
      expect(await world.port(Marketing).record(visit(first))).toBe(first);
    });

    test('an id unknown to the gateway is replaced by a new one', async () => {
      expect(await world.port(Marketing).record(visit('somebody-elses'))).not.toBe('somebody-elses');
    });

    describeFailures(
      runner,
      () => world,
      {
        call: 'createMarketingId',
        make: ({ port }, signal) => port(Marketing).record(visit(null), signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}
