import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { applications, type ApplicationRow } from '../db/tables/applications';
import { clients, reassessments } from '../db/tables/clients';
import { ApiError } from '../kernel/api-error';
import {
  FIRST_TYPE_ID,
  changeState,
  isApplication,
  OPEN_STATES,
  type ApplicationKey,
} from './application-states';

/** The reminder of a re-assessment. */
export const isReminderOf = ({ clientId, typeId }: ApplicationKey) =>
  and(eq(reassessments.clientId, clientId), eq(reassessments.typeId, typeId));

/** Locks the client's row, so that two devices wait for each other: the application may have no row yet. */
export async function lockApplication(
  transaction: Database,
  key: ApplicationKey,
): Promise<ApplicationRow | undefined> {
  const isOwner = eq(clients.id, key.clientId);
  await transaction.select({ id: clients.id }).from(clients).where(isOwner).for('no key update');
  const [row] = await transaction.select().from(applications).where(isApplication(key)).for('update');
  return row;
}

/** Throws `draftConflict` with the section that another device has saved, and `refused` if the application is closed. */
export function checkOpen(row: ApplicationRow | undefined, version: number, section: string): void {
  if ((row?.version ?? 0) !== version)
    throw new ApiError('draftConflict', undefined, row && savedSection(row, section));
  if (row && !isOpen(row)) throw new ApiError('refused');
}

const savedSection = ({ answers, savedAt, version }: ApplicationRow, section: string) => ({
  version,
  savedAt: savedAt.toISOString(),
  section,
  answers: (Object.hasOwn(answers, section) ? answers[section] : undefined) ?? {},
});

/** A finished re-assessment may begin again; a first application is open until it is submitted. */
const isOpen = ({ state, typeId }: ApplicationRow): boolean =>
  OPEN_STATES.has(state) || (typeId !== FIRST_TYPE_ID && (state === 'approved' || state === 'rejected'));

type Draft = Pick<ApplicationRow, 'version' | 'revision' | 'atSection' | 'savedAt' | 'answers'>;

/** Begins an application, or begins a re-assessment again. */
export async function beginApplication(
  transaction: Database,
  key: ApplicationKey,
  draft: Draft,
): Promise<ApplicationRow> {
  await transaction
    .insert(applications)
    .values({ ...key, ...draft })
    .onConflictDoNothing();
  return changeState(transaction, key, 'onboarding', draft.savedAt, { ...draft, outcome: null, reasons: [] });
}

/** The answers with which a re-assessment begins: those of the last re-assessment, or of the first application. */
export async function findPreviousAnswers(transaction: Database, { clientId, typeId }: ApplicationKey) {
  if (typeId === FIRST_TYPE_ID) return null;
  for (const type of [typeId, FIRST_TYPE_ID]) {
    const [row] = await transaction
      .select()
      .from(applications)
      .where(isApplication({ clientId, typeId: type }));
    if (row?.submitted && row.submittedAt) return { answers: row.submitted, at: row.submittedAt };
  }
  return null;
}
