import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Applications } from '../../../application/ports/applications';
import { Clock } from '../../../application/ports/clock';
import { Page } from '../../../application/ports/page';
import { TabStore } from '../../../application/ports/storage';
import { ApplicationStore } from '../../../application/stores/application-store';
import { ClientStore } from '../../../application/stores/client-store';
import { LanguageStore } from '../../../application/stores/language-store';
import { id } from '../token';

/** The store of the application, loaded with its chunk. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(ApplicationStore)
    .toResolvedValue(
      (applications, cache, clock, page, tab, client, language) =>
        new ApplicationStore({ applications, cache, clock, page, tab }, { client, language }),
      [id(Applications), QueryClient, id(Clock), id(Page), id(TabStore), ClientStore, LanguageStore],
    )
    .inSingletonScope();
});
