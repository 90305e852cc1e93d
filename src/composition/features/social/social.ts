import { Copies } from '../../../application/social/ports/copies';
import { Strategies } from '../../../application/social/ports/strategies';
import { Queries } from '../../../application/remote/queries';
import { StrategiesStore } from '../../../application/social/strategies-store';
import { construct } from '../../../infrastructure/di/binding';
import { HttpCopies } from '../../../infrastructure/social/http-copies';
import { HttpStrategies } from '../../../infrastructure/social/http-strategies';
import { withTheme } from '../../../ui/theme/with-theme';
import { defineFeature } from '../../feature';
import { feature as tradingAccounts } from '../accounts/trading-accounts';
import { overHttp } from '../../start/over-http';

/** Strategies of other traders. */
export const feature = defineFeature({
  row: { texts: ['social'] },
  needs: [tradingAccounts],
  ports: [overHttp(Strategies, HttpStrategies), overHttp(Copies, HttpCopies)],
  stores: [construct(StrategiesStore, Strategies, Queries)],
  screens: {
    social: withTheme(
      async () =>
        (await import(/* webpackChunkName: "screen-social" */ '../../../ui/social/screens/social-screen'))
          .Screen,
    ),
  },
});
