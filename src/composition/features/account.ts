import { AccountBooks } from '../../application/ports/account-books';
import { AccountSettings } from '../../application/ports/account-settings';
import { Accounts } from '../../application/ports/accounts';
import { Clock } from '../../application/ports/clock';
import { Page } from '../../application/ports/page';
import { Rates } from '../../application/ports/rates';
import { Queries } from '../../application/remote/queries';
import { AccountBooksStore } from '../../application/stores/account-books-store';
import { AccountSettingsStore } from '../../application/stores/account-settings-store';
import { CostStore } from '../../application/stores/cost-store';
import { EquityCurveStore } from '../../application/stores/equity-curve-store';
import { ExposureStore } from '../../application/stores/exposure-store';
import { NoticeStore } from '../../application/stores/notice-store';
import { StatementStore } from '../../application/stores/statement-store';
import { SwapTermsStore } from '../../application/stores/swap-terms-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpAccountBooks } from '../../infrastructure/http/http-account-books';
import { HttpAccountSettings } from '../../infrastructure/http/http-account-settings';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';
import { feature as rates } from './rates';
import { feature as tradingAccounts } from './trading-accounts';

/** What the page of a single account needs beside the list: it comes when one is opened. */
export const feature = defineFeature({
  needs: [tradingAccounts, rates],
  ports: [overHttp(AccountSettings, HttpAccountSettings), overHttp(AccountBooks, HttpAccountBooks)],
  stores: [
    construct(AccountBooksStore, AccountBooks, Queries),
    construct(StatementStore, AccountBooks, Queries, Clock),
    construct(CostStore, AccountBooks, Queries, Clock),
    construct(EquityCurveStore, AccountBooks, Queries),
    construct(ExposureStore, AccountBooks, Rates, Queries),
    construct(SwapTermsStore, Rates, Queries, Clock),
    construct(AccountSettingsStore, AccountSettings, Accounts, Queries, Page, NoticeStore),
  ],
});
