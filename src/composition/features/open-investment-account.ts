import { Applications } from '../../application/ports/applications';
import { Clock } from '../../application/ports/clock';
import { Page } from '../../application/ports/page';
import { TabStore } from '../../application/ports/storage';
import { Queries } from '../../application/remote/queries';
import { ApplicationStore } from '../../application/stores/application-store';
import { ClientStore } from '../../application/stores/client-store';
import { LanguageStore } from '../../application/stores/language-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpApplications } from '../../infrastructure/http/http-applications';
import { describeApplicationsContract } from '../../testkit/contracts/applications.contract';
import { SOME_ANSWERS } from '../../testkit/data/client-area';
import { FakeApplications } from '../../testkit/fakes/fake-applications';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** The application for an investment account. */
export const feature = defineFeature({
  ports: [overHttp(Applications, HttpApplications)],
  stores: [
    construct(
      ApplicationStore,
      { applications: Applications, queries: Queries, clock: Clock, page: Page, tab: TabStore },
      { client: ClientStore, language: LanguageStore },
    ),
  ],
  screens: {
    'open-investment-account': async () =>
      (
        await import(
          /* webpackChunkName: "screen-open-investment-account" */ '../../ui/screens/open-investment-account/open-investment-account-screen'
        )
      ).Screen,
  },
});

export const doubles = () => [
  gatewayDouble(Applications, ({ backend }) => new FakeApplications(backend), describeApplicationsContract, {
    onboardingUrl: (applications) => applications.onboardingUrl('localhost:3000'),
    application: (applications) => applications.saved(7),
    saveApplication: (applications) => applications.save(7, SOME_ANSWERS),
    closeOnboarding: (applications) => applications.close(),
  }),
];
