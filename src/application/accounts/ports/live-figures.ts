import type { AccountFigures } from '../../../domain/accounts/account-figures';
import type { PositionFigures } from '../../../domain/accounts/moving-positions';
import { port } from '../../kernel/port';

/**
 * What the stream says. `figures`: the current figures of accounts, and of open positions where the gateway sends
 * them; `accounts`: the list of accounts has changed
 * otherwise; `books`: positions, orders, trades or money have; `notifications`: some were written or read; `alive`:
 * nothing has changed; `reset`: what has changed is unknown, so everything has to be read again.
 */
export type LiveNews =
  | {
      readonly kind: 'figures';
      readonly accounts: readonly AccountFigures[];
      readonly positions?: readonly PositionFigures[];
    }
  | { readonly kind: 'accounts' | 'books' | 'notifications' | 'alive' | 'reset' };

/** What the stream says, and when. */
export type LiveEvent = LiveNews & {
  /** Where to resume after an interruption; null where more of the same instant follows. */
  readonly id: string | null;
  /** The instant it refers to, epoch milliseconds on the gateway's clock. */
  readonly at: number;
};

/** What moves while a page is open (D9 "Live figures", `Stream/events`). Rejects with `PortalError` only. */
export interface LiveFigures {
  /**
   * Follows the signed-in client's figures. Resolves when the gateway ends the stream; rejects as any call does, with
   * `refused` and status 404 where the gateway has no stream.
   * @param after the last id that was read, null to begin with the figures as they are.
   * @param tell called with each event, in order.
   */
  follow(after: string | null, tell: (event: LiveEvent) => void, signal: AbortSignal): Promise<void>;
}
export const LiveFigures = port<LiveFigures>('LiveFigures');
