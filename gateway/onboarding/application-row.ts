import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { applications, type ApplicationRow } from '../db/tables/applications';
import { clients, reassessments } from '../db/tables/clients';
import { ApiError } from '../http/api-error';
import { FIRST, moved, OPEN_STATES } from './application-states';

/** What identifies an application. */
export type ApplicationKey = Pick<ApplicationRow, 'clientId' | 'typeId'>;

export const isRow = ({ clientId, typeId }: ApplicationKey) =>
  and(eq(applications.clientId, clientId), eq(applications.typeId, typeId));

/** The reminder of a re-assessment. */
export const isDue = ({ clientId, typeId }: ApplicationKey) =>
  and(eq(reassessments.clientId, clientId), eq(reassessments.typeId, typeId));

/** Two devices wait for each other at the client's row: the application's own may not be there yet. */
export async function lockedRow(own: Database, key: ApplicationKey): Promise<ApplicationRow | undefined> {
  const isOwner = eq(clients.id, key.clientId);
  await own.select({ id: clients.id }).from(clients).where(isOwner).for('no key update');
  const [row] = await own.select().from(applications).where(isRow(key)).for('update');
  return row;
}

/** Throws `draftConflict` with what another device has saved of a section, and `refused` where nothing can be changed now. */
export function checkOpen(row: ApplicationRow | undefined, version: number, section: string): void {
  if ((row?.version ?? 0) !== version)
    throw new ApiError('draftConflict', undefined, row && savedSection(row, section));
  if (row && !isOpen(row)) throw new ApiError('refused');
}

const savedSection = ({ answers, savedAt, version }: ApplicationRow, section: string) => ({
  version, savedAt: savedAt.toISOString(), section,
  answers: (Object.hasOwn(answers, section) ? answers[section] : undefined) ?? {},
});

/** A re-assessment may be begun again once it is done; a first application is open until it is submitted. */
const isOpen = ({ state, typeId }: ApplicationRow): boolean =>
  OPEN_STATES.has(state) || (typeId !== FIRST && (state === 'approved' || state === 'rejected'));

type Draft = Pick<ApplicationRow, 'version' | 'revision' | 'atSection' | 'savedAt' | 'answers'>;

/** Begins an application, or a re-assessment anew. */
export async function begun(own: Database, key: ApplicationKey, draft: Draft): Promise<ApplicationRow> {
  await own
    .insert(applications)
    .values({ ...key, ...draft })
    .onConflictDoNothing();
  return moved(own, key, 'onboarding', draft.savedAt, { ...draft, outcome: null, reasons: [] });
}

/** What a re-assessment begins with: its own answers of last time, or those of the first application. */
export async function previousOf(own: Database, { clientId, typeId }: ApplicationKey) {
  if (typeId === FIRST) return null;
  for (const type of [typeId, FIRST]) {
    const [row] = await own
      .select()
      .from(applications)
      .where(isRow({ clientId, typeId: type }));
    if (row?.submitted && row.submittedAt) return { answers: row.submitted, at: row.submittedAt };
  }
  return null;
}
