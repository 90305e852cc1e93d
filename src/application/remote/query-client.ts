import { QueryClient } from '@tanstack/query-core';
import { CONSTANTS } from '../../domain/kernel/constants.table';

/**
 * The cache of gateway answers (R9 "data cache defaults"): nothing is fetched again on
 * focus, mount or reconnect; nothing is paused while offline, because a failure must show at once.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: false,
        staleTime: Infinity,
        gcTime: CONSTANTS.cacheCollectionMs,
      },
    },
  });
}
