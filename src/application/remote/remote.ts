import { isNotFound, type PortalError } from '../../domain/kernel/errors';

/**
 * Remote data as a view sees it: exactly one of four states.
 *
 * `ready` keeps the last good answer: `refreshing` while a newer one is on its way, `error` when the
 * newer one failed, which makes the data stale.
 */
export type Remote<T> =
  | { readonly status: 'idle' }
  /** `slow` after 15 s without an answer: the panel says so and offers Retry (D4). */
  | { readonly status: 'loading'; readonly slow: boolean }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** When this answer came, epoch milliseconds. */
      readonly asOf: number;
      readonly refreshing: boolean;
      readonly error: PortalError | null;
    }
  | { readonly status: 'failed'; readonly error: PortalError };

/** Whether the first answer is still to come, asked for or not. */
export function isComing({ status }: Pick<Remote<unknown>, 'status'>): boolean {
  return status === 'idle' || status === 'loading';
}

/** The data of a ready state, else `undefined`. */
export function dataOf<T>(remote: Remote<T>): T | undefined {
  return remote.status === 'ready' ? remote.data : undefined;
}

/** Whether the gateway does not have this (404): another gateway may lack the call (D4), and the page does without it. */
export function isMissing(remote: Remote<unknown>): boolean {
  return remote.status === 'failed' && isNotFound(remote.error);
}
