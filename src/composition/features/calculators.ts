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
import { themed } from '../../ui/theme/themed';
import { defineFeature } from '../feature';
import { feature as rates } from './rates';
import { feature as tradingAccounts } from './trading-accounts';

/** The calculators. */
export const feature = defineFeature({
  needs: [tradingAccounts, rates],
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
    calculators: themed(
      async () =>
        (
          await import(
            /* webpackChunkName: "screen-calculators" */ '../../ui/screens/calculators/calculators-screen'
          )
        ).Screen,
    ),
  },
});
