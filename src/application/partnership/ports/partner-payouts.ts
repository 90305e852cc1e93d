import type { PartnerStatement, PayoutPage } from '../../../domain/partnership/payout';
import type { PasskeyAnswer } from '../../../domain/session/passkey';
import { port } from '../../kernel/port';

/** Names an own live account, or an own wallet, that commission is paid to: the same key names it once (D9). */
export interface NewDestination {
  /** The login of an account; null for a wallet. */
  readonly login: number | null;
  /** The asset of a wallet; null for an account. */
  readonly asset: string | null;
  /** A UUID. */
  readonly idempotencyKey: string;
  /** Code of the second factor, if the client has one: from the app, or a recovery code. */
  readonly code?: string | null;
  /** A passkey's signature, in place of a code. */
  readonly assertion?: PasskeyAnswer | null;
  /** Password of a client without a second factor. */
  readonly password?: string | null;
}

/** A partner's payouts and statements. Rejects with `PortalError` only. */
export interface PartnerPayouts {
  /** The pay days, newest first, and where commission goes. */
  payouts(query: { cursor?: string }, signal?: AbortSignal): Promise<PayoutPage>;
  /** The partner's account with the broker over a month, `YYYY-MM`. */
  statement(query: { month: string; currency: string }, signal?: AbortSignal): Promise<PartnerStatement>;
  /** Code 7 for any account but an own live one, and any asset that has no own wallet, 17 for a missing proof, 10 for a wrong code, 13 for a wrong password. */
  changeDestination(destination: NewDestination): Promise<void>;
}
export const PartnerPayouts = port<PartnerPayouts>('PartnerPayouts');
