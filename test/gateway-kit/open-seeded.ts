import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase, type OpenDatabaseOptions } from '../../gateway/db/open-database';
import type { OpenedDatabase } from '../../gateway/db/opened-database';
import { migrateEmbedded } from '../../gateway/db/open-embedded';
import { copyOnServer } from './copy-on-server';

/**
 * Opens a new database, migrated and seeded: on the PostgreSQL server of `DATABASE_URL` or of this run of Jest
 * (test/jest/before-node-tests.mjs), otherwise in memory. Seeding takes many times as long as copying, so the first
 * process of a run stores a copy for the others.
 * @param today the day of the seed data, whose dates are relative to it.
 */
export async function openSeeded(options: OpenDatabaseOptions, today: Date): Promise<OpenedDatabase> {
  if (options.url) return openDatabase(options);
  const day = today.toISOString().slice(0, 10);
  const server = process.env['DATABASE_URL'] || process.env['PORTICO_TEST_POSTGRES'];
  return server ? copyOnServer(server, day, options) : copyInMemory(day, options);
}

async function copyInMemory(day: string, { prepare }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const folder = process.env['PORTICO_TEST_FOLDER'];
  const copy = folder && path.join(folder, `${day}.tar`);
  const hasCopy = copy !== undefined && existsSync(copy);
  const client = await PGlite.create(hasCopy ? { loadDataDir: new Blob([await readFile(copy)]) } : {});
  const database = await migrateEmbedded(client);
  await prepare?.(database.db);
  if (copy !== undefined && !hasCopy) await storeCopy(client, copy);
  return database;
}

/** Writes the copy under a temporary name first, because another process may read or write it at the same time. */
async function storeCopy(client: PGlite, copy: string): Promise<void> {
  const dump = await client.dumpDataDir('none');
  const temporaryFile = `${copy}.${process.pid}`;
  await writeFile(temporaryFile, Buffer.from(await dump.arrayBuffer()));
  await rename(temporaryFile, copy);
}
