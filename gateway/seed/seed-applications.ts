import { companyForm } from '../onboarding/company-form';
import { assertDefined } from '../kernel/assert-defined';
import type { Database } from '../db/open-database';
import { applicationEvents, applications } from '../db/tables/applications';
import { COMPANY_IDS } from '../../src/domain/site/company';
import { SEED_ASSESSMENTS, SEED_DRAFTS } from './applications.table';
import { SEED_CLIENTS } from './clients.table';
import { FORMS } from '../onboarding/questionnaire/built-in-forms';
import type { DaysFromNow, IdsByEmail } from './seed-clients';

/** Seeds an application whose draft is unfinished, and the answers of earlier re-assessments. */
export async function seedApplications(
  db: Database,
  idOf: IdsByEmail,
  daysFromNow: DaysFromNow,
): Promise<void> {
  const drafts = SEED_DRAFTS.map(({ answers, atSection, days, email, typeId, version }) => {
    const at = daysFromNow(-days);
    const key = { clientId: idOf(email), typeId };
    return {
      row: { ...key, answers, atSection, version, revision: revisionOf(email, typeId), savedAt: at },
      events: [{ ...key, state: 'onboarding' as const, at }],
    };
  });
  const assessments = SEED_ASSESSMENTS.map(({ answers, days, email, typeId }) => {
    const at = daysFromNow(-days);
    const key = { clientId: idOf(email), typeId };
    return {
      row: {
        ...key,
        answers,
        submitted: answers,
        version: 1,
        revision: revisionOf(email, typeId),
        state: 'approved' as const,
        savedAt: at,
        submittedAt: at,
        outcome: { kind: 'appropriate' as const },
      },
      events: (['onboarding', 'submitted', 'approved'] as const).map((state) => ({ ...key, state, at })),
    };
  });
  await db.insert(applications).values([...drafts, ...assessments].map(({ row }) => row));
  await db.insert(applicationEvents).values([...drafts, ...assessments].flatMap(({ events }) => events));
}

function revisionOf(email: string, typeId: number): string {
  const form = FORMS.find((candidate) => candidate.typeId === typeId);
  const client = SEED_CLIENTS.find((candidate) => candidate.email === email);
  const { site } = assertDefined(client, 'the client of a seeded application');
  return companyForm(assertDefined(form, 'the form of a seeded application'), [COMPANY_IDS[site]]).revision;
}
