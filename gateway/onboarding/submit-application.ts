import { eq } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import { answerIssues, isUnanswered } from '../../src/domain/onboarding/check-answers';
import { effectiveSchema, keptAnswers } from '../../src/domain/onboarding/effective-schema';
import type { Answers, AnswersOf } from '../../src/domain/onboarding/form-schema';
import type { Database } from '../db/open-database';
import { applications, type ApplicationRow, type Outcome } from '../db/tables/applications';
import { clients, reassessments } from '../db/tables/clients';
import { ApiError } from '../http/api-error';
import { begun, checkOpen, isDue, isRow, lockedRow, previousOf } from './application-row';
import { askedDocuments, FIRST, moved, OPEN_STATES } from './application-states';
import type { CompanyForm } from './company-form';
import { outcomeOf } from './outcome';

/** What a client submits. */
export interface Submission {
  readonly version: number;
  /** Of a re-assessment: the answers submitted last win over the draft. */
  readonly isUnchanged: boolean;
  readonly isWarningAccepted: boolean;
}

/**
 * Submits a draft, as part of the current transaction. Throws `draftConflict` for an older version, `refused` with `fields`
 * where answers are missing or wrong, and with `until` while the client cools off.
 */
export async function submitApplication(
  own: Database,
  companies: Companies,
  clientId: number,
  form: CompanyForm,
  { isUnchanged, isWarningAccepted, version }: Submission,
  now: Date,
): Promise<void> {
  const key = { clientId, typeId: form.typeId };
  const row = await lockedRow(own, key);
  checkOpen(row, version, row?.atSection ?? '');
  const draft = row && OPEN_STATES.has(row.state) ? row : undefined;
  checkCooledOff(draft?.outcome ?? null, now);
  const previous = await previousOf(own, key);
  const sources = [previous?.answers ?? {}, draft?.answers ?? {}];
  const answers = wholeAnswers(form, isUnchanged ? sources.toReversed() : sources);
  await checkAnswers(own, companies, clientId, form, answers, now);
  const { schema } = form;
  const outcome = outcomeOf(answers, asksOf(effectiveSchema(schema, answers)), now);
  // A re-assessment in which nothing has changed has no draft.
  const empty = { version: version + 1, revision: form.revision, atSection: null, savedAt: now, answers: {} };
  await decided(own, draft ?? (await begun(own, key, empty)), { answers, isWarningAccepted, outcome }, now);
}

function checkCooledOff(outcome: Outcome | null, now: Date): void {
  const until = outcome?.until;
  if (until !== undefined && new Date(until) > now) throw new ApiError('refused', undefined, { until });
}

async function checkAnswers(
  own: Database,
  companies: Companies,
  clientId: number,
  form: CompanyForm,
  answers: Answers,
  now: Date,
) {
  const documents = await askedDocuments(own, companies, clientId, now, form.schema, answers);
  const isThere = new Set(['pending', 'verified']);
  const fields = answerIssues(form.schema, answers, {
    today: now.toISOString().slice(0, 'YYYY-MM-DD'.length),
    documents: documents.filter(({ status }) => isThere.has(status)).map(({ kind }) => kind),
  });
  if (fields.length > 0) throw new ApiError('refused', undefined, { fields });
}

/** The rules have spoken: what was submitted is kept, unless the client has to think about it first. */
async function decided(
  own: Database,
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
    await own.update(applications).set({ outcome }).where(isRow(row));
    return;
  }
  const isDeclined = kind === 'declined';
  const kept = { outcome, answers, submitted: answers, submittedAt: now, reasons: [] };
  await moved(own, row, isDeclined ? 'rejected' : 'submitted', now, kept);
  if (row.typeId === FIRST) {
    await own.update(clients).set({ onboardingClosedAt: now }).where(eq(clients.id, row.clientId));
    return;
  }
  // No person looks at a re-assessment: the rules have.
  if (!isDeclined) await moved(own, row, 'approved', now);
  await own.delete(reassessments).where(isDue(row));
}

/** Answers of several sources, field by field; later ones win. What is empty or not asked for is left out. */
function wholeAnswers({ schema }: CompanyForm, sources: readonly Answers[]): Answers {
  const sections = new Set(sources.flatMap((answers) => Object.keys(answers)));
  const answers = Object.fromEntries(
    [...sections].map((name) => {
      const fields = Object.assign({}, ...sources.map((source) => source[name])) as AnswersOf;
      return [name, Object.fromEntries(Object.entries(fields).filter(([, answer]) => !isUnanswered(answer)))];
    }),
  );
  return keptAnswers(effectiveSchema(schema, answers), answers);
}

/** Whether a form asks the question of a place, `/section/field`. */
const asksOf =
  ({ properties }: CompanyForm['schema']) =>
  (at: string): boolean => {
    const [, section = '', field = ''] = at.split('/');
    return Object.hasOwn(properties[section]?.properties ?? {}, field);
  };
