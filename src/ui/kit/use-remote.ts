import { useEffect } from 'react';
import { Queries } from '../../application/remote/queries';
import type { Remote } from '../../application/remote/remote';
import { useStore } from '../hooks/use-store';

/** Remote data of a view, and a way to request them again. */
export interface RemoteData<T> {
  readonly remote: Remote<T>;
  retry(): void;
}

/**
 * Fetches data for a view of an extension once it is shown. They are cached and shared like the portal's own, and dropped
 * at sign-out. The component is wrapped in `observer`.
 * @param key names the data: views that use the same key share one answer. Begins with the extension's id: `acme.fees`.
 * @param read fetches the data; rejects with `PortalError`.
 */
export function useRemote<T>(key: string, read: (signal: AbortSignal) => Promise<T>): RemoteData<T> {
  const query = useStore(Queries).query({ scope: 'client', call: 'extension', args: [key], read });
  useEffect(() => {
    query.load().catch(() => undefined); // a failure shows in `remote`
  }, [query]);
  return { remote: query.state, retry: () => query.retry() };
}
