import { Applications } from '../../application/ports/applications';
import { Clock } from '../../application/ports/clock';
import { Documents } from '../../application/ports/documents';
import { Navigation } from '../../application/own-ports/navigation';
import { Page } from '../../application/ports/page';
import { TabStore } from '../../application/ports/storage';
import { Queries } from '../../application/remote/queries';
import { ApplicationStore } from '../../application/stores/application-store';
import { ClientStore } from '../../application/stores/client-store';
import { LanguageStore } from '../../application/stores/language-store';
import { NoticeStore } from '../../application/stores/notice-store';
import { OnboardingElsewhereStore } from '../../application/stores/onboarding-elsewhere-store';
import { bind } from '../../infrastructure/di/binding';
import { HttpApplications } from '../../infrastructure/http/http-applications';
import { themed } from '../../ui/theme/themed';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';
import { feature as uploadDocuments } from './upload-documents';

/** The application for an investment account. */
export const feature = defineFeature({
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
      OnboardingElsewhereStore,
      [Applications, Queries, Page, Clock],
      (applications, queries, page, clock) =>
        new OnboardingElsewhereStore(applications, queries, page, clock),
    ),
  ],
  screens: {
    'open-investment-account': themed(
      async () =>
        (
          await import(
            /* webpackChunkName: "screen-open-investment-account" */ '../../ui/screens/open-investment-account/open-investment-account-screen'
          )
        ).Screen,
    ),
  },
});
