import { Applications } from '../../../application/onboarding/ports/applications';
import { Clock } from '../../../application/kernel/ports/clock';
import { Documents } from '../../../application/documents/ports/documents';
import { Navigation } from '../../../application/kernel/core-ports/navigation';
import { Page } from '../../../application/kernel/ports/page';
import { TabStore } from '../../../application/kernel/ports/storage';
import { Queries } from '../../../application/remote/queries';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { ClientStore } from '../../../application/client/client-store';
import { LanguageStore } from '../../../application/language/language-store';
import { NoticeStore } from '../../../application/kernel/notice-store';
import { ExternalOnboardingStore } from '../../../application/onboarding/external-onboarding-store';
import { bind } from '../../../infrastructure/di/binding';
import { HttpApplications } from '../../../infrastructure/onboarding/http-applications';
import { withTheme } from '../../../ui/theme/with-theme';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { feature as uploadDocuments } from '../documents/upload-documents';

/** The application for an investment account. */
export const feature = defineFeature({
  row: { texts: ['open-investment-account'] },
  needs: [uploadDocuments],
  ports: [overHttp(Applications, HttpApplications)],
  stores: [
    bind(
      ApplicationStore,
      [
        ...([Applications, Documents, Queries, Clock, Page, TabStore, Navigation] as const),
        ...([ClientStore, LanguageStore, NoticeStore] as const),
      ],
      (applications, documents, queries, clock, page, tab, navigation, client, language, notices) =>
        new ApplicationStore(
          { applications, documents, queries, clock, page, tab, navigation },
          { client, language, notices },
          () => crypto.randomUUID(),
        ),
    ),
    bind(
      ExternalOnboardingStore,
      [Applications, Queries, Page, Clock],
      (applications, queries, page, clock) => new ExternalOnboardingStore(applications, queries, page, clock),
    ),
  ],
  screens: {
    'open-investment-account': withTheme(
      async () =>
        (
          await import(
            /* webpackChunkName: "screen-open-investment-account" */ '../../../ui/onboarding/screens/open-investment-account-screen'
          )
        ).Screen,
    ),
  },
});
