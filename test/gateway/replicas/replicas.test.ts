import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { Pool } from 'pg';
import { purge } from '../../../gateway/jobs/purge';
import { openDatabase } from '../../../gateway/db/open-database';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startCluster, type Cluster } from '../../../tools/trials/kit/cluster';
import { findPostgresFolder, type Postgres } from '../../../tools/trials/kit/postgres';
import type { Replica } from '../../../tools/trials/kit/replica';
import { readEvents } from '../kit/read-events';
import { solveCaptcha } from '../../../tools/trials/kit/solve-captcha';

jest.setTimeout(60_000);

const EMAIL = 'somebody@client.example';
const PASSWORD = 'correct horse battery';
const LOGIN = '/api/client/Sca/login';
const CHALLENGE = '/api/client/v1/Captcha/challenge';

/** Three compiled gateways on one PostgreSQL; skipped on a machine without PostgreSQL. */
const onPostgres = findPostgresFolder() === undefined ? describe.skip : describe;

onPostgres('three replicas on PostgreSQL', () => {
  let cluster: Cluster;
  let postgres: Postgres;
  let pool: Pool;
  let replicas: readonly Replica[];

  beforeAll(async () => {
    cluster = await startCluster(3, { LOG_LEVEL: 'info' });
    ({ pool, postgres, replicas } = cluster);
    const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await pool.query(
      `insert into clients (company_id, site_id, email, password_hash, first_name, last_name, culture, created_at)
       values (7, 1, $1, $2, 'Some', 'Body', 'en-US', now())`,
      [EMAIL, passwordHash],
    );
  }, 120_000);

  afterAll(() => cluster.stop());

  const urlOf = (replica: number): string => replicas[replica]?.url ?? '';
  const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
  async function callReplica(
    replica: number,
    call: string,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    const answer = await fetch(urlOf(replica) + call, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    });
    const json = (await answer.json()) as {
      result?: Record<string, unknown>;
      errors?: { errorCode: number }[];
    };
    return { status: answer.status, headers: answer.headers, ...json };
  }
  /** A solved captcha of one replica. */
  async function captchaOf(replica: number): Promise<Record<string, string>> {
    const { result } = await callReplica(replica, CHALLENGE);
    return { 'x-captcha-token': await solveCaptcha(result) };
  }
  const tryPassword = async (replica: number, email: string, password: string) =>
    callReplica(replica, LOGIN, { email, password }, await captchaOf(0));
  const signIn = async (replica: number) => {
    const { result, errors } = await tryPassword(replica, EMAIL, PASSWORD);
    if (typeof result?.['token'] !== 'string') throw new Error(`no sign-in: ${JSON.stringify(errors)}`);
    return result['token'];
  };
  const count = async (table: string): Promise<number> =>
    Number((await pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);

  test('all start on an empty database, which is seeded once (G5)', async () => {
    expect(await Promise.all(replicas.map(({ url }) => statusOf(`${url}/readyz`)))).toEqual([200, 200, 200]);
    expect([await count('sites'), await count("gateway_facts where value = 'production'")]).toEqual([4, 1]);
  });

  test('production has none of the demo data (G1)', async () => {
    expect(await count("clients where email like '%@portico.test'")).toBe(0);
    const paths = ['/__outbox', '/__outbox?format=json', '/__faults', '/__clock'];
    expect(await Promise.all(paths.map((path) => statusOf(urlOf(0) + path)))).toEqual([404, 404, 404, 404]);
    const demo = await callReplica(0, LOGIN, { email: 'main@portico.test', password: 'Portico-demo-1' });
    expect(demo.errors?.[0]?.errorCode).toBe(ERROR_CODE.wrongCredentials);
  });

  test('a demo gateway does not open a production database (G1)', async () => {
    const demo = cluster.start({ PORTICO_MODE: 'demo', SECRET: '', PUBLIC_URL: '', FRAMES_PORT: '0' });
    await expect(demo).rejects.toThrow('DATABASE_URL leads to data of production');
  });

  test('a session of one replica is valid on the others, and ends on all (G6)', async () => {
    const token = await signIn(0);
    const bearer = { authorization: `Bearer ${token}` };
    const client = '/api/client/v1/Client/client';
    expect((await callReplica(1, client, undefined, bearer)).status).toBe(200);
    await fetch(`${urlOf(2)}/api/client/Sca/logout`, { method: 'POST', headers: bearer });
    await sleep(1_100); // a token lookup is cached for one second
    expect((await callReplica(1, client, undefined, bearer)).status).toBe(401);
  });

  test('a stream of events is resumed at another replica, and ends with the session', async () => {
    const token = await signIn(0);
    const firstStream = await readEvents(urlOf(0), token);
    const { id } = await firstStream.next();
    firstStream.close();
    const otherStream = await readEvents(urlOf(1), token, id);
    expect(await otherStream.next()).toMatchObject({ kind: 'figures' });
    await fetch(`${urlOf(2)}/api/client/Sca/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    await otherStream.end;
  });

  test('a captcha of one replica is accepted once by another (G6)', async () => {
    const captcha = await captchaOf(0);
    const body = { email: EMAIL, password: PASSWORD };
    const answers = [];
    for (const replica of [1, 2, 0]) answers.push(await callReplica(replica, LOGIN, body, captcha));
    expect(answers.map(({ errors }) => errors?.[0]?.errorCode)).toEqual([
      undefined,
      ERROR_CODE.captchaFailed,
      ERROR_CODE.captchaFailed,
    ]);
  });

  test('failed sign-ins on all replicas count together (G6)', async () => {
    const otherEmail = 'other@client.example';
    for (const replica of [0, 1, 2, 0, 1]) await tryPassword(replica, otherEmail, 'wrong');
    const { errors } = await tryPassword(2, otherEmail, 'wrong');
    expect(errors?.[0]?.errorCode).toBe(ERROR_CODE.tooManyTries);
  });

  test('one of three replicas purges (G6, G11)', async () => {
    const old = new Date(Date.now() - 500 * 86_400_000);
    await pool.query(
      `insert into attempts (kind, subject, count, last_at) values ('login-ip', '192.0.2.1', 1, $1)`,
      [old],
    );
    await pool.query(`insert into used_solutions values ('old', $1), ('new', $2)`, [
      old,
      new Date(Date.now() + 60_000),
    ]);
    await pool.query(
      `insert into outbox (channel, recipient, body, status, created_at) values ('email', 'a@b.example', 'a link', 'sent', $1)`,
      [new Date(Date.now() - 2 * 86_400_000)],
    );
    const databases = await Promise.all([0, 1, 2].map(() => openDatabase({ url: postgres.url })));
    await pool.query('delete from job_runs');
    const turns = await Promise.all(databases.map(({ db }) => purge(db, () => new Date())));
    await Promise.all(databases.map(({ close }) => close()));
    expect(turns.filter(Boolean)).toHaveLength(1);
    expect(await count("attempts where subject = '192.0.2.1'")).toBe(0);
    expect(await count("used_solutions where signature = 'old'")).toBe(0);
    expect(await count("used_solutions where signature = 'new'")).toBe(1);
    expect(await count("outbox where recipient = 'a@b.example' and body = ''")).toBe(1);
  });

  test('a request is found by its id, and security events contain no address (G7, G9)', async () => {
    const id = 'trace-0123456789';
    const captcha = await captchaOf(0);
    const wrong = { email: EMAIL, password: 'wrong' };
    const { headers } = await callReplica(0, LOGIN, wrong, { ...captcha, 'x-request-id': id });
    expect(headers.get('x-request-id')).toBe(id);
    expect(
      (
        await callReplica(0, '/api/gateway/cms/v1/Language', undefined, { 'x-request-id': 'a b' })
      ).headers.get('x-request-id'),
    ).toMatch(/^[0-9a-f-]{36}$/);
    const { rows } = await pool.query(
      `select kind, subject, network from audit_events where request_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      { kind: 'sign-in-failed', subject: expect.stringMatching(/^[0-9a-f]{16}$/), network: '127.0.0.1' },
    ]);
    const kinds = await pool.query<{ kind: string }>('select distinct kind from audit_events');
    expect(kinds.rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['sign-in', 'sign-in-failed', 'sign-in-locked', 'sign-out']),
    );
    const log = replicas.map(({ output }) => output).join('');
    expect(log).toContain(`"reqId":"${id}"`);
    expect(log).not.toMatch(/client\.example|argon2/);
  });

  test('metrics have their own port (G7)', async () => {
    const figures = await (await fetch(`${replicas[0]?.operationsUrl}/metrics`)).text();
    expect(figures).toMatch(
      /portico_http_requests_total\{method="POST",route="\/api\/client\/Sca\/login",status="200"\} \d/,
    );
    for (const name of [
      'portico_http_request_duration_seconds_bucket',
      'portico_database_connections{state="idle"}',
      'portico_password_hashes{state="waiting"} 0',
      'nodejs_eventloop_lag_p99_seconds',
      'portico_outbox_oldest_seconds 0',
    ])
      expect(figures).toContain(name);
    expect(await (await fetch(`${urlOf(0)}/metrics`)).text()).not.toContain('portico_http');
  });

  test('with a frozen database a replica is alive but not ready, and refuses calls without a delay (G7)', async () => {
    const token = await signIn(0);
    postgres.freeze();
    try {
      const startTime = performance.now();
      expect(await statusOf(`${urlOf(0)}/livez`)).toBe(200);
      expect(await statusOf(`${urlOf(0)}/readyz`)).toBe(503);
      // Limited by the probe's own one second; the database time-outs would take four.
      expect(performance.now() - startTime).toBeLessThan(4_000);
      const refusal = await callReplica(0, '/api/client/v1/Account/accounts', undefined, {
        authorization: `Bearer ${token}`,
      });
      expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '2']);
      expect(performance.now() - startTime).toBeLessThan(12_000);
    } finally {
      postgres.thaw();
    }
    await waitUntilReady(15_000);
  });

  test('with a killed database a replica is not ready until the database is back (G7)', async () => {
    await postgres.kill();
    expect(await statusOf(`${urlOf(0)}/livez`)).toBe(200);
    expect(await statusOf(`${urlOf(0)}/readyz`)).toBe(503);
    expect((await callReplica(1, LOGIN, { email: EMAIL, password: PASSWORD })).status).toBe(503);
    await postgres.start();
    await waitUntilReady(15_000);
    await signIn(1);
  });

  test('after SIGTERM a replica answers requests in progress, is not ready, and exits cleanly (G7)', async () => {
    const stopping = await cluster.start({ DRAIN_SECONDS: '1' });
    const pendingRequest = fetch(stopping.url + LOGIN, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    });
    await sleep(30);
    stopping.child.kill('SIGTERM');
    await sleep(200);
    expect(await statusOf(`${stopping.operationsUrl}/readyz`)).toBe(503);
    expect((await pendingRequest).status).toBe(200);
    expect(await stopping.exit).toBe(0);
  });

  async function waitUntilReady(maxMs: number): Promise<void> {
    const deadline = performance.now() + maxMs;
    for (const { url } of replicas)
      while ((await statusOf(`${url}/readyz`)) !== 200) {
        if (performance.now() > deadline) throw new Error(`${url} is not ready after ${maxMs} ms`);
        await sleep(100);
      }
  }
});
