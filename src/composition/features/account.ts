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
import { ALL_DEALS, ALL_FUNDS } from '../../domain/accounts/books';
import { construct } from '../../infrastructure/di/binding';
import { HttpAccountBooks } from '../../infrastructure/http/http-account-books';
import { HttpAccountSettings } from '../../infrastructure/http/http-account-settings';
import { describeAccountBooksContract } from '../../testkit/contracts/account-books.contract';
import { describeAccountSettingsContract } from '../../testkit/contracts/account-settings.contract';
import { FakeAccountBooks } from '../../testkit/fakes/fake-account-books';
import { FakeAccountSettings } from '../../testkit/fakes/fake-account-settings';
import { defineFeature, gatewayDouble } from '../feature';
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

export const doubles = () => [
  gatewayDouble(AccountBooks, ({ backend }) => new FakeAccountBooks(backend), describeAccountBooksContract, {
    positions: (books) => books.positions(2104417, { symbol: 'EURUSD', side: 'buy' }, { cursor: '' }),
    orders: (books) => books.orders(2104417, { symbol: 'XAUUSD', side: 'buy' }, { cursor: '' }),
    deals: (books) => books.deals(2104417, ALL_DEALS, { cursor: '', limit: 1000 }),
    funds: (books) => books.funds(2104417, { ...ALL_FUNDS, from: '2026-03-01' }, { cursor: '' }),
    statement: (books) => books.statement(2104417, { from: '2026-03-01', to: '2026-03-31' }),
    costs: (books) => books.costs(2104417, 2026),
    equityCurve: (books) => books.equityCurve(2104417, 90),
  }),
  gatewayDouble(
    AccountSettings,
    ({ backend }) => new FakeAccountSettings(backend),
    describeAccountSettingsContract,
    {
      accountSettings: (settings) => settings.of(2104417),
      renameAccount: (settings) => settings.rename(2104417, 'Gold'),
      changeLeverage: (settings) => settings.changeLeverage(2104417, 100),
      changeAccountPassword: (settings) =>
        settings.changePassword(2104417, 'trading', 'Portico-demo-1', 'Trading1234'),
      archiveAccount: (settings) => settings.archive(2104417),
      restoreAccount: (settings) => settings.restore(2104417),
    },
  ),
];
