import { eq } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import { answerIssues, isUnanswered } from '../../src/domain/onboarding/check-answers';
import { effectiveSchema, relevantAnswersOf } from '../../src/domain/onboarding/effective-schema';
import type { Answers, FieldAnswers } from '../../src/domain/onboarding/form-schema';
import type { Database } from '../db/open-database';
import { applications, type ApplicationRow, type Outcome } from '../db/tables/applications';
import { clients, reassessments } from '../db/tables/clients';
import { ApiError } from '../kernel/api-error';
import {
  beginApplication,
  checkOpen,
  isReminderOf,
  lockApplication,
  findPreviousAnswers,
} from './application-row';
import {
  requestedDocuments,
  FIRST_TYPE_ID,
  changeState,
  isApplication,
  OPEN_STATES,
} from './application-states';
import type { CompanyForm } from './company-form';
import { outcomeOf } from './outcome';

/** The submission of a draft. */
export interface Submission {
  readonly version: number;
  /** In a re-assessment: the last submitted answers take precedence over the draft. */
  readonly isUnchanged: boolean;
  readonly isWarningAccepted: boolean;
}

/**
 * Submits a draft, as part of the current transaction. Throws `draftConflict` for an older version, `refused` with `fields`
 * if answers are missing or wrong, and `refused` with `until` while the client has to wait.
 */
export async function submitApplication(
  transaction: Database,
  companies: Companies,
  clientId: number,
  form: CompanyForm,
  { isUnchanged, isWarningAccepted, version }: Submission,
  now: Date,
): Promise<void> {
  const key = { clientId, typeId: form.typeId };
  const row = await lockApplication(transaction, key);
  checkOpen(row, version, row?.atSection ?? '');
  const draft = row && OPEN_STATES.has(row.state) ? row : undefined;
  checkCoolingOff(draft?.outcome ?? null, now);
  const previous = await findPreviousAnswers(transaction, key);
  const sources = [previous?.answers ?? {}, draft?.answers ?? {}];
  const answers = mergeAnswers(form, isUnchanged ? sources.toReversed() : sources);
  await checkAnswers(transaction, companies, clientId, form, answers, now);
  const { schema } = form;
  const outcome = outcomeOf(answers, hasQuestionIn(effectiveSchema(schema, answers)), now);
  // A re-assessment in which nothing has changed has no draft.
  const emptyDraft = {
    version: version + 1,
    revision: form.revision,
    atSection: null,
    savedAt: now,
    answers: {},
  };
  await applyOutcome(
    transaction,
    draft ?? (await beginApplication(transaction, key, emptyDraft)),
    { answers, isWarningAccepted, outcome },
    now,
  );
}

function checkCoolingOff(outcome: Outcome | null, now: Date): void {
  const until = outcome?.until;
  if (until !== undefined && new Date(until) > now) throw new ApiError('refused', undefined, { until });
}

async function checkAnswers(
  transaction: Database,
  companies: Companies,
  clientId: number,
  form: CompanyForm,
  answers: Answers,
  now: Date,
) {
  const documents = await requestedDocuments(transaction, companies, clientId, now, form.schema, answers);
  const presentStatuses = new Set(['pending', 'verified']);
  const fields = answerIssues(form.schema, answers, {
    today: now.toISOString().slice(0, 'YYYY-MM-DD'.length),
    documents: documents.filter(({ status }) => presentStatuses.has(status)).map(({ kind }) => kind),
  });
  if (fields.length > 0) throw new ApiError('refused', undefined, { fields });
}

/** Stores the outcome of the rules. The answers are submitted unless the client has to confirm a warning or to wait. */
async function applyOutcome(
  transaction: Database,
  row: ApplicationRow,
  {
    answers,
    isWarningAccepted,
    outcome,
  }: { readonly answers: Answers; readonly isWarningAccepted: boolean; readonly outcome: Outcome },
  now: Date,
): Promise<void> {
  const { kind } = outcome;
  if (kind === 'cooling-off' || (kind === 'warning' && !isWarningAccepted)) {
    await transaction.update(applications).set({ outcome }).where(isApplication(row));
    return;
  }
  const isDeclined = kind === 'declined';
  const submittedFields = { outcome, answers, submitted: answers, submittedAt: now, reasons: [] };
  await changeState(transaction, row, isDeclined ? 'rejected' : 'submitted', now, submittedFields);
  if (row.typeId === FIRST_TYPE_ID) {
    await transaction.update(clients).set({ onboardingClosedAt: now }).where(eq(clients.id, row.clientId));
    return;
  }
  // A re-assessment is approved by the rules alone.
  if (!isDeclined) await changeState(transaction, row, 'approved', now);
  await transaction.delete(reassessments).where(isReminderOf(row));
}

/**
 * Merges answers of several sources, field by field; later sources take precedence. Drops empty answers, and those to
 * questions that the form does not have.
 */
function mergeAnswers({ schema }: CompanyForm, sources: readonly Answers[]): Answers {
  const sections = new Set(sources.flatMap((answers) => Object.keys(answers)));
  const answers = Object.fromEntries(
    [...sections].map((name) => {
      const fields = Object.assign({}, ...sources.map((source) => source[name])) as FieldAnswers;
      return [name, Object.fromEntries(Object.entries(fields).filter(([, answer]) => !isUnanswered(answer)))];
    }),
  );
  return relevantAnswersOf(effectiveSchema(schema, answers), answers);
}

/** Returns a predicate: true if the form has a question at a path, `/section/field`. */
const hasQuestionIn =
  ({ properties }: CompanyForm['schema']) =>
  (at: string): boolean => {
    const [, section = '', field = ''] = at.split('/');
    return Object.hasOwn(properties[section]?.properties ?? {}, field);
  };
