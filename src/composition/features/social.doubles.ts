import { Strategies } from '../../application/ports/strategies';
import { describeStrategiesContract } from '../../testkit/contracts/strategies.contract';
import { FakeStrategies } from '../../testkit/fakes/fake-strategies';
import { gatewayDouble, type Double } from '../../testkit/double';

/** The doubles of the ports that `social` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Strategies, ({ backend }) => new FakeStrategies(backend), describeStrategiesContract, {
    strategies: (strategies) => strategies.list(),
  }),
];
