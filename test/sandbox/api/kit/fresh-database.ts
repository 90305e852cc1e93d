import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { OpenDatabaseOptions } from '../../../../sandbox/db/open-database';

export interface FreshDatabase {
  options: OpenDatabaseOptions;
  drop(): Promise<void>;
}

/** An empty database: in memory, or a new one on the PostgreSQL server of `DATABASE_URL`. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = process.env['DATABASE_URL'];
  if (!server) return { options: {}, drop: () => Promise.resolve() };
  const name = `portico_test_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { options: { url: url.href }, drop: () => run(server, `drop database ${name} with (force)`) };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
