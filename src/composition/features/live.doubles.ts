import { LiveFigures } from '../../application/ports/live-figures';
import { Tabs } from '../../application/ports/tabs';
import { describeLiveFiguresContract } from '../../testkit/contracts/live-figures.contract';
import { describeTabsContract } from '../../testkit/contracts/tabs.contract';
import { FakeLiveFigures } from '../../testkit/fakes/fake-live-figures';
import { FakeTabs } from '../../testkit/fakes/fake-tabs';
import { double, gatewayDouble, type Double } from '../../testkit/double';

/** The doubles of the ports that `live` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(LiveFigures, ({ backend }) => new FakeLiveFigures(backend), describeLiveFiguresContract, {
    events: (live) => live.follow(null, () => undefined, AbortSignal.abort()),
  }),
  double(Tabs, () => new FakeTabs(), describeTabsContract),
];
