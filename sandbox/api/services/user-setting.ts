import { asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../../src/infrastructure/http/contract.generated';
import type { Database } from '../../db/open-database';
import { accounts } from '../../db/tables/accounts';
import { reassessments } from '../../db/tables/clients';
import type { ClientRow } from './sessions';

/** The user setting of section 3; flags and logins about accounts are read from the accounts themselves. */
export async function readUserSetting(
  db: Database,
  client: ClientRow,
): Promise<components['schemas']['UserSetting']> {
  const [facts, due] = await Promise.all([readAccountFacts(db, client.id), readReassessments(db, client.id)]);
  const { id, firstName, lastName, email, companyId, siteId, culture, theme } = client;
  return {
    id,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    email,
    companyId,
    siteId,
    culture,
    theme,
    isOpenAccount: client.isOpenAccount && client.onboardingClosedAt === null,
    isIb: client.isIb,
    isVisibleDocumentUpload: client.isVisibleDocumentUpload,
    ...facts,
    reAssessmentResult: due,
  };
}

/** Only active live accounts count: a pending one cannot be traded yet, a demo has the demo terminal. */
async function readAccountFacts(db: Database, clientId: number) {
  const firstLogin = (platform: 'MT4' | 'MT5') =>
    sql<number | null>`(array_agg(${accounts.login} order by ${accounts.openedAt}, ${accounts.login})
      filter (where ${accounts.platform} = ${platform}))[1]`;
  const [facts] = await db
    .select({
      isAnyLiveAccount: sql<boolean>`count(*) > 0`,
      isAnyCfdMetaAccount: sql<boolean>`count(*) filter (where ${accounts.platform} in ('MT4', 'MT5')) > 0`,
      firstMt4Login: firstLogin('MT4'),
      firstMt5Login: firstLogin('MT5'),
    })
    .from(accounts)
    .where(
      sql`${accounts.clientId} = ${clientId} and ${accounts.kind} = 'live' and ${accounts.status} = 'active'`,
    );
  return facts;
}

async function readReassessments(db: Database, clientId: number) {
  const rows = await db
    .select()
    .from(reassessments)
    .where(eq(reassessments.clientId, clientId))
    .orderBy(asc(reassessments.typeId));
  return rows.map(({ typeId, showPopup, finishDate, isSkip }) => ({
    typeId,
    showPopup,
    finishDate: finishDate.toISOString(),
    isSkip,
  }));
}
