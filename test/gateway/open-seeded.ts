import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase, type OpenDatabaseOptions } from '../../sandbox/db/open-database';
import type { OpenedDatabase } from '../../sandbox/db/database';
import { migrated } from '../../sandbox/db/open-embedded';

/**
 * Opens a database as `openDatabase` does. To create, migrate and seed PGlite takes three times as long as to load a
 * copy of it, so within one run of Jest the first process keeps a copy for the others.
 * @param today the day of the seed data, whose dates are relative to it.
 */
export async function openSeeded(options: OpenDatabaseOptions, today: Date): Promise<OpenedDatabase> {
  const folder = process.env['PORTICO_TEST_FOLDER'];
  if (options.url || folder === undefined) return openDatabase(options);
  const copy = path.join(folder, `${today.toISOString().slice(0, 10)}.tar`);
  const isKept = existsSync(copy);
  const client = await PGlite.create(isKept ? { loadDataDir: new Blob([await readFile(copy)]) } : {});
  const opened = await migrated(client);
  await options.prepare?.(opened.db);
  if (!isKept) await keep(client, copy);
  return opened;
}

/** Written under another name first: another process may look for the copy at this moment, or write one too. */
async function keep(client: PGlite, copy: string): Promise<void> {
  const dump = await client.dumpDataDir('none');
  const unfinished = `${copy}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, copy);
}
