import { Accounts } from '../../application/ports/accounts';
import { Clipboard } from '../../application/ports/clipboard';
import { Device } from '../../application/ports/device';
import { Queries } from '../../application/remote/queries';
import { MenuStore } from '../../application/stores/menu-store';
import { NoticeStore } from '../../application/stores/notice-store';
import { PlatformStore } from '../../application/stores/platform-store';
import { PlatformLinksStore } from '../../application/stores/platform-links-store';
import { BrowserDevice } from '../../infrastructure/browser/browser-device';
import { bind, construct } from '../../infrastructure/di/binding';
import { defineFeature } from '../feature';
import { feature as tradingAccounts } from './trading-accounts';

/** The page of the trading platforms: downloads, logins, web terminals. */
export const feature = defineFeature({
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
      (await import(/* webpackChunkName: "screen-platform" */ '../../ui/screens/platform/platform-screen'))
        .Screen,
  },
});
