import { AccountBooks } from '../../../application/accounts/ports/account-books';
import { AccountSettings } from '../../../application/accounts/ports/account-settings';
import { Accounts } from '../../../application/accounts/ports/accounts';
import { Authenticator } from '../../../application/session/ports/authenticator';
import { Clock } from '../../../application/kernel/ports/clock';
import { Page } from '../../../application/kernel/ports/page';
import { Passkeys } from '../../../application/session/ports/passkeys';
import { Rates } from '../../../application/market/ports/rates';
import { Queries } from '../../../application/remote/queries';
import { AccountBooksStore } from '../../../application/accounts/account-books-store';
import { AccountSettingsStore } from '../../../application/accounts/account-settings-store';
import { CostStore } from '../../../application/accounts/cost-store';
import { EquityCurveStore } from '../../../application/accounts/equity-curve-store';
import { ExposureStore } from '../../../application/accounts/exposure-store';
import { NoticeStore } from '../../../application/kernel/notice-store';
import { StatementStore } from '../../../application/accounts/statement-store';
import { DealTermsStore } from '../../../application/accounts/deal-terms-store';
import { SwapTermsStore } from '../../../application/accounts/swap-terms-store';
import { bind, construct } from '../../../infrastructure/di/binding';
import { HttpAccountBooks } from '../../../infrastructure/accounts/http-account-books';
import { HttpAccountSettings } from '../../../infrastructure/accounts/http-account-settings';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { feature as secondFactor } from '../session/second-factor';
import { feature as rates } from '../market/rates';
import { feature as tradingAccounts } from './trading-accounts';
import { feature as unsentTexts } from '../kernel/unsent-texts';

/** The stores of the page of a single account, loaded when one is opened. */
export const feature = defineFeature({
  row: { chunk: 'account-stores', texts: ['account'] },
  needs: [tradingAccounts, rates, secondFactor, unsentTexts],
  ports: [overHttp(AccountSettings, HttpAccountSettings), overHttp(AccountBooks, HttpAccountBooks)],
  stores: [
    construct(AccountBooksStore, AccountBooks, Queries),
    construct(StatementStore, AccountBooks, Queries, Clock),
    construct(CostStore, AccountBooks, Queries, Clock),
    construct(EquityCurveStore, AccountBooks, Queries),
    construct(ExposureStore, AccountBooks, Rates, Queries),
    construct(SwapTermsStore, Rates, Queries, Clock),
    construct(DealTermsStore, AccountBooks, Rates, Queries),
    bind(
      AccountSettingsStore,
      [AccountSettings, Accounts, Queries, Page, NoticeStore, Passkeys, Authenticator],
      (settings, accounts, queries, page, notices, passkeys, authenticator) =>
        new AccountSettingsStore(settings, accounts, queries, page, notices, { passkeys, authenticator }),
    ),
  ],
});
