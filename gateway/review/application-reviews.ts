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
import { WrongDecision, type Decision, type DecisionTools, type ReviewKind } from './review-kind';

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
  marks: /^K-\d{8,9}-\d{1,9}$/,
  decisions: Object.freeze({
    approve: { event: 'application-approved' },
    refuse: { event: 'application-refused', mayNote: true },
    ask: { event: 'application-returned', about: 'SECTION', mayNote: true },
  }),

  async openReviews(db) {
    const rows = await db
      .select({ row: applications, email: clients.email })
      .from(applications)
      .innerJoin(clients, eq(clients.id, applications.clientId))
      .where(isWaiting)
      .orderBy(asc(applications.submittedAt), asc(applications.number));
    return rows.map(({ email, row }) => ({
      mark: markOf(row),
      email,
      askedAt: row.submittedAt ?? row.savedAt,
      asked: { outcome: row.outcome?.kind ?? null, answers: row.submitted ?? {} },
      lines: [
        `${row.outcome?.kind ?? 'unknown'}: ${(row.outcome?.because ?? []).join(', ') || 'all answers fit'}`,
        ...linesOf(row),
      ],
    }));
  },

  async decide(decided, tools) {
    const { at, notices, own } = tools;
    const number = Number(/^K-(\d+)-/.exec(decided.mark)?.[1]);
    const isThisRequest = and(eq(applications.number, number), isWaiting);
    const [row] = await own.select().from(applications).where(isThisRequest).for('update');
    if (!row || markOf(row) !== decided.mark) return undefined;
    await DECIDE[decided.decision]?.(tools, row, decided);
    await notices.notify(own, MESSAGES[decided.decision] ?? 'application-returned', row.clientId, { at });
    return row.clientId;
  },
});

type Decide = (tools: DecisionTools, row: ApplicationRow, decided: Decision) => Promise<unknown>;

const DECIDE: Readonly<Record<string, Decide>> = Object.freeze({
  approve: async (tools, row) => {
    const { at, own } = tools;
    const [client] = await own.select().from(clients).where(eq(clients.id, row.clientId));
    await changeState(own, row, 'approved', at);
    await changeState(own, row, 'active', at, {
      login: await openApprovedAccount(own, assertDefined(client, 'the client'), tools, at),
    });
  },
  refuse: ({ at, own }, row, { note }) =>
    changeState(own, row, 'rejected', at, { reasons: [{ code: 'reviewer', ...(note && { note }) }] }),
  ask: ({ at, own }, row, { note, reason = '' }) => {
    const sections = Object.keys(row.submitted ?? {});
    if (!sections.includes(reason)) throw new WrongDecision(`SECTION is one of ${sections.join(', ')}.`);
    return changeState(own, row, 'action-required', at, {
      reasons: [{ code: 'reviewer', at: `/${reason}`, ...(note && { note }) }],
    });
  },
});

/** Names what was seen: a new submission has another mark. */
const markOf = (row: ApplicationRow): string => `${applicationReference(row)}-${row.version}`;

const linesOf = ({ submitted }: ApplicationRow): string[] =>
  Object.entries(submitted ?? {}).flatMap(([section, answers]) =>
    Object.entries(answers).map(
      ([field, answer]) =>
        `/${section}/${field}: ${quoteInput(typeof answer === 'string' ? answer : JSON.stringify(answer))}`,
    ),
  );
