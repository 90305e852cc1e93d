import { drizzle } from 'drizzle-orm/node-postgres';
import { Dealing } from '../../../gateway/dealing/dealing';
import { inTransaction, type Database } from '../../../gateway/db/open-database';
import { Quotas } from '../../../gateway/db/quotas';
import { openingEntry, postEntries } from '../../../gateway/ledger/ledger';
import { Notices } from '../../../gateway/notifications/notices';
import { actionsBetween } from '../../../gateway/robots/planned-trades';
import { Robots } from '../../../gateway/robots/robots';
import { COMPANY_IDS } from '../../../src/domain/site/company';
import { startCluster, type Cluster } from '../../../tools/trials/kit/cluster';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';

jest.setTimeout(120_000);

const onPostgres = findPostgresFolder() === undefined ? describe.skip : describe;
const LOGIN = 62_980_001;
const ROBOT = 'Robot test';
const DAY = 86_400_000;

// Three compiled gateways run their own rounds each second meanwhile.
onPostgres('robots of three replicas', () => {
  let cluster: Cluster;
  let db: Database;
  const clock = () => new Date();
  const createRobots = () => {
    const quotas = new Quotas(clock);
    const dealing = new Dealing({ db, clock, quotas, notices: new Notices(quotas) });
    return new Robots({ db, clock, dealing, accounts: 'all' });
  };
  const rows = async (query: string, values: unknown[] = []) =>
    (await cluster.pool.query<Record<string, unknown>>(query, values)).rows;

  beforeAll(async () => {
    cluster = await startCluster(3, {});
    db = drizzle(cluster.pool) as unknown as Database;
  }, 120_000);
  afterAll(() => cluster.stop());

  test('each decision of six weeks is made once, whichever replica makes it', async () => {
    const since = new Date(Date.now() - 42 * DAY);
    await rows(
      `with client as (
         insert into clients (company_id, site_id, email, password_hash, first_name, last_name, culture, created_at)
         values ($2, 1, 'robot@client.example', '', 'Some', 'Body', 'en-US', now()) returning id
       )
       insert into accounts (login, client_id, platform, kind, status, name, account_type, server, currency, leverage,
         is_reported, swap_free, margin_mode, rights, margin_call_level, stop_out_level, opened_at)
       select $1, id, 'MT5', 'demo', 'active', 'Robot', 'Standard', 'Robot', 'USD', 100, true, false, 'hedging', 'full', 100,
         50, now() - interval '60 days' from client`,
      [LOGIN, COMPANY_IDS.main],
    );
    await inTransaction(db, (transaction) =>
      postEntries(transaction, [openingEntry(LOGIN, 'USD', '10000', new Date(since.getTime() - DAY))]),
    );
    await rows('insert into robots (login, rule, done_until) values ($1, $2, $3)', [LOGIN, ROBOT, since]);
    const isDone = async () => {
      const [robot] = await rows('select done_until from robots where login = $1', [LOGIN]);
      const doneUntil = robot!['done_until'] as Date;
      return actionsBetween(ROBOT, doneUntil, new Date()).length === 0;
    };
    while (!(await isDone())) await Promise.all([1, 2, 3].map(() => createRobots().run()));

    const actions = actionsBetween(ROBOT, since, new Date());
    const openTimes = actions.filter(({ kind }) => kind === 'open').map(({ at }) => at.toISOString());
    const openedRows = await rows(
      `select opened_at from deals where login = $1 union all select opened_at from positions where login = $1
       order by opened_at`,
      [LOGIN],
    );
    expect(openTimes.length).toBeGreaterThan(20);
    expect(openedRows.map((row) => (row['opened_at'] as Date).toISOString())).toEqual(openTimes);
    const closeTimes = actions
      .filter(({ kind, trade }) => kind === 'close' && since < trade.openedAt)
      .map(({ at }) => at.toISOString());
    const closedRows = await rows('select closed_at from deals where login = $1 order by closed_at', [LOGIN]);
    expect(closedRows.map((row) => (row['closed_at'] as Date).toISOString())).toEqual(closeTimes);
    const errors = await rows(
      `select 'sum of ' || currency as error from postings join ledger_accounts a on a.id = account_id
         group by currency having sum(amount) <> 0
       union all
       select 'deal ' || d.ticket from deals d left join ledger_entries e on e.ticket = d.ticket where e.id is null
       union all
       select 'balance' from ledger_accounts a join postings p on p.account_id = a.id
         where a.login = ${LOGIN} group by a.id having a.balance <> sum(p.amount)`,
    );
    expect(errors).toEqual([]);
  });
});
