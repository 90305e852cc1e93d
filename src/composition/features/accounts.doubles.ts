import { RegionPopups } from '../../application/ports/region-popups';
import { describeRegionPopupsContract } from '../../testkit/contracts/region-popups.contract';
import { FakeRegionPopups } from '../../testkit/fakes/fake-region-popups';
import { gatewayDouble, type Double } from '../../testkit/double';

/** The doubles of the ports that `accounts` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(RegionPopups, ({ backend }) => new FakeRegionPopups(backend), describeRegionPopupsContract, {
    regionPopup: (popups) => popups.current(),
  }),
];
