import { and, asc, eq, lte } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { moneyRequests, type MoneyRequestRow } from '../db/tables/money';
import { assertDefined } from '../kernel/assert-defined';
import { postEntries } from './ledger';
import { later, type Clock } from '../kernel/time';
import { nextTransition, type Transition } from './transitions.table';
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
   * Advances the requests that are due, of one client or of all, each step in its own transaction, so that replicas share
   * the work and a crash loses no step.
   */
  async advanceRequests(clientId?: number): Promise<void> {
    while (await inTransaction(this.deps.db, (transaction) => this.#advanceOne(transaction, clientId)));
  }

  /** Makes a step of a request that this transaction has locked. */
  async applyTransition(
    transaction: Database,
    row: MoneyRequestRow,
    transition: Transition,
    at: Date,
  ): Promise<MoneyRequestRow> {
    const { createEntry, isSent, message, nextState, reason, waitSeconds } = transition;
    const [updatedRow] = await transaction
      .update(moneyRequests)
      .set({
        state: nextState,
        steps: [...row.steps, { state: nextState, at: at.toISOString() }],
        updatedAt: at,
        cancelUntil: null,
        nextAt: waitSeconds === undefined ? null : later(at, waitSeconds),
        ...(reason && { reason }),
        ...(isSent && row.network !== null && { txid: newTxid(row.network) }),
      })
      .where(eq(moneyRequests.id, row.id))
      .returning();
    const nextRow = assertDefined(updatedRow, 'the request');
    if (createEntry) await postEntries(transaction, [createEntry(nextRow, at)]);
    if (message) await this.deps.receipts.sendReceipt(transaction, message, nextRow, at);
    return nextRow;
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
    await this.applyTransition(transaction, row, nextTransition(row), row.nextAt);
    return true;
  }
}
