import { Accounts } from '../../application/ports/accounts';
import { Clipboard } from '../../application/ports/clipboard';
import { RegionPopups } from '../../application/ports/region-popups';
import { TabStore } from '../../application/ports/storage';
import { Queries } from '../../application/remote/queries';
import { AccountsState } from '../../application/states';
import { AccountsStore } from '../../application/stores/accounts-store';
import { LiveSign } from '../../application/stores/live-sign';
import { NoticeStore } from '../../application/stores/notice-store';
import { RegionPopupStore } from '../../application/stores/region-popup-store';
import { SiteStore } from '../../application/stores/site-store';
import { construct, shownAs } from '../../infrastructure/di/binding';
import { HttpRegionPopups } from '../../infrastructure/http/http-region-popups';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';
import { feature as tradingAccounts } from './trading-accounts';

/** The accounts overview, with the popup of a region. */
export const feature = defineFeature({
  needs: [tradingAccounts],
  ports: [overHttp(RegionPopups, HttpRegionPopups)],
  stores: [
    construct(AccountsStore, Accounts, Queries, Clipboard, NoticeStore, LiveSign),
    shownAs(AccountsState, AccountsStore),
    construct(RegionPopupStore, RegionPopups, Queries, TabStore, SiteStore),
  ],
  screens: {
    accounts: async () =>
      (await import(/* webpackChunkName: "screen-accounts" */ '../../ui/screens/accounts/accounts-screen'))
        .Screen,
  },
  asks: { accounts: (resolve) => resolve(AccountsStore).begin() },
});
