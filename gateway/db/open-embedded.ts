import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database';
import type { OpenedDatabase } from './opened-database';
import { EarlierDatabaseError, isEarlierDatabase } from './earlier-database';
import { MIGRATIONS } from './migrations';
import { assertOutsideTransaction } from './transactions';

/**
 * Opens PGlite (PostgreSQL inside this process) for the demo and for tests.
 * @param folder data folder; without it, data is kept in memory.
 * @throws EarlierDatabaseError
 */
export async function openEmbedded(folder: string | undefined): Promise<OpenedDatabase> {
  if (folder) await mkdir(folder, { recursive: true });
  const client = await PGlite.create(folder ? { dataDir: folder } : {});
  if (folder) await refuseEarlierDatabase(client, folder);
  return migrateEmbedded(client);
}

async function refuseEarlierDatabase(client: PGlite, folder: string): Promise<void> {
  if (!(await isEarlierDatabase(drizzle(client) as unknown as Database))) return;
  await client.close();
  throw new EarlierDatabaseError(
    `The database in ${folder} was made by an earlier build of version 0.1: delete this folder and start again, which creates a new one.`,
  );
}

export async function migrateEmbedded(client: PGlite): Promise<OpenedDatabase> {
  await migrate(drizzle(client), MIGRATIONS);
  return { db: drizzle(outerClient(client)) as unknown as Database, close: () => client.close() };
}

/** The database for queries outside a transaction, which would wait for ever inside one. */
function outerClient(client: PGlite): PGlite {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query' || name === 'transaction') assertOutsideTransaction();
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}
