import type { MoneyQuote, QuoteRequest } from '../../../domain/money/money-quote';
import type { MoneyRequest, MoneyRequestState } from '../../../domain/money/money-request';
import type { PaymentMethods } from '../../../domain/money/payment-method';
import type { PasskeyAnswer } from '../../../domain/session/passkey';
import { port } from '../../kernel/port';

/** Fields of every order: the same key with the same order is carried out once and gets the same answer (D9). */
interface Order {
  readonly amount: string;
  readonly currency: string;
  /** A UUID. */
  readonly idempotencyKey: string;
}

/** A deposit by a payment method. */
export interface DepositOrder extends Order {
  readonly login: number;
  readonly methodId: string;
  /** The network of a digital asset. */
  readonly network?: string | null;
}

/** A withdrawal by a payment method. */
export interface WithdrawalOrder extends Order {
  readonly login: number;
  readonly methodId: string;
  readonly destination?: string | null;
  readonly network?: string | null;
  readonly memo?: string | null;
  /** Code of the second factor, if the client has one: from the app, or a recovery code. */
  readonly code?: string | null;
  /** A passkey's signature, in place of a code. */
  readonly assertion?: PasskeyAnswer | null;
  /** Password of a client without a second factor, if the destination is new. */
  readonly password?: string | null;
}

/** A transfer between two accounts of the client. */
export interface TransferOrder extends Order {
  readonly fromLogin: number;
  readonly toLogin: number;
  /** The quote whose rate is used. */
  readonly quoteId?: string | null;
}

/** An accepted order. */
export interface AcceptedMoneyOrder {
  readonly requestId: string;
  readonly state: MoneyRequestState;
}

/** A deposit that waits for its payment. */
export interface AcceptedDeposit extends AcceptedMoneyOrder {
  /** The cashier's page, without a token in it; null if the client pays elsewhere. */
  readonly redirectUrl: string | null;
}

/**
 * Money in and out of trading accounts, and between them (D9). Rejects with `PortalError` only: `refused` with 404 for an
 * account or request of another client, with `details` in addition to the code if a limit is exceeded, with 20 and 409 if
 * a key was used for another order. A gateway without these calls answers 404, too.
 */
export interface MoneyMoves {
  methods(login: number, direction: 'deposit' | 'withdraw', signal?: AbortSignal): Promise<PaymentMethods>;
  /** Cost of a move; nothing is moved. */
  quote(request: QuoteRequest, signal?: AbortSignal): Promise<MoneyQuote>;
  deposit(order: DepositOrder): Promise<AcceptedDeposit>;
  /**
   * `refused` has code 17 with `details.methods` if a code or the password is needed, 10 and 13 for a wrong one, 19 while
   * withdrawals are on hold, 8 with `details.level` if a new destination needs a proof of identity first.
   */
  withdraw(order: WithdrawalOrder): Promise<AcceptedMoneyOrder>;
  /** `refused` has code 18 if the quote has expired. */
  transfer(order: TransferOrder): Promise<AcceptedMoneyOrder>;
  /** Requests that are under way, newest first, of one account or of all. */
  pending(login?: number, signal?: AbortSignal): Promise<readonly MoneyRequest[]>;
  request(requestId: string, signal?: AbortSignal): Promise<MoneyRequest>;
  /** Resolves to the state after the cancellation; `refused` if it is too late. */
  cancel(requestId: string, idempotencyKey: string): Promise<MoneyRequestState>;
}
export const MoneyMoves = port<MoneyMoves>('MoneyMoves');
