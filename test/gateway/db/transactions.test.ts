import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { inSnapshot, inTransaction, openDatabase, type Database } from '../../../gateway/db/open-database';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';
import { emptyDatabase } from '../../gateway-kit/empty-database';

jest.setTimeout(60_000);

const MISTAKE = 'A query within a transaction used the outer database instead of the transaction’s';
const read = (db: Database) => db.execute(sql`select 1`);

(findPostgresFolder() === undefined ? describe.skip : describe)('on PostgreSQL', () => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = await openDatabase({ url: await emptyDatabase() }));
  });
  afterAll(() => close());

  test.each([
    ['a query', () => read(db)],
    ['a second transaction', () => inTransaction(db, read)],
  ])('%s on the outer database, within a transaction, is an error', async (_, work) => {
    // Drizzle's own error has the pool's as its cause.
    const error = (await inTransaction(db, work).catch((reason: unknown) => reason)) as Error;
    expect([error.message, (error.cause as Error | undefined)?.message]).toContain(MISTAKE);
  });

  test('work that was begun in a transaction may use the outer database after its end', async () => {
    let laterQuery: Promise<unknown> | undefined;
    let end = () => {};
    const transactionEnd = new Promise<void>((resolve) => (end = resolve));
    await inTransaction(db, async (transaction) => {
      await read(transaction);
      laterQuery = transactionEnd.then(() => read(db));
    });
    end();
    await expect(laterQuery).resolves.toBeDefined();
    await expect(inSnapshot(db, read)).resolves.toBeDefined();
  });

  test('queries beside a transaction are not part of it', async () => {
    const queries = [inTransaction(db, read), read(db), inTransaction(db, read)];
    await expect(Promise.all(queries)).resolves.toHaveLength(3);
  });
});

// Jest cannot load the embedded database, so a process of its own does.
test('on the embedded database, a query on the outer one is an error and no endless wait', () => {
  const script = `
    import { sql } from 'drizzle-orm';
    import { inTransaction, openDatabase } from './gateway/db/open-database.ts';
    const { db, close } = await openDatabase({});
    const read = (database) => database.execute(sql\`select 1\`);
    for (const work of [() => read(db), () => inTransaction(db, read), read])
      console.log(await inTransaction(db, work).then(() => 'done', (error) => error.cause?.message ?? error.message));
    await read(db);
    await close();`;
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: path.join(__dirname, '../../..'), encoding: 'utf8', timeout: 50_000 },
  );
  expect({ lines: stdout.trim().split('\n'), status, stderr }).toEqual({
    lines: [MISTAKE, MISTAKE, 'done'],
    status: 0,
    stderr: '',
  });
});
