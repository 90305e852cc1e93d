import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startCluster, type Cluster } from '../../../tools/trials/kit/cluster';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';
import { DEMO_REPLICA, framesUrlOf, tradesOf } from '../kit/replica-trades';
import { signInToTerminal, type TerminalClient } from '../kit/terminal';

jest.setTimeout(60_000);

const onPostgres = findPostgresFolder() === undefined ? describe.skip : describe;
const [LOCKED, FREE] = [62_930_001, 62_930_002];

/** Waits for what the jobs of a gateway do. */
async function waitFor(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isDone()); tries += 1) {
    if (tries > 200) throw new Error('it was not done');
    await sleep(50);
  }
}

onPostgres('while an account is locked for longer than a call waits', () => {
  let cluster: Cluster;
  let trades: ReturnType<typeof tradesOf>;
  let terminal: TerminalClient;
  beforeAll(async () => {
    cluster = await startCluster(1, DEMO_REPLICA);
    trades = tradesOf(cluster);
    for (const login of [LOCKED, FREE]) await trades.openAccount({ login });
    terminal = await signInToTerminal({ framesUrl: await framesUrlOf(cluster.replicas[0]!) }, LOCKED);
  }, 120_000);
  afterAll(() => cluster.stop());
  afterEach(async () => expect(await trades.findLedgerErrors()).toEqual([]));

  const open = (login: number) =>
    trades.createDealing().order({ kind: 'market', login, symbol: 'BTCUSD', side: 'buy', lots: '0.01' });

  /** Works while another transaction has the account's money, as a payment has. */
  async function whileLocked(work: () => Promise<void>): Promise<void> {
    const connection = await cluster.pool.connect();
    try {
      await connection.query('begin');
      await connection.query('select 1 from ledger_accounts where login = $1 for update', [LOCKED]);
      await work();
    } finally {
      await connection.query('rollback');
      connection.release();
    }
  }

  test('a trade is refused as busy, leaves nothing behind, and is made once when it is sent again', async () => {
    const { ticket } = await open(LOCKED);
    const closing = { requestId: randomUUID(), ticket };
    const order = {
      requestId: randomUUID(),
      kind: 'market',
      symbol: 'BTCUSD',
      side: 'buy',
      lots: '0.02',
    } as const;
    await whileLocked(async () => {
      const answers = await Promise.all([
        terminal.post('close', closing),
        terminal.post('order', order),
        terminal.post('change', { ticket, stopLoss: null }),
      ]);
      for (const { body, headers, status } of answers) {
        expect([status, headers.get('retry-after')]).toEqual([503, '2']);
        expect(body).toMatchObject({ code: ERROR_CODE.busy });
      }
      expect(await trades.dealsOf(LOCKED)).toEqual([]);
      expect(
        await trades.rows(
          `select key from idempotency_keys where key in ('${closing.requestId}', '${order.requestId}')`,
        ),
      ).toEqual([]);
    });
    const closeAnswer = await terminal.post('close', closing);
    const orderAnswer = await terminal.post('order', order);
    expect([closeAnswer.status, orderAnswer.status]).toEqual([200, 200]);
    expect((await terminal.post('close', closing)).body).toEqual(closeAnswer.body);
    expect((await terminal.post('order', order)).body).toEqual(orderAnswer.body);
    expect(await trades.dealsOf(LOCKED)).toHaveLength(1);
    expect(await trades.rows(`select lots from positions where login = ${LOCKED}`)).toEqual([
      { lots: '0.02' },
    ]);
  });

  test('stop-outs of other accounts are executed, and its own once it is free', async () => {
    const [locked, free] = [await open(LOCKED), await open(FREE)];
    const isClosed = async (ticket: number) =>
      (await trades.rows(`select 1 from deals where position_ticket = ${ticket}`)).length === 1;
    await whileLocked(async () => {
      await trades.fallBelowStopOut(LOCKED);
      await trades.fallBelowStopOut(FREE);
      await waitFor(() => isClosed(free.ticket));
      expect(await isClosed(locked.ticket)).toBe(false);
    });
    await waitFor(() => isClosed(locked.ticket));
    expect(await trades.rows(`select 1 from positions where login in (${LOCKED}, ${FREE})`)).toEqual([]);
  });

  test('payments to other accounts advance, and its own once it is free', async () => {
    const stateOf = async (login: number) =>
      (await trades.rows(`select state from money_requests where login = ${login}`))[0]?.['state'];
    await whileLocked(async () => {
      // The locked account's is the first that is due.
      await trades.rows(`insert into money_requests (id, client_id, kind, state, login, currency, amount, fee, net, method,
          steps, created_at, updated_at, next_at)
        select gen_random_uuid(), client_id, 'deposit', 'processing', login, 'USD', 500, 0, 500, 'bank', '[]', now(), now(),
          now() + (login - ${FREE}) * interval '1 minute'
        from accounts where login in (${LOCKED}, ${FREE})`);
      await waitFor(async () => (await stateOf(FREE)) === 'completed');
      expect(await stateOf(LOCKED)).toBe('processing');
    });
    await waitFor(async () => (await stateOf(LOCKED)) === 'completed');
  });
});
