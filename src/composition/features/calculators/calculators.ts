import { Accounts } from '../../../application/accounts/ports/accounts';
import { Clipboard } from '../../../application/kernel/ports/clipboard';
import { Page } from '../../../application/kernel/ports/page';
import { Rates } from '../../../application/market/ports/rates';
import { TabStore } from '../../../application/kernel/ports/storage';
import { Queries } from '../../../application/remote/queries';
import { CalculatorAccountStore } from '../../../application/calculators/calculator-account-store';
import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import { ClientStore } from '../../../application/client/client-store';
import { LanguageStore } from '../../../application/language/language-store';
import { NoticeStore } from '../../../application/kernel/notice-store';
import { construct } from '../../../infrastructure/di/binding';
import { withTheme } from '../../../ui/theme/with-theme';
import { defineFeature } from '../../feature';
import { feature as rates } from '../market/rates';
import { feature as tradingAccounts } from '../accounts/trading-accounts';

/** The calculators. */
export const feature = defineFeature({
  row: { texts: ['calculators'] },
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
    calculators: withTheme(
      async () =>
        (
          await import(
            /* webpackChunkName: "screen-calculators" */ '../../../ui/calculators/screens/calculators-screen'
          )
        ).Screen,
    ),
  },
});
