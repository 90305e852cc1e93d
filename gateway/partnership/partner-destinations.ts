import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import { partnerDestinations } from '../db/tables/partners';
import { COPY_ACCOUNT_TYPE } from '../dealing/dealing-rules.table';
import { ApiError } from '../kernel/api-error';
import type { Idempotency } from '../kernel/idempotency';
import { HOUR_SECONDS, later, type Clock } from '../kernel/time';
import { DESTINATION_SETTINGS } from '../money/ways-out.table';
import type { SecurityAlerts } from '../session/security-alerts';
import type { SignedInClient } from '../session/sessions';
import type { StepUp, StepUpProof } from '../session/step-up';

interface PartnerDestinationsDeps {
  readonly db: Database;
  readonly alerts: SecurityAlerts;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly stepUp: StepUp;
  /** Hours until a new destination takes effect, which gives the partner time to object. */
  readonly waitHours: number;
}

/** Accounts that partners' commission goes to, with the proofs of `DESTINATION_SETTINGS`. */
export class PartnerDestinations {
  constructor(private readonly deps: PartnerDestinationsDeps) {}

  /** A partner's destination; null without one. */
  async findDestination(clientId: number, db = this.deps.db) {
    const [row] = await db
      .select({
        login: partnerDestinations.login,
        currency: accounts.currency,
        usableFrom: partnerDestinations.usableFrom,
      })
      .from(partnerDestinations)
      .innerJoin(accounts, eq(accounts.login, partnerDestinations.login))
      .where(eq(partnerDestinations.clientId, clientId));
    return row ? { ...row, usableFrom: row.usableFrom.toISOString() } : null;
  }

  /**
   * Names an own live account, to which commission goes once its wait is over. Throws `notFound` for another account, and as
   * `StepUp.check` does. Naming the current one again does nothing.
   */
  changeDestination(client: SignedInClient, key: string, login: number, proof: StepUpProof): Promise<object> {
    const { idempotency, stepUp } = this.deps;
    return idempotency.run(
      client,
      key,
      { call: 'changePartnerDestination', login },
      (transaction, owner) => this.#change(transaction, owner, login, proof),
      (work) => stepUp.countAttempt(client, proof, work),
    );
  }

  async #change(
    transaction: Database,
    owner: Parameters<StepUp['check']>[1],
    login: number,
    proof: StepUpProof,
  ): Promise<object> {
    const { alerts, clock, stepUp, waitHours } = this.deps;
    const { changeProof, firstProof, notice } = DESTINATION_SETTINGS.commission;
    const [account] = await transaction
      .select({ login: accounts.login })
      .from(accounts)
      .where(
        and(
          eq(accounts.login, login),
          eq(accounts.clientId, owner.id),
          eq(accounts.kind, 'live'),
          eq(accounts.status, 'active'),
          ne(accounts.accountType, COPY_ACCOUNT_TYPE),
        ),
      );
    if (!account) throw new ApiError('notFound');
    const current = await this.findDestination(owner.id, transaction);
    if (current?.login === login) return {};
    await stepUp.check(transaction, owner, proof, current ? changeProof : firstProof);
    const usableFrom = later(clock(), waitHours * HOUR_SECONDS);
    await transaction
      .insert(partnerDestinations)
      .values({ clientId: owner.id, login, usableFrom })
      .onConflictDoUpdate({ target: partnerDestinations.clientId, set: { login, usableFrom } });
    const values = { address: String(login), from: usableFrom.toISOString() };
    await alerts.notify(transaction, notice, owner, proof.factor.origin, values);
    return {};
  }
}
