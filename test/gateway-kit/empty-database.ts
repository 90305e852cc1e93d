import { createTemporaryDatabase } from '../../tools/scripts/temporary-database.mjs';

/**
 * URL of an empty database on this run's PostgreSQL server, or "" on a machine without PostgreSQL. A gateway starts
 * there three times as fast as with the embedded database. The database is dropped after the run
 * (test/jest/after-node-tests.mjs).
 */
export async function emptyDatabase(): Promise<string> {
  const server = process.env['DATABASE_URL'] || process.env['PORTICO_TEST_POSTGRES'];
  const prefix = process.env['PORTICO_TEST_RUN'];
  return server && prefix ? (await createTemporaryDatabase(server, { prefix })).url : '';
}
