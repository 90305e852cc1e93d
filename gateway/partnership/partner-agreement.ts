import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { CULTURE_NAMES } from '../../src/domain/culture/cultures.table';
import type { Database } from '../db/database';
import { partnerSchemes, type CpaRules, type SchemeRules } from '../db/tables/partners';
import type { CpaScheme } from './cpa/cpa-scheme';
import { getCultureOfFolder, getLocaleFolder, toSupportedCulture } from '../texts/cultures';
import { fillText } from '../texts/fill-text';
import { getGatewayTexts } from '../texts/gateway-texts';
import { writeMoney } from '../texts/message-values.table';

type SchemeRow = typeof partnerSchemes.$inferSelect;

/** The agreement of a company with its partners, in a language: its figures come from the scheme. */
export interface PartnerAgreement {
  /** The version of the scheme: other terms are another agreement. */
  readonly version: number;
  readonly culture: string;
  readonly clauses: readonly string[];
  /** Hash of the clauses in this language. */
  readonly sha256: string;
}

/** The scheme that a company's partners have at an instant; undefined at a company without partners. */
export async function findPartnerScheme(
  db: Database,
  companyId: number,
  at: Date,
): Promise<SchemeRow | undefined> {
  const [scheme] = await db
    .select()
    .from(partnerSchemes)
    .where(
      and(
        eq(partnerSchemes.companyId, companyId),
        eq(partnerSchemes.programme, 'partner'),
        lte(partnerSchemes.validFrom, at),
        or(isNull(partnerSchemes.validUntil), gt(partnerSchemes.validUntil, at)),
      ),
    )
    .orderBy(desc(partnerSchemes.version))
    .limit(1);
  return scheme;
}

/**
 * Writes the agreement of a scheme in a reader's language.
 * @param cpaScheme the company's scheme for CPA, if it has one: links may use it.
 */
export function writeAgreement(
  scheme: SchemeRow,
  reader: string,
  cpaScheme: CpaScheme | undefined,
): PartnerAgreement {
  const culture = getCultureOfFolder(getLocaleFolder(reader));
  const { agreement: texts } = getGatewayTexts(culture);
  const values = {
    ...valuesOf(scheme, culture),
    ...(cpaScheme && cpaValuesOf(cpaScheme.rules.cpa, cpaScheme.rules, culture)),
  };
  const clauses = [
    scheme.rules.rates ? texts.lot : texts.revenue,
    ...(scheme.levels.length > 1 ? [texts.levels] : []),
    ...(cpaScheme ? [texts.cpa] : []),
    texts.noLoss,
    texts.hold,
    texts.payout,
    texts.conduct,
    texts.self,
    texts.privacy,
    texts.change,
  ].map((text) => fillText(text, values));
  const { version } = scheme;
  const sha256 = createHash('sha256')
    .update(JSON.stringify([version, ...clauses]))
    .digest('hex');
  return { version, culture, clauses, sha256 };
}

/** Writes the rule of a reward on a level in a reader's language, as the agreement has it. */
export function writeRule(
  scheme: Pick<SchemeRow, 'levels' | 'rules'>,
  level: number,
  reader: string,
): string {
  const culture = getCultureOfFolder(getLocaleFolder(reader));
  const { agreement: texts } = getGatewayTexts(culture);
  const { levels, rules } = scheme;
  if (rules.cpa) return fillText(texts.cpa, cpaValuesOf(rules.cpa, rules, culture));
  const values = rateValuesOf({ levels, rules }, culture);
  const rule = fillText(rules.rates ? texts.lot : texts.revenue, values);
  return level > 1 ? `${rule} ${fillText(texts.levels, values)}` : rule;
}

/** True if the hash belongs to the scheme's agreement in one of the languages. */
export const isAgreement = (
  scheme: SchemeRow,
  cpaScheme: CpaScheme | undefined,
  { sha256, version }: { readonly version: number; readonly sha256: string },
): boolean =>
  scheme.version === version &&
  CULTURE_NAMES.some((name) => writeAgreement(scheme, name, cpaScheme).sha256 === sha256);

function cpaValuesOf(cpa: CpaRules, { currencies }: SchemeRules, culture: string) {
  const money = (amount: string) => writeMoney(amount, currencies[0], culture);
  const { amount, deposits, fromDay, lots, untilDay } = cpa;
  const lotsText = new Intl.NumberFormat(toSupportedCulture(culture)).format(Number(lots));
  return {
    cpa: money(amount),
    deposits: money(deposits),
    lots: lotsText,
    fromDay: String(fromDay),
    untilDay: String(untilDay),
  };
}

function valuesOf(scheme: SchemeRow, culture: string) {
  const { holdDays, minimum, payDay, rules } = scheme;
  return {
    ...rateValuesOf(scheme, culture),
    days: String(holdDays),
    minimum: writeMoney(minimum, rules.currencies[0], culture),
    day: String(payDay),
  };
}

function rateValuesOf({ levels, rules }: Pick<SchemeRow, 'levels' | 'rules'>, culture: string) {
  const [currency] = rules.currencies;
  const money = (amount: string | undefined) => writeMoney(amount ?? '0', currency, culture);
  const name = toSupportedCulture(culture);
  const percent = new Intl.NumberFormat(name, { style: 'percent', maximumFractionDigits: 2 });
  const parts = levels.slice(1).map((level) => percent.format(level / 100));
  return {
    forex: money(rules.rates?.forex),
    metals: money(rules.rates?.metals),
    other: money(rules.rates?.other),
    share: percent.format(Number(rules.share ?? '0')),
    levels: new Intl.ListFormat(name).format(parts),
  };
}
