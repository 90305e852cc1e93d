import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readStrategyFilter, type StrategyFilter } from '../../../domain/social/strategy-filter';

/** Parameters of the address that filter the list. */
const PARAMETERS = ['q', 'risk', 'minimum', 'fee', 'open'] as const;
export type StrategyParameter = (typeof PARAMETERS)[number];

export interface StrategyAddress {
  readonly filter: StrategyFilter;
  /** Sets a parameter; an empty value removes it. */
  readonly change: (name: StrategyParameter, value: string) => void;
  readonly clear: () => void;
}

/** The filter of the list, which is in the address. */
export function useStrategyAddress(): StrategyAddress {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const replace = (edit: (parameters: URLSearchParams) => void) =>
      setSearch(
        (parameters) => {
          const next = new URLSearchParams(parameters);
          edit(next);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    return {
      filter: readStrategyFilter(search),
      change: (name, value) =>
        replace((parameters) => (value === '' ? parameters.delete(name) : parameters.set(name, value))),
      clear: () => replace((parameters) => PARAMETERS.forEach((name) => parameters.delete(name))),
    };
  }, [search, setSearch]);
}
