import { Authenticator } from '../../../application/session/ports/authenticator';
import { Countries } from '../../../application/site/ports/countries';
import { Page } from '../../../application/kernel/ports/page';
import { Passkeys } from '../../../application/session/ports/passkeys';
import { Profiles } from '../../../application/profile/ports/profiles';
import { EmailProofs } from '../../../application/session/ports/email-proofs';
import { Introducers } from '../../../application/partnership/ports/introducers';
import { Sessions } from '../../../application/session/ports/sessions';
import { Queries } from '../../../application/remote/queries';
import { ClientStore } from '../../../application/client/client-store';
import { PersonalDataStore } from '../../../application/profile/personal-data-store';
import { ProfileStore } from '../../../application/profile/profile-store';
import { EmailProofStore } from '../../../application/session/email-proof-store';
import { IntroducerStore } from '../../../application/partnership/introducer-store';
import { OpenSessionsStore } from '../../../application/session/open-sessions-store';
import { SiteStore } from '../../../application/site/site-store';
import { bind, construct } from '../../../infrastructure/di/binding';
import { HttpProfiles } from '../../../infrastructure/profile/http-profiles';
import { HttpEmailProofs } from '../../../infrastructure/session/http-email-proofs';
import { HttpIntroducers } from '../../../infrastructure/partnership/http-introducers';
import { HttpSessions } from '../../../infrastructure/session/http-sessions';
import { withTheme } from '../../../ui/theme/with-theme';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { feature as copying } from '../kernel/copying';
import { feature as countries } from '../site/countries';
import { feature as notifications } from '../notifications/notifications';
import { feature as secondFactor } from '../session/second-factor';
import { feature as unsentTexts } from '../kernel/unsent-texts';

/** Personal data, password, sessions and notification preferences. */
export const feature = defineFeature({
  row: {
    texts: ['profile', 'registration', 'notifications', 'account'],
    calls: ['profile'],
  },
  needs: [secondFactor, notifications, countries, copying, unsentTexts],
  ports: [
    overHttp(Profiles, HttpProfiles),
    overHttp(EmailProofs, HttpEmailProofs),
    overHttp(Sessions, HttpSessions),
    overHttp(Introducers, HttpIntroducers),
  ],
  stores: [
    bind(
      ProfileStore,
      [Profiles, Queries, Page, ClientStore, Passkeys, Authenticator],
      (profiles, queries, page, client, passkeys, authenticator) =>
        new ProfileStore(profiles, queries, page, client, { passkeys, authenticator }),
    ),
    construct(PersonalDataStore, Profiles, Countries, Queries, Page, SiteStore),
    construct(EmailProofStore, EmailProofs, Queries, Page),
    construct(IntroducerStore, Introducers, Queries, Page),
    construct(OpenSessionsStore, Sessions, Queries, Page),
  ],
  screens: {
    profile: withTheme(
      async () =>
        (await import(/* webpackChunkName: "screen-profile" */ '../../../ui/profile/screens/profile-screen'))
          .Screen,
    ),
  },
});
