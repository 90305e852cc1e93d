import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster, type Cluster } from '../../../tools/trials/kit/cluster';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';
import type { Replica } from '../../../tools/trials/kit/replica';
import { killAtWrite, killWhile, slowDown } from '../kit/kill-replica';
import { DEMO_REPLICA, framesUrlOf, tradesOf } from '../kit/replica-trades';
import { callTerminal, signInToTerminal } from '../kit/terminal';

jest.setTimeout(120_000);

const onPostgres = findPostgresFolder() === undefined ? describe.skip : describe;

// Two gateways continue while the third one is killed (SIGKILL).
onPostgres('a gateway that is killed', () => {
  let cluster: Cluster;
  let trades: ReturnType<typeof tradesOf>;
  beforeAll(async () => {
    cluster = await startCluster(2, DEMO_REPLICA);
    trades = tradesOf(cluster);
    // Otherwise the strategies would sometimes wait for the slowed tables.
    await trades.rows('delete from robots');
  }, 120_000);
  afterAll(() => cluster.stop());
  afterEach(async () => expect(await trades.findLedgerErrors()).toEqual([]));

  let login = 62_910_000;
  /** Opens an account with positions in bitcoin, which is traded at any time. */
  async function openPositions(count: number) {
    login = await trades.openAccount({ login: login + 1 });
    const order = { kind: 'market', login, symbol: 'BTCUSD', side: 'buy', lots: '0.01' } as const;
    const tickets: number[] = [];
    for (let n = 0; n < count; n += 1) tickets.push((await trades.createDealing().order(order)).ticket);
    return { login, tickets };
  }
  const openTickets = async (account: number) =>
    (await trades.rows(`select ticket from positions where login = ${account} order by ticket`)).map(
      ({ ticket }) => ticket,
    );
  const [first, second] = [0, 1].map((index) => () => cluster.replicas[index] as Replica);
  const pauseOthers = (signal: 'SIGSTOP' | 'SIGCONT') =>
    cluster.replicas.forEach(({ child }) => child.kill(signal));

  test.each([
    ['insert', 'deals'],
    ['insert', 'postings'],
    ['delete', 'positions'],
    ['insert', 'idempotency_keys'],
  ] as const)(
    'at the %s of %s while it closes a ticket has closed nothing, and another one closes it once',
    async (operation, table) => {
      const { login: account, tickets } = await openPositions(1);
      const { token } = await signInToTerminal({ framesUrl: await framesUrlOf(first!()) }, account);
      const closing = { requestId: randomUUID(), ticket: tickets[0] };
      const closeAt = async (replica: Replica) =>
        callTerminal(await framesUrlOf(replica), 'close', token, closing);
      await killWhile(cluster, operation, table, closeAt);
      expect([await trades.dealsOf(account), await openTickets(account)]).toEqual([[], tickets]);

      const closedPosition = await closeAt(first!());
      expect(closedPosition.status).toBe(200);
      expect((await closeAt(second!())).body).toEqual(closedPosition.body);
      expect(await trades.dealsOf(account)).toEqual([
        { ticket: tickets[0], closed_by: 'client', lots: '0.01' },
      ]);
    },
  );

  test('in the middle of many closings has closed some of them; each is closed once when it is sent again', async () => {
    let openCount = 0;
    for (let round = 0; round < 3; round += 1) {
      const { login: account, tickets } = await openPositions(12);
      const victim = await cluster.start();
      const victimUrl = await framesUrlOf(victim);
      const { token } = await signInToTerminal({ framesUrl: victimUrl }, account);
      const closings = tickets.map((ticket) => ({ requestId: randomUUID(), ticket }));
      const answers = closings.map((closing) =>
        callTerminal(victimUrl, 'close', token, closing).catch(() => undefined),
      );
      await Promise.any(answers);
      await sleep(round * 15);
      victim.child.kill('SIGKILL');
      const beforeKill = await Promise.all(answers);
      // A transaction of a lost connection ends as soon as the database notices.
      await sleep(200);
      const [deals, open] = [await trades.dealsOf(account), await openTickets(account)];
      expect([...deals.map(({ ticket }) => ticket), ...open].toSorted()).toEqual(tickets);
      openCount += open.length;

      const others = await Promise.all([first!(), second!()].map(framesUrlOf));
      const secondAnswers = await Promise.all(
        closings.flatMap((closing) => others.map((url) => callTerminal(url, 'close', token, closing))),
      );
      expect(secondAnswers.map(({ status }) => status)).toEqual(secondAnswers.map(() => 200));
      beforeKill.forEach((answer, index) => {
        expect(secondAnswers[2 * index]!.body).toEqual(secondAnswers[2 * index + 1]!.body);
        if (answer) expect(secondAnswers[2 * index]!.body).toEqual(answer.body);
      });
      expect((await trades.dealsOf(account)).map(({ ticket }) => ticket)).toEqual(tickets);
      expect(await openTickets(account)).toEqual([]);
    }
    expect(openCount).toBeGreaterThan(0);
  });

  test.each([
    ['insert', 'postings'],
    ['insert', 'notifications'],
  ] as const)(
    'at the %s of %s in a stop-out has closed nothing, and another one closes everything and notifies once',
    async (operation, table) => {
      const { login: account, tickets } = await openPositions(3);
      const victim = await cluster.start();
      pauseOthers('SIGSTOP');
      try {
        await slowDown(cluster, operation, table);
        await trades.fallBelowStopOut(account);
        await killAtWrite(cluster, victim, table);
        expect([await trades.dealsOf(account), await openTickets(account)]).toEqual([[], tickets]);
      } finally {
        pauseOthers('SIGCONT');
      }
      for (let tries = 0; (await openTickets(account)).length > 0 && tries < 200; tries += 1) await sleep(50);
      expect(await trades.dealsOf(account)).toEqual(
        tickets.map((ticket) => ({ ticket, closed_by: 'stopOut', lots: '0.01' })),
      );
      const notices = await trades.rows(
        `select id from notifications where template = 'stop-out-closed' and values->>'login' = '${account}'`,
      );
      expect(notices).toHaveLength(1);
    },
  );

  test('while it posts a deposit has moved no money, and does not hold up the account', async () => {
    const { login: account, tickets } = await openPositions(1);
    const key = `payment-${account}`;
    await trades.rows(`insert into money_requests (id, client_id, kind, state, login, currency, amount, fee, net, method,
        steps, created_at, updated_at, cashier_key, return_to, next_at)
      select gen_random_uuid(), client_id, 'deposit', 'pending', login, 'USD', 500, 0, 500, 'card', '[]', now(), now(),
        '${key}', 'http://localhost', now() + interval '1 hour'
      from accounts where login = ${account}`);
    const balance = async () =>
      (
        await trades.rows(
          `select balance::float8 as balance from ledger_accounts where login = ${account} and kind = 'client'`,
        )
      )[0]?.['balance'];
    const payAt = async (replica: Replica) =>
      fetch(`${await framesUrlOf(replica)}/cashier/${key}`, {
        method: 'POST',
        body: new URLSearchParams({ answer: 'pay' }),
        redirect: 'manual',
      });
    let closing: Promise<unknown> | undefined;
    await killWhile(cluster, 'insert', 'postings', async (victim) => {
      const payment = payAt(victim);
      // It waits for the deposit's lock.
      await sleep(100);
      closing = trades.createDealing().close({ login: account, ticket: tickets[0]! });
      return payment;
    });
    await closing;
    const [{ result } = { result: 0 }] = await trades.rows(
      `select (profit + swap + commission)::float8 as result from deals where login = ${account}`,
    );
    expect(await balance()).toBeCloseTo(10_000 + Number(result), 2);
    await Promise.all([payAt(first!()), payAt(second!())]);
    expect(await balance()).toBeCloseTo(10_500 + Number(result), 2);
    expect(await trades.rows(`select state from money_requests where cashier_key = '${key}'`)).toEqual([
      { state: 'completed' },
    ]);
  });
});
