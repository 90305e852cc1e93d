import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { moneyRequests, type MoneyRequestRow } from '../db/tables/money';
import { grantBonuses } from '../campaigns/grant-bonus';
import { assertDefined } from '../kernel/assert-defined';
import { postEntries } from '../ledger/ledger';
import { addSeconds, type Clock } from '../kernel/time';
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
   * the work and a crash loses no step. A request that fails, because its account is busy for instance, does not stop the
   * others; it stays due.
   * @throws AggregateError with the failures.
   */
  async advanceRequests(clientId?: number): Promise<void> {
    const failures = new Map<string, unknown>();
    while (await this.#advanceOne(clientId, failures));
    if (failures.size > 0) throw new AggregateError(failures.values(), 'Some payments did not advance');
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
        nextAt: waitSeconds === undefined ? null : addSeconds(at, waitSeconds),
        ...(reason && { reason }),
        ...(isSent && row.network !== null && { txid: newTxid(row.network) }),
      })
      .where(eq(moneyRequests.id, row.id))
      .returning();
    const nextRow = assertDefined(updatedRow, 'the request');
    if (createEntry) {
      const isCredited = row.kind === 'deposit' && nextState === 'completed';
      const bonusEntries = isCredited ? await grantBonuses(transaction, nextRow, at) : [];
      await postEntries(transaction, [createEntry(nextRow, at), ...bonusEntries]);
    }
    if (message) await this.deps.receipts.sendReceipt(transaction, message, nextRow, at);
    return nextRow;
  }

  /** Returns false if no request is due but those that have failed. */
  async #advanceOne(clientId: number | undefined, failures: Map<string, unknown>): Promise<boolean> {
    let id: string | undefined;
    try {
      return await inTransaction(this.deps.db, async (transaction) => {
        const row = await this.#lockDueRequest(transaction, clientId, [...failures.keys()]);
        if (!row?.nextAt) return false;
        ({ id } = row);
        await this.applyTransition(transaction, row, nextTransition(row), row.nextAt);
        return true;
      });
    } catch (error) {
      if (id === undefined) throw error;
      failures.set(id, error);
      return true;
    }
  }

  /** It skips a request that another replica has locked. */
  async #lockDueRequest(
    transaction: Database,
    clientId: number | undefined,
    skippedIds: readonly string[],
  ): Promise<MoneyRequestRow | undefined> {
    const [row] = await transaction
      .select()
      .from(moneyRequests)
      .where(
        and(
          lte(moneyRequests.nextAt, this.deps.clock()),
          clientId === undefined ? undefined : eq(moneyRequests.clientId, clientId),
          notInArray(moneyRequests.id, [...skippedIds]),
        ),
      )
      .orderBy(asc(moneyRequests.nextAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return row;
  }
}
