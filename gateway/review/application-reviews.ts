import { and, asc, eq, inArray } from 'drizzle-orm';
import { openApprovedAccount } from '../registration/new-accounts';
import {
  applicationReference,
  FIRST_TYPE_ID,
  changeState,
  WAITING_STATES,
} from '../onboarding/application-states';
import { applications, type ApplicationRow } from '../db/tables/applications';
import { clients } from '../db/tables/clients';
import { assertDefined } from '../kernel/assert-defined';
import type { MessageKey } from '../texts/gateway-texts';
import { quoteInput } from './quote-input';
import { InvalidDecisionError, type Decision, type DecisionContext, type ReviewKind } from './review-kind';

const MESSAGES: Readonly<Record<string, MessageKey>> = Object.freeze({
  approve: 'application-approved',
  refuse: 'application-rejected',
  ask: 'application-returned',
});

const isWaiting = and(
  eq(applications.typeId, FIRST_TYPE_ID),
  inArray(applications.state, [...WAITING_STATES]),
);

/** Applications for an investment account; re-assessments are decided by rules alone. */
export const APPLICATION_REVIEWS: ReviewKind = Object.freeze<ReviewKind>({
  name: 'application',
  markPattern: /^K-\d{8,9}-\d{1,9}$/,
  decisions: Object.freeze({
    approve: { event: 'application-approved' },
    refuse: { event: 'application-refused', mayNote: true },
    ask: { event: 'application-returned', argument: 'SECTION', mayNote: true },
  }),

  async listOpenReviews(db) {
    const rows = await db
      .select({ row: applications, email: clients.email })
      .from(applications)
      .innerJoin(clients, eq(clients.id, applications.clientId))
      .where(isWaiting)
      .orderBy(asc(applications.submittedAt), asc(applications.number));
    return rows.map(({ email, row }) => ({
      mark: markOf(row),
      email,
      requestedAt: row.submittedAt ?? row.savedAt,
      request: { outcome: row.outcome?.kind ?? null, answers: row.submitted ?? {} },
      lines: [
        `${row.outcome?.kind ?? 'unknown'}: ${(row.outcome?.because ?? []).join(', ') || 'all answers fit'}`,
        ...linesOf(row),
      ],
    }));
  },

  async decide(input, context) {
    const { at, notices, transaction } = context;
    const number = Number(/^K-(\d+)-/.exec(input.mark)?.[1]);
    const isThisRequest = and(eq(applications.number, number), isWaiting);
    const [row] = await transaction.select().from(applications).where(isThisRequest).for('update');
    if (!row || markOf(row) !== input.mark) return undefined;
    await DECISION_HANDLERS[input.decision]?.(context, row, input);
    await notices.notify(transaction, MESSAGES[input.decision] ?? 'application-returned', row.clientId, {
      at,
    });
    return row.clientId;
  },
});

type DecisionHandler = (context: DecisionContext, row: ApplicationRow, input: Decision) => Promise<unknown>;

const DECISION_HANDLERS: Readonly<Record<string, DecisionHandler>> = Object.freeze({
  approve: async (context, row) => {
    const { at, transaction } = context;
    const [client] = await transaction.select().from(clients).where(eq(clients.id, row.clientId));
    await changeState(transaction, row, 'approved', at);
    await changeState(transaction, row, 'active', at, {
      login: await openApprovedAccount(transaction, assertDefined(client, 'the client'), context, at),
    });
  },
  refuse: ({ at, transaction }, row, { note }) =>
    changeState(transaction, row, 'rejected', at, { reasons: [{ code: 'reviewer', ...(note && { note }) }] }),
  ask: ({ at, transaction }, row, { note, reason = '' }) => {
    const sections = Object.keys(row.submitted ?? {});
    if (!sections.includes(reason))
      throw new InvalidDecisionError(`SECTION is one of ${sections.join(', ')}.`);
    return changeState(transaction, row, 'action-required', at, {
      reasons: [{ code: 'reviewer', at: `/${reason}`, ...(note && { note }) }],
    });
  },
});

/** A new submission has another mark. */
const markOf = (row: ApplicationRow): string => `${applicationReference(row)}-${row.version}`;

const linesOf = ({ submitted }: ApplicationRow): string[] =>
  Object.entries(submitted ?? {}).flatMap(([section, answers]) =>
    Object.entries(answers).map(
      ([field, answer]) =>
        `/${section}/${field}: ${quoteInput(typeof answer === 'string' ? answer : JSON.stringify(answer))}`,
    ),
  );
