import { eq } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import { keptAnswers } from '../../src/domain/onboarding/effective-schema';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import type { ApplicationRow } from '../db/tables/applications';
import { reassessments } from '../db/tables/clients';
import { isDue, lockedRow, previousOf } from './application-row';
import {
  applicationReference,
  askedDocuments,
  OPEN_STATES,
  progressed,
  rejectedOf,
  timelineOf,
  type AskedDocument,
} from './application-states';
import type { CompanyForm } from './company-form';

const NOT_BEGUN = Object.freeze({
  state: 'none' as const, answers: {}, savedAt: null, atSection: null, reference: null, outcome: null,
  reasons: [], timeline: [], account: null,
});

/** An application as it is now, after what time and documents have made of it; part of the current transaction. */
export async function writtenApplication(
  own: Database,
  companies: Companies,
  clientId: number,
  form: CompanyForm,
  now: Date,
) {
  const key = { clientId, typeId: form.typeId };
  const before = await lockedRow(own, key);
  const documents = before
    ? await askedDocuments(own, companies, clientId, now, form.schema, before.answers)
    : [];
  const row = before && (await progressed(own, before, documents, now));
  const [due] = await own.select().from(reassessments).where(isDue(key));
  const previous = await previousOf(own, key);
  const more = {
    typeId: form.typeId, finishDate: due?.finishDate.toISOString() ?? null,
    isSkip: due !== undefined && due.isSkip && due.finishDate > now,
    previous: previous && {
      answers: keptAnswers(form.schema, previous.answers),
      at: previous.at.toISOString(),
    },
  };
  // Asked again: what was done is over.
  const isAgain = due !== undefined && row !== undefined && !OPEN_STATES.has(row.state);
  if (!row || isAgain) return { ...NOT_BEGUN, ...more, version: row?.version ?? 0, revision: form.revision };
  return {
    ...more,
    state: row.state, version: row.version, revision: row.revision, atSection: row.atSection,
    answers: keptAnswers(form.schema, row.answers),
    savedAt: row.savedAt.toISOString(),
    reference: row.submittedAt ? applicationReference(row) : null,
    outcome: row.outcome,
    reasons: reasonsOf(row, documents),
    timeline: await timelineOf(own, row),
    account: await accountOf(own, row),
  };
}

/** What the client has to do, or why they were rejected. */
function reasonsOf({ outcome, reasons, state }: ApplicationRow, documents: readonly AskedDocument[]) {
  if (state === 'action-required')
    return [
      ...rejectedOf(documents).map(({ at, kind }) => ({
        code: 'document-rejected' as const, at, document: kind,
      })),
      ...reasons,
    ];
  if (state !== 'rejected') return [];
  return outcome?.kind === 'declined'
    ? (outcome.because ?? []).map((at) => ({ code: 'declined' as const, at }))
    : reasons;
}

async function accountOf(own: Database, { login }: ApplicationRow) {
  if (login === null) return null;
  const { currency, leverage, platform, server } = accounts;
  const [account] = await own
    .select({ login: accounts.login, server, platform, currency, leverage })
    .from(accounts)
    .where(eq(accounts.login, login));
  return account ?? null;
}
