import { Page } from '../../application/ports/page';
import { Profiles } from '../../application/ports/profiles';
import { Queries } from '../../application/remote/queries';
import { ClientStore } from '../../application/stores/client-store';
import { ProfileStore } from '../../application/stores/profile-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpProfiles } from '../../infrastructure/http/http-profiles';
import { describeProfilesContract } from '../../testkit/contracts/profiles.contract';
import { FakeProfiles } from '../../testkit/fakes/fake-profiles';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** Personal data and password. */
export const feature = defineFeature({
  ports: [overHttp(Profiles, HttpProfiles)],
  stores: [construct(ProfileStore, Profiles, Queries, Page, ClientStore)],
  screens: {
    profile: async () =>
      (await import(/* webpackChunkName: "screen-profile" */ '../../ui/screens/profile/profile-screen'))
        .Screen,
  },
});

export const doubles = () => [
  gatewayDouble(Profiles, ({ backend }) => new FakeProfiles(backend), describeProfilesContract, {
    profile: (profiles) => profiles.current(),
    changeInfo: (profiles) => profiles.change({ city: 'Hamburg' }),
    changePassword: (profiles) => profiles.changePassword('old', 'new'),
  }),
];
