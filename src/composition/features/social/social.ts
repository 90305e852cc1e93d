import { Accounts } from '../../../application/accounts/ports/accounts';
import { Clock } from '../../../application/kernel/ports/clock';
import { Page } from '../../../application/kernel/ports/page';
import { LanguageStore } from '../../../application/language/language-store';
import { CopiesStore } from '../../../application/social/copies-store';
import { CopyChangeStore } from '../../../application/social/copy-change-store';
import { CopyCreditStore } from '../../../application/social/copy-credit-store';
import { CopyFormStore } from '../../../application/social/copy-form-store';
import { Copies } from '../../../application/social/ports/copies';
import { Rehearsals } from '../../../application/social/ports/rehearsals';
import { Strategies } from '../../../application/social/ports/strategies';
import { Queries } from '../../../application/remote/queries';
import { RehearsalStore } from '../../../application/social/rehearsal-store';
import { StrategiesStore } from '../../../application/social/strategies-store';
import { bind, construct } from '../../../infrastructure/di/binding';
import { HttpCopies } from '../../../infrastructure/social/http-copies';
import { HttpRehearsals } from '../../../infrastructure/social/http-rehearsals';
import { HttpStrategies } from '../../../infrastructure/social/http-strategies';
import { withTheme } from '../../../ui/theme/with-theme';
import { defineFeature } from '../../feature';
import { feature as unsentTexts } from '../kernel/unsent-texts';
import { feature as tradingAccounts } from '../accounts/trading-accounts';
import { overHttp } from '../../start/over-http';

const newKey = () => crypto.randomUUID();

/** Strategies of other traders, and the client's copies of them. */
export const feature = defineFeature({
  row: { texts: ['social', 'account'] },
  needs: [tradingAccounts, unsentTexts],
  ports: [
    overHttp(Strategies, HttpStrategies),
    overHttp(Copies, HttpCopies),
    overHttp(Rehearsals, HttpRehearsals),
  ],
  stores: [
    construct(StrategiesStore, Strategies, Queries),
    bind(
      CopiesStore,
      [Clock, Copies, Page, Queries],
      (clock, copies, page, queries) => new CopiesStore({ clock, copies, page, queries }, newKey),
    ),
    bind(
      CopyChangeStore,
      [Accounts, Copies, LanguageStore, Page, Queries],
      (accounts, copies, language, page, queries) =>
        new CopyChangeStore({ accounts, copies, language, page, queries }, newKey),
    ),
    construct(CopyCreditStore, Copies, Clock, Page),
    bind(
      CopyFormStore,
      [Accounts, Copies, LanguageStore, Page, Queries],
      (accounts, copies, language, page, queries) =>
        new CopyFormStore({ accounts, copies, language, page, queries }, newKey),
    ),
    bind(
      RehearsalStore,
      [Clock, CopyFormStore, Queries, Rehearsals],
      (clock, form, queries, rehearsals) => new RehearsalStore({ clock, form, queries, rehearsals }),
    ),
  ],
  screens: {
    social: withTheme(
      async () =>
        (await import(/* webpackChunkName: "screen-social" */ '../../../ui/social/screens/social-screen'))
          .Screen,
    ),
  },
});
