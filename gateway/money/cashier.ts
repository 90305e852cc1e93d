import { and, eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { moneyRequests, type MoneyRequestRow } from '../db/tables/money';
import type { Clock } from '../kernel/time';
import { CASHIER_TRANSITIONS, type CashierAnswer } from './transitions.table';
import type { MoneyProgress } from './money-progress';
import { requestReference } from './request-reference';

/** Data of the payment page. */
export interface Payment {
  readonly amount: string;
  readonly currency: string;
  readonly method: MoneyRequestRow['method'];
  readonly reference: string;
  readonly culture: string;
  readonly companyId: number;
  /** True while the payment waits for the client's answer. */
  readonly isOpen: boolean;
  /** The page to which the client returns: an address of their own portal. */
  readonly returnTo: string;
}

interface CashierDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly progress: MoneyProgress;
}

/** The gateway's payment provider, which finds a deposit by the key in its page's address. */
export class Cashier {
  constructor(private readonly deps: CashierDeps) {}

  /** @returns undefined for an unknown key. */
  async findPayment(key: string): Promise<Payment | undefined> {
    const [row] = await this.deps.db
      .select({ request: moneyRequests, culture: clients.culture, companyId: clients.companyId })
      .from(moneyRequests)
      .innerJoin(clients, eq(clients.id, moneyRequests.clientId))
      .where(eq(moneyRequests.cashierKey, key));
    if (!row) return undefined;
    const { companyId, culture, request } = row;
    const { amount, currency, id, login, method, nextAt, returnTo, state } = request;
    return {
      amount,
      currency,
      method,
      reference: requestReference(request),
      culture,
      companyId,
      isOpen: state === 'pending' && nextAt !== null && nextAt > this.deps.clock(),
      returnTo: `${returnTo}/accounts?deposit=${login}&request=${id}`,
    };
  }

  /** Accepts the first answer; a later one changes nothing. */
  async acceptAnswer(key: string, answer: CashierAnswer): Promise<void> {
    const { clock, db, progress } = this.deps;
    await inTransaction(db, async (transaction) => {
      const isPending = and(eq(moneyRequests.cashierKey, key), eq(moneyRequests.state, 'pending'));
      const [row] = await transaction.select().from(moneyRequests).where(isPending).for('update');
      const now = clock();
      if (row?.nextAt && row.nextAt > now)
        await progress.applyTransition(transaction, row, CASHIER_TRANSITIONS[answer](row), now);
    });
  }
}
