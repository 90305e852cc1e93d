import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { CULTURE_NAMES } from '../../../src/domain/culture/cultures.table';
import type { GivenConsent } from '../../../src/domain/social/copy';
import type { ConsentId, CopyConsent } from '../../../src/domain/social/copy-terms';
import type { Database } from '../../db/database';
import { applications } from '../../db/tables/applications';
import type { StoredConsent } from '../../db/tables/copies';
import type { strategies } from '../../db/tables/strategies';
import { getCultureOfFolder, getLocaleFolder, toSupportedCulture } from '../../texts/cultures';
import { fillText } from '../../texts/fill-text';
import { getGatewayTexts } from '../../texts/gateway-texts';

/** Version of the rules of copying; a changed rule needs a new one, a changed text alone does not. */
export const COPY_TERMS_VERSION = '2026-11';

/** The figures of a strategy that its consents name. */
type ConsentStrategy = Pick<typeof strategies.$inferSelect, 'feePercent'>;

/** Writes the consents that a copy of a strategy needs, in a reader's language. */
export function writeConsents(
  { feePercent }: ConsentStrategy,
  reader: string,
  isWarned: boolean,
): readonly CopyConsent[] {
  const culture = getCultureOfFolder(getLocaleFolder(reader));
  const { copying: texts } = getGatewayTexts(culture);
  const format = new Intl.NumberFormat(toSupportedCulture(culture), {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  const write = (id: ConsentId, points: readonly string[] = []): CopyConsent => {
    const text = fillText(texts[id], { percent: format.format(Number(feePercent) / 100) });
    const sha256 = createHash('sha256')
      .update(JSON.stringify([COPY_TERMS_VERSION, id, text, ...points]))
      .digest('hex');
    return { id, culture, text, points, sha256 };
  };
  return [
    write('terms', [texts.account, texts.lots, texts.skipped, texts.stop, texts.end]),
    write('fee'),
    write('risk', [texts.past]),
    ...(isWarned ? [write('suitability')] : []),
  ];
}

/**
 * The consents to store, each with the language in which it was read; undefined if one is missing, or if one of the
 * hashes does not belong to a current text.
 */
export function readConsents(
  strategy: ConsentStrategy,
  isWarned: boolean,
  consents: readonly GivenConsent[],
): readonly StoredConsent[] | undefined {
  const current = CULTURE_NAMES.flatMap((name) => writeConsents(strategy, name, isWarned));
  const ids = new Set(current.map(({ id }) => id));
  const storedConsents = [...ids].map((id) => {
    const hashes = new Set(consents.filter((consent) => consent.id === id).map(({ sha256 }) => sha256));
    return current.find((candidate) => candidate.id === id && hashes.has(candidate.sha256));
  });
  if (storedConsents.includes(undefined)) return undefined;
  return storedConsents.flatMap((consent) =>
    consent
      ? [{ id: consent.id, sha256: consent.sha256, culture: consent.culture, version: COPY_TERMS_VERSION }]
      : [],
  );
}

/** True if the questionnaire's rules have warned the client that trading may not be appropriate for them. */
export async function isWarnedClient(db: Database, clientId: number): Promise<boolean> {
  const isWarning = sql`${applications.outcome}->>'kind' = 'warning'`;
  return (await db.$count(applications, and(eq(applications.clientId, clientId), isWarning))) > 0;
}
