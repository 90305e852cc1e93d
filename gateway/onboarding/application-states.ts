import { asc, eq, and } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import { orderOf, type Answers, type FormSchema } from '../../src/domain/onboarding/form-schema';
import { effectiveSchema } from '../../src/domain/onboarding/effective-schema';
import type { Database } from '../db/open-database';
import {
  applicationEvents,
  applications,
  type ApplicationRow,
  type ApplicationState,
} from '../db/tables/applications';
import { found } from '../kernel/found';
import { documentsOf } from '../documents/client-documents';
import { later } from '../kernel/time';

/** The type of the first application; others are re-assessments. */
export const FIRST = 0;

/** How long the automatic checks of what was submitted take. */
const CHECK_SECONDS = 60;

/** States in which the client may change answers and submit them. */
export const OPEN_STATES: ReadonlySet<ApplicationState> = new Set(['onboarding', 'action-required']);

/** States in which a person may decide. */
export const WAITING_STATES = [
  'submitted',
  'approval-pending',
] as const satisfies readonly ApplicationState[];

/** A document that the form asks for, and where. */
export interface AskedDocument {
  readonly at: string;
  readonly kind: string;
  readonly status: 'none' | 'pending' | 'verified' | 'rejected' | 'expired';
}

/** The documents that a form asks for, and their state. */
export async function askedDocuments(
  db: Database,
  companies: Companies,
  clientId: number,
  now: Date,
  form: FormSchema,
  answers: Answers,
): Promise<AskedDocument[]> {
  const { properties } = effectiveSchema(form, answers);
  const places = orderOf({ properties }).flatMap((name) =>
    (properties[name]?.['x-portico-kinds'] ?? []).map((kind) => ({ at: `/${name}/${kind}`, kind })),
  );
  if (places.length === 0) return [];
  const listed = await documentsOf(db, companies, clientId, now);
  return places.map((place) => ({
    ...place,
    status: listed.find(({ kind }) => kind === place.kind)?.status ?? 'none',
  }));
}

/** Documents that the client has to send again. */
export const rejectedOf = (documents: readonly AskedDocument[]): AskedDocument[] =>
  documents.filter(({ status }) => status === 'rejected' || status === 'expired');

/** Takes an application to a state; part of the current transaction. */
export async function moved(
  own: Database,
  { clientId, typeId }: Pick<ApplicationRow, 'clientId' | 'typeId'>,
  state: ApplicationState,
  at: Date,
  more: Partial<ApplicationRow> = {},
): Promise<ApplicationRow> {
  const isIt = and(eq(applications.clientId, clientId), eq(applications.typeId, typeId));
  const [row] = await own
    .update(applications)
    .set({ ...more, state })
    .where(isIt)
    .returning();
  await own.insert(applicationEvents).values({ clientId, typeId, state, at });
  return found(row, 'the application');
}

/**
 * What time and documents have made of an application that was submitted: checked after a minute, back to the client
 * while a document of theirs is rejected, and on its way again once all that was wanted is there.
 */
export async function progressed(
  own: Database,
  row: ApplicationRow,
  documents: readonly AskedDocument[],
  now: Date,
): Promise<ApplicationRow> {
  const next = nextOf(row, rejectedOf(documents).length > 0, now);
  return next ? moved(own, row, next.state, next.at) : row;
}

function nextOf({ reasons, state, submittedAt }: ApplicationRow, isRejected: boolean, now: Date) {
  const checkedAt = later(submittedAt ?? now, CHECK_SECONDS);
  if (state === 'submitted' && now >= checkedAt)
    return {
      state: isRejected ? ('action-required' as const) : ('approval-pending' as const),
      at: checkedAt,
    };
  if (state === 'approval-pending' && isRejected) return { state: 'action-required' as const, at: now };
  if (state === 'action-required' && !isRejected && reasons.length === 0)
    return { state: 'approval-pending' as const, at: now };
  return undefined;
}

/** The first application of a client, where they have begun one. */
export async function firstApplicationOf(
  db: Database,
  clientId: number,
): Promise<ApplicationRow | undefined> {
  const isIt = and(eq(applications.clientId, clientId), eq(applications.typeId, FIRST));
  const [row] = await db.select().from(applications).where(isIt);
  return row;
}

/** The states since the client last began the application, the oldest first. */
export async function timelineOf(db: Database, { clientId, typeId }: ApplicationRow) {
  const { at, id, state } = applicationEvents;
  const rows = await db
    .select({ at, state })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.clientId, clientId), eq(applicationEvents.typeId, typeId)))
    .orderBy(asc(id));
  const begun = rows.findLastIndex((event) => event.state === 'onboarding');
  return rows.slice(Math.max(begun, 0)).map((event) => ({ ...event, at: event.at.toISOString() }));
}

/** What a client quotes when they ask about an application. */
export const applicationReference = ({ number }: Pick<ApplicationRow, 'number'>): string =>
  `K-${String(number).padStart(8, '0')}`;
