import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster, type Cluster } from '../../../tools/trials/kit/cluster';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';
import { killAtWrite, slowDown } from '../kit/kill-replica';
import { DEMO_REPLICA, tradesOf } from '../kit/replica-trades';

jest.setTimeout(120_000);

const onPostgres = findPostgresFolder() === undefined ? describe.skip : describe;
const LEADER = 62_920_001;
const COPY = 62_920_002;

// Two gateways continue while the third one is killed (SIGKILL).
onPostgres('a gateway that is killed while it copies a trade', () => {
  let cluster: Cluster;
  let trades: ReturnType<typeof tradesOf>;
  beforeAll(async () => {
    cluster = await startCluster(2, DEMO_REPLICA);
    trades = tradesOf(cluster);
    await trades.rows('delete from robots');
  }, 120_000);
  afterAll(() => cluster.stop());

  const pauseOthers = (signal: 'SIGSTOP' | 'SIGCONT') =>
    cluster.replicas.forEach(({ child }) => child.kill(signal));
  const copiedLots = () => trades.rows(`select lots::text, origin from positions where login = ${COPY}`);

  test('has copied nothing, and another one copies it exactly once', async () => {
    await trades.openAccount({ login: LEADER, balance: '100000.00' });
    await trades.openAccount({ login: COPY, balance: '10000.00', accountType: 'Copy', rights: 'noLogin' });
    await trades.rows(`with strategy as (
        insert into strategies (company_id, name, provider, summary, currency, login, provider_client_id, fee_percent,
          minimum, started_at)
        select 0, 'Killed', 'Leader', '', 'USD', login, client_id, 10, 100, opened_at from accounts where login = ${LEADER}
        returning id, provider_client_id)
      insert into copies (id, client_id, strategy_id, login, from_login, allocated, stop_equity, multiplier, fee_percent,
        fee_day, consents, started_at)
      select gen_random_uuid(), provider_client_id, id, ${COPY}, ${LEADER}, 10000, 500, 1, 10, '2100-01-01', '[]', now()
      from strategy`);
    const victim = await cluster.start();
    pauseOthers('SIGSTOP');
    try {
      await slowDown(cluster, 'insert', 'copy_positions');
      await trades
        .createDealing()
        .order({ kind: 'market', login: LEADER, symbol: 'BTCUSD', side: 'buy', lots: '0.50' });
      await killAtWrite(cluster, victim, 'copy_positions');
      expect(await copiedLots()).toEqual([]);
    } finally {
      pauseOthers('SIGCONT');
    }
    for (let tries = 0; (await copiedLots()).length === 0 && tries < 200; tries += 1) await sleep(50);
    await sleep(1_500);
    expect(await copiedLots()).toEqual([{ lots: '0.05', origin: 'copy' }]);
    expect(await trades.rows('select id from copy_tasks where done_at is null')).toEqual([]);
    expect(await trades.findLedgerErrors()).toEqual([]);
  });

  test('copies a trade in proportion within two seconds', async () => {
    // About a tenth, rounded down: both accounts' equity moves with the price of their first position.
    await trades
      .createDealing()
      .order({ kind: 'market', login: LEADER, symbol: 'BTCUSD', side: 'sell', lots: '0.35' });
    const countCopies = () =>
      trades.rows(`select position.lots::text, extract(epoch from position.at - task.at)::float8 as seconds
        from copy_positions position join copy_tasks task on task.part = position.part and task.event = 'open'
        where position.side = 'sell'`);
    for (let tries = 0; (await countCopies()).length === 0 && tries < 200; tries += 1) await sleep(50);
    const [opening] = await countCopies();
    expect(opening).toMatchObject({ lots: '0.03' });
    expect(opening?.['seconds']).toBeLessThan(2);
  });
});
