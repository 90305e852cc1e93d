import { z } from 'zod';

/*
 * The calls between the web terminal's page and the gateway. The page imports the types alone, because the schemas would
 * make its script several times as long.
 */

const DECIMAL = z.string().regex(/^\d{1,8}(\.\d{1,8})?$/);
const TICKET = z.int().positive();
const SYMBOL = z.string().min(1).max(32);
const SIDE = z.enum(['buy', 'sell']);
const INSTANT = z.iso.datetime().transform((text) => new Date(text));
/** Points. */
const TOLERANCE = z.int().min(0).max(1_000_000);
const REQUEST_ID = z.guid().toLowerCase();
const STOP = DECIMAL.nullable().exactOptional();

const TRADE = {
  requestId: REQUEST_ID,
  symbol: SYMBOL,
  side: SIDE,
  lots: DECIMAL,
  stopLoss: STOP,
  takeProfit: STOP,
};
const SEEN_PRICE = { price: DECIMAL.exactOptional(), tolerance: TOLERANCE.exactOptional() };

/** The bodies of the POST calls, by the last part of their path. */
export const TERMINAL_INPUTS = {
  'sign-in': z.strictObject({
    login: z.int().positive().max(2_147_483_647),
    password: z.string().min(1).max(128),
  }),
  quote: z.strictObject({ symbol: SYMBOL, side: SIDE, lots: DECIMAL }),
  order: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('market'), ...TRADE, ...SEEN_PRICE }),
    z.strictObject({
      kind: z.enum(['limit', 'stop']),
      ...TRADE,
      price: DECIMAL,
      until: INSTANT.nullable().exactOptional(),
    }),
  ]),
  change: z.union([
    z.strictObject({ ticket: TICKET, stopLoss: STOP, takeProfit: STOP }),
    z.strictObject({ orderId: TICKET, stopLoss: STOP, takeProfit: STOP, price: DECIMAL.exactOptional() }),
  ]),
  cancel: z.strictObject({ orderId: TICKET }),
  close: z.strictObject({
    requestId: REQUEST_ID,
    ticket: TICKET,
    lots: DECIMAL.exactOptional(),
    ...SEEN_PRICE,
  }),
} as const;

/** The query of the paged lists. */
export const HISTORY_QUERY = z.strictObject({ cursor: z.string().max(64).optional() });

type Inputs = typeof TERMINAL_INPUTS;
/** The body that the page sends. */
export type TerminalBody<Name extends keyof Inputs> = z.input<Inputs[Name]>;
/** The body as the gateway has read it. */
export type TerminalInput<Name extends keyof Inputs> = z.output<Inputs[Name]>;

export type TerminalSide = z.output<typeof SIDE>;

/** `trade` by the account's trading password, `read` by its read-only one. */
export type TerminalAccess = 'trade' | 'read';

export interface TerminalAccount {
  readonly login: number;
  readonly server: string;
  readonly platform: string;
  readonly type: string;
  readonly currency: string;
  /** Digits of an amount in the account's currency. */
  readonly digits: number;
  readonly leverage: number;
  readonly marginMode: 'hedging' | 'netting';
  readonly rights: 'full' | 'closeOnly' | 'noTrading' | 'noLogin';
}

export interface TerminalSignIn {
  readonly token: string;
  readonly expiresAt: string;
  readonly access: TerminalAccess;
  readonly account: TerminalAccount;
}

export interface TerminalInstrument {
  readonly symbol: string;
  readonly digits: number;
  readonly lotStep: string;
  readonly minLots: string;
  readonly maxLots: string;
  readonly isOpen: boolean;
  /** The next opening while trading is closed. */
  readonly opensAt: string | null;
  /** The next closing while trading is open; null for an instrument that is always traded. */
  readonly closesAt: string | null;
}

/** A trade that is not made yet; amounts in the account's currency. */
export interface TerminalQuote {
  readonly price: string;
  /** The margin that the trade needs; negative if it reduces a position of a netting account. */
  readonly margin: string;
  /** The cost of the spread, zero or more. */
  readonly spread: string;
  /** The commission that the lots cost once they are closed, after a waiver; zero or more. */
  readonly commission: string;
  /** The commission that a campaign waives; null for none. */
  readonly waived: string | null;
  readonly freeMarginAfter: string;
  /** Percent; null without margin. */
  readonly levelAfter: string | null;
}

export interface TerminalFigures {
  readonly balance: string | null;
  readonly credit: string | null;
  readonly equity: string | null;
  readonly margin: string | null;
  readonly freeMargin: string | null;
  readonly marginLevel: string | null;
  /** Profit and swap of the open positions, without commission, which is paid at the closing. */
  readonly floating: string | null;
}

export interface TerminalPosition {
  readonly ticket: number;
  readonly symbol: string;
  readonly side: TerminalSide;
  readonly lots: string;
  readonly openPrice: string;
  readonly price: string;
  readonly stopLoss: string | null;
  readonly takeProfit: string | null;
  readonly swap: string;
  /** The commission that its closing costs, zero or negative. */
  readonly commission: string;
  readonly profit: string;
  readonly openedAt: string;
  readonly origin: 'client' | 'robot' | 'copy' | 'desk';
}

export interface TerminalPositions {
  readonly at: string;
  readonly account: TerminalFigures;
  readonly positions: readonly TerminalPosition[];
}

export interface TerminalOrder {
  readonly orderId: number;
  readonly symbol: string;
  readonly type: 'buyLimit' | 'sellLimit' | 'buyStop' | 'sellStop';
  readonly lots: string;
  readonly price: string;
  /** The price at which the order would open now. */
  readonly now: string | null;
  readonly stopLoss: string | null;
  readonly takeProfit: string | null;
  readonly placedAt: string;
  readonly until: string | null;
}

export interface TerminalOrders {
  readonly at: string;
  readonly orders: readonly TerminalOrder[];
}

export interface TerminalDeal {
  readonly ticket: number;
  readonly positionTicket: number;
  readonly symbol: string;
  readonly side: TerminalSide;
  readonly lots: string;
  readonly openPrice: string;
  readonly closePrice: string;
  readonly openedAt: string;
  readonly closedAt: string;
  readonly profit: string;
  readonly swap: string;
  readonly commission: string;
  readonly closedBy: 'client' | 'copy' | 'desk' | 'robot' | 'stopLoss' | 'stopOut' | 'takeProfit';
}

export interface TerminalHistory {
  readonly deals: readonly TerminalDeal[];
  readonly next: string | null;
}

/** A pending order that waits no longer. */
export interface TerminalEndedOrder extends Pick<
  TerminalOrder,
  'orderId' | 'symbol' | 'type' | 'lots' | 'price' | 'placedAt'
> {
  readonly endedAt: string;
  readonly outcome: 'executed' | 'cancelled' | 'expired' | 'refused';
  /** The reason of a refusal. */
  readonly reason: string | null;
}

export interface TerminalEndedOrders {
  readonly orders: readonly TerminalEndedOrder[];
  readonly next: string | null;
}

/** The ticket of the position or of the pending order. */
export interface TerminalOrderResult {
  readonly ticket: number;
  readonly price: string;
}
