import type { accounts } from '../db/tables/accounts';
import type { orders, positions } from '../db/tables/trading';
import type { Side } from '../trading/prices';

/** The party that orders a trade. */
export type Origin = (typeof positions.$inferSelect)['origin'];
export type Rights = (typeof accounts.$inferSelect)['rights'];
export type OrderType = (typeof orders.$inferSelect)['type'];

/** Limits of the lots of one trade; the instrument's step may raise them. */
export const LOTS = Object.freeze({ min: '0.01', max: '50' });

/** A client's action on an account. */
export interface ActionRule {
  /** The rights of the account that allow it. */
  readonly rights: readonly Rights[];
  /** True if trading in the instrument must be open. */
  readonly needsOpenMarket: boolean;
}

const action = (needsOpenMarket: boolean, ...rights: Rights[]): ActionRule => Object.freeze({ needsOpenMarket, rights });

export const ACTIONS = Object.freeze({
  //                  open market  rights
  open:        action(true,        'full'),
  close:       action(true,        'full', 'closeOnly'),
  changeStops: action(false,       'full', 'closeOnly'),
  place:       action(true,        'full'),
  changeOrder: action(false,       'full'),
  cancel:      action(false,       'full', 'closeOnly'),
});

export type Action = keyof typeof ACTIONS;

/** A pending order. */
export interface OrderRule {
  readonly side: Side;
  /** The order is executed as soon as the opening price is at most, or at least, the order's. */
  readonly opensAt: 'most' | 'least';
}

const order = (side: Side, opensAt: OrderRule['opensAt']): OrderRule => Object.freeze({ side, opensAt });

export const ORDERS: Readonly<Record<OrderType, OrderRule>> = Object.freeze({
  buyLimit:  order('buy',  'most'),
  sellLimit: order('sell', 'least'),
  buyStop:   order('buy',  'least'),
  sellStop:  order('sell', 'most'),
});

/** The type of a pending order by its kind and side. */
export const ORDER_TYPES: Readonly<Record<'limit' | 'stop', Readonly<Record<Side, OrderType>>>> = Object.freeze({
  limit: Object.freeze({ buy: 'buyLimit', sell: 'sellLimit' }),
  stop:  Object.freeze({ buy: 'buyStop',  sell: 'sellStop' }),
});

/** Types of accounts whose balance may stay below zero: accounts of professional clients. */
export const TYPES_WITHOUT_BALANCE_PROTECTION: ReadonlySet<string> = new Set(['Professional']);
