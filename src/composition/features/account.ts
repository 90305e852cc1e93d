import { AccountSettings } from '../../application/ports/account-settings';
import { Accounts } from '../../application/ports/accounts';
import { Page } from '../../application/ports/page';
import { Queries } from '../../application/remote/queries';
import { AccountSettingsStore } from '../../application/stores/account-settings-store';
import { NoticeStore } from '../../application/stores/notice-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpAccountSettings } from '../../infrastructure/http/http-account-settings';
import { describeAccountSettingsContract } from '../../testkit/contracts/account-settings.contract';
import { FakeAccountSettings } from '../../testkit/fakes/fake-account-settings';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';
import { feature as tradingAccounts } from './trading-accounts';

/** What the page of a single account needs beside the list: it comes when one is opened. */
export const feature = defineFeature({
  needs: [tradingAccounts],
  ports: [overHttp(AccountSettings, HttpAccountSettings)],
  stores: [construct(AccountSettingsStore, AccountSettings, Accounts, Queries, Page, NoticeStore)],
});

export const doubles = () => [
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
