import { LiveFigures } from '../../../application/accounts/ports/live-figures';
import { Tabs } from '../../../application/kernel/ports/tabs';
import { describeLiveFiguresContract } from '../../../testkit/accounts/live-figures.contract';
import { describeTabsContract } from '../../../testkit/kernel/tabs.contract';
import { FakeLiveFigures } from '../../../testkit/accounts/fake-live-figures';
import { FakeTabs } from '../../../testkit/kernel/fake-tabs';
import { double, gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `live` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(LiveFigures, ({ backend }) => new FakeLiveFigures(backend), describeLiveFiguresContract, {
    events: (live) => live.follow(null, () => undefined, AbortSignal.abort()),
  }),
  double(Tabs, () => new FakeTabs(), describeTabsContract),
];
