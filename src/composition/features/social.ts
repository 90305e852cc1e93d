import { Strategies } from '../../application/ports/strategies';
import { Queries } from '../../application/remote/queries';
import { StrategiesStore } from '../../application/stores/strategies-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpStrategies } from '../../infrastructure/http/http-strategies';
import { themed } from '../../ui/theme/themed';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';

/** Strategies of other traders. */
export const feature = defineFeature({
  ports: [overHttp(Strategies, HttpStrategies)],
  stores: [construct(StrategiesStore, Strategies, Queries)],
  screens: {
    social: themed(
      async () =>
        (await import(/* webpackChunkName: "screen-social" */ '../../ui/screens/social/social-screen'))
          .Screen,
    ),
  },
});
