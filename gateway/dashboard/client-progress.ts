import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import type { ApplicationRow } from '../db/tables/applications';
import { clients, reassessments } from '../db/tables/clients';
import { moneyRequests } from '../db/tables/money';
import { assertDefined } from '../kernel/assert-defined';
import { rightsAt } from '../accounts/account-rights';
import { documentsOf } from '../documents/client-documents';
import { firstApplicationOf, OPEN_STATES } from '../onboarding/application-states';
import type { MoneyProgress } from '../money/money-progress';
import type { WithdrawalGate } from '../money/withdrawal-gate';
import type { Clock } from '../kernel/time';

/** Minutes that it takes to resolve a blocker: the reviewer's, or the client's own. */
const RESOLUTION_MINUTES = Object.freeze({
  review: 24 * 60,
  application: 10,
  assessment: 6,
  email: 2,
  payment: 2,
});

const DOCUMENT_REASONS = {
  none: 'document-missing',
  pending: 'document-pending',
  rejected: 'document-rejected',
  expired: 'document-expired',
} as const;
const RIGHTS_REASONS = { closeOnly: 'close-only', noTrading: 'no-trading', noLogin: 'no-login' } as const;

interface ClientProgressDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly companies: Companies;
  readonly progress: MoneyProgress;
  readonly withdrawalGate: WithdrawalGate;
}

/** A client's blockers, and their progress to the first trade. */
export class ClientProgress {
  constructor(private readonly deps: ClientProgressDeps) {}

  /** Current blockers first, then future ones, the nearest date first. */
  async listBlockers(clientId: number) {
    const blockers = [
      ...(await this.#findWithdrawalHold(clientId)),
      ...(await this.#findUnprovedEmail(clientId)),
      ...(await this.#findApplicationBlocker(clientId)),
      ...(await this.#listAssessments(clientId)),
      ...(await this.#listMissingDocuments(clientId)),
      ...(await this.#listUnpaidDeposits(clientId)),
      ...(await this.#listLimitedRights(clientId)),
    ];
    const startOf = (blocker: object) => ('from' in blocker ? String(blocker.from) : '');
    return blockers.toSorted((first, second) =>
      startOf(first) < startOf(second) ? -1 : Number(startOf(first) > startOf(second)),
    );
  }

  /** The steps that a client has to take until the first trade, in order. */
  async listFirstSteps(clientId: number) {
    const { clock, companies, db } = this.deps;
    const [row] = await db.select().from(clients).where(eq(clients.id, clientId));
    const { address, city, country, emailProvedAt, isOpenAccount, onboardingClosedAt, phone } = assertDefined(
      row,
      'the client',
    );
    const application = await firstApplicationOf(db, clientId);
    const documents = await documentsOf(db, companies, clientId, clock());
    const isVerified = (kind: string) =>
      documents.some((document) => document.kind === kind && document.status === 'verified');
    const { hasDeposited, hasTraded } = await this.#readDepositAndTrade(clientId);
    return [
      { step: 'email' as const, isDone: emailProvedAt !== null },
      { step: 'profile' as const, isDone: [address, city, country, phone].every(Boolean) },
      { step: 'identity' as const, isDone: isVerified('identity-front') },
      { step: 'address' as const, isDone: isVerified('address') },
      ...(isOpenAccount || application
        ? [{ step: 'application' as const, isDone: !isClientsTurn(application, onboardingClosedAt) }]
        : []),
      { step: 'deposit' as const, isDone: hasDeposited },
      { step: 'trade' as const, isDone: hasTraded },
    ];
  }

  async #findWithdrawalHold(clientId: number) {
    const until = await this.deps.withdrawalGate.findHoldEnd(clientId);
    return until
      ? [{ action: 'withdraw' as const, reason: 'second-factor-off' as const, until: until.toISOString() }]
      : [];
  }

  async #findUnprovedEmail(clientId: number) {
    const [row] = await this.deps.db.select().from(clients).where(eq(clients.id, clientId));
    if (assertDefined(row, 'the client').emailProvedAt !== null) return [];
    return [
      { action: 'withdraw' as const, reason: 'email-unproved' as const, minutes: RESOLUTION_MINUTES.email },
    ];
  }

  async #findApplicationBlocker(clientId: number) {
    const [row] = await this.deps.db.select().from(clients).where(eq(clients.id, clientId));
    const { isOpenAccount, onboardingClosedAt } = assertDefined(row, 'the client');
    const application = await firstApplicationOf(this.deps.db, clientId);
    const isRequired = isOpenAccount || application?.state === 'action-required';
    if (!isRequired || !isClientsTurn(application, onboardingClosedAt)) return [];
    return [
      { action: 'open' as const, reason: 'application' as const, minutes: RESOLUTION_MINUTES.application },
    ];
  }

  /** Answers due for renewal. From their due date on, no position can be opened, in any company. */
  async #listAssessments(clientId: number) {
    const { clock, db } = this.deps;
    const now = clock();
    const dueAssessments = await db.select().from(reassessments).where(eq(reassessments.clientId, clientId));
    return dueAssessments.map(({ finishDate, typeId }) => ({
      action: 'trade' as const,
      reason: 'assessment' as const,
      typeId,
      minutes: RESOLUTION_MINUTES.assessment,
      ...(finishDate > now && { from: finishDate.toISOString() }),
    }));
  }

  async #listMissingDocuments(clientId: number) {
    const { clock, companies, db } = this.deps;
    const now = clock();
    const documents = await documentsOf(db, companies, clientId, now);
    return documents.flatMap(({ blocks, kind, status }) => {
      if (status === 'verified') return [];
      return blocks.map(({ from, ...block }) => ({
        ...block,
        reason: DOCUMENT_REASONS[status],
        document: kind,
        minutes: RESOLUTION_MINUTES.review,
        ...(new Date(from) > now && { from }),
      }));
    });
  }

  /** Deposits that wait for the client's payment. */
  async #listUnpaidDeposits(clientId: number) {
    const { db, progress } = this.deps;
    await progress.advanceRequests(clientId);
    const rows = await db
      .select()
      .from(moneyRequests)
      .where(
        and(
          eq(moneyRequests.clientId, clientId),
          eq(moneyRequests.kind, 'deposit'),
          eq(moneyRequests.state, 'pending'),
          isNotNull(moneyRequests.cashierKey),
        ),
      )
      .orderBy(asc(moneyRequests.createdAt), asc(moneyRequests.number));
    return rows.map(({ amount, currency, id, login, nextAt }) => ({
      action: 'deposit' as const,
      reason: 'unpaid' as const,
      login,
      requestId: id,
      amount,
      currency,
      until: nextAt?.toISOString() ?? null,
      minutes: RESOLUTION_MINUTES.payment,
    }));
  }

  /** Live accounts whose rights the broker has limited. */
  async #listLimitedRights(clientId: number) {
    const { clock, db } = this.deps;
    const rows = await db
      .select({ login: accounts.login, rights: rightsAt(clock().toISOString()) })
      .from(accounts)
      .where(and(eq(accounts.clientId, clientId), eq(accounts.kind, 'live'), eq(accounts.status, 'active')))
      .orderBy(asc(accounts.openedAt), asc(accounts.login));
    return rows.flatMap(({ login, rights }) =>
      rights === 'full' ? [] : [{ action: 'trade' as const, reason: RIGHTS_REASONS[rights], login }],
    );
  }

  /** Reads if the client has ever deposited to, or traded on, a live account. */
  async #readDepositAndTrade(clientId: number): Promise<{ hasDeposited: boolean; hasTraded: boolean }> {
    const liveLogins = sql`select login from accounts where client_id = ${clientId} and kind = 'live'`;
    const [row] = await this.deps.db
      .select({
        hasDeposited: sql<boolean>`exists (
          select 1 from postings join ledger_accounts book on book.id = postings.account_id
          where book.kind = 'client' and book.login in (${liveLogins}) and postings.amount > 0 and not postings.is_trade)`,
        hasTraded: sql<boolean>`exists (select 1 from positions where login in (${liveLogins}))
          or exists (select 1 from deals where login in (${liveLogins}))`,
      })
      .from(sql`(select 1) as single_row`);
    return assertDefined(row, 'the answer');
  }
}

/** True if an application waits for the client: it is open and not dismissed, or was returned to the client. */
const isClientsTurn = (application: ApplicationRow | undefined, closedAt: Date | null): boolean =>
  application?.state === 'action-required' ||
  (closedAt === null && (!application || OPEN_STATES.has(application.state)));
