import type {
  Copy,
  CopyDetails,
  CopyFundsQuote,
  CopyOrder,
  CopySettings,
  CopyState,
  Multiplier,
} from '../../../domain/social/copy';
import type { CopyTerms } from '../../../domain/social/copy-terms';
import { port } from '../../kernel/port';

/** An action on a copy: the same key performs it once (D9). */
export interface CopyAction {
  readonly copyId: string;
  /** A UUID. */
  readonly idempotencyKey: string;
}

/** A change of a copy's rules; a missing rule stays as it is. */
export interface CopyRules {
  /** Percent of the money in the copy. */
  readonly stop?: number;
  readonly multiplier?: Multiplier;
}

/** A client's copies of strategies. Rejects with `PortalError` only. */
export interface Copies {
  /** Running copies first, then the newest. */
  list(signal?: AbortSignal): Promise<readonly Copy[]>;
  /** A copy with its positions and fees. Code 7 for another client's. */
  find(copyId: string, signal?: AbortSignal): Promise<CopyDetails>;
  /**
   * Starts a copy. Code 1 with a reason of `COPY_REFUSALS` in the details, or with the limit of the amount; 8 for an account
   * whose money cannot be moved, 7 for an unknown strategy or account.
   */
  start(order: CopyOrder & { readonly idempotencyKey: string }): Promise<{ copyId: string; login: number }>;
  /** The terms that the client has to know before they copy a strategy. Code 7 for an unknown one. */
  terms(strategyId: number, signal?: AbortSignal): Promise<CopyTerms>;
  /**
   * Quotes what an account loses with an amount for a copy, at its start or later; also beyond what the account has. Code 7
   * for another client's account.
   */
  quoteFunds(fromLogin: number, amount: string, signal?: AbortSignal): Promise<CopyFundsQuote>;
  /**
   * Changes the rules for trades that open from now on. Code 1 with the reason `stop` if the copy is not worth more than
   * the stop.
   */
  change(action: CopyAction & CopyRules): Promise<CopySettings>;
  /**
   * Moves an amount into the copy, from the account that funded it. Code 1 with the limit if the amount is not available.
   */
  addFunds(action: CopyAction & { readonly amount: string }): Promise<CopySettings>;
  /** Moves an amount back. Code 1 with the limit beyond the money above stop and margin. */
  removeFunds(action: CopyAction & { readonly amount: string }): Promise<CopySettings>;
  /** Ends a copy, now or once its markets open. Code 1 for one that has ended. */
  stop(action: CopyAction): Promise<CopyState>;
  /** Lets a copy open nothing more. Code 1 for one that has ended. */
  pause(action: CopyAction): Promise<CopyState>;
  /** Lets a paused copy open again. Code 1 for one that has ended. */
  resume(action: CopyAction): Promise<CopyState>;
}
export const Copies = port<Copies>('Copies');
