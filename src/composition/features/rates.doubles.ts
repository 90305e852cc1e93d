import { Rates } from '../../application/ports/rates';
import { describeRatesContract } from '../../testkit/contracts/rates.contract';
import { FakeRates } from '../../testkit/fakes/fake-rates';
import { gatewayDouble, type Double } from '../../testkit/double';

/** The doubles of the ports that `rates` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Rates, ({ backend }) => new FakeRates(backend), describeRatesContract, {
    instruments: (rates) => rates.marketData(),
  }),
];
