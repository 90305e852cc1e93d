import { Strategies } from '../../../application/social/ports/strategies';
import { describeStrategiesContract } from '../../../testkit/social/strategies.contract';
import { FakeStrategies } from '../../../testkit/social/fake-strategies';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `social` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Strategies, ({ backend }) => new FakeStrategies(backend), describeStrategiesContract, {
    strategies: (strategies) => strategies.list(),
  }),
];
