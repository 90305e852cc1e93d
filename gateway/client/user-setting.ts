import { eq, sql } from 'drizzle-orm';
import type { components } from '../../src/infrastructure/http/contract.generated';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import { clients, reassessments } from '../db/tables/clients';
import { COPY_ACCOUNT_TYPE } from '../accounts/account-rules.table';
import { ApiError } from '../kernel/api-error';
import type { Clock } from '../kernel/time';

type UserSetting = components['schemas']['UserSetting'];

/**
 * Returns a function that reads the user setting (R3-1) by client id. The query is prepared once, because building it
 * costs as much as running it.
 */
export function userSettingReader(db: Database, clock: Clock): (clientId: number) => Promise<UserSetting> {
  const summary = accountSummary(db);
  const statement = db
    .select({
      id: clients.id,
      firstName: clients.firstName,
      lastName: clients.lastName,
      fullName: sql<string>`concat_ws(' ', ${clients.firstName}, ${clients.lastName})`,
      email: clients.email,
      isEmailProved: sql<boolean>`${clients.emailProvedAt} is not null`,
      companyId: clients.companyId,
      siteId: clients.siteId,
      culture: clients.culture,
      theme: clients.theme,
      isOpenAccount: sql<boolean>`${clients.isOpenAccount} and ${clients.onboardingClosedAt} is null`,
      isIb: clients.isIb,
      isVisibleDocumentUpload: clients.isVisibleDocumentUpload,
      isAnyLiveAccount: summary.isAnyLiveAccount,
      isAnyCfdMetaAccount: summary.isAnyCfdMetaAccount,
      firstMt4Login: summary.firstMt4Login,
      firstMt5Login: summary.firstMt5Login,
      reAssessmentResult: dueReassessments(),
    })
    .from(clients)
    .innerJoinLateral(summary, sql`true`)
    .where(eq(clients.id, sql.placeholder('clientId')))
    .prepare('user_setting');
  return async (clientId) => {
    const [setting] = await statement.execute({ clientId, now: clock().toISOString() });
    if (!setting) throw new ApiError('unauthorized');
    return setting;
  };
}

/** Only active live accounts count: a pending account cannot trade yet, and a demo has the demo terminal. */
function accountSummary(db: Database) {
  const firstLogin = (platform: 'MT4' | 'MT5') =>
    sql<number | null>`(array_agg(${accounts.login} order by ${accounts.openedAt}, ${accounts.login})
      filter (where ${accounts.platform} = ${platform}))[1]`;
  return db
    .select({
      isAnyLiveAccount: sql<boolean>`count(*) > 0`.as('is_any_live_account'),
      isAnyCfdMetaAccount:
        sql<boolean>`count(*) filter (where ${accounts.platform} in ('MT4', 'MT5')) > 0`.as(
          'is_any_cfd_meta_account',
        ),
      firstMt4Login: firstLogin('MT4').as('first_mt4_login'),
      firstMt5Login: firstLogin('MT5').as('first_mt5_login'),
    })
    .from(accounts)
    .where(
      sql`${accounts.clientId} = ${clients.id} and ${accounts.kind} = 'live' and ${accounts.status} = 'active'
        and ${accounts.accountType} <> ${COPY_ACCOUNT_TYPE}`,
    )
    .as('account_summary');
}

function dueReassessments() {
  const { clientId, typeId, showPopup, finishDate, isSkip, postponedUntil } = reassessments;
  return sql<NonNullable<UserSetting['reAssessmentResult']>>`(
    select coalesce(json_agg(json_build_object(
      'typeId', ${typeId},
      'showPopup', ${showPopup},
      'finishDate', to_char(${finishDate} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'isSkip', ${isSkip}) order by ${typeId}), '[]'::json)
    from ${reassessments} where ${clientId} = ${clients.id}
      and (${postponedUntil} is null or ${postponedUntil} <= ${sql.placeholder('now')}::timestamptz))`;
}
