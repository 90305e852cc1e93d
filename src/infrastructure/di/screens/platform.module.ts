import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Accounts } from '../../../application/ports/accounts';
import { Clipboard } from '../../../application/ports/clipboard';
import { Clock } from '../../../application/ports/clock';
import { Device } from '../../../application/ports/device';
import { MenuStore } from '../../../application/stores/menu-store';
import { NoticeStore } from '../../../application/stores/notice-store';
import { PlatformStore } from '../../../application/stores/platform-store';
import { PlatformsStore } from '../../../application/stores/platforms-store';
import { id } from '../token';

/** The platform page's own store, loaded with its chunk. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(PlatformStore)
    .toResolvedValue(
      (accounts, device, clipboard, cache, clock, platforms, menu, notices) =>
        new PlatformStore({ accounts, device, clipboard, cache, clock }, { platforms, menu, notices }),
      [
        id(Accounts),
        id(Device),
        id(Clipboard),
        QueryClient,
        id(Clock),
        PlatformsStore,
        MenuStore,
        NoticeStore,
      ],
    )
    .inSingletonScope();
});
