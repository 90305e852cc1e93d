import { RegionPopups } from '../../application/campaigns/ports/region-popups';
import type { RegionPopup } from '../../domain/campaigns/region-popup';
import type { FakeBackend } from '../portal/fake-backend';
import { expect } from 'expect';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';

/** The regional announcement from the in-memory backend. */
export class FakeRegionPopups implements RegionPopups {
  constructor(private readonly backend: FakeBackend) {}

  current(signal?: AbortSignal): Promise<RegionPopup | null> {
    return this.backend.answerAnyone('regionPopup', () => this.backend.regionPopup, { signal });
  }
}

/** The contract of the port `RegionPopups`. */
export const describeRegionPopupsContract = gatewayContract<
  'sessionToken' | 'fullClientToken' | 'announcements'
>(
  'RegionPopups',
  (world) => world.sessionToken(),
  ({ test, world, testFailures }) => {
    test('returns the current announcement with its texts', async () => {
      world()
        .port(Gateway)
        .setBearer(await world().fullClientToken());
      const popup = await world().port(RegionPopups).current();
      expect(popup).toMatchObject({ id: expect.any(Number), title: world().announcements.popup });
      expect([popup?.contentText, popup?.buttonText]).not.toContain('');
    });

    test('returns nothing for a client without one', async () => {
      expect(await world().port(RegionPopups).current()).toBeNull();
    });

    testFailures({
      call: 'regionPopup',
      make: ({ port }, signal) => port(RegionPopups).current(signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const regionPopupsDouble = gatewayDouble(
  RegionPopups,
  ({ backend }) => new FakeRegionPopups(backend),
  describeRegionPopupsContract,
  {
    regionPopup: (popups) => popups.current(),
  },
);
