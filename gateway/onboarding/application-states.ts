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
import { assertDefined } from '../kernel/assert-defined';
import { clientReference } from '../kernel/client-reference';
import { documentsOf } from '../documents/client-documents';
import { addSeconds } from '../kernel/time';

/** The key of an application. */
export type ApplicationKey = Pick<ApplicationRow, 'clientId' | 'typeId'>;

export const isApplication = ({ clientId, typeId }: ApplicationKey) =>
  and(eq(applications.clientId, clientId), eq(applications.typeId, typeId));

/** The type of the first application; others are re-assessments. */
export const FIRST_TYPE_ID = 0;

/** Seconds that the automatic checks of a submitted application take. */
const CHECK_SECONDS = 60;

/** States in which the client may change answers and submit them. */
export const OPEN_STATES: ReadonlySet<ApplicationState> = new Set(['onboarding', 'action-required']);

/** States in which a person may decide. */
export const WAITING_STATES = [
  'submitted',
  'approval-pending',
] as const satisfies readonly ApplicationState[];

/** A document that the form requests, and its place in the form. */
export interface RequestedDocument {
  readonly at: string;
  readonly kind: string;
  readonly status: 'none' | 'pending' | 'verified' | 'rejected' | 'expired';
}

/** The documents that a form requests, and their states. */
export async function requestedDocuments(
  db: Database,
  companies: Companies,
  clientId: number,
  now: Date,
  form: FormSchema,
  answers: Answers,
): Promise<RequestedDocument[]> {
  const { properties } = effectiveSchema(form, answers);
  const places = orderOf({ properties }).flatMap((name) =>
    (properties[name]?.['x-portico-kinds'] ?? []).map((kind) => ({ at: `/${name}/${kind}`, kind })),
  );
  if (places.length === 0) return [];
  const documents = await documentsOf(db, companies, clientId, now);
  return places.map((place) => ({
    ...place,
    status: documents.find(({ kind }) => kind === place.kind)?.status ?? 'none',
  }));
}

/** Documents that the client has to send again. */
export const rejectedDocuments = (documents: readonly RequestedDocument[]): RequestedDocument[] =>
  documents.filter(({ status }) => status === 'rejected' || status === 'expired');

/** Sets the state of an application, as part of the current transaction. */
export async function changeState(
  transaction: Database,
  { clientId, typeId }: ApplicationKey,
  state: ApplicationState,
  at: Date,
  fields: Partial<ApplicationRow> = {},
): Promise<ApplicationRow> {
  const [row] = await transaction
    .update(applications)
    .set({ ...fields, state })
    .where(isApplication({ clientId, typeId }))
    .returning();
  await transaction.insert(applicationEvents).values({ clientId, typeId, state, at });
  return assertDefined(row, 'the application');
}

/**
 * Advances a submitted application: it is checked after a minute, returns to the client while a document is rejected, and
 * continues when no document is.
 */
export async function advanceApplication(
  transaction: Database,
  row: ApplicationRow,
  documents: readonly RequestedDocument[],
  now: Date,
): Promise<ApplicationRow> {
  const next = nextStateOf(row, rejectedDocuments(documents).length > 0, now);
  return next ? changeState(transaction, row, next.state, next.at) : row;
}

function nextStateOf({ reasons, state, submittedAt }: ApplicationRow, isRejected: boolean, now: Date) {
  const checkedAt = addSeconds(submittedAt ?? now, CHECK_SECONDS);
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

/** The first application of a client, if they have begun one. */
export async function firstApplicationOf(
  db: Database,
  clientId: number,
): Promise<ApplicationRow | undefined> {
  const isFirst = isApplication({ clientId, typeId: FIRST_TYPE_ID });
  const [row] = await db.select().from(applications).where(isFirst);
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
  const startIndex = rows.findLastIndex((event) => event.state === 'onboarding');
  return rows.slice(Math.max(startIndex, 0)).map((event) => ({ ...event, at: event.at.toISOString() }));
}

/** The reference that a client quotes in questions about an application. */
export const applicationReference = ({ number }: Pick<ApplicationRow, 'number'>): string =>
  clientReference('K', number);
