import { Notifications } from '../../application/ports/notifications';
import { Page } from '../../application/ports/page';
import { Queries } from '../../application/remote/queries';
import { NotificationsStore } from '../../application/stores/notifications-store';
import { SiteStore } from '../../application/stores/site-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpNotifications } from '../../infrastructure/http/http-notifications';
import { describeNotificationsContract } from '../../testkit/contracts/notifications.contract';
import { FakeNotifications } from '../../testkit/fakes/fake-notifications';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** The client's messages: the shell's bell counts them without loading their page. */
export const feature = defineFeature({
  ports: [overHttp(Notifications, HttpNotifications)],
  stores: [construct(NotificationsStore, Notifications, Queries, Page, SiteStore)],
});

export const doubles = () => [
  gatewayDouble(
    Notifications,
    ({ backend }) => new FakeNotifications(backend),
    describeNotificationsContract,
    {
      notifications: (notifications) => notifications.list(),
      markRead: (notifications) => notifications.markRead([90]),
    },
  ),
];
