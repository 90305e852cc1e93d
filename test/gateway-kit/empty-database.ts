import { createTemporaryDatabase } from '../../tools/scripts/temporary-database.mjs';

/**
 * URL of an empty database on this run's PostgreSQL server, where a stand-in starts in a third of the time that the
 * embedded one takes; "" on a machine without. It goes with the run (test/jest/after-node-tests.mjs).
 */
export async function emptyDatabase(): Promise<string> {
  const server = process.env['DATABASE_URL'] || process.env['PORTICO_TEST_POSTGRES'];
  const prefix = process.env['PORTICO_TEST_RUN'];
  return server && prefix ? (await createTemporaryDatabase(server, { prefix })).url : '';
}
