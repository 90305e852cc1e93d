import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Applications } from '../../../application/ports/applications';
import { Clock } from '../../../application/ports/clock';
import { Page } from '../../../application/ports/page';
import { ApplicationStore } from '../../../application/stores/application-store';
import { ClientStore } from '../../../application/stores/client-store';
import { id } from '../token';

/** The store of the application, loaded with its chunk. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(ApplicationStore)
    .toResolvedValue(
      (applications, cache, clock, page, client) =>
        new ApplicationStore({ applications, cache, clock, page }, client),
      [id(Applications), QueryClient, id(Clock), id(Page), ClientStore],
    )
    .inSingletonScope();
});
