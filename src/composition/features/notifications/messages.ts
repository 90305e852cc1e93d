import { Notifications } from '../../../application/notifications/ports/notifications';
import { Queries } from '../../../application/remote/queries';
import { NotificationsStore } from '../../../application/notifications/notifications-store';
import { construct } from '../../../infrastructure/di/binding';
import { HttpNotifications } from '../../../infrastructure/notifications/http-notifications';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** The client's messages: the shell's bell counts them without loading their page. */
export const feature = defineFeature({
  row: { chunk: 'shell-bar' },
  ports: [overHttp(Notifications, HttpNotifications)],
  stores: [construct(NotificationsStore, Notifications, Queries)],
});
