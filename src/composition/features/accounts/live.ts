import { Accounts } from '../../../application/accounts/ports/accounts';
import { Clock } from '../../../application/kernel/ports/clock';
import { LiveFigures } from '../../../application/accounts/ports/live-figures';
import { Page } from '../../../application/kernel/ports/page';
import { Tabs } from '../../../application/kernel/ports/tabs';
import { Queries } from '../../../application/remote/queries';
import { ClientStore } from '../../../application/client/client-store';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { LiveStatus } from '../../../application/accounts/live-status';
import { LiveStore } from '../../../application/accounts/live-store';
import { SessionStore } from '../../../application/session/session-store';
import { BrowserTabs } from '../../../infrastructure/browser/browser-tabs';
import { bind, construct } from '../../../infrastructure/di/binding';
import { HttpLiveFigures } from '../../../infrastructure/accounts/http-live-figures';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { feature as tradingAccounts } from './trading-accounts';

/** Live figures, loaded once the page has settled. */
export const feature = defineFeature({
  row: { chunk: 'live' },
  needs: [tradingAccounts],
  ports: [overHttp(LiveFigures, HttpLiveFigures), bind(Tabs, () => new BrowserTabs())],
  stores: [
    construct(
      LiveStore,
      { live: LiveFigures, tabs: Tabs, accounts: Accounts, clock: Clock, page: Page },
      Queries,
      { session: SessionStore, client: ClientStore, layout: LayoutStore, status: LiveStatus },
    ),
  ],
  start: (resolve) => void resolve(LiveStore).start(),
});
