import { and, asc, eq, lte } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { moneyRequests, type MoneyRequestRow } from '../db/tables/money';
import { assertDefined } from '../kernel/assert-defined';
import { post } from './ledger';
import { later, type Clock } from '../kernel/time';
import { nextMove, type Move } from './moves.table';
import { newTxid } from './networks';
import type { Receipts } from './receipts';

interface MoneyProgressDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly receipts: Receipts;
}

/** Moves deposits and withdrawals to their next states. */
export class MoneyProgress {
  constructor(private readonly deps: MoneyProgressDeps) {}

  /**
   * Advances the requests that are due, of one client or of all, each step in a transaction of its own: replicas share
   * the work, and a crash loses no step.
   */
  async advance(clientId?: number): Promise<void> {
    while (await inTransaction(this.deps.db, (transaction) => this.#advanceOne(transaction, clientId)));
  }

  /** Makes a step of a request that this transaction has locked. */
  async make(transaction: Database, row: MoneyRequestRow, move: Move, at: Date): Promise<MoneyRequestRow> {
    const { after, entry, isSent, reason, tells: message, to } = move;
    const [updatedRow] = await transaction
      .update(moneyRequests)
      .set({
        state: to,
        steps: [...row.steps, { state: to, at: at.toISOString() }],
        updatedAt: at,
        cancelUntil: null,
        nextAt: after === undefined ? null : later(at, after),
        ...(reason && { reason }),
        ...(isSent && row.network !== null && { txid: newTxid(row.network) }),
      })
      .where(eq(moneyRequests.id, row.id))
      .returning();
    const next = assertDefined(updatedRow, 'the request');
    if (entry) await post(transaction, [entry(next, at)]);
    if (message) await this.deps.receipts.tell(transaction, message, next, at);
    return next;
  }

  /** Returns false if no request is due. It skips a request that another replica has locked. */
  async #advanceOne(transaction: Database, clientId: number | undefined): Promise<boolean> {
    const [row] = await transaction
      .select()
      .from(moneyRequests)
      .where(
        and(
          lte(moneyRequests.nextAt, this.deps.clock()),
          clientId === undefined ? undefined : eq(moneyRequests.clientId, clientId),
        ),
      )
      .orderBy(asc(moneyRequests.nextAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row?.nextAt) return false;
    await this.make(transaction, row, nextMove(row), row.nextAt);
    return true;
  }
}
