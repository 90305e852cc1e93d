import { Accounts } from '../../../application/accounts/ports/accounts';
import { Clipboard } from '../../../application/kernel/ports/clipboard';
import { RegionPopups } from '../../../application/campaigns/ports/region-popups';
import { TabStore } from '../../../application/kernel/ports/storage';
import { Queries } from '../../../application/remote/queries';
import { AccountsState } from '../../../application/startup/states';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { LiveStatus } from '../../../application/accounts/live-status';
import { NoticeStore } from '../../../application/kernel/notice-store';
import { RegionPopupStore } from '../../../application/campaigns/region-popup-store';
import { SiteStore } from '../../../application/site/site-store';
import { construct, bindState } from '../../../infrastructure/di/binding';
import { HttpRegionPopups } from '../../../infrastructure/campaigns/http-region-popups';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { feature as tradingAccounts } from './trading-accounts';

/** The accounts overview, with the popup of a region. */
export const feature = defineFeature({
  row: { calls: ['accounts'], states: ['AccountsState'] },
  needs: [tradingAccounts],
  ports: [overHttp(RegionPopups, HttpRegionPopups)],
  stores: [
    construct(AccountsStore, Accounts, Queries, Clipboard, NoticeStore, LiveStatus),
    bindState(AccountsState, AccountsStore),
    construct(RegionPopupStore, RegionPopups, Queries, TabStore, SiteStore),
  ],
  screens: {
    accounts: async () =>
      (
        await import(
          /* webpackChunkName: "screen-accounts" */ '../../../ui/dashboard/screens/accounts-screen'
        )
      ).Screen,
  },
  prefetch: { accounts: (resolve) => resolve(AccountsStore).load() },
});
