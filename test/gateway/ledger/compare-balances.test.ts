import { spawnSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../gateway/db/open-database';
import type { OpenedDatabase } from '../../../gateway/db/opened-database';
import { rowsOf } from '../../../gateway/db/rows-of';
import { seedIfEmpty } from '../../../gateway/seed/seed';
import { checkBalances } from '../../../gateway/jobs/check-balances';
import { compareBalances } from '../../../gateway/ledger/compare-balances';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';
import { openSeeded } from '../../gateway-kit/open-seeded';
import { programArguments } from '../../gateway-kit/program';

const NOW = new Date('2026-11-20T14:32:07Z');
const NEXT_DAY = new Date('2026-11-21T14:32:07Z');
const LOGIN = 50128841;

jest.setTimeout(60_000);

(findPostgresFolder() === undefined ? describe.skip : describe)('balances and their postings', () => {
  let seeded: OpenedDatabase;
  let database: OpenedDatabase;
  let url: URL;
  let now = NOW;
  const clock = () => now;

  beforeAll(async () => {
    seeded = await openSeeded({ prepare: (db) => seedIfEmpty(db, () => NOW) }, NOW);
    url = new URL(process.env['DATABASE_URL'] || process.env['PORTICO_TEST_POSTGRES'] || '');
    const [row] = await rowsOf<{ name: string }>(seeded.db, sql`select current_database() as name`);
    url.pathname = row!.name;
    database = await openDatabase({ url: url.href });
  });
  afterAll(async () => {
    await database.close();
    await seeded.close();
  });

  /** Writes past the triggers that refuse it, as a person with the database's password can. */
  async function tamper(statement: string): Promise<void> {
    await database.db.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      await transaction.execute(sql.raw(statement));
    });
  }
  const runProgram = () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      programArguments('gateway/programs/check-balances.ts'),
      {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: url.href },
      },
    );
    return { status, lines: (stdout + stderr).trim().split('\n') };
  };

  test('agree in the demo’s data: of all clients’ accounts, wallets and partners', async () => {
    expect(await compareBalances(database.db)).toEqual([]);
    await expect(checkBalances(database.db, clock)).resolves.toBeUndefined();
    expect(runProgram()).toEqual({ status: 0, lines: ['0 balances differ from their postings.'] });
  });

  test('a balance and a posting that were changed by hand are found, with their accounts', async () => {
    const [before] = await rowsOf<{ balance: string }>(
      database.db,
      sql`select trim_scale(balance)::text as balance from ledger_accounts where login = ${LOGIN} and kind = 'client'`,
    );
    const [wallet] = await rowsOf<{ id: number; account: number; currency: string; balance: string }>(
      database.db,
      sql`select wallet_id as id, id as account, currency, trim_scale(balance)::text as balance from ledger_accounts
        where wallet_id is not null and balance > 0 order by id limit 1`,
    );
    await tamper(
      `update ledger_accounts set balance = balance + 100 where login = ${LOGIN} and kind = 'client'`,
    );
    await tamper(`delete from postings where account_id = ${wallet!.account}`);
    const differences = await compareBalances(database.db);
    expect(differences).toHaveLength(2);
    expect(differences).toEqual(
      expect.arrayContaining([
        {
          account: `client of account ${LOGIN}, USD`,
          balance: String(Number(before!.balance) + 100),
          postings: before!.balance,
        },
        {
          account: `client of wallet ${wallet!.id}, ${wallet!.currency}`,
          balance: wallet!.balance,
          postings: '0',
        },
      ]),
    );
  });

  test('the job reports it once a day, the program with the accounts', async () => {
    await expect(checkBalances(database.db, clock)).resolves.toBeUndefined();
    now = NEXT_DAY;
    await expect(checkBalances(database.db, clock)).rejects.toThrow(
      'Balances that differ from their postings: 2.',
    );
    await expect(checkBalances(database.db, clock)).resolves.toBeUndefined();
    const { lines, status } = runProgram();
    expect(status).toBe(1);
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).toContain(`client of account ${LOGIN}, USD: the balance is`);
  });
});
