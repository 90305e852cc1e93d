import { useEffect } from 'react';
import { Queries } from '../../application/remote/queries';
import type { Remote } from '../../application/remote/remote';
import { useStore } from '../hooks/use-store';

/** Remote data of a view, and how it is asked for again. */
export interface RemoteData<T> {
  readonly remote: Remote<T>;
  retry(): void;
}

/**
 * Data that a view of an extension asks for once it is shown: kept and shared as the portal's own, and forgotten at
 * sign-out. The component is wrapped in `observer`.
 * @param key names the data: views that use the same key share one answer. Begins with the extension's id: `acme.fees`.
 * @param read asks for it; rejects with `PortalError`.
 */
export function useRemote<T>(key: string, read: (signal: AbortSignal) => Promise<T>): RemoteData<T> {
  const query = useStore(Queries).query({ scope: 'client', call: 'extension', args: [key], read });
  useEffect(() => {
    query.load().catch(() => undefined); // a failure shows in `remote`
  }, [query]);
  return { remote: query.state, retry: () => query.retry() };
}
