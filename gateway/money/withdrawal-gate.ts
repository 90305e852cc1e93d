import { and, desc, eq, gt } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import type { Database } from '../db/open-database';
import { notifications } from '../db/tables/notifications';
import { ApiError } from '../kernel/api-error';
import { HOUR_SECONDS, addSeconds, type Clock } from '../kernel/time';
import type { SecurityAlerts } from '../session/security-alerts';
import { requireProvedEmail } from '../session/email-proof';
import type { ClientRow } from '../session/sessions';
import type { StepUp, StepUpProof } from '../session/step-up';
import { isInAddressBook, isPaidBefore, type OutgoingAmount, type Target } from './known-destinations';
import { maskNumber } from '../ledger/mask-number';
import { PACE } from './pace.table';
import { WAYS_OUT } from './ways-out.table';
import { checkDocuments, checkLevel } from './withdrawal-checks';

interface WithdrawalGateDeps {
  readonly db: Database;
  readonly alerts: SecurityAlerts;
  readonly clock: Clock;
  readonly companies: Companies;
  /** Hours without withdrawals after the second factor was turned off. */
  readonly holdHours: number;
  /** Hours that money waits before it goes to a new destination. */
  readonly waitHours: number;
  readonly stepUp: StepUp;
}

/** The one gate for money that leaves, by the rules of `WAYS_OUT`; their daily limit is part of the terms, which quotes show too. */
export class WithdrawalGate {
  constructor(private readonly deps: WithdrawalGateDeps) {}

  /**
   * Allows or refuses a withdrawal, and notifies the client of a new destination. Resolves to the instant of its
   * decision, until which it can be cancelled. Throws `emailUnproved`, `held`, and as `checkLevel`, `checkDocuments` and
   * `StepUp.check` do.
   */
  async pass(
    transaction: Database,
    owner: ClientRow,
    target: Target,
    outgoing: OutgoingAmount,
    proof: StepUpProof,
  ): Promise<Date> {
    const { clock, companies, stepUp } = this.deps;
    const { knownProof, levels, newProof, notice, waits } = WAYS_OUT[target.way];
    const now = clock();
    requireProvedEmail(owner);
    await this.#checkHold(transaction, owner.id);
    const isPaid = await isPaidBefore(transaction, owner.id, target, outgoing);
    await checkLevel(transaction, owner.id, levels[isPaid ? 'paid' : 'unpaid'], now);
    await checkDocuments(transaction, companies, owner.id, outgoing, now);
    const isKnown = isPaid || (await isInAddressBook(transaction, owner.id, target, now));
    await stepUp.check(transaction, owner, proof, isKnown ? knownProof : newProof);
    const decidedAt = addSeconds(now, isKnown || !waits ? PACE.review : this.#waitSeconds);
    if (!isKnown && notice) await this.#notify(transaction, owner, target, outgoing, proof, decidedAt);
    return decidedAt;
  }

  /** The end of the hold on a client's withdrawals; the hold begins when their second factor is turned off. */
  async findHoldEnd(clientId: number, db = this.deps.db): Promise<Date | null> {
    const { clock, holdHours } = this.deps;
    const seconds = holdHours * HOUR_SECONDS;
    const [notification] = await db
      .select({ at: notifications.createdAt })
      .from(notifications)
      .where(
        and(
          eq(notifications.clientId, clientId),
          eq(notifications.template, 'second-factor-off'),
          gt(notifications.createdAt, addSeconds(clock(), -seconds)),
        ),
      )
      .orderBy(desc(notifications.createdAt))
      .limit(1);
    return notification ? addSeconds(notification.at, seconds) : null;
  }

  /** Throws `held`, with its end, during a hold. */
  async #checkHold(transaction: Database, clientId: number): Promise<void> {
    const holdEnd = await this.findHoldEnd(clientId, transaction);
    if (holdEnd) throw new ApiError('held', undefined, { until: holdEnd.toISOString() });
  }

  /** Hours that a withdrawal waits before it goes to a new destination. */
  get waitHours(): number {
    return this.deps.waitHours;
  }

  /** A new destination waits no shorter than any withdrawal is reviewed. */
  get #waitSeconds(): number {
    return Math.max(this.waitHours * HOUR_SECONDS, PACE.review);
  }

  async #notify(
    transaction: Database,
    owner: ClientRow,
    { destination, login, way }: Target,
    { amount, currency }: OutgoingAmount,
    { factor }: StepUpProof,
    from: Date,
  ): Promise<void> {
    const values = {
      amount,
      currency,
      method: way === 'wallet' ? 'crypto' : way,
      ...(login !== null && { login: String(login) }),
      // The text has no space before it, since a card has no number.
      address: destination === null ? '' : ` ${maskNumber(destination)}`,
      from: from.toISOString(),
    };
    await this.deps.alerts.notify(transaction, 'new-destination', owner, factor.origin, values);
  }
}
