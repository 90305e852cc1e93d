import type { News, NewsList } from '../../application/ports/news';
import { languageOf } from '../../domain/language/culture';
import type { Culture } from '../../domain/language/cultures.table';
import type { FakeBackend } from './fake-backend';

/** News of the backend in memory: those in the language of the culture, and those in English. */
export class FakeNews implements News {
  constructor(private readonly backend: FakeBackend) {}

  list(culture: Culture, signal?: AbortSignal): Promise<NewsList> {
    const { backend } = this;
    const spoken = new Set(['en', languageOf(culture)]);
    const answer = () => ({
      items: backend.news.filter(({ language }) => language === null || spoken.has(language)),
      asOf: backend.now(),
    });
    return backend.open('news', answer, { args: [culture], signal });
  }
}
