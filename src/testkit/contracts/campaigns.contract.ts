import { expect } from 'expect';
import { Campaigns } from '../../application/ports/campaigns';
import { Gateway } from '../../application/ports/gateway';
import { ERROR_CODE } from '../../domain/error-codes.table';
import type { Runner } from '../runner';
import type { Capabilities } from './capabilities';
import { describeFailures, rejectionOf } from './failures';
import type { GatewayWorld, MakeWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type Needs = 'port' | 'audienceToken' | 'failNext';

/** The contract of the port `Campaigns`. */
export function describeCampaignsContract(
  runner: Runner,
  name: string,
  makeWorld: MakeWorld<Needs>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name}Campaigns keeps the contract of Campaigns`, () => {
    let world: Pick<GatewayWorld, Needs>;
    beforeEach(async () => {
      world = await makeWorld();
      world.port(Gateway).setBearer(await world.audienceToken());
    });

    test('campaigns, each once, with a reason if the client cannot join', async () => {
      const campaigns = await world.port(Campaigns).list();
      expect(campaigns.length).toBeGreaterThan(0);
      expect(new Set(campaigns.map(({ id }) => id)).size).toBe(campaigns.length);
      for (const { title, isEligible, reason } of campaigns) {
        expect(title).not.toBe('');
        expect(reason === null).toBe(isEligible);
      }
    });

    test('joining an unknown campaign is refused', async () => {
      expect(await rejectionOf(world.port(Campaigns).join(999_999))).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.notFound],
      });
    });

    describeSecuredCall(
      runner,
      () => world,
      ({ port }) => port(Campaigns).list(),
      capabilities,
    );
    describeFailures(
      runner,
      () => world,
      {
        call: 'campaigns',
        make: ({ port }, signal) => port(Campaigns).list(signal),
        abortable: true,
        hasResult: true,
      },
      capabilities,
    );
  });
}
