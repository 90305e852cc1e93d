import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import { deals } from '../db/tables/trading';
import { readDealBenefits } from './benefit-sums';
import { ApiError } from '../kernel/api-error';
import { dollarValueAt, instrumentOf } from '../market/market';
import { commissionOf } from '../trading/commission';

const DOLLAR = 'USD';

/** The terms with which the figures of closed trades were calculated. */
export class DealTerms {
  constructor(private readonly db: Database) {}

  /**
   * The rates at the closing of an account's trade, its commission, and what led to the closing.
   * @throws ApiError `notFound` for a trade of another account.
   */
  async getTerms(login: number, ticket: number) {
    const [deal] = await this.db
      .select({
        accountType: accounts.accountType,
        cause: deals.cause,
        closedAt: deals.closedAt,
        currency: accounts.currency,
        symbol: deals.symbol,
      })
      .from(deals)
      .innerJoin(accounts, eq(accounts.login, deals.login))
      .where(and(eq(deals.login, login), eq(deals.ticket, ticket)));
    if (!deal) throw new ApiError('notFound');
    const commission = commissionOf(deal.accountType);
    const currencies = new Set([
      deal.currency,
      instrumentOf(deal.symbol).quote,
      ...(commission ? [commission.currency] : []),
    ]);
    const at = deal.closedAt.getTime();
    const rates = currencies.size === 1 ? [] : [...currencies].flatMap((currency) => rateAt(currency, at));
    return { rates, commission, cause: deal.cause, ...(await readDealBenefits(this.db, ticket)) };
  }
}

/** The rate between a currency and the dollar, in the direction in which the market quotes it, where it is exact. */
function rateAt(currency: string, instant: number): { from: string; to: string; rate: string }[] {
  const value = dollarValueAt(currency, instant);
  if (!value || currency === DOLLAR) return [];
  return Big(value.per).eq(1)
    ? [{ from: currency, to: DOLLAR, rate: value.dollars }]
    : [{ from: DOLLAR, to: currency, rate: value.per }];
}
