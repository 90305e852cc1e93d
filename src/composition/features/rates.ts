import { Rates } from '../../application/ports/rates';
import { HttpRates } from '../../infrastructure/http/http-rates';
import { describeRatesContract } from '../../testkit/contracts/rates.contract';
import { FakeRates } from '../../testkit/fakes/fake-rates';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** Symbols and currency rates, which calculators and formulas use. */
export const feature = defineFeature({ ports: [overHttp(Rates, HttpRates)] });

export const doubles = () => [
  gatewayDouble(Rates, ({ backend }) => new FakeRates(backend), describeRatesContract, {
    instruments: (rates) => rates.marketData(),
  }),
];
