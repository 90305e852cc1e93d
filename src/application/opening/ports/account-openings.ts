import type {
  MarginMode,
  OpeningOffers,
  OpeningRequest,
  OpeningState,
} from '../../../domain/opening/opening';
import { port } from '../../kernel/port';

/** Order of an account. The same key with the same order is carried out once and gets the same answer (D9). */
export interface OpeningOrder {
  /** A UUID. */
  readonly idempotencyKey: string;
  readonly offerId: string;
  readonly currency: string;
  /** 500 means 1:500. */
  readonly leverage: number;
  /** Null leaves it to the offer. */
  readonly marginMode: MarginMode | null;
  readonly swapFree: boolean;
  /** The amount of a demo account: a decimal string, one of the offer's. */
  readonly balance: string | null;
  readonly nickname: string | null;
  readonly tradingPassword: string;
  readonly readOnlyPassword: string | null;
  /** Version of the terms that the client has accepted. */
  readonly termsVersion: string | null;
}

/** An accepted order. */
export interface AcceptedOpening {
  readonly requestId: string;
  readonly state: OpeningState;
}

/**
 * Accounts that a client opens (D9). Rejects with `PortalError` only: `refused` with `details` that name the field
 * beside the code, with 404 for a request that is not the client's, and by a gateway that opens no accounts.
 */
export interface AccountOpenings {
  /** Offers for the client, live and demo. */
  offers(signal?: AbortSignal): Promise<OpeningOffers>;
  /**
   * Opens the account, or requests one that a person approves. `refused` has code 1 if the client has enough accounts or
   * may not have this leverage, 2 for a choice that is not offered, 8 for an offer to other clients, 14 for a weak
   * password, 20 with 409 if the key was used for another order.
   */
  open(order: OpeningOrder): Promise<AcceptedOpening>;
  /** Pending and recently decided requests, newest first. */
  requests(signal?: AbortSignal): Promise<readonly OpeningRequest[]>;
  /** Cancels a pending request; `refused` has code 1 if it is decided. */
  cancel(requestId: string): Promise<void>;
}
export const AccountOpenings = port<AccountOpenings>('AccountOpenings');
