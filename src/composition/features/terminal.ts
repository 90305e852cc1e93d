import { Accounts } from '../../application/ports/accounts';
import { Clock } from '../../application/ports/clock';
import { Page } from '../../application/ports/page';
import { Queries } from '../../application/remote/queries';
import { ClientStore } from '../../application/stores/client-store';
import { LanguageStore } from '../../application/stores/language-store';
import { PlatformLinksStore } from '../../application/stores/platform-links-store';
import { SiteStore } from '../../application/stores/site-store';
import { TerminalStore } from '../../application/stores/terminal-store';
import { construct } from '../../infrastructure/di/binding';
import { defineFeature } from '../feature';
import { feature as tradingAccounts } from './trading-accounts';

/** The three web terminals. */
export const feature = defineFeature({
  needs: [tradingAccounts],
  stores: [
    construct(
      TerminalStore,
      Clock,
      Page,
      SiteStore,
      ClientStore,
      PlatformLinksStore,
      LanguageStore,
      Accounts,
      Queries,
    ),
  ],
  screens: {
    webterminal4: async () => (await screens()).Mt4Terminal,
    webterminal5: async () => (await screens()).Mt5Terminal,
    'webterminal5-demo': async () => (await screens()).Mt5DemoTerminal,
  },
});

const screens = () =>
  import(/* webpackChunkName: "screen-terminal" */ '../../ui/screens/terminal/terminal-screens');
