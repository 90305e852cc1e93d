import type { AccountFigures } from '../../../domain/accounts/account-figures';
import type { OrderFigures, PositionFigures } from '../../../domain/accounts/moving-positions';
import { port } from '../../kernel/port';

/**
 * Content of an event of the stream. `figures`: current figures of accounts, of open positions and of pending
 * orders if the gateway sends them; `accounts`: other data of the accounts have changed; `books`: positions, orders, trades or money have changed;
 * `client`: the client's rights have changed; `notifications`: some were written or read; `alive`: nothing has changed; `reset`: the changes are unknown, so
 * everything has to be fetched again.
 */
export type LiveNews =
  | {
      readonly kind: 'figures';
      readonly accounts: readonly AccountFigures[];
      readonly positions?: readonly PositionFigures[];
      readonly orders?: readonly OrderFigures[];
    }
  | { readonly kind: 'accounts' | 'books' | 'client' | 'notifications' | 'alive' | 'reset' };

/** An event of the stream. */
export type LiveEvent = LiveNews & {
  /** Id to resume from after an interruption; null if more events of the same instant follow. */
  readonly id: string | null;
  /** Time of the figures, epoch milliseconds on the gateway's clock. */
  readonly at: number;
};

/** Live updates of an open page (D9 "Live figures", `Stream/events`). Rejects with `PortalError` only. */
export interface LiveFigures {
  /**
   * Follows the signed-in client's figures. Resolves when the gateway ends the stream; rejects as any call does, with
   * `refused` and status 404 if the gateway has no stream.
   * @param lastEventId the id that was read last, null to begin with the current figures.
   * @param onEvent called with each event, in order.
   */
  follow(lastEventId: string | null, onEvent: (event: LiveEvent) => void, signal: AbortSignal): Promise<void>;
  /**
   * States of the client's data in the answers since the last call; none if the gateway does not send them. An event of
   * the same state has an id that ends with `-` and the state.
   */
  takeAnsweredStates?(): readonly string[];
}
export const LiveFigures = port<LiveFigures>('LiveFigures');
