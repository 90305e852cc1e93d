import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { Page } from '../../../application/ports/page';
import { Profiles } from '../../../application/ports/profiles';
import { ClientStore } from '../../../application/stores/client-store';
import { ProfileStore } from '../../../application/stores/profile-store';
import { id } from '../token';

/** The store of the profile, loaded with its chunk. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(ProfileStore)
    .toResolvedValue(
      (profiles, cache, clock, page, client) => new ProfileStore(profiles, cache, clock, page, client),
      [id(Profiles), QueryClient, id(Clock), id(Page), ClientStore],
    )
    .inSingletonScope();
});
