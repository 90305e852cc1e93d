import { Countries } from '../../application/ports/countries';
import { Page } from '../../application/ports/page';
import { Profiles } from '../../application/ports/profiles';
import { Sessions } from '../../application/ports/sessions';
import { Queries } from '../../application/remote/queries';
import { ClientStore } from '../../application/stores/client-store';
import { PersonalDataStore } from '../../application/stores/personal-data-store';
import { ProfileStore } from '../../application/stores/profile-store';
import { SessionsStore } from '../../application/stores/sessions-store';
import { SiteStore } from '../../application/stores/site-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpProfiles } from '../../infrastructure/http/http-profiles';
import { HttpSessions } from '../../infrastructure/http/http-sessions';
import { describeProfilesContract } from '../../testkit/contracts/profiles.contract';
import { describeSessionsContract } from '../../testkit/contracts/sessions.contract';
import { FakeProfiles } from '../../testkit/fakes/fake-profiles';
import { FakeSessions } from '../../testkit/fakes/fake-sessions';
import { themed } from '../../ui/theme/themed';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';
import { feature as copying } from './copying';
import { feature as countries } from './countries';
import { feature as notifications } from './notifications';
import { feature as secondFactor } from './second-factor';

/** Personal data, password, sessions and where the client is told. */
export const feature = defineFeature({
  needs: [secondFactor, notifications, countries, copying],
  ports: [overHttp(Profiles, HttpProfiles), overHttp(Sessions, HttpSessions)],
  stores: [
    construct(ProfileStore, Profiles, Queries, Page, ClientStore),
    construct(PersonalDataStore, Profiles, Countries, Queries, Page, SiteStore),
    construct(SessionsStore, Sessions, Queries, Page),
  ],
  screens: {
    profile: themed(
      async () =>
        (await import(/* webpackChunkName: "screen-profile" */ '../../ui/screens/profile/profile-screen'))
          .Screen,
    ),
  },
});

export const doubles = () => [
  gatewayDouble(Profiles, ({ backend }) => new FakeProfiles(backend), describeProfilesContract, {
    profile: (profiles) => profiles.current(),
    changeInfo: (profiles) => profiles.change({ city: 'Hamburg' }),
    withdrawProfileChange: (profiles) => profiles.withdrawChange(),
    changePassword: (profiles) => profiles.changePassword('old', 'new'),
  }),
  gatewayDouble(Sessions, ({ backend }) => new FakeSessions(backend), describeSessionsContract, {
    sessions: (sessions) => sessions.open(),
    endSession: (sessions) => sessions.end('7d2c3c1e-51b0-4e0c-8f6c-4f4a6d3f8f11'),
    endOtherSessions: (sessions) => sessions.endOthers(),
    signIns: (sessions) => sessions.history(),
    securityEvents: (sessions) => sessions.events(''),
  }),
];
