import { sql, type SQL } from 'drizzle-orm';
import { RAW_COMMISSION } from './commission';

/*
 * The broker's calculations, in SQL's exact decimals; position-money.ts has the same as functions. The formulas read these names
 * of the query around them:
 *   p  a position: side, lots, open_price, opened_at, swap_from, swap_before
 *   n  the closing: price, until
 *   i  its instrument
 *   a  its account: leverage, swap_free, account_type
 *   q  the money of the instrument's currency: dollars, per
 *   c  the money of the account's currency: dollars, per, digits
 */

/** Converts from the instrument's currency to the account's. */
export const convertToAccount = (amount: SQL): SQL =>
  sql`round(${amount} * q.dollars * c.per / (q.per * c.dollars), c.digits)`;

export const PROFIT = convertToAccount(
  sql`(n.price - p.open_price) * case p.side when 'buy' then 1 else -1 end * i.contract_size * p.lots`,
);

/**
 * The cost of the spread, zero or negative; it is part of the profit. It also reads `n.open_mid` and `n.mid`, the middle
 * of bid and ask at the opening and at the closing.
 */
export const SPREAD = convertToAccount(
  sql`(n.open_mid - p.open_price + n.price - n.mid) * case p.side when 'buy' then 1 else -1 end * i.contract_size * p.lots`,
);

/**
 * The swap of all nights since the opening; a year has 360 days. If lots were added to a position, the swap up to then is
 * known, and only the nights since are calculated.
 */
export const SWAP = sql`case when a.swap_free then 0 else p.swap_before + ${convertToAccount(
  sql`p.lots * i.contract_size * case i.swap_mode when 'points' then i.point else n.price / 36000 end
    * case p.side when 'buy' then i.swap_long else i.swap_short end
    * charged_nights(coalesce(p.swap_from, p.opened_at), n.until, i.triple_swap_day)`,
)} end`;

export const MARGIN = convertToAccount(
  sql`p.lots * i.contract_size * p.open_price * i.margin_rate / a.leverage`,
);

/** `RAW_COMMISSION` of both sides, which is in dollars. */
export const COMMISSION = sql`case a.account_type when 'Raw' then round(-2 * ${sql.raw(RAW_COMMISSION.amount)} * p.lots * c.per / c.dollars, c.digits) else 0 end`;
