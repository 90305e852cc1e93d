import { defineFeature } from '../feature';
import { feature as messages } from './messages';

/** The page of the client's messages. */
export const feature = defineFeature({
  needs: [messages],
  screens: {
    notifications: async () =>
      (
        await import(
          /* webpackChunkName: "screen-notifications" */ '../../ui/screens/notifications/notifications-screen'
        )
      ).Screen,
  },
});
