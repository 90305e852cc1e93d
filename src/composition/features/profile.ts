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
import { themed } from '../../ui/theme/themed';
import { defineFeature } from '../feature';
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
