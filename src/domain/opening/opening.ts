import type { PasswordRules } from '../session/password-rules';
import type { AccountKind, Money, Platform } from '../accounts/account';

/** Verification level of a client; each level includes the ones before it (D9). */
export type ClientLevel = 'none' | 'sent' | 'verified' | 'professional';

/** A `hedging` account may have positions of both sides in one instrument. */
export type MarginMode = 'hedging' | 'netting';

/** A decimal string in a currency. */
export interface AmountIn {
  readonly currency: string;
  readonly amount: string;
}

/** A leverage that an account may be opened with. */
export interface OpeningLeverage {
  /** 500 means 1:500. */
  readonly leverage: number;
  readonly isAllowed: boolean;
  /** Level that the client needs for it; null if the gateway does not send it. */
  readonly needs: ClientLevel | null;
  /** A person approves an account at this leverage. */
  readonly isReviewed: boolean;
  /** The margin of one lot EURUSD, by the account's currency; empty if the gateway sends none. */
  readonly margins: readonly AmountIn[];
}

/** A kind of account that the client may open, with its terms. */
export interface OpeningOffer {
  readonly id: string;
  readonly kind: AccountKind;
  readonly platform: Platform;
  readonly accountType: string | null;
  readonly server: string | null;
  /** Empty if the gateway decides. */
  readonly marginModes: readonly MarginMode[];
  readonly currencies: readonly string[];
  readonly leverages: readonly OpeningLeverage[];
  readonly isSwapFreeOffered: boolean;
  /** Opening balances of a demo account, by its currency. */
  readonly balances: readonly { readonly currency: string; readonly amounts: readonly string[] }[];
  /** Per lot and side; null for none. */
  readonly commission: AmountIn | null;
  /**
   * The typical spread of an instrument in the last day, in pips as a decimal string; null if the gateway does not send
   * it.
   */
  readonly spread: { readonly symbol: string; readonly pips: string } | null;
  /** The smallest deposit, by the account's currency. */
  readonly firstDeposits: readonly AmountIn[];
  /** Level that the client needs for the account; null if the gateway does not send it. */
  readonly needs: ClientLevel | null;
  readonly isAllowed: boolean;
  /** A person approves the account. */
  readonly isReviewed: boolean;
  /** Terms that the client agrees to; null for none. */
  readonly terms: {
    readonly version: string;
    readonly url: string | null;
    readonly riskUrl: string | null;
  } | null;
}

/** Highest number of accounts of a kind, and the current one. */
export interface OpeningLimit {
  readonly kind: AccountKind;
  readonly most: number;
  readonly count: number;
}

/** Accounts that a client may open. */
export interface OpeningOffers {
  /** Null if the gateway does not send it. */
  readonly level: ClientLevel | null;
  readonly limits: readonly OpeningLimit[];
  readonly passwordRules: PasswordRules;
  /** Characters of a nickname. */
  readonly nicknameLength: number;
  /** In the order to show them. */
  readonly offers: readonly OpeningOffer[];
}

/** State of a request for an account. */
export type OpeningState = 'pending' | 'opened' | 'refused' | 'cancelled';

/** A client's request for an account. Instants are ISO 8601, UTC. */
export interface OpeningRequest {
  readonly requestId: string;
  readonly state: OpeningState;
  /** Number that the client quotes to the support. */
  readonly reference: string | null;
  readonly kind: AccountKind;
  readonly platform: Platform;
  readonly accountType: string | null;
  readonly server: string | null;
  readonly currency: string;
  readonly leverage: number | null;
  readonly marginMode: MarginMode | null;
  readonly swapFree: boolean;
  /** For a demo account only. */
  readonly balance: Money;
  readonly nickname: string | null;
  readonly hasReadOnlyPassword: boolean;
  /** The account, once it is opened. */
  readonly login: number | null;
  readonly createdAt: string | null;
  readonly decidedAt: string | null;
  /** Deadline of the broker's decision. */
  readonly decideBy: string | null;
}

/** The client's name for the requested account, else its platform and type. */
export function openingName({ accountType, nickname, platform }: OpeningRequest): string {
  return nickname ?? [platform, accountType].filter(Boolean).join(' ');
}

/** The kind of account that an address requests to open; null for none, or an unknown one. */
export function requestedOpening(search: string): AccountKind | null {
  const kind = new URLSearchParams(search).get('open');
  return kind === 'live' || kind === 'demo' ? kind : null;
}

/** Details of a refusal in addition to its code (D9): the choice, the reason, and the limit. */
export interface OpeningRefusal {
  readonly field: string | undefined;
  readonly reason: string | undefined;
  readonly most: number | undefined;
}

/** Reads the details of a refusal; invalid fields are left out. */
export function openingRefusal(details: unknown): OpeningRefusal {
  const { field, most, reason } = Object(details) as Record<string, unknown>;
  return {
    field: typeof field === 'string' ? field : undefined,
    reason: typeof reason === 'string' ? reason : undefined,
    most: Number.isInteger(most) ? Number(most) : undefined,
  };
}
