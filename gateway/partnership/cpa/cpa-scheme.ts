import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { partnerSchemes, type CpaRules } from '../../db/tables/partners';

type SchemeRow = typeof partnerSchemes.$inferSelect;

/** A scheme by which a client is rewarded once. */
export type CpaScheme = SchemeRow & { readonly rules: { readonly cpa: CpaRules } };

/**
 * The scheme of a partner's company for links on CPA at an instant; undefined if it has none. A client keeps the terms of
 * the binding.
 */
export const findCpaScheme = async (
  db: Database,
  partnerId: number,
  at: Date,
): Promise<CpaScheme | undefined> => cpaSchemeAt(await listCpaSchemes(db, partnerId), at);

/** All versions of that scheme. */
export async function listCpaSchemes(db: Database, partnerId: number): Promise<CpaScheme[]> {
  const schemes = await db
    .select()
    .from(partnerSchemes)
    .where(
      and(
        eq(partnerSchemes.programme, 'cpa'),
        sql`${partnerSchemes.companyId} = (select company_id from clients where id = ${partnerId})`,
      ),
    )
    .orderBy(asc(partnerSchemes.version));
  return schemes.filter(isCpaScheme);
}

export const cpaSchemeAt = (schemes: readonly CpaScheme[], at: Date): CpaScheme | undefined =>
  schemes.find(({ validFrom, validUntil }) => validFrom <= at && (validUntil === null || validUntil > at));

const isCpaScheme = (scheme: SchemeRow): scheme is CpaScheme => scheme.rules.cpa !== undefined;
