import { randomBytes } from 'node:crypto';

/**
 * Creates an empty database on the server of DATABASE_URL, so that a run starts from seed data alone.
 * @param {string} url of a PostgreSQL whose user may create databases.
 * @returns {Promise<{ url: string, drop: () => Promise<void> }>}
 */
export async function createTemporaryDatabase(url) {
  const { default: pg } = await import('pg');
  const name = `portico_test_${randomBytes(6).toString('hex')}`;
  const query = async (text) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await query(`create database ${name}`);
  const target = new URL(url);
  target.pathname = `/${name}`;
  return { url: target.href, drop: () => query(`drop database ${name} with (force)`) };
}
