import { defineFeature } from '../../feature';

/** The guides. */
export const feature = defineFeature({
  row: { texts: ['how-to-use'] },
  screens: {
    'how-to-use': async () =>
      (
        await import(
          /* webpackChunkName: "screen-how-to-use" */ '../../../ui/support/screens/how-to-use-screen'
        )
      ).Screen,
  },
});
