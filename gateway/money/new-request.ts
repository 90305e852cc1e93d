import { randomUUID } from 'node:crypto';
import type { Database } from '../db/open-database';
import { moneyRequests, type MoneyRequestRow, type MoneyState } from '../db/tables/money';
import { assertDefined } from '../kernel/assert-defined';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import { requestReference } from './request-reference';

type NewRequest = Omit<
  typeof moneyRequests.$inferInsert,
  'id' | 'number' | 'steps' | 'createdAt' | 'updatedAt' | 'state'
> & { readonly state: MoneyState };

/** Writes a client's request. Throws `tooManyTries` beyond the day's quota. */
export async function writeRequest(
  transaction: Database,
  quotas: Quotas,
  request: NewRequest,
  now: Date,
): Promise<MoneyRequestRow> {
  const steps = [{ state: request.state, at: now.toISOString() }];
  const [row] = await transaction
    .insert(moneyRequests)
    .values({ ...request, id: randomUUID(), steps, createdAt: now, updatedAt: now })
    .returning();
  await quotas.checkQuota(transaction, QUOTAS.moneyRequests, request.clientId);
  return assertDefined(row, 'the request');
}

/** The answer of a call that moves money. */
export const requestAnswer = (row: MoneyRequestRow) => ({
  requestId: row.id,
  state: row.state,
  reference: requestReference(row),
  cancelUntil: row.cancelUntil?.toISOString() ?? null,
});
