import type { Copy, CopyDetails, CopyOrder, CopyState } from '../../../domain/social/copy';
import { port } from '../../kernel/port';

/** An action on a copy: the same key performs it once (D9). */
export interface CopyAction {
  readonly copyId: string;
  /** A UUID. */
  readonly idempotencyKey: string;
}

/** A client's copies of strategies. Rejects with `PortalError` only. */
export interface Copies {
  /** Running copies first, then the newest. */
  list(signal?: AbortSignal): Promise<readonly Copy[]>;
  /** A copy with its openings and fees. Code 7 for another client's. */
  find(copyId: string, signal?: AbortSignal): Promise<CopyDetails>;
  /**
   * Starts a copy. Code 1 with a reason of `COPY_REFUSALS` in the details, or with the limit of the amount; 8 for an account
   * whose money cannot be moved, 7 for an unknown strategy or account.
   */
  start(order: CopyOrder & { readonly idempotencyKey: string }): Promise<{ copyId: string; login: number }>;
  /** Ends a copy, now or once its markets open. Code 1 for one that has ended. */
  stop(action: CopyAction): Promise<CopyState>;
  /** Lets a copy open nothing more. Code 1 for one that has ended. */
  pause(action: CopyAction): Promise<CopyState>;
  /** Lets a paused copy open again. Code 1 for one that has ended. */
  resume(action: CopyAction): Promise<CopyState>;
}
export const Copies = port<Copies>('Copies');
