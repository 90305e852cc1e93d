import { openDatabase } from '../../gateway/db/open-database';
import { seedIfEmpty } from '../../gateway/seed/seed';
import { createTemporaryDatabase } from '../scripts/temporary-database.mjs';
import { runPlaywright } from './flows/run-flows';
import { findPostgresFolder, startPostgres } from './kit/postgres';

/*
 * `npm test -- walks` runs a client's way through each flow in Chromium, on a PostgreSQL of its own if this machine has
 * one: the embedded database, on which `npm test -- walks-embedded` runs them, takes half as much again of the processor.
 */

/** Seeds a database, of which each gateway of the walks has a copy: seeding takes many times as long as copying. */
async function createSeededDatabases(server: string): Promise<Readonly<Record<string, string>>> {
  const template = await createTemporaryDatabase(server);
  const { close } = await openDatabase({
    url: template.url,
    prepare: (db) => seedIfEmpty(db, () => new Date()),
  });
  await close();
  const { url } = await createTemporaryDatabase(server, { template: template.name });
  return { DATABASE_URL: url, E2E_TEMPLATE: template.name };
}

const postgres = findPostgresFolder() === undefined ? undefined : await startPostgres();
const databases = postgres ? await createSeededDatabases(postgres.url) : {};
process.exitCode = await runPlaywright(databases, process.argv.slice(2));
await postgres?.stop();
