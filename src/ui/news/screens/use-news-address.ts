import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  articleIdOf,
  changeNewsFilter,
  newsAddress,
  readNewsFilter,
  type NewsFilter,
} from '../../../domain/news/news-filter';

/** The article and the filter that the address names, and how another filter gets there. */
export interface NewsAddress {
  /** Null for the list. */
  readonly article: number | null;
  readonly filter: NewsFilter;
  readonly changeFilter: (change: Partial<Record<keyof NewsFilter, string>>) => void;
  /** Words that are still typed replace the address, so that the way back leads out of the search at once. */
  readonly changeSearch: (words: string) => void;
  readonly clearFilter: () => void;
}

export function useNewsAddress(): NewsAddress {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => readNewsFilter(parameters), [parameters]);
  const show = (next: NewsFilter, replace: boolean) =>
    void navigate(newsAddress(next), { preventScrollReset: true, replace });
  return {
    article: articleIdOf(parameters.get('article')),
    filter,
    changeFilter: (change) => show(changeNewsFilter(filter, change), false),
    changeSearch: (words) => show(changeNewsFilter(filter, { q: words }), filter.q !== undefined),
    clearFilter: () => show({}, false),
  };
}
