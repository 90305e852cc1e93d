import type { DealingRefusalDetails } from '../../dealing/dealing-refusal';
import type { OrderType, Side } from '../../dealing/dealing-rules.table';

/*
 * Answers of the terminal's calls. Money, prices and lots are decimal strings, instants are ISO 8601 in UTC.
 */

export interface SignIn {
  readonly token: string;
  readonly expiresAt: string;
  readonly access: 'trade' | 'read';
  readonly account: {
    readonly login: number;
    readonly server: string;
    readonly platform: string;
    readonly type: string;
    readonly currency: string;
    /** Decimals of amounts in the account's currency. */
    readonly digits: number;
    readonly leverage: number;
    readonly marginMode: 'hedging' | 'netting';
    readonly rights: string;
  };
}

/** Trading terms of an instrument. */
export interface InstrumentTerms {
  readonly symbol: string;
  readonly digits: number;
  readonly lotStep: string;
  readonly minLots: string;
  readonly maxLots: string;
  readonly isOpen: boolean;
  /** Null where it does not close, or is open. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

/** The cost of a trade, before it is made. */
export interface TradeQuote {
  readonly price: string;
  readonly margin: string;
  readonly spread: string;
  readonly freeMarginAfter: string;
  readonly levelAfter: string | null;
}

/** Null where the trading server has not reported on the account. */
export interface AccountFigures {
  readonly balance: string | null;
  readonly credit: string | null;
  readonly equity: string | null;
  readonly margin: string | null;
  readonly freeMargin: string | null;
  readonly marginLevel: string | null;
  readonly floating: string | null;
}

export interface OpenPosition {
  readonly ticket: number;
  readonly symbol: string;
  readonly side: Side;
  readonly lots: string;
  readonly openPrice: string;
  readonly price: string;
  readonly stopLoss: string | null;
  readonly takeProfit: string | null;
  readonly swap: string;
  readonly commission: string;
  readonly profit: string;
  readonly openedAt: string;
}

/** The answer of `positions`, and the data of each `figures` event. */
export interface Figures {
  readonly at: string;
  readonly account: AccountFigures;
  readonly positions: readonly OpenPosition[];
}

export interface PendingOrder {
  readonly orderId: number;
  readonly symbol: string;
  readonly type: OrderType;
  readonly lots: string;
  readonly price: string;
  readonly now: string;
  readonly stopLoss: string | null;
  readonly takeProfit: string | null;
  readonly placedAt: string;
  readonly until: string | null;
}

export interface Deal {
  readonly ticket: number;
  readonly positionTicket: number;
  readonly symbol: string;
  readonly side: Side;
  readonly lots: string;
  readonly openPrice: string;
  readonly closePrice: string;
  readonly openedAt: string;
  readonly closedAt: string;
  readonly profit: string;
  readonly swap: string;
  readonly commission: string;
  readonly closedBy: 'client' | 'stopLoss' | 'takeProfit' | 'stopOut';
}

export interface OrderInput {
  /** The same id again gives the same answer, and trades once. */
  readonly requestId: string;
  readonly kind: 'market' | 'limit' | 'stop';
  readonly symbol: string;
  readonly side: Side;
  readonly lots: string;
  readonly price?: string;
  readonly until?: string;
  readonly stopLoss?: string;
  readonly takeProfit?: string;
}

/** A change of a position's stops or of a pending order; null removes a stop. */
export type ChangeInput = ({ readonly ticket: number } | { readonly orderId: number }) & {
  readonly stopLoss?: string | null;
  readonly takeProfit?: string | null;
  readonly price?: string;
};

export interface CloseInput {
  readonly requestId: string;
  readonly ticket: number;
  readonly lots?: string;
}

export type RefusalDetails = DealingRefusalDetails;
