import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  articleIdOf,
  changeNewsFilter,
  newsAddress,
  readNewsFilter,
  type NewsFilter,
} from '../../../domain/news/news-filter';

/** The article and the filter that the address names, and functions that write another filter into it. */
export interface NewsAddress {
  /** Null for the list. */
  readonly article: number | null;
  readonly filter: NewsFilter;
  readonly changeFilter: (change: Partial<Record<keyof NewsFilter, string>>) => void;
  /** While a search is typed its history entry is replaced, so Back leaves it at once. */
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
