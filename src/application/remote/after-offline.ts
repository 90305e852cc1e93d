import type { QueryClient } from '@tanstack/query-core';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';

/**
 * Refetches, once the connection is back, only the queries that failed while offline (F9); the query cache dates them by
 * the device's clock. Returns a function that stops it.
 */
export function refetchAfterOffline(cache: QueryClient, page: Page, clock: Clock): () => void {
  let offlineSince = page.online ? null : clock.deviceNow();
  return page.onConnectionChange(() => {
    if (!page.online) {
      offlineSince ??= clock.deviceNow();
      return;
    }
    const since = offlineSince;
    offlineSince = null;
    if (since === null) return;
    for (const query of cache.getQueryCache().getAll()) {
      const { error, errorUpdatedAt, fetchStatus } = query.state;
      // oxlint-disable-next-line js/no-restricted-syntax -- `fetch` of the query, which calls a port
      if (error && errorUpdatedAt >= since && fetchStatus === 'idle') query.fetch().catch(() => undefined);
    }
  });
}
