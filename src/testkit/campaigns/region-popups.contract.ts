import { expect } from 'expect';
import { RegionPopups } from '../../application/campaigns/ports/region-popups';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import { gatewayContract } from '../runner/gateway-contract';

/** The contract of the port `RegionPopups`. */
export const describeRegionPopupsContract = gatewayContract<'sessionToken' | 'audienceToken' | 'announced'>(
  'RegionPopups',
  (world) => world.sessionToken(),
  ({ test, world, failures }) => {
    test('returns the current announcement with its texts', async () => {
      world()
        .port(Gateway)
        .setBearer(await world().audienceToken());
      const popup = await world().port(RegionPopups).current();
      expect(popup).toMatchObject({ id: expect.any(Number), title: world().announced.popup });
      expect([popup?.contentText, popup?.buttonText]).not.toContain('');
    });

    test('returns nothing for a client without one', async () => {
      expect(await world().port(RegionPopups).current()).toBeNull();
    });

    failures({
      call: 'regionPopup',
      make: ({ port }, signal) => port(RegionPopups).current(signal),
      abortable: true,
      hasResult: true,
    });
  },
);
