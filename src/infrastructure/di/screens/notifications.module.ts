import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { Notifications } from '../../../application/ports/notifications';
import { Page } from '../../../application/ports/page';
import { NotificationsStore } from '../../../application/stores/notifications-store';
import { SiteStore } from '../../../application/stores/site-store';
import { id } from '../token';

/** The store of the messages, loaded with their chunk. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(NotificationsStore)
    .toResolvedValue(
      (notifications, cache, clock, page, site) =>
        new NotificationsStore(notifications, cache, clock, page, site),
      [id(Notifications), QueryClient, id(Clock), id(Page), SiteStore],
    )
    .inSingletonScope();
});
