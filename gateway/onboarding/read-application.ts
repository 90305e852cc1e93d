import { eq } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import { relevantAnswersOf } from '../../src/domain/onboarding/effective-schema';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import type { ApplicationRow } from '../db/tables/applications';
import { reassessments } from '../db/tables/clients';
import { isReminderOf, lockApplication, findPreviousAnswers } from './application-row';
import {
  applicationReference,
  requestedDocuments,
  OPEN_STATES,
  advanceApplication,
  rejectedDocuments,
  timelineOf,
  type RequestedDocument,
} from './application-states';
import type { CompanyForm } from './company-form';

const EMPTY_APPLICATION = Object.freeze({
  state: 'none' as const,
  answers: {},
  savedAt: null,
  atSection: null,
  reference: null,
  outcome: null,
  reasons: [],
  timeline: [],
  account: null,
});

/** Advances an application to its current state and reads it, as part of the current transaction. */
export async function readApplication(
  transaction: Database,
  companies: Companies,
  clientId: number,
  form: CompanyForm,
  now: Date,
) {
  const key = { clientId, typeId: form.typeId };
  const savedRow = await lockApplication(transaction, key);
  const documents = savedRow
    ? await requestedDocuments(transaction, companies, clientId, now, form.schema, savedRow.answers)
    : [];
  const row = savedRow && (await advanceApplication(transaction, savedRow, documents, now));
  const [reminder] = await transaction.select().from(reassessments).where(isReminderOf(key));
  const previous = await findPreviousAnswers(transaction, key);
  const commonFields = {
    typeId: form.typeId,
    finishDate: reminder?.finishDate.toISOString() ?? null,
    isSkip: reminder !== undefined && reminder.isSkip && reminder.finishDate > now,
    previous: previous && {
      answers: relevantAnswersOf(form.schema, previous.answers),
      at: previous.at.toISOString(),
    },
  };
  // The re-assessment is due again, so the earlier answers no longer count.
  const isRepeated = reminder !== undefined && row !== undefined && !OPEN_STATES.has(row.state);
  if (!row || isRepeated)
    return { ...EMPTY_APPLICATION, ...commonFields, version: row?.version ?? 0, revision: form.revision };
  return {
    ...commonFields,
    state: row.state,
    version: row.version,
    revision: row.revision,
    atSection: row.atSection,
    answers: relevantAnswersOf(form.schema, row.answers),
    savedAt: row.savedAt.toISOString(),
    reference: row.submittedAt ? applicationReference(row) : null,
    outcome: row.outcome,
    reasons: reasonsOf(row, documents),
    timeline: await timelineOf(transaction, row),
    account: await accountOf(transaction, row),
  };
}

/** The client's open tasks, or the reasons of a rejection. */
function reasonsOf({ outcome, reasons, state }: ApplicationRow, documents: readonly RequestedDocument[]) {
  if (state === 'action-required')
    return [
      ...rejectedDocuments(documents).map(({ at, kind }) => ({
        code: 'document-rejected' as const,
        at,
        document: kind,
      })),
      ...reasons,
    ];
  if (state !== 'rejected') return [];
  return outcome?.kind === 'declined'
    ? (outcome.because ?? []).map((at) => ({ code: 'declined' as const, at }))
    : reasons;
}

async function accountOf(transaction: Database, { login }: ApplicationRow) {
  if (login === null) return null;
  const { currency, leverage, platform, server } = accounts;
  const [account] = await transaction
    .select({ login: accounts.login, server, platform, currency, leverage })
    .from(accounts)
    .where(eq(accounts.login, login));
  return account ?? null;
}
