import type { Rate } from '../market/conversion';
import type { Side } from '../market/instrument';
import type { Money } from './account';

/** Fields that open positions and closed trades share. */
export interface TradeFields {
  readonly ticket: number;
  readonly symbol: string;
  /** Decimal string. */
  readonly lots: string;
  readonly openPrice: string | null;
}

/** An open position. Money is in the account's currency, instants are ISO 8601, UTC. */
export interface Position extends TradeFields {
  readonly side: Side;
  /** The price at which it would close now. */
  readonly price: string | null;
  readonly stopLoss: string | null;
  readonly takeProfit: string | null;
  readonly margin: Money;
  readonly swap: Money;
  readonly profit: Money;
  readonly openedAt: string | null;
}

export const ORDER_TYPES = Object.freeze(['buyLimit', 'sellLimit', 'buyStop', 'sellStop'] as const);

/** An order that waits for its price. */
export interface Order {
  readonly ticket: number;
  readonly symbol: string;
  readonly lots: string;
  readonly type: (typeof ORDER_TYPES)[number];
  readonly orderPrice: string | null;
  /** The market's price now. */
  readonly price: string | null;
  readonly stopLoss: string | null;
  readonly takeProfit: string | null;
  readonly placedAt: string | null;
  /** Null if it waits until it is cancelled. */
  readonly expiresAt: string | null;
}

/** How an order ended, in words that are translated. */
export const ORDER_OUTCOMES = Object.freeze(['executed', 'cancelled', 'expired', 'refused'] as const);

/** The reasons for which an order is refused when its price is reached, in words that are translated. */
export const REFUSAL_REASONS = Object.freeze([
  'account',
  'rights',
  'volume',
  'lot-step',
  'margin',
  'limit',
] as const);

/** An order that waits no longer. */
export interface EndedOrder extends Pick<
  Order,
  'ticket' | 'symbol' | 'lots' | 'type' | 'orderPrice' | 'placedAt'
> {
  readonly endedAt: string | null;
  /** One of `ORDER_OUTCOMES`, or a gateway's own word. */
  readonly outcome: string | null;
  /** One of `REFUSAL_REASONS`, or a gateway's own word; null unless it was refused. */
  readonly reason: string | null;
  /** The position that an executed order opened or changed. */
  readonly positionTicket: number | null;
}

/** The parties and rules that close a trade, in words that are translated; only the first four open one. */
export const CLOSERS = Object.freeze([
  'client',
  'robot',
  'copy',
  'desk',
  'stopLoss',
  'takeProfit',
  'stopOut',
] as const);

/** The cause of a closing: the price of the stop that was reached, or the account's figures before a stop-out. */
export interface ClosingCause {
  readonly price: string | null;
  readonly equity: Money;
  readonly margin: Money;
  /** Percent, like the level of the stop-out. */
  readonly marginLevel: Money;
  readonly stopOutLevel: Money;
}

/** Rates and commission with which the figures of a closed trade were calculated, and the cause of its closing. */
export interface DealTerms {
  /** Rates at the closing, if the trade needs them. */
  readonly rates: readonly Pick<Rate, 'from' | 'to' | 'rate'>[];
  /** A lot and side; null if the account pays by the spread. */
  readonly commission: { readonly amount: string; readonly currency: string } | null;
  /** Commission that a campaign did not let be charged, above zero; null for none. */
  readonly waived: Money;
  /** Part of the spread that a campaign paid back, above zero; null for none. */
  readonly rebated: Money;
  /** Null if a party closed it, or if it was not recorded. */
  readonly cause: ClosingCause | null;
}

/** A closed trade; `side` is the position's. */
export interface Deal extends TradeFields {
  readonly side: Side;
  readonly closePrice: string | null;
  readonly openedAt: string | null;
  readonly closedAt: string | null;
  readonly profit: Money;
  readonly swap: Money;
  readonly commission: Money;
  /** Profit, swap and commission together. */
  readonly net: Money;
  /** Balance of the account after it. */
  readonly balance: Money;
  /** One of `CLOSERS`, or a gateway's own word. */
  readonly closedBy: string | null;
  /** The party that opened it: one of `CLOSERS`, or a gateway's own word. */
  readonly origin: string | null;
}

/** The kinds of movements that have words of their own. */
export const MOVEMENT_KINDS = Object.freeze([
  'deposit',
  'withdrawal',
  'transfer',
  'opening',
  'credit',
  'correction',
  'commission',
  'prize',
  'rebate',
  'fee',
] as const);

/** The methods of payment that have words of their own. */
export const PAYMENT_METHODS = Object.freeze(['card', 'bank', 'crypto'] as const);

/** Money that was paid into or out of an account. */
export interface Movement {
  readonly id: number;
  /** One of `MOVEMENT_KINDS`, or a gateway's own word. */
  readonly kind: string;
  /** Decimal string; negative is paid out. */
  readonly amount: string;
  readonly balance: Money;
  readonly at: string | null;
  /** Number that the client quotes to the support. */
  readonly reference: string | null;
  /** One of `PAYMENT_METHODS`, or a gateway's own word. */
  readonly method: string | null;
  /** Sender or receiver of the money, shortened. */
  readonly counterpart: string | null;
}

/** A movement in a list over several accounts. */
export interface AccountMovement extends Movement {
  readonly login: number;
  /** Null if it was not sent; then the account's currency applies. */
  readonly currency: string | null;
}

/** Totals of a filtered list of positions, as sent; null is a figure that was not sent. */
export interface PositionTotals {
  readonly count: number | null;
  readonly lots: Money;
  readonly swap: Money;
  readonly profit: Money;
  readonly margin: Money;
}

/** Totals of a list of orders, as sent; null is a figure that was not sent. */
export interface OrderTotals {
  readonly count: number | null;
  readonly lots: Money;
}

/** Totals of a list of trades, as sent; null is a figure that was not sent. */
export interface DealTotals {
  readonly count: number | null;
  readonly lots: Money;
  readonly profit: Money;
  readonly swap: Money;
  readonly commission: Money;
  readonly net: Money;
}

/** Totals of a list of movements, as sent; null is a figure that was not sent. */
export interface FundsTotals {
  readonly count: number | null;
  readonly paidIn: Money;
  /** Zero or negative. */
  readonly paidOut: Money;
}

/** Calendar days in UTC, `YYYY-MM-DD`, inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Filter of positions and orders; empty is any. */
export interface TradeFilter {
  readonly symbol: string;
  /** `buy` or `sell`; an order matches by the beginning of its type. */
  readonly side: string;
}
/** Filter of ended orders; an empty day is open. */
export interface EndedOrderFilter extends TradeFilter, DayRange {}
/** Filter of closed trades; an empty day is open. */
export interface DealFilter extends TradeFilter, DayRange {
  /** One of `CLOSERS`; empty is any. */
  readonly closedBy: string;
}
/** Filter of money movements. */
export interface FundsFilter extends DayRange {
  readonly kind: string;
}

export const NO_TRADE_FILTER: TradeFilter = Object.freeze({ symbol: '', side: '' });
export const NO_ENDED_ORDER_FILTER: EndedOrderFilter = Object.freeze({
  ...NO_TRADE_FILTER,
  from: '',
  to: '',
});
export const NO_DEAL_FILTER: DealFilter = Object.freeze({ ...NO_ENDED_ORDER_FILTER, closedBy: '' });
export const NO_FUNDS_FILTER: FundsFilter = Object.freeze({ kind: '', from: '', to: '' });

/** Opening balance + deposits + withdrawals + profit + swap + commission + other = closing balance, as sent. */
export interface Statement {
  readonly currency: string;
  readonly openingBalance: Money;
  readonly deposits: Money;
  readonly depositCount: number | null;
  /** Zero or negative. */
  readonly withdrawals: Money;
  readonly withdrawalCount: number | null;
  readonly profit: Money;
  readonly swap: Money;
  readonly commission: Money;
  /** Corrections and opening balances. */
  readonly other: Money;
  readonly closingBalance: Money;
  readonly deals: number | null;
  readonly lots: Money;
  readonly asOf: string | null;
}

/** Costs of a month (UTC), as sent; a negative figure was charged, null was not sent. */
export interface MonthOfCosts {
  /** `YYYY-MM` */
  readonly month: string;
  /** Part of the profit of the month's trades. */
  readonly spread: Money;
  readonly commission: Money;
  readonly swap: Money;
  /** The fees of deposits, withdrawals and transfers. */
  readonly fees: Money;
  readonly total: Money;
}

/** The kinds of costs, in the order in which they are shown. */
export const COST_KINDS = Object.freeze(['spread', 'commission', 'swap', 'fees', 'total'] as const);

/** Costs of an account in a year by month, the oldest first. */
export interface CostReport {
  readonly currency: string;
  readonly months: readonly MonthOfCosts[];
  /** Rewards of the partner who referred the client, for trades on the account, by currency. */
  readonly introducer: readonly { readonly amount: Money; readonly currency: string }[];
  /** Commission that campaigns did not let be charged; it is in no month. */
  readonly waived: Money;
  /** Parts of the spread that campaigns paid back; the months have the whole spread. */
  readonly rebated: Money;
}

/** Equity at the end of a day in UTC; today's is the current one. */
export interface EquityPoint {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly equity: string;
  /** Deposits less withdrawals of the day. */
  readonly moved: Money;
}

/** The equity of all live accounts of a currency together, oldest first. */
export interface TotalCurve {
  readonly currency: string;
  readonly points: readonly EquityPoint[];
}
