import { Rates } from '../../../application/market/ports/rates';
import { describeRatesContract } from '../../../testkit/market/rates.contract';
import { FakeRates } from '../../../testkit/market/fake-rates';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `rates` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Rates, ({ backend }) => new FakeRates(backend), describeRatesContract, {
    instruments: (rates) => rates.marketData(),
  }),
];
