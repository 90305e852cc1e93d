import { and, asc, eq, inArray } from 'drizzle-orm';
import { clients } from '../db/tables/clients';
import { partners } from '../db/tables/partner-applications';
import { referrals } from '../db/tables/partners';
import { PARTNER_REFUSALS } from '../../src/domain/partnership/partner-agreement';
import { clientReference } from '../kernel/client-reference';
import type { PartnerRow } from '../partnership/partner-applications';
import type { MessageKey } from '../texts/gateway-texts';
import { quoteInput } from './quote-input';
import type { Decision, DecisionContext, ReviewKind } from './review-kind';

const MESSAGES: Readonly<Record<string, MessageKey>> = Object.freeze({
  approve: 'partner-approved',
  refuse: 'partner-refused',
  ask: 'partner-returned',
  end: 'partner-ended',
  pause: 'partner-paused',
  resume: 'partner-resumed',
});

/**
 * Applications to become a partner, and the pause and the end of a partnership. A mark is `P-`, the client's id and the
 * number of the application.
 */
export const PARTNER_REVIEWS: ReviewKind = Object.freeze<ReviewKind>({
  name: 'partner',
  markPattern: /^P-\d{8,9}-\d{1,9}$/,
  decisions: Object.freeze({
    approve: { event: 'partner-approved' },
    refuse: { event: 'partner-refused', reasons: PARTNER_REFUSALS, mayNote: true },
    ask: { event: 'partner-returned', mayNote: true },
    pause: { event: 'partner-paused', mayNote: true },
    resume: { event: 'partner-resumed', mayNote: true },
    end: { event: 'partner-ended', mayNote: true },
  }),

  async listOpenReviews(db) {
    const rows = await db
      .select({ row: partners, email: clients.email })
      .from(partners)
      .innerJoin(clients, eq(clients.id, partners.clientId))
      .where(eq(partners.state, 'applied'))
      .orderBy(asc(partners.appliedAt), asc(partners.clientId));
    return rows.map(({ email, row }) => ({
      mark: markOf(row),
      email,
      requestedAt: row.appliedAt,
      request: { ...row.request },
      lines: Object.entries(row.request ?? {}).map(
        ([field, value]) =>
          `${field}: ${quoteInput(typeof value === 'string' ? value : JSON.stringify(value))}`,
      ),
    }));
  },

  async decide(input, context) {
    const { at, notices, transaction } = context;
    const clientId = Number(/^P-(\d+)-/.exec(input.mark)?.[1]);
    const isDecidable = and(
      eq(partners.clientId, clientId),
      inArray(partners.state, DECIDABLE_STATES[input.decision] ?? ['applied']),
    );
    const [row] = await transaction.select().from(partners).where(isDecidable).for('update');
    if (!row || markOf(row) !== input.mark) return undefined;
    await DECISION_HANDLERS[input.decision]?.(context, row, input);
    await notices.notify(transaction, MESSAGES[input.decision] ?? 'partner-returned', clientId, { at });
    return clientId;
  },
});

/** The states in which a partnership can be paused, continued and ended; other decisions are about an application. */
const DECIDABLE_STATES: Readonly<Record<string, PartnerRow['state'][]>> = Object.freeze({
  pause: ['active'],
  resume: ['paused'],
  end: ['active', 'paused'],
});

type DecisionHandler = (context: DecisionContext, row: PartnerRow, input: Decision) => Promise<unknown>;

const DECISION_HANDLERS: Readonly<Record<string, DecisionHandler>> = Object.freeze({
  approve: async ({ at, transaction }, { clientId }) => {
    const [referral] = await transaction
      .select({ partnerId: referrals.partnerId })
      .from(referrals)
      .where(and(eq(referrals.clientId, clientId), eq(referrals.state, 'active')));
    await transaction
      .update(partners)
      .set({ state: 'active', decidedAt: at, parentId: referral?.partnerId ?? null })
      .where(eq(partners.clientId, clientId));
    await transaction.update(clients).set({ isIb: true }).where(eq(clients.id, clientId));
  },
  refuse: ({ at, transaction }, { clientId }, { note, reason }) =>
    transaction
      .update(partners)
      .set({
        state: 'refused',
        decidedAt: at,
        reason: PARTNER_REFUSALS.find((refusal) => refusal === reason) ?? 'other',
        note: note ?? null,
      })
      .where(eq(partners.clientId, clientId)),
  ask: ({ at, transaction }, { clientId }, { note }) =>
    transaction
      .update(partners)
      .set({ state: 'asked', decidedAt: at, reason: null, note: note ?? null })
      .where(eq(partners.clientId, clientId)),
  pause: ({ at, transaction }, { clientId }, { note }) =>
    transaction
      .update(partners)
      .set({ state: 'paused', decidedAt: at, note: note ?? null })
      .where(eq(partners.clientId, clientId)),
  resume: ({ at, transaction }, { clientId }, { note }) =>
    transaction
      .update(partners)
      .set({ state: 'active', decidedAt: at, note: note ?? null })
      .where(eq(partners.clientId, clientId)),
  end: async ({ at, transaction }, { clientId }, { note }) => {
    await transaction
      .update(partners)
      .set({ state: 'ended', decidedAt: at, note: note ?? null })
      .where(eq(partners.clientId, clientId));
    await transaction.update(clients).set({ isIb: false }).where(eq(clients.id, clientId));
  },
});

const markOf = ({ clientId, number }: PartnerRow): string => `${clientReference('P', clientId)}-${number}`;
