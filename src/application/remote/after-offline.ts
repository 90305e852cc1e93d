import type { QueryClient } from '@tanstack/query-core';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';

/**
 * When the connection is back, asks once more for what failed while it was gone, and for nothing else
 * (F9). Returns a function that stops it.
 */
export function refetchAfterOffline(cache: QueryClient, page: Page, clock: Clock): () => void {
  let offlineSince = page.online ? null : clock.now();
  return page.onConnectionChange(() => {
    if (!page.online) {
      offlineSince ??= clock.now();
      return;
    }
    const since = offlineSince;
    offlineSince = null;
    if (since === null) return;
    for (const query of cache.getQueryCache().getAll()) {
      const { error, errorUpdatedAt, fetchStatus } = query.state;
      // eslint-disable-next-line no-restricted-syntax -- the query's own, which asks a port
      if (error && errorUpdatedAt >= since && fetchStatus === 'idle') query.fetch().catch(() => undefined);
    }
  });
}
