import { Accounts } from '../../../application/accounts/ports/accounts';
import { Clock } from '../../../application/kernel/ports/clock';
import { Page } from '../../../application/kernel/ports/page';
import { Queries } from '../../../application/remote/queries';
import { ClientStore } from '../../../application/client/client-store';
import { LanguageStore } from '../../../application/language/language-store';
import { PlatformLinksStore } from '../../../application/platform/platform-links-store';
import { SiteStore } from '../../../application/site/site-store';
import { TerminalStore } from '../../../application/terminal/terminal-store';
import { construct } from '../../../infrastructure/di/binding';
import { defineFeature } from '../../feature';
import { feature as tradingAccounts } from '../accounts/trading-accounts';

/** The three web terminals. */
export const feature = defineFeature({
  row: { texts: ['terminal'] },
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
  import(/* webpackChunkName: "screen-terminal" */ '../../../ui/terminal/screens/terminal-screens');
