import { runPlaywright } from './flows/run-flows';
import { findPostgres, startPostgres } from './kit/postgres';

/*
 * `npm test -- walks` runs a client's way through each flow in Chromium, on a PostgreSQL of its own if this machine has
 * one: the embedded database, on which `npm test -- walks-embedded` runs them, takes half as much again of the processor.
 */

const postgres = findPostgres() === undefined ? undefined : await startPostgres();
process.exitCode = await runPlaywright(postgres ? { DATABASE_URL: postgres.url } : {}, process.argv.slice(2));
await postgres?.stop();
