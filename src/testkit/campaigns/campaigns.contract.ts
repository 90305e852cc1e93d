import { expect } from 'expect';
import { Campaigns } from '../../application/campaigns/ports/campaigns';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `Campaigns`. */
export const describeCampaignsContract = gatewayContract<'audienceToken'>(
  'Campaigns',
  (world) => world.audienceToken(),
  ({ test, world, secured, failures }) => {
    test('campaigns, each once, with a reason if the client cannot join', async () => {
      const campaigns = await world().port(Campaigns).list();
      expect(campaigns.length).toBeGreaterThan(0);
      expect(new Set(campaigns.map(({ id }) => id)).size).toBe(campaigns.length);
      for (const { title, isEligible, reason } of campaigns) {
        expect(title).not.toBe('');
        expect(reason === null).toBe(isEligible);
      }
    });

    test('joining an unknown campaign is refused', async () => {
      expect(await rejectionOf(world().port(Campaigns).join(999_999))).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.notFound],
      });
    });

    secured(({ port }) => port(Campaigns).list());
    failures({
      call: 'campaigns',
      make: ({ port }, signal) => port(Campaigns).list(signal),
      abortable: true,
      hasResult: true,
    });
  },
);
