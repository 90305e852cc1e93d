import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Dealing } from '../../../gateway/dealing/dealing';
import { DealingRefusal } from '../../../gateway/dealing/dealing-refusal';
import { inTransaction, type Database } from '../../../gateway/db/open-database';
import { Idempotency } from '../../../gateway/db/idempotency';
import { Quotas } from '../../../gateway/db/quotas';
import { openingEntry, postEntries, type Entry } from '../../../gateway/ledger/ledger';
import { Notices } from '../../../gateway/notifications/notices';
import { TerminalTrades } from '../../../gateway/terminal/terminal-trades';
import { COMPANY_IDS } from '../../../src/domain/site/company';
import { startCluster, type Cluster } from '../../../tools/trials/kit/cluster';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';
import { runDealingRound } from '../kit/run-dealing-round';

jest.setTimeout(60_000);

const onPostgres = findPostgresFolder() === undefined ? describe.skip : describe;

// Three compiled gateways run their own rounds at every tick meanwhile.
onPostgres('trades of three replicas at the same instant', () => {
  let cluster: Cluster;
  let db: Database;
  const clock = () => new Date();
  const createDealing = () => {
    const quotas = new Quotas(clock);
    return new Dealing({ db, clock, quotas, notices: new Notices(quotas) });
  };

  beforeAll(async () => {
    cluster = await startCluster(3, {});
    db = drizzle(cluster.pool) as unknown as Database;
    await rows(
      `insert into clients (company_id, site_id, email, password_hash, first_name, last_name, culture, created_at)
       values ($1, 1, 'trader@client.example', '', 'Some', 'Body', 'en-US', now())`,
      [COMPANY_IDS.main],
    );
  }, 120_000);
  afterAll(() => cluster.stop());
  afterEach(async () => expect(await findLedgerErrors()).toEqual([]));

  const rows = async (query: string, values: unknown[] = []) =>
    (await cluster.pool.query<Record<string, unknown>>(query, values)).rows;
  const post = (entry: Entry) => inTransaction(db, (transaction) => postEntries(transaction, [entry]));
  const findLedgerErrors = () =>
    rows(`select 'sum of ' || currency as error from postings join ledger_accounts a on a.id = account_id
        group by currency having sum(amount) <> 0
      union all
      select 'balance of ' || a.login from ledger_accounts a left join postings p on p.account_id = a.id
        where a.login is not null group by a.id having a.balance <> coalesce(sum(p.amount), 0)
      union all
      select 'deal ' || d.ticket from deals d left join ledger_entries e on e.ticket = d.ticket where e.id is null`);

  let login = 62_900_000;
  /** Opens an account with a position in bitcoin, which is traded at any time. */
  async function openAccount(lots = '0.10') {
    login += 1;
    await rows(
      `insert into accounts (login, client_id, platform, kind, status, name, account_type, server, currency, leverage,
         is_reported, swap_free, margin_mode, rights, margin_call_level, stop_out_level, opened_at)
       select $1, id, 'MT5', 'live', 'active', 'Race', 'Standard', 'Race', 'USD', 100, true, false, 'hedging', 'full', 100,
         50, now() from clients`,
      [login],
    );
    await post(openingEntry(login, 'USD', '10000', new Date()));
    const order = { kind: 'market', login, symbol: 'BTCUSD', side: 'buy', lots } as const;
    const { ticket } = await createDealing().order(order);
    return { login, ticket };
  }
  /** Brings an account below its stop-out; the rounds of the gateways begin to see it with the last statement. */
  const fallBelowStopOut = (account: number) =>
    rows(
      `with raised as (update accounts set margin_call_level = 1e9, stop_out_level = 5e8 where login = $1)
       insert into margin_watches (login, stage, since) values ($1, 2, now())`,
      [account],
    );
  const dealsOf = (ticket: number) =>
    rows('select closed_by, lots from deals where position_ticket = $1', [ticket]);
  /** Results, and the reasons of refusals. */
  const settle = (calls: readonly Promise<unknown>[]) =>
    Promise.all(
      calls.map((call) =>
        call.then(
          () => 'done',
          (error: unknown) => {
            if (error instanceof DealingRefusal) return error.details.reason;
            throw error;
          },
        ),
      ),
    );

  test('one of three closes a ticket', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { login: account, ticket } = await openAccount();
      const outcomes = await settle([1, 2, 3].map(() => createDealing().close({ login: account, ticket })));
      expect(outcomes.toSorted()).toEqual(['done', 'ticket', 'ticket']);
      expect(await dealsOf(ticket)).toEqual([{ closed_by: 'client', lots: '0.10' }]);
    }
  });

  test('an order and a closing of the terminal, sent to three replicas with one id, are made once', async () => {
    const { login: account } = await openAccount();
    const [{ id } = { id: 0 }] = await rows('select client_id as id from accounts where login = $1', [
      account,
    ]);
    const session = {
      login: account,
      clientId: Number(id),
      currency: 'USD',
      tokenHash: '',
      access: 'trade',
    } as const;
    const quotas = new Quotas(clock);
    const onThreeReplicas = <Answer>(trade: (trades: TerminalTrades) => Promise<Answer>) =>
      Promise.all(
        [1, 2, 3].map(() =>
          trade(
            new TerminalTrades({ dealing: createDealing(), idempotency: new Idempotency(db, clock), quotas }),
          ),
        ),
      );
    for (let round = 0; round < 10; round += 1) {
      const order = {
        requestId: randomUUID(),
        kind: 'market',
        symbol: 'BTCUSD',
        side: 'buy',
        lots: '0.01',
      } as const;
      const [opened, ...sameOrders] = await onThreeReplicas((trades) => trades.order(session, order));
      expect(sameOrders).toEqual([opened, opened]);
      const closing = { requestId: randomUUID(), ticket: opened?.ticket ?? 0 };
      const [closed, ...sameClosings] = await onThreeReplicas((trades) => trades.close(session, closing));
      expect(sameClosings).toEqual([closed, closed]);
      expect(await dealsOf(closing.ticket)).toEqual([{ closed_by: 'client', lots: '0.01' }]);
    }
    expect(await rows('select lots from positions where login = $1', [account])).toEqual([{ lots: '0.10' }]);
  });

  test('parts that are closed at once are never more than the position', async () => {
    const { login: account, ticket } = await openAccount('0.05');
    const outcomes = await settle(
      [1, 2, 3].map(() => createDealing().close({ login: account, ticket, lots: '0.02' })),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'done', 'volume']);
    expect(await rows('select lots from positions where ticket = $1', [ticket])).toEqual([{ lots: '0.01' }]);
  });

  test('a stop-out and a close by hand close a position once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { login: account, ticket } = await openAccount();
      await fallBelowStopOut(account);
      const outcomes = await settle([
        createDealing().executeStopOut(account),
        createDealing().close({ login: account, ticket }),
        createDealing().executeStopOut(account),
      ]);
      const deals = await dealsOf(ticket);
      expect(deals).toHaveLength(1);
      expect(outcomes[1]).toBe(deals[0]?.['closed_by'] === 'client' ? 'done' : 'ticket');
    }
  });

  test('a stop-out is executed once by the rounds of all gateways, and notified once', async () => {
    const { login: account, ticket } = await openAccount();
    await fallBelowStopOut(account);
    await Promise.all([1, 2, 3].map(() => runDealingRound({ dealing: createDealing(), db, clock })));
    expect(await dealsOf(ticket)).toEqual([{ closed_by: 'stopOut', lots: '0.10' }]);
    const notices = await rows(
      "select template from notifications where template = 'stop-out-closed' and values->>'login' = $1",
      [String(account)],
    );
    expect(notices).toHaveLength(1);
  });

  test('the gateways’ own rounds execute a stop-out', async () => {
    const { login: account, ticket } = await openAccount();
    await fallBelowStopOut(account);
    for (let tries = 0; (await dealsOf(ticket)).length === 0 && tries < 100; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await dealsOf(ticket)).toEqual([{ closed_by: 'stopOut', lots: '0.10' }]);
  });

  test('a deposit either saves an account from the stop-out or comes after it, and no money is lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { login: account, ticket } = await openAccount();
      // Half of its level now: a deposit of four times the balance lifts it above.
      const [{ level } = { level: 0 }] = await rows(
        `select (b.balance / (p.open_price * p.lots * 10 / 100) * 100 * 2)::float8 as level
         from positions p join ledger_accounts b on b.login = p.login and b.kind = 'client' where p.ticket = $1`,
        [ticket],
      );
      await rows('update accounts set stop_out_level = $2 where login = $1', [account, level]);
      const deposit: Entry = {
        kind: 'deposit',
        at: new Date(),
        postings: [
          { account: { kind: 'client', login: account, currency: 'USD' }, amount: '40000.00' },
          { account: { kind: 'clearing', currency: 'USD' }, amount: '-40000.00' },
        ],
      };
      await Promise.all([
        post(deposit),
        createDealing().executeStopOut(account),
        createDealing().executeStopOut(account),
      ]);
      const deals = await dealsOf(ticket);
      const open = await rows('select ticket from positions where ticket = $1', [ticket]);
      expect([deals.length, open.length].toSorted()).toEqual([0, 1]);
      const [{ balance } = { balance: 0 }] = await rows(
        "select balance::float8 as balance from ledger_accounts where login = $1 and kind = 'client'",
        [account],
      );
      const [{ net } = { net: 0 }] = await rows(
        'select coalesce(sum(profit + swap + commission), 0)::float8 as net from deals where login = $1',
        [account],
      );
      expect(Number(balance)).toBeCloseTo(50_000 + Number(net), 2);
    }
  });

  test('a position is closed by a second replica if the first one fails half-way', async () => {
    const { login: account, ticket } = await openAccount();
    await rows(`create or replace function fail_write() returns trigger language plpgsql as
      $$ begin raise exception 'killed'; end $$`);
    await rows(
      'create trigger failing_write before insert on postings for each row execute function fail_write()',
    );
    await expect(createDealing().close({ login: account, ticket })).rejects.toThrow();
    await rows('drop trigger failing_write on postings');
    expect(await dealsOf(ticket)).toEqual([]);
    expect(await rows('select lots from positions where ticket = $1', [ticket])).toEqual([{ lots: '0.10' }]);
    await createDealing().close({ login: account, ticket });
    expect(await dealsOf(ticket)).toHaveLength(1);
  });
});
