import { and, eq } from 'drizzle-orm';
import type { TradingAccounts } from '../../accounts/trading-accounts';
import { inTransaction, type Database } from '../../db/open-database';
import { copies } from '../../db/tables/copies';
import type { Dealing } from '../../dealing/dealing';
import { readAccount } from '../../dealing/dealing-account';
import { ApiError } from '../../kernel/api-error';
import type { Idempotency } from '../../db/idempotency';
import type { Quotas } from '../../db/quotas';
import type { Clock } from '../../kernel/time';
import { UUID } from '../../kernel/uuid';
import type { Notices } from '../../notifications/notices';
import type { SignedInClient } from '../../kernel/signed-in-client';
import { changeCopy, type CopyChange } from './change-copy';
import { addFunds, removeFunds } from './copy-funds';
import { endCopy, markAsStopping } from './end-copy';
import type { Copy } from './execute-copy-task';
import { startCopy, type CopyOrder } from './start-copy';

interface CopiesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly dealing: Dealing;
  readonly idempotency: Idempotency;
  readonly notices: Notices;
  readonly quotas: Quotas;
  readonly tradingAccounts: TradingAccounts;
}

/** Actions of clients on their copies; another client's copy is `notFound`. Each is performed once for its key. */
export class Copies {
  constructor(private readonly deps: CopiesDeps) {}

  /** Throws as `startCopy` does. */
  start(client: SignedInClient, key: string, order: CopyOrder) {
    const { clock, idempotency } = this.deps;
    return idempotency.run(client, key, { call: 'copy', ...order }, (transaction) =>
      startCopy(transaction, this.deps, client, order, clock()),
    );
  }

  /**
   * Ends a copy: closes its positions and moves its money back, now or, where a market is closed, once it opens. Throws
   * `refused` for one that has ended or is about to.
   */
  async stop(client: SignedInClient, key: string, copyId: string) {
    const { clock, db, idempotency } = this.deps;
    await idempotency.run(client, key, { call: 'stop-copy', copyId }, async (transaction) => {
      const copy = await lockRunningCopy(transaction, client, copyId);
      const { at, equity } = await readAccount(transaction, copy.login, clock());
      await markAsStopping(transaction, copy, 'client', equity ?? '0', at);
      return {};
    });
    // A separate transaction, since the round continues after it.
    const { state } = await inTransaction(db, (transaction) => endCopy(transaction, this.deps, copyId));
    return { state };
  }

  /** Lets a copy open nothing, or open again what the strategy opens; it closes with the strategy either way. */
  setPaused(client: SignedInClient, key: string, copyId: string, isPaused: boolean) {
    const request = { call: isPaused ? 'pause-copy' : 'resume-copy', copyId };
    return this.deps.idempotency.run(client, key, request, async (transaction) => {
      const copy = await lockRunningCopy(transaction, client, copyId);
      const state = isPaused ? ('paused' as const) : ('active' as const);
      await transaction.update(copies).set({ state }).where(eq(copies.id, copy.id));
      return { state };
    });
  }

  /** Changes the stop or the multiplier. Throws as `changeCopy` does. */
  change(client: SignedInClient, key: string, copyId: string, order: CopyChange) {
    const change = (transaction: Database, copy: Copy) =>
      changeCopy(transaction, copy, order, this.deps.clock());
    return this.#adjust(client, key, { call: 'change-copy', copyId, ...order }, change);
  }

  /** Throws as `addFunds` does. */
  add(client: SignedInClient, key: string, copyId: string, amount: string) {
    const { clock, tradingAccounts } = this.deps;
    const add = (transaction: Database, copy: Copy) =>
      addFunds(transaction, tradingAccounts, client, copy, { amount, at: clock() });
    return this.#adjust(client, key, { call: 'add-funds', copyId, amount }, add);
  }

  /** Throws as `removeFunds` does. */
  remove(client: SignedInClient, key: string, copyId: string, amount: string) {
    const { clock, tradingAccounts } = this.deps;
    const remove = (transaction: Database, copy: Copy) =>
      removeFunds(transaction, tradingAccounts, client, copy, { amount, at: clock() });
    return this.#adjust(client, key, { call: 'remove-funds', copyId, amount }, remove);
  }

  #adjust(
    client: SignedInClient,
    key: string,
    request: { readonly call: string; readonly copyId: string; readonly amount?: string },
    adjust: (transaction: Database, copy: Copy) => Promise<Copy>,
  ) {
    return this.deps.idempotency.run(client, key, request, async (transaction) => {
      const copy = await lockRunningCopy(transaction, client, request.copyId);
      const { allocated, multiplier, stopEquity } = await adjust(transaction, copy);
      return { allocated, multiplier, stopEquity };
    });
  }
}

/** Locks a client's copy that is active or paused. */
export async function lockRunningCopy(
  transaction: Database,
  { id: clientId }: SignedInClient,
  copyId: string,
): Promise<Copy> {
  if (!UUID.test(copyId)) throw new ApiError('notFound');
  const [copy] = await transaction
    .select()
    .from(copies)
    .where(and(eq(copies.id, copyId), eq(copies.clientId, clientId)))
    .for('no key update');
  if (!copy) throw new ApiError('notFound');
  if (copy.state !== 'active' && copy.state !== 'paused') throw new ApiError('refused');
  return copy;
}
