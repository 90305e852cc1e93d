import { Accounts } from '../../../application/accounts/ports/accounts';
import { Clipboard } from '../../../application/kernel/ports/clipboard';
import { Device } from '../../../application/platform/ports/device';
import { Queries } from '../../../application/remote/queries';
import { MenuStore } from '../../../application/access/menu-store';
import { NoticeStore } from '../../../application/kernel/notice-store';
import { PlatformStore } from '../../../application/terminal/platform-store';
import { PlatformLinksStore } from '../../../application/platform/platform-links-store';
import { BrowserDevice } from '../../../infrastructure/platform/browser-device';
import { bind, construct } from '../../../infrastructure/di/binding';
import { defineFeature } from '../../feature';
import { feature as tradingAccounts } from '../accounts/trading-accounts';

/** The page of the trading platforms: downloads, logins, web terminals. */
export const feature = defineFeature({
  row: { texts: ['platform'], calls: ['accounts'] },
  needs: [tradingAccounts],
  ports: [bind(Device, () => new BrowserDevice())],
  stores: [
    construct(
      PlatformStore,
      { accounts: Accounts, device: Device, clipboard: Clipboard, queries: Queries },
      { platforms: PlatformLinksStore, menu: MenuStore, notices: NoticeStore },
    ),
  ],
  screens: {
    platform: async () =>
      (await import(/* webpackChunkName: "screen-platform" */ '../../../ui/terminal/screens/platform-screen'))
        .Screen,
  },
});
