import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database';

interface Scope {
  isOpen: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Runs `work` in a transaction. `work` must use the database it is given: a query on the outer one would wait for a
 * second connection, on PGlite for ever and on PostgreSQL when all of the pool's wait alike. It throws instead.
 */
export function inTransaction<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  return db.transaction((transaction) => inScope(transaction as Database, work));
}

/** Runs queries that all see the database at one instant, without anything that is written meanwhile. */
export function inSnapshot<T>(db: Database, read: (snapshot: Database) => Promise<T>): Promise<T> {
  return db.transaction((transaction) => inScope(transaction as Database, read), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** Throws in the work of a transaction that has not ended. */
export function assertOutsideTransaction(): void {
  if (scopes.getStore()?.isOpen)
    throw new Error('A query within a transaction used the outer database instead of the transaction’s');
}

async function inScope<T>(transaction: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  const scope: Scope = { isOpen: true };
  try {
    // Drizzle begins a query when its promise is awaited, which must be in the scope as well.
    return await scopes.run(scope, async () => await work(transaction));
  } finally {
    scope.isOpen = false;
  }
}
