import { randomBytes } from 'node:crypto';

/**
 * Creates a database on a PostgreSQL server: an empty one, or a copy of `template`. Its name begins with `prefix`.
 * @param {string} url of the server, whose user may create databases.
 * @param {{ prefix?: string, template?: string }} options
 * @returns {Promise<{ name: string, url: string, drop: () => Promise<void> }>}
 */
export async function createTemporaryDatabase(url, { prefix = 'portico_test', template } = {}) {
  const { default: pg } = await import('pg');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  const query = async (text) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const target = new URL(url);
  target.pathname = `/${name}`;
  return { name, url: target.href, drop: () => query(`drop database ${name} with (force)`) };
}
