import { defineFeature } from '../feature';

/** The guides. */
export const feature = defineFeature({
  screens: {
    'how-to-use': async () =>
      (
        await import(
          /* webpackChunkName: "screen-how-to-use" */ '../../ui/screens/how-to-use/how-to-use-screen'
        )
      ).Screen,
  },
});
