import type { News, NewsList } from '../../application/news/ports/news';
import { languageOf } from '../../domain/culture/culture';
import type { Culture } from '../../domain/culture/cultures.table';
import type { FakeBackend } from '../portal/fake-backend';

/** Items per page. */
const PAGE = 100;

/** News from the in-memory backend, in the culture's language and in English. The cursor is a position in the list. */
export class FakeNews implements News {
  constructor(private readonly backend: FakeBackend) {}

  list(culture: Culture, cursor: string, signal?: AbortSignal): Promise<NewsList> {
    const { backend } = this;
    const spoken = new Set(['en', languageOf(culture)]);
    const start = Number(cursor);
    const end = start + PAGE;
    const answer = () => {
      const all = backend.news.filter(({ language }) => language === null || spoken.has(language));
      return {
        items: all.slice(start, end),
        next: end < all.length ? String(end) : null,
        asOf: backend.now(),
      };
    };
    return backend.open('news', answer, { args: [culture, cursor], signal });
  }
}
