import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import type { ApplicationRow } from '../db/tables/applications';
import { clients, reassessments } from '../db/tables/clients';
import { moneyRequests } from '../db/tables/money';
import { found } from '../kernel/found';
import { rightsAt } from '../accounts/account-rights';
import { documentsOf } from '../documents/client-documents';
import { firstApplicationOf, OPEN_STATES } from '../onboarding/application-states';
import type { MoneyProgress } from '../money/money-progress';
import type { Withdrawals } from '../money/withdrawals';
import type { Clock } from '../kernel/time';

/** How long the way out takes, in minutes: a review once the client has done their part, or what the client has to do. */
const MINUTES = Object.freeze({ review: 24 * 60, application: 10, assessment: 6, payment: 2 });

const NEEDED = {
  none: 'document-missing',
  rejected: 'document-rejected',
  expired: 'document-expired',
} as const;
const RIGHTS = { closeOnly: 'close-only', noTrading: 'no-trading', noLogin: 'no-login' } as const;

interface ClientProgressDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly companies: Companies;
  readonly progress: MoneyProgress;
  readonly withdrawals: Withdrawals;
}

/** What stands in a client's way, and how far they are on the way to their first trade. */
export class ClientProgress {
  constructor(private readonly deps: ClientProgressDeps) {}

  /** What blocks the client now, and then what will, the nearest date first. */
  async blockers(clientId: number) {
    const blockers = [
      ...(await this.#held(clientId)),
      ...(await this.#application(clientId)),
      ...(await this.#assessments(clientId)),
      ...(await this.#documents(clientId)),
      ...(await this.#unpaid(clientId)),
      ...(await this.#rights(clientId)),
    ];
    const begins = (blocker: object) => ('from' in blocker ? String(blocker.from) : '');
    return blockers.toSorted((one, other) =>
      begins(one) < begins(other) ? -1 : Number(begins(one) > begins(other)),
    );
  }

  /** The steps that are asked of this client, in their order. */
  async firstSteps(clientId: number) {
    const { clock, companies, db } = this.deps;
    const [row] = await db.select().from(clients).where(eq(clients.id, clientId));
    const { address, city, country, isOpenAccount, onboardingClosedAt, phone } = found(row, 'the client');
    const application = await firstApplicationOf(db, clientId);
    const documents = await documentsOf(db, companies, clientId, clock());
    const isVerified = (kind: string) =>
      documents.some((one) => one.kind === kind && one.status === 'verified');
    const { funded, traded } = await this.#firsts(clientId);
    return [
      { step: 'profile' as const, isDone: [address, city, country, phone].every(Boolean) },
      { step: 'identity' as const, isDone: isVerified('identity-front') },
      { step: 'address' as const, isDone: isVerified('address') },
      ...(isOpenAccount || application
        ? [{ step: 'application' as const, isDone: !isTheirTurn(application, onboardingClosedAt) }]
        : []),
      { step: 'deposit' as const, isDone: funded },
      { step: 'trade' as const, isDone: traded },
    ];
  }

  async #held(clientId: number) {
    const until = await this.deps.withdrawals.heldUntil(clientId);
    return until
      ? [{ action: 'withdraw' as const, reason: 'second-factor-off' as const, until: until.toISOString() }]
      : [];
  }

  async #application(clientId: number) {
    const [row] = await this.deps.db.select().from(clients).where(eq(clients.id, clientId));
    const { isOpenAccount, onboardingClosedAt } = found(row, 'the client');
    const application = await firstApplicationOf(this.deps.db, clientId);
    const isAsked = isOpenAccount || application?.state === 'action-required';
    if (!isAsked || !isTheirTurn(application, onboardingClosedAt)) return [];
    return [{ action: 'open' as const, reason: 'application' as const, minutes: MINUTES.application }];
  }

  /** Answers due for renewal: from their date on no position can be opened, whichever company's client it is. */
  async #assessments(clientId: number) {
    const { clock, db } = this.deps;
    const now = clock();
    const due = await db.select().from(reassessments).where(eq(reassessments.clientId, clientId));
    return due.map(({ finishDate, typeId }) => ({
      action: 'trade' as const, reason: 'assessment' as const, typeId, minutes: MINUTES.assessment,
      ...(finishDate > now && { from: finishDate.toISOString() }),
    }));
  }

  async #documents(clientId: number) {
    const { clock, companies, db } = this.deps;
    const now = clock();
    const documents = await documentsOf(db, companies, clientId, now);
    return documents.flatMap(({ blocks, kind, status }) => {
      if (status === 'pending' || status === 'verified') return [];
      return blocks.map(({ from, ...block }) => ({
        ...block, reason: NEEDED[status], document: kind, minutes: MINUTES.review,
        ...(new Date(from) > now && { from }),
      }));
    });
  }

  /** Deposits that wait for the client's payment. */
  async #unpaid(clientId: number) {
    const { db, progress } = this.deps;
    await progress.advance(clientId);
    const rows = await db
      .select()
      .from(moneyRequests)
      .where(
        and(
          eq(moneyRequests.clientId, clientId), eq(moneyRequests.kind, 'deposit'),
          eq(moneyRequests.state, 'pending'), isNotNull(moneyRequests.cashierKey),
        ),
      )
      .orderBy(asc(moneyRequests.createdAt), asc(moneyRequests.number));
    return rows.map(({ amount, currency, id, login, nextAt }) => ({
      action: 'deposit' as const, reason: 'unpaid' as const, login, requestId: id, amount, currency,
      until: nextAt?.toISOString() ?? null, minutes: MINUTES.payment,
    }));
  }

  /** Live accounts on which the broker allows less than all. */
  async #rights(clientId: number) {
    const { clock, db } = this.deps;
    const rows = await db
      .select({ login: accounts.login, rights: rightsAt(clock().toISOString()) })
      .from(accounts)
      .where(
        and(eq(accounts.clientId, clientId), eq(accounts.kind, 'live'), eq(accounts.status, 'active')),
      )
      .orderBy(asc(accounts.openedAt), asc(accounts.login));
    return rows.flatMap(({ login, rights }) =>
      rights === 'full' ? [] : [{ action: 'trade' as const, reason: RIGHTS[rights], login }],
    );
  }

  /** Whether money has ever come to a live account, and whether anything was traded on one. */
  async #firsts(clientId: number): Promise<{ funded: boolean; traded: boolean }> {
    const own = sql`select login from accounts where client_id = ${clientId} and kind = 'live'`;
    const [row] = await this.deps.db
      .select({
        funded: sql<boolean>`exists (
          select 1 from postings join ledger_accounts book on book.id = postings.account_id
          where book.kind = 'client' and book.login in (${own}) and postings.amount > 0 and not postings.is_trade)`,
        traded: sql<boolean>`exists (select 1 from positions where login in (${own}))
          or exists (select 1 from deals where login in (${own}))`,
      })
      .from(sql`(select 1) as one`);
    return found(row, 'the answer');
  }
}

/** Whether an application waits for the client: it is begun and not closed, or came back to them. */
const isTheirTurn = (application: ApplicationRow | undefined, closedAt: Date | null): boolean =>
  application?.state === 'action-required' ||
  (closedAt === null && (!application || OPEN_STATES.has(application.state)));
