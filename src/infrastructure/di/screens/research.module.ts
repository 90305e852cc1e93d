import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { Page } from '../../../application/ports/page';
import { Research } from '../../../application/ports/research';
import { LanguageStore } from '../../../application/stores/language-store';
import { ResearchStore } from '../../../application/stores/research-store';
import { SiteStore } from '../../../application/stores/site-store';
import { id } from '../token';

/** The store of the four research pages, loaded with the first of them. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(ResearchStore)
    .toResolvedValue(
      (research, cache, clock, page, site, language) =>
        new ResearchStore(research, cache, clock, page, site, language),
      [id(Research), QueryClient, id(Clock), id(Page), SiteStore, LanguageStore],
    )
    .inSingletonScope();
});
