import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startCluster, type Cluster } from '../../../tools/trials/kit/cluster';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';
import type { Replica } from '../../../tools/trials/kit/replica';
import { startStandby, type Standby } from '../../../tools/trials/kit/standby';

jest.setTimeout(60_000);

(findPostgresFolder() === undefined ? describe.skip : describe)(
  'a gateway with a replica of the database',
  () => {
    let cluster: Cluster;
    let standby: Standby;
    let follower: Client;
    let gateway: Replica;
    let hasStandby = true;
    beforeAll(async () => {
      cluster = await startCluster(1, {});
      standby = await startStandby(cluster.postgres);
      gateway = await cluster.start({ DATABASE_REPLICA_URL: standby.url });
      follower = new Client({ connectionString: standby.url });
      await follower.connect();
    }, 120_000);
    afterAll(async () => {
      if (hasStandby) await follower.end();
      await cluster.stop();
      if (hasStandby) await standby.stop();
    });

    const rename = (name: string) =>
      cluster.pool.query(`update languages set name = $1 where name = (select min(name) from languages)`, [
        name,
      ]);
    const firstLanguage = async (): Promise<string> => {
      const answer = await fetch(`${gateway.url}/api/gateway/cms/v1/Language`);
      const { result } = (await answer.json()) as { result: { items: { name: string }[] } };
      return result.items[0]?.name ?? '';
    };
    const lag = async () => {
      const figures = await (await fetch(`${gateway.operationsUrl}/metrics`)).text();
      return /^portico_replica_lag_seconds (.*)$/m.exec(figures)?.[1];
    };
    const until = async (isTrue: () => Promise<boolean>) => {
      const deadline = Date.now() + 20_000;
      while (!(await isTrue())) {
        if (Date.now() > deadline) throw new Error('It does not come true');
        await sleep(100);
      }
    };

    test('reads what may lag there, and from the database once it is too far behind or away', async () => {
      await rename('A first name');
      await until(async () => (await lag()) !== undefined && (await firstLanguage()) === 'A first name');

      await follower.query('select pg_wal_replay_pause()');
      await rename('A second name');
      expect(await firstLanguage()).toBe('A first name');
      await until(async () => (await firstLanguage()) === 'A second name');
      expect(Number(await lag())).toBeGreaterThan(5);

      await follower.query('select pg_wal_replay_resume()');
      await rename('A third name');
      await until(async () => Number(await lag()) < 5 && (await firstLanguage()) === 'A third name');

      await follower.end();
      await standby.stop();
      hasStandby = false;
      expect(await firstLanguage()).toBe('A third name');
      await rename('A fourth name');
      expect(await firstLanguage()).toBe('A fourth name');
    });
  },
);
