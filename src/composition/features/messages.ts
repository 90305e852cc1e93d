import { Notifications } from '../../application/ports/notifications';
import { Queries } from '../../application/remote/queries';
import { NotificationsStore } from '../../application/stores/notifications-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpNotifications } from '../../infrastructure/http/http-notifications';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';

/** The client's messages: the shell's bell counts them without loading their page. */
export const feature = defineFeature({
  ports: [overHttp(Notifications, HttpNotifications)],
  stores: [construct(NotificationsStore, Notifications, Queries)],
});
