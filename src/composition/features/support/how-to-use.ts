import { defineFeature } from '../../feature';

/** The guides. */
export const feature = defineFeature({
  screens: {
    'how-to-use': async () =>
      (
        await import(
          /* webpackChunkName: "screen-how-to-use" */ '../../../ui/support/screens/how-to-use-screen'
        )
      ).Screen,
  },
});
