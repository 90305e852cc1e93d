import { Accounts } from '../../application/ports/accounts';
import { Clipboard } from '../../application/ports/clipboard';
import { Page } from '../../application/ports/page';
import { Rates } from '../../application/ports/rates';
import { TabStore } from '../../application/ports/storage';
import { Queries } from '../../application/remote/queries';
import { CalculatorAccountStore } from '../../application/stores/calculator-account-store';
import { CalculatorsStore } from '../../application/stores/calculators-store';
import { ClientStore } from '../../application/stores/client-store';
import { LanguageStore } from '../../application/stores/language-store';
import { NoticeStore } from '../../application/stores/notice-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpRates } from '../../infrastructure/http/http-rates';
import { describeRatesContract } from '../../testkit/contracts/rates.contract';
import { FakeRates } from '../../testkit/fakes/fake-rates';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';
import { feature as tradingAccounts } from './trading-accounts';

/** The calculators. */
export const feature = defineFeature({
  ports: [overHttp(Rates, HttpRates)],
  needs: [tradingAccounts],
  stores: [
    construct(
      CalculatorsStore,
      Rates,
      Queries,
      TabStore,
      LanguageStore,
      ClientStore,
      Clipboard,
      Page,
      NoticeStore,
    ),
    construct(CalculatorAccountStore, Accounts, Queries, CalculatorsStore),
  ],
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
