import { Clock } from '../../application/ports/clock';
import { Notifications } from '../../application/ports/notifications';
import { Page } from '../../application/ports/page';
import { Queries } from '../../application/remote/queries';
import { NotificationListStore } from '../../application/stores/notification-list-store';
import { NotificationPreferencesStore } from '../../application/stores/notification-preferences-store';
import { SiteStore } from '../../application/stores/site-store';
import { construct } from '../../infrastructure/di/binding';
import { themed } from '../../ui/theme/themed';
import { defineFeature } from '../feature';
import { feature as messages } from './messages';

/** The page of the client's messages, and where they want to be told. */
export const feature = defineFeature({
  needs: [messages],
  stores: [
    construct(
      NotificationListStore,
      { notifications: Notifications, clock: Clock, page: Page },
      Queries,
      SiteStore,
    ),
    construct(NotificationPreferencesStore, Notifications, Queries, Page),
  ],
  screens: {
    notifications: themed(
      async () =>
        (
          await import(
            /* webpackChunkName: "screen-notifications" */ '../../ui/screens/notifications/notifications-screen'
          )
        ).Screen,
    ),
  },
});
