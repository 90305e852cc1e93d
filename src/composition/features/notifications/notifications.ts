import { Clock } from '../../../application/kernel/ports/clock';
import { Notifications } from '../../../application/notifications/ports/notifications';
import { Page } from '../../../application/kernel/ports/page';
import { Queries } from '../../../application/remote/queries';
import { NotificationListStore } from '../../../application/notifications/notification-list-store';
import { NotificationPreferencesStore } from '../../../application/notifications/notification-preferences-store';
import { CompanyStore } from '../../../application/session/company-store';
import { SiteStore } from '../../../application/site/site-store';
import { construct } from '../../../infrastructure/di/binding';
import { withTheme } from '../../../ui/theme/with-theme';
import { defineFeature } from '../../feature';
import { feature as messages } from './messages';

/** The page of the client's messages, and their notification preferences. */
export const feature = defineFeature({
  row: { texts: ['notifications'], calls: ['notifications'] },
  needs: [messages],
  stores: [
    construct(
      NotificationListStore,
      { notifications: Notifications, clock: Clock, page: Page },
      Queries,
      SiteStore,
      CompanyStore,
    ),
    construct(NotificationPreferencesStore, Notifications, Queries, Page),
  ],
  screens: {
    notifications: withTheme(
      async () =>
        (
          await import(
            /* webpackChunkName: "screen-notifications" */ '../../../ui/notifications/screens/notifications-screen'
          )
        ).Screen,
    ),
  },
});
