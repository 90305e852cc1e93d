import { Accounts } from '../../application/ports/accounts';
import { Clock } from '../../application/ports/clock';
import { LiveFigures } from '../../application/ports/live-figures';
import { Page } from '../../application/ports/page';
import { Tabs } from '../../application/ports/tabs';
import { Queries } from '../../application/remote/queries';
import { ClientStore } from '../../application/stores/client-store';
import { LayoutStore } from '../../application/stores/layout-store';
import { LiveSign } from '../../application/stores/live-sign';
import { LiveStore } from '../../application/stores/live-store';
import { SessionStore } from '../../application/stores/session-store';
import { BrowserTabs } from '../../infrastructure/browser/browser-tabs';
import { bind, construct } from '../../infrastructure/di/binding';
import { HttpLiveFigures } from '../../infrastructure/http/http-live-figures';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';
import { feature as tradingAccounts } from './trading-accounts';

/** Figures that move while a page is open: they come once it has settled. */
export const feature = defineFeature({
  needs: [tradingAccounts],
  ports: [overHttp(LiveFigures, HttpLiveFigures), bind(Tabs, () => new BrowserTabs())],
  stores: [
    construct(
      LiveStore,
      { live: LiveFigures, tabs: Tabs, accounts: Accounts, clock: Clock, page: Page },
      Queries,
      { session: SessionStore, client: ClientStore, layout: LayoutStore, sign: LiveSign },
    ),
  ],
  start: (resolve) => void resolve(LiveStore).start(),
});
