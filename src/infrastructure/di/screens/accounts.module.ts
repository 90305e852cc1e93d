import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Accounts } from '../../../application/ports/accounts';
import { Clipboard } from '../../../application/ports/clipboard';
import { Clock } from '../../../application/ports/clock';
import { RegionPopups } from '../../../application/ports/region-popups';
import { TabStore } from '../../../application/ports/storage';
import { AccountsStore } from '../../../application/stores/accounts-store';
import { NoticeStore } from '../../../application/stores/notice-store';
import { RegionPopupStore } from '../../../application/stores/region-popup-store';
import { SiteStore } from '../../../application/stores/site-store';
import { id } from '../token';

/** The accounts overview's own store, loaded with its chunk. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(AccountsStore)
    .toResolvedValue(
      (accounts, cache, clock, clipboard, notices) =>
        new AccountsStore(accounts, cache, clock, clipboard, notices),
      [id(Accounts), QueryClient, id(Clock), id(Clipboard), NoticeStore],
    )
    .inSingletonScope();
  bind(RegionPopupStore)
    .toResolvedValue(
      (popups, cache, clock, tab, site) => new RegionPopupStore(popups, cache, clock, tab, site),
      [id(RegionPopups), QueryClient, id(Clock), id(TabStore), SiteStore],
    )
    .inSingletonScope();
});
