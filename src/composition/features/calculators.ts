import { Rates } from '../../application/ports/rates';
import { TabStore } from '../../application/ports/storage';
import { Queries } from '../../application/remote/queries';
import { CalculatorsStore } from '../../application/stores/calculators-store';
import { ClientStore } from '../../application/stores/client-store';
import { LanguageStore } from '../../application/stores/language-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpRates } from '../../infrastructure/http/http-rates';
import { describeRatesContract } from '../../testkit/contracts/rates.contract';
import { FakeRates } from '../../testkit/fakes/fake-rates';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** The calculators. */
export const feature = defineFeature({
  ports: [overHttp(Rates, HttpRates)],
  stores: [construct(CalculatorsStore, Rates, Queries, TabStore, LanguageStore, ClientStore)],
  screens: {
    calculators: async () =>
      (
        await import(
          /* webpackChunkName: "screen-calculators" */ '../../ui/screens/calculators/calculators-screen'
        )
      ).Screen,
  },
});

export const doubles = () => [
  gatewayDouble(Rates, ({ backend }) => new FakeRates(backend), describeRatesContract, {
    instruments: (rates) => rates.marketData(),
  }),
];
