import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { News } from '../../../application/ports/news';
import { LanguageStore } from '../../../application/stores/language-store';
import { NewsStore } from '../../../application/stores/news-store';
import { id } from '../token';

/** The store of the news, loaded with their chunk. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(NewsStore)
    .toResolvedValue(
      (news, cache, clock, language) => new NewsStore(news, cache, clock, language),
      [id(News), QueryClient, id(Clock), LanguageStore],
    )
    .inSingletonScope();
});
