import type { News, NewsList, NewsQuery } from '../../application/news/ports/news';
import { languageOf } from '../../domain/culture/culture';
import type { Culture } from '../../domain/culture/cultures.table';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { NewsArticle } from '../../domain/news/news-article';
import { newsFilterKey, type NewsFilter } from '../../domain/news/news-filter';
import type { NewsItem } from '../../domain/news/news-item';
import { pageAt } from '../kernel/page-at';
import type { FakeBackend } from '../portal/fake-backend';

/** Items per page. */
const PAGE_SIZE = 100;

/**
 * News from the in-memory backend, in the culture's language and in English. The cursor is a position in the list. With
 * `filtersNews` false, the gateway has neither the filter nor articles.
 */
export class FakeNews implements News {
  constructor(private readonly backend: FakeBackend) {}

  list({ culture, cursor, filter }: NewsQuery, signal?: AbortSignal): Promise<NewsList> {
    const { backend } = this;
    const languages = new Set(['en', languageOf(culture)]);
    const answer = () => {
      const readable = backend.news.filter(({ language }) => language === null || languages.has(language));
      const matching = readable.filter((item) => isMatch(item, filter)).map(toItem);
      return {
        ...pageAt(matching, cursor, PAGE_SIZE),
        categories: cursor === '' && backend.filtersNews ? categoriesOf(readable) : null,
        asOf: backend.now(),
      };
    };
    const args = [culture, newsFilterKey(filter), cursor];
    return backend.answerAnyone('news', answer, { args, signal });
  }

  article(id: number, culture: Culture, signal?: AbortSignal): Promise<NewsArticle> {
    const answer = () => {
      const article = this.backend.news.find((item) => item.id === id);
      if (!article) throw PortalError.refused([ERROR_CODE.notFound], 404);
      return article.withdrawnAt === null ? article : withoutText(article);
    };
    return this.backend.answerAnyone('newsArticle', answer, { args: [id, culture], signal });
  }
}

function isMatch(item: NewsItem, { category, mine, q = '', symbol }: NewsFilter): boolean {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const { instruments, otherSymbols, source, summary, title } = item;
  const text = [title, summary, source, ...instruments, ...otherSymbols].join(' ').toLowerCase();
  return (
    (category === undefined || item.category === category) &&
    (symbol === undefined || [...instruments, ...otherSymbols].includes(symbol)) &&
    (mine === undefined || item.touches.length > 0) &&
    words.every((word) => text.includes(word))
  );
}

function categoriesOf(items: readonly NewsItem[]): string[] {
  return [...new Set(items.map(({ category }) => category ?? ''))].filter(Boolean).sort();
}

function toItem({
  asOf: _asOf,
  body: _body,
  positions: _positions,
  revisions: _revisions,
  since: _since,
  ...item
}: NewsArticle): NewsItem {
  return item;
}

const withoutText = (article: NewsArticle): NewsArticle => ({
  ...article,
  summary: null,
  body: [],
  revisions: [],
  since: [],
  positions: [],
});
