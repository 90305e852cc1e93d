import { FLOWS, runFlows } from './flows/run-flows';
import { findPostgresFolder, startPostgres } from './kit/postgres';

/*
 * `npm test -- flows-on-postgres` runs the browser tests that write to the database on a PostgreSQL of its own. Other
 * steps run them on the embedded database.
 */

if (findPostgresFolder() === undefined) {
  console.log('Left out: this machine has no PostgreSQL (Debian: apt-get install postgresql).');
} else {
  const postgres = await startPostgres();
  console.log(`${postgres.version}: ${FLOWS.join(', ')}`);
  process.exitCode = await runFlows({ DATABASE_URL: postgres.url }, process.argv.slice(2));
  await postgres.stop();
}
