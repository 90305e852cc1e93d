import { isNotFound, type PortalError } from '../../domain/kernel/errors';

/**
 * Remote data as a view sees it: exactly one of four states.
 *
 * `ready` has the last good answer: `refreshing` while a newer one is loading, `error` if loading it failed, which
 * makes the data stale.
 */
export type Remote<T> =
  | { readonly status: 'idle' }
  /** `slow` after 15 s without an answer: the panel reports it and offers Retry (D4). */
  | { readonly status: 'loading'; readonly slow: boolean }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** Time of this answer, epoch milliseconds. */
      readonly asOf: number;
      readonly refreshing: boolean;
      readonly error: PortalError | null;
    }
  | { readonly status: 'failed'; readonly error: PortalError };

/** True until the first answer or failure, whether a call was made or not. */
export function isPending({ status }: Pick<Remote<unknown>, 'status'>): boolean {
  return status === 'idle' || status === 'loading';
}

/** The data of a ready state, else `undefined`. */
export function dataOf<T>(remote: Remote<T>): T | undefined {
  return remote.status === 'ready' ? remote.data : undefined;
}

/** True if the gateway does not have this call (404): it is optional (D4), and the page does without it. */
export function isMissing(remote: Remote<unknown>): boolean {
  return remote.status === 'failed' && isNotFound(remote.error);
}
