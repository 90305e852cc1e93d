import { RegionPopups } from '../../../application/campaigns/ports/region-popups';
import { describeRegionPopupsContract } from '../../../testkit/campaigns/region-popups.contract';
import { FakeRegionPopups } from '../../../testkit/campaigns/fake-region-popups';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `accounts` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(RegionPopups, ({ backend }) => new FakeRegionPopups(backend), describeRegionPopupsContract, {
    regionPopup: (popups) => popups.current(),
  }),
];
