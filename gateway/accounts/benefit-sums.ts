import Big from 'big.js';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { BenefitKind } from '../../src/domain/campaigns/campaign';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { campaignBenefits } from '../db/tables/campaigns';
import { moneyDigits } from '../market/money-digits';

/** Costs that campaigns bore; null for none. */
export interface Savings {
  readonly waived: string | null;
  readonly rebated: string | null;
}

interface Sum {
  readonly kind: BenefitKind;
  readonly amount: string;
}

function savingsOf(sums: readonly Sum[]): Savings {
  const amountOf = (kind: BenefitKind) => sums.find((sum) => sum.kind === kind)?.amount ?? null;
  return { waived: amountOf('feeWaiver'), rebated: amountOf('spreadRebate') };
}

/** The costs of an account's deals of a range that campaigns bore. */
export async function sumBenefits(
  db: Database,
  {
    begin,
    currency,
    end,
    login,
  }: Readonly<Record<'begin' | 'end', SQL>> & { currency: string; login: number },
): Promise<Savings> {
  const sums = await rowsOf<Sum>(
    db,
    sql`select kind, sum(amount)::text as amount from campaign_benefits
      where login = ${login} and at >= ${begin} and at < ${end} group by kind`,
  );
  const digits = moneyDigits(currency);
  return savingsOf(sums.map(({ amount, kind }) => ({ kind, amount: Big(amount).toFixed(digits) })));
}

/** The costs of a deal that campaigns bore. */
export const readDealBenefits = async (db: Database, ticket: number): Promise<Savings> =>
  savingsOf(await db.select().from(campaignBenefits).where(eq(campaignBenefits.ticket, ticket)));
