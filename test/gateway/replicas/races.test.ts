import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { drizzle } from 'drizzle-orm/node-postgres';
import { inTransaction, type Database } from '../../../gateway/db/open-database';
import { openingEntry, postEntries, type Entry } from '../../../gateway/ledger/ledger';
import { MarginWatch } from '../../../gateway/accounts/margin-watch';
import { Notices } from '../../../gateway/notifications/notices';
import { MAX_ACCOUNTS } from '../../../gateway/accounts/account-rules.table';
import { Quotas } from '../../../gateway/db/quotas';
import { QUOTAS } from '../../../gateway/db/quotas.table';
import { instrumentOf, quoteAt } from '../../../gateway/market/market';
import { COMPANY_IDS } from '../../../src/domain/site/company';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startCluster, type Cluster } from '../../../tools/trials/kit/cluster';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';
import type { Replica } from '../../../tools/trials/kit/replica';
import { solveCaptcha } from '../../../tools/trials/kit/solve-captcha';
import { killWhile } from '../kit/kill-replica';
import { tusClient } from '../kit/tus';
import { acceptedBytes, pdf, pdfOf } from '../documents/files';
import { startS3 } from '../documents/s3-server';

jest.setTimeout(60_000);

const REGISTRATION = '/api/gateway/registration/v1/Registration';
const VERIFICATION = '/api/gateway/registration/v1/ClientVerification';
const DOCUMENT = '/api/client/v1/Document';
const SCA = '/api/client/Sca';
const EMAIL = 'somebody@client.example';
const WALLET_EMAIL = 'wallet@client.example';
const PASSWORD = 'correct horse battery 1';

interface Answer {
  readonly status: number;
  readonly result?: Record<string, unknown> | null;
  readonly errors?: readonly { errorCode: number }[];
}

const onPostgres = findPostgresFolder() === undefined ? describe.skip : describe;

// A single-use action works only once when three replicas get it at the same instant, and a killed replica does not
// use it up (G4).
onPostgres('three replicas at the same instant', () => {
  let cluster: Cluster;
  let provider: Server;
  /** Messages that the SMS provider has received, by recipient. */
  const deliveries = new Map<string, string[]>();
  let isProviderStuck = false;

  beforeAll(async () => {
    provider = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      request.on('end', () => {
        const message = JSON.parse(text) as { to: string; text: string };
        deliveries.set(message.to, [...(deliveries.get(message.to) ?? []), message.text]);
        if (!isProviderStuck) response.end();
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    cluster = await startCluster(3, {
      TRUST_PROXY: '127.0.0.0/8',
      SMS_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    });
    await cluster.pool.query(
      `insert into clients (company_id, site_id, email, password_hash, first_name, last_name, culture, created_at, email_proved_at)
       select company, 1, email, $3, 'Some', 'Body', 'en-US', now(), now() from unnest($1::integer[], $2::text[]) as c(company, email)`,
      [
        [COMPANY_IDS.main, COMPANY_IDS.international],
        [EMAIL, WALLET_EMAIL],
        await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
      ],
    );
  }, 120_000);

  afterAll(async () => {
    await cluster.stop();
    provider.closeAllConnections();
    provider.close();
  });

  let number = 0;
  /** Makes a call from a new IP address, so that it reaches no rate limit. */
  async function callReplica(
    replica: Replica | undefined,
    call: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    number += 1;
    const answer = await fetch(`${replica?.url}${call}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        ...headers,
      },
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  }
  /** Makes the same call at each replica at once. */
  const callAll = (call: string, bodyOf: (index: number) => object, headers: Record<string, string> = {}) =>
    Promise.all(cluster.replicas.map((replica, index) => callReplica(replica, call, bodyOf(index), headers)));
  const nextReplica = (): Replica | undefined => cluster.replicas[(number += 1) % 3];
  const outcomes = (answers: readonly Answer[]): number[] =>
    answers.map(({ errors }) => errors?.[0]?.errorCode ?? 0).toSorted((a, b) => a - b);
  const rows = async (query: string, values: unknown[] = []) =>
    (await cluster.pool.query<Record<string, unknown>>(query, values)).rows;
  const captcha = async () =>
    solveCaptcha((await callReplica(nextReplica(), '/api/client/v1/Captcha/challenge')).result);

  const newcomer = async () => {
    number += 1;
    return {
      email: `race-${number}@client.example`,
      password: 'Fresh-horse-7',
      acceptsTerms: true,
      firstName: 'Zoë',
      lastName: 'Moon',
      country: 'DE',
      siteId: 1,
      phone: `+4930888${String(number).padStart(5, '0')}`,
      captchaToken: await captcha(),
    };
  };
  const STEP_2_FIELDS = {
    birthDate: '1990-01-01',
    citizenship: 'DE',
    address: 'Main Street 1',
    city: 'Berlin',
    postcode: '10115',
  };
  async function beginRegistration() {
    const form = await newcomer();
    const { result, errors } = await callReplica(nextReplica(), `${REGISTRATION}/registerstep1`, form);
    if (!result) throw new Error(`not started: ${JSON.stringify(errors)}`);
    return { ...form, registrationId: String(result['registrationId']) };
  }
  async function requestPasswordLink(): Promise<string> {
    await rows("delete from attempts where kind = 'reset-address'");
    await callReplica(nextReplica(), `${SCA}/reset-password`, { email: EMAIL });
    const [mail] = await rows('select body from outbox where recipient = $1 order by id desc limit 1', [
      EMAIL,
    ]);
    return /resetToken=([\w-]+)/.exec(String(mail?.['body']))?.[1] ?? '';
  }
  async function signIn(password: string, email = EMAIL): Promise<string | undefined> {
    const headers = { 'x-captcha-token': await captcha() };
    const { result } = await callReplica(nextReplica(), `${SCA}/login`, { email, password }, headers);
    return result?.['token'] as string | undefined;
  }
  async function codeFor(phone: string): Promise<string> {
    await callReplica(nextReplica(), `${VERIFICATION}/sms-otp-send`, { phone });
    return (await waitForDelivery(phone)).slice(0, 6);
  }
  async function waitForDelivery(phone: string, count = 1): Promise<string> {
    for (let tries = 0; tries < 200; tries += 1) {
      const last = deliveries.get(phone)?.[count - 1];
      if (last !== undefined) return last;
      await sleep(50);
    }
    throw new Error(`nothing was sent to ${phone}`);
  }

  test('a password link sets only one of three passwords', async () => {
    const token = await requestPasswordLink();
    const passwords = ['One-horse-91', 'Two-horses-92', 'Three-horses-93'];
    const answers = await callAll(`${SCA}/create-password`, (index) => ({
      token,
      password: passwords[index],
    }));
    expect(outcomes(answers)).toEqual([0, ERROR_CODE.wrongLink, ERROR_CODE.wrongLink]);
    const winner = passwords[answers.findIndex(({ errors }) => errors === undefined)] ?? '';
    await rows("delete from attempts where kind = 'login-address'");
    expect(await signIn(winner)).toBeTruthy();
  });

  test('a registration completed three times creates one client with two accounts', async () => {
    const { email, registrationId } = await beginRegistration();
    const answers = await callAll(`${REGISTRATION}/registerstep2`, () => ({
      registrationId,
      ...STEP_2_FIELDS,
    }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    const accounts = await rows(
      'select a.login from clients c join accounts a on a.client_id = c.id where c.email = $1',
      [email],
    );
    expect(accounts).toHaveLength(2);
  });

  test('an address registered three times in one step is one client', async () => {
    const forms = await Promise.all([newcomer(), newcomer(), newcomer()]);
    const email = forms[0].email;
    const answers = await callAll(`${REGISTRATION}/singleregister`, (index) => ({ ...forms[index], email }));
    expect(outcomes(answers)).toEqual([0, ERROR_CODE.duplicate, ERROR_CODE.duplicate]);
    expect(await rows('select id from clients where email = $1', [email])).toHaveLength(1);
  });

  test('a code is sent once, and accepted once', async () => {
    const { phone } = await beginRegistration();
    const sendings = await callAll(`${VERIFICATION}/sms-otp-send`, () => ({ phone }));
    expect(outcomes(sendings)).toEqual([0, ERROR_CODE.tooManyTries, ERROR_CODE.tooManyTries]);
    const code = (await waitForDelivery(phone)).slice(0, 6);
    const verifications = await callAll(`${VERIFICATION}/sms-otp-verify`, () => ({ phone, code }));
    expect(outcomes(verifications)).toEqual([0, ERROR_CODE.wrongCode, ERROR_CODE.wrongCode]);
    expect(deliveries.get(phone)).toHaveLength(1);
  });

  test('three replicas together allow five guesses of a code', async () => {
    const { phone } = await beginRegistration();
    const code = await codeFor(phone);
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = Array.from({ length: 4 }, () =>
      callAll(`${VERIFICATION}/sms-otp-verify`, () => ({ phone, code: wrong })),
    );
    await Promise.all(guesses);
    expect(await rows('select tries from otp_codes where phone = $1', [phone])).toEqual([{ tries: 5 }]);
    const right = await callReplica(nextReplica(), `${VERIFICATION}/sms-otp-verify`, { phone, code });
    expect(right.errors?.[0]?.errorCode).toBe(ERROR_CODE.wrongCode);
  });

  test('a captcha solution is valid for one of three sign-ins', async () => {
    const token = await captcha();
    const answers = await callAll(`${SCA}/login`, () => ({ email: 'nobody@client.example', password: 'x' }), {
      'x-captcha-token': token,
    });
    expect(outcomes(answers)).toEqual([
      ERROR_CODE.wrongCredentials,
      ERROR_CODE.captchaFailed,
      ERROR_CODE.captchaFailed,
    ]);
  });

  test('each message is delivered once by one of the replicas', async () => {
    await rows(`insert into outbox (channel, kind, recipient, body, status, created_at)
      select 'sms', 'code', '+4930999' || n, 'once ' || n, 'queued', now() from generate_series(1, 60) n`);
    for (let n = 1; n <= 60; n += 1) await waitForDelivery(`+4930999${n}`);
    await sleep(2_500); // every replica has polled once more
    const texts = [...deliveries].filter(([to]) => to.startsWith('+4930999')).flatMap(([, each]) => each);
    expect(texts).toHaveLength(60);
    expect(await rows("select id from outbox where recipient like '+4930999%' and status <> 'sent'")).toEqual(
      [],
    );
  });

  describe('a client’s files', () => {
    let token: string;
    let clientId: unknown;
    beforeAll(async () => {
      const { result } = await callReplica(nextReplica(), `${REGISTRATION}/singleregister`, await newcomer());
      token = String(result?.['scaToken']);
      [{ id: clientId } = { id: 0 }] = await rows('select max(id) as id from clients');
    });
    const bearer = () => ({ authorization: `Bearer ${token}` });
    const tusAt = (replica: Replica | undefined) => tusClient(replica?.url ?? '', token);
    const listDocuments = (replica: Replica | undefined) =>
      callReplica(replica, `${DOCUMENT}/documents`, undefined, bearer());

    test('have the checked bytes, even if another replica receives others meanwhile', async () => {
      const [first, second, third] = cluster.replicas;
      for (let round = 0; round < 6; round += 1) {
        const [good, evil] = [pdf(`good ${round}`), pdf(`evil ${round}`)];
        const id = await tusAt(first).create({ size: good.length });
        const at = good.indexOf('good');
        await tusAt(second).patch(id, 0, good.subarray(0, at));
        const last = (replica: Replica | undefined, bytes: Buffer) =>
          tusAt(replica).patch(id, at, bytes.subarray(at));
        const answers = await Promise.all([
          last(second, evil),
          listDocuments(third),
          last(first, good),
          last(third, evil),
          listDocuments(first),
          last(third, good),
        ]);
        expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
        await listDocuments(second);
        const [row] = await rows('select sha256, status from documents where id = $1', [id]);
        // Any replica reads the file from the store.
        const { result } = await callReplica(second, `${DOCUMENT}/file?id=${id}`, undefined, bearer());
        const storedHash = createHash('sha256').update(Buffer.from(String(result?.['data']), 'base64'));
        expect([row?.['status'], storedHash.digest('hex')]).toEqual(['pending', row?.['sha256']]);
        expect((await last(second, evil)).status).toBe(409);
      }
    });

    /** Uploads half of a file to a gateway, which is killed, and the rest to another gateway. */
    async function uploadWithKill(start: () => Promise<Replica>) {
      const bytes = pdfOf('killed at half', 200_000);
      const victim = await start();
      const id = await tusAt(victim).create({ size: bytes.length });
      await tusAt(victim).patch(id, 0, bytes.subarray(0, 100_000));
      victim.child.kill('SIGKILL');
      await victim.exit;
      const next = await start();
      // Another device reads the upload's progress from the gateway.
      const { result } = await callReplica(next, `${DOCUMENT}/uploads`, undefined, bearer());
      expect(result).toMatchObject([{ id, received: 100_000, size: bytes.length }]);
      expect((await tusAt(next).patch(id, 100_000, bytes.subarray(100_000))).status).toBe(204);
      return { bytes, id };
    }
    const fileAt = async (replica: Replica | undefined, id: string) => {
      const { result, status } = await callReplica(replica, `${DOCUMENT}/file?id=${id}`, undefined, bearer());
      return status === 200 ? Buffer.from(String(result?.['data']), 'base64') : status;
    };

    test('resume when their gateway is killed and restarted', async () => {
      const { bytes, id } = await uploadWithKill(() => cluster.start());
      expect(await fileAt(nextReplica(), id)).toEqual(await acceptedBytes(bytes));
    });

    test('are in the S3 store if it is configured, for every replica', async () => {
      const s3 = await startS3();
      const { accessKeyId, bucket, endpoint, secretAccessKey } = s3.settings;
      const env = {
        DOCUMENTS_FOLDER: '',
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      };
      const start = () => cluster.start(env);
      await rows("delete from documents where client_id = $1 and kind = 'income'", [clientId]);
      const { bytes, id } = await uploadWithKill(start);
      const read = [await fileAt(await start(), id), await fileAt(nextReplica(), id)];
      await s3.stop();
      // The other replicas read their own folders.
      expect(read).toEqual([await acceptedBytes(bytes), 503]);
    });

    test('are limited by the daily quota, even if all replicas start them at once', async () => {
      const ownDocuments = 'documents where client_id = $1';
      await rows(`delete from ${ownDocuments}`, [clientId]);
      await rows(
        `insert into documents (id, client_id, kind, file_name, size, status, sent_at)
         select gen_random_uuid(), $1, 'income', 'old.pdf', 1, 'rejected', now()
         from generate_series(1, ${QUOTAS.documentsADay.max - 2})`,
        [clientId],
      );
      const uploads = await Promise.all(
        [0, 1, 2, 0, 1, 2, 0, 1, 2].map((at) => tusAt(cluster.replicas[at]).post({ size: 10 })),
      );
      expect(uploads.filter(({ status }) => status === 201)).toHaveLength(2);
      expect(await rows(`select id from ${ownDocuments}`, [clientId])).toHaveLength(QUOTAS.documentsADay.max);
    });
  });

  /** Live accounts in dollars. */
  const openAccounts = (email: string, logins: readonly number[]) =>
    rows(
      `insert into accounts (login, client_id, platform, kind, status, name, account_type, server, currency, leverage,
         is_reported, swap_free, margin_mode, rights, opened_at)
       select login, (select id from clients where email = $2), 'MT5', 'live', 'active', 'Race', 'Standard', 'Race', 'USD', 100,
         true, false, 'hedging', 'full', now() from unnest($1::integer[]) as login`,
      [logins, email],
    );
  const postEntry = (entry: Entry) => {
    const db = drizzle(cluster.pool) as unknown as Database;
    return inTransaction(db, (transaction) => postEntries(transaction, [entry]));
  };
  const balanceOf = async (login: number) => {
    const query =
      "select balance::float8 as balance from ledger_accounts where kind = 'client' and login = $1";
    return (await rows(query, [login]))[0]?.['balance'] ?? 0;
  };

  describe('a client’s money', () => {
    const MONEY = '/api/client/v1/Money';
    const [FROM, TO] = [61_900_001, 61_900_002];
    let bearer: Record<string, string>;

    beforeAll(async () => {
      const person = await newcomer();
      const { result } = await callReplica(nextReplica(), `${REGISTRATION}/singleregister`, person);
      bearer = { authorization: `Bearer ${String(result?.['scaToken'])}` };
      await openAccounts(person.email, [FROM, TO]);
      await rows('update clients set email_proved_at = now() where email = $1', [person.email]);
      await postEntry(openingEntry(FROM, 'USD', '1000', new Date()));
      // Money is returned to a card only up to the amount that was paid from it.
      await rows(
        `insert into money_requests
           (id, client_id, kind, state, login, currency, amount, fee, net, method, steps, created_at, updated_at)
         select gen_random_uuid(), id, 'deposit', 'completed', $2, 'USD', 1000, 0, 1000, 'card', '[]', now(), now()
         from clients where email = $1`,
        [person.email, FROM],
      );
      await rows(
        `insert into payment_methods (company_id, id, direction, currency, kind, place, min, max, fee_percent, fee_fixed)
         select company_id, 'card', 'withdraw', 'USD', 'card', 0, 1, 100000, 0, 0 from clients
         order by id desc limit 1`,
      );
      // Withdrawals return to the card the money that was paid from it.
      await rows(
        `insert into money_requests
           (id, client_id, kind, state, login, currency, amount, fee, net, method, steps, created_at, updated_at)
         select gen_random_uuid(), client_id, 'deposit', 'completed', login, 'USD', 1000, 0, 1000, 'card', '[]', now(), now()
         from accounts where login = $1`,
        [FROM],
      );
    });
    const transfer = { fromLogin: FROM, toLogin: TO, amount: '100.00', currency: 'USD' };
    const withdrawal = { login: FROM, methodId: 'card', amount: '500.00', currency: 'USD' };

    test('moves once for a key that three replicas get at once', async () => {
      const body = { ...transfer, idempotencyKey: randomUUID() };
      const answers = await callAll(`${MONEY}/transfer`, () => body, bearer);
      expect(new Set(answers.map(({ result }) => result?.['requestId'])).size).toBe(1);
      expect([await balanceOf(FROM), await balanceOf(TO)]).toEqual([900, 100]);
    });

    test('cannot be withdrawn twice by simultaneous calls', async () => {
      const answers = await callAll(
        `${MONEY}/withdraw`,
        () => ({ ...withdrawal, idempotencyKey: randomUUID() }),
        bearer,
      );
      expect(outcomes(answers)).toEqual([0, ERROR_CODE.refused, ERROR_CODE.refused]);
      expect(await balanceOf(FROM)).toBe(400);
      const { result } = answers.find(({ errors }) => errors === undefined) ?? {};
      const cancellations = await callAll(
        `${MONEY}/cancel-request`,
        () => ({ requestId: result?.['requestId'], idempotencyKey: randomUUID() }),
        bearer,
      );
      expect(outcomes(cancellations)).toEqual([0, ERROR_CODE.refused, ERROR_CODE.refused]);
      expect(await balanceOf(FROM)).toBe(900);
    });

    test('is moved by a second replica if the first one is killed half-way', async () => {
      const body = { ...transfer, idempotencyKey: randomUUID() };
      const move = (replica: Replica | undefined) => callReplica(replica, `${MONEY}/transfer`, body, bearer);
      await killWhile(cluster, 'insert', 'postings', move);
      expect([await balanceOf(FROM), await balanceOf(TO)]).toEqual([900, 100]);
      expect((await move(nextReplica())).result?.['state']).toBe('completed');
      expect((await move(nextReplica())).result?.['state']).toBe('completed');
      expect([await balanceOf(FROM), await balanceOf(TO)]).toEqual([800, 200]);
    });

    test('reaches each state once, even if all replicas process the request', async () => {
      const body = { ...withdrawal, amount: '50.00', idempotencyKey: randomUUID() };
      const { result } = await callReplica(nextReplica(), `${MONEY}/withdraw`, body, bearer);
      const id = result?.['requestId'];
      await rows("update money_requests set next_at = now() - interval '1 hour' where id = $1", [id]);
      const read = (replica: Replica | undefined) =>
        callReplica(replica, `${MONEY}/request?id=${String(id)}`, undefined, bearer);
      const stateOf = (answer: Awaited<ReturnType<typeof read>>) => answer.result?.['state'];
      let states = (await Promise.all(cluster.replicas.map(read))).map(stateOf);
      // A replica's background job may be processing the request; then the answers give its state.
      for (let tries = 0; !states.includes('completed') && tries < 100; tries += 1) {
        await sleep(50);
        states = [stateOf(await read(nextReplica()))];
      }
      expect(states).toContain('completed');
      const [row] = await rows('select steps from money_requests where id = $1', [id]);
      const steps = (row!['steps'] as { state: string }[]).map(({ state }) => state);
      expect(steps).toEqual(['pending', 'approved', 'processing', 'sent', 'completed']);
      expect(await balanceOf(FROM)).toBe(750);
    });
  });

  test('an account is opened once for a key, up to the limit', async () => {
    const { result } = await callReplica(nextReplica(), `${REGISTRATION}/singleregister`, await newcomer());
    const bearer = { authorization: `Bearer ${String(result?.['scaToken'])}` };
    const openAll = (keyOf: () => string) =>
      callAll(
        '/api/client/v1/Account/open',
        () => ({
          idempotencyKey: keyOf(),
          offerId: 'demo-mt5-standard',
          currency: 'EUR',
          leverage: 50,
          tradingPassword: 'Trading1234',
          termsVersion: '2026-03',
        }),
        bearer,
      );
    const countDemoAccounts = async () =>
      (
        await rows(`select login from accounts where kind = 'demo' and status <> 'archived'
          and client_id = (select max(id) from clients)`)
      ).length;
    const before = await countDemoAccounts();
    const key = randomUUID();
    const logins = (await openAll(() => key)).map((answer) => answer.result?.['login']);
    expect(new Set(logins)).toEqual(new Set([expect.any(Number)]));
    expect(await countDemoAccounts()).toBe(before + 1);
    const answers = [...(await openAll(randomUUID)), ...(await openAll(randomUUID))];
    const allowedCount = MAX_ACCOUNTS.demo - before - 1;
    expect(outcomes(answers)).toEqual(
      answers.map((_, index) => (index < allowedCount ? 0 : ERROR_CODE.refused)),
    );
    expect(await countDemoAccounts()).toBe(MAX_ACCOUNTS.demo);
  });

  test('of three archived accounts that are restored at once, one takes the last place', async () => {
    const { result } = await callReplica(nextReplica(), `${REGISTRATION}/singleregister`, await newcomer());
    const bearer = { authorization: `Bearer ${String(result?.['scaToken'])}` };
    const ownDemos = "accounts where kind = 'demo' and client_id = (select max(id) from clients)";
    await rows(`update ${ownDemos.replace(' where', " set status = 'archived' where")}`);
    const logins = Array.from({ length: MAX_ACCOUNTS.demo + 2 }, (_, index) => 61_940_001 + index);
    await rows(
      `insert into accounts (login, client_id, platform, kind, status, name, account_type, server, currency, leverage,
         is_reported, swap_free, margin_mode, rights, opened_at)
       select login, (select max(id) from clients), 'MT5', 'demo', case when n > 3 then 'active' else 'archived' end, 'Race',
         'Standard', 'Race', 'USD', 100, true, false, 'hedging', 'full', now()
       from unnest($1::integer[]) with ordinality as t(login, n)`,
      [logins],
    );
    await rows(
      `insert into account_access (login, client_id, archived_at)
       select login, client_id, now() from accounts where login = any($1::integer[]) and status = 'archived'`,
      [logins],
    );
    const answers = await callAll(
      '/api/client/v1/Account/restore',
      (index) => ({ login: logins[index] }),
      bearer,
    );
    expect(outcomes(answers)).toEqual([0, ERROR_CODE.refused, ERROR_CODE.refused]);
    expect(await rows(`select login from ${ownDemos} and status = 'active'`)).toHaveLength(MAX_ACCOUNTS.demo);
  });

  test('an account is archived, or gets a deposit, never both', async () => {
    const { result } = await callReplica(nextReplica(), `${REGISTRATION}/singleregister`, await newcomer());
    const bearer = { authorization: `Bearer ${String(result?.['scaToken'])}` };
    const logins = Array.from({ length: 6 }, (_, index) => 61_950_001 + index);
    const [client] = await rows('select email from clients order by id desc limit 1');
    await openAccounts(String(client?.['email']), logins);
    await rows(
      `insert into payment_methods (company_id, id, direction, currency, kind, place, min, max, fee_percent, fee_fixed)
       select company_id, 'race', 'deposit', 'USD', 'card', 9, 1, 100000, 0, 0 from clients order by id desc limit 1`,
    );
    for (const login of logins) {
      const deposit = {
        login,
        methodId: 'race',
        amount: '50.00',
        currency: 'USD',
        idempotencyKey: randomUUID(),
      };
      const [archived, begun] = await Promise.all([
        callReplica(cluster.replicas[0], '/api/client/v1/Account/archive', { login }, bearer),
        callReplica(cluster.replicas[1], '/api/client/v1/Money/deposit', deposit, bearer),
      ]);
      expect([archived.errors === undefined, begun.errors === undefined].toSorted()).toEqual([false, true]);
    }
  });

  test('of three devices that save a draft at once, one succeeds', async () => {
    const { result } = await callReplica(nextReplica(), `${REGISTRATION}/singleregister`, await newcomer());
    const bearer = { authorization: `Bearer ${String(result?.['scaToken'])}` };
    const cities = ['Berlin', 'Bremen', 'Bonn'];
    const saveAll = (version: number) =>
      callAll(
        '/api/client/v1/Onboarding/save',
        (index) => ({ typeId: 0, version, section: 'person', answers: { city: cities[index] } }),
        bearer,
      );
    for (const version of [0, 1]) {
      const answers = await saveAll(version);
      expect(outcomes(answers)).toEqual([0, ERROR_CODE.draftConflict, ERROR_CODE.draftConflict]);
      const savedCity = cities[answers.findIndex(({ status }) => status === 200)];
      const [row] = await rows('select version, answers from applications order by number desc limit 1');
      expect(row).toEqual({ version: version + 1, answers: { person: { city: savedCity } } });
    }
  });

  test('a stop-out is notified once by all replicas together', async () => {
    const LOGIN = 61_900_009;
    await rows(
      `insert into accounts (login, client_id, platform, kind, status, name, account_type, server, currency, leverage,
         is_reported, swap_free, margin_mode, rights, margin_call_level, stop_out_level, opened_at)
       select $1, max(id), 'MT5', 'live', 'active', 'Race', 'Standard', 'Race', 'USD', 100,
         true, false, 'hedging', 'full', 100, 50, now() from clients`,
      [LOGIN],
    );
    const db = drizzle(cluster.pool) as unknown as Database;
    await inTransaction(db, (transaction) =>
      postEntries(transaction, [openingEntry(LOGIN, 'USD', '1000', new Date())]),
    );
    const { ask: price } = quoteAt(instrumentOf('EURUSD'), Date.now());
    await rows(
      `insert into positions (ticket, login, symbol, side, lots, open_price, opened_at)
       values (9900001, $1, 'EURUSD', 'buy', 5, $2, now())`,
      [LOGIN, price],
    );
    const clock = () => new Date();
    const watches = [0, 1, 2].map(
      () => new MarginWatch({ db, clock, notices: new Notices(new Quotas(clock)) }),
    );
    const notices = async () =>
      (await rows("select template from notifications where values->>'login' = $1", [String(LOGIN)])).map(
        ({ template }) => template,
      );
    // The replicas check too, and only one check runs at a time, so that a second round may be needed.
    for (let round = 0; (await notices()).length === 0 && round < 100; round += 1)
      await Promise.all(watches.map((watch) => watch.checkAllAccounts()));
    for (let round = 0; round < 5; round += 1)
      await Promise.all(watches.map((watch) => watch.checkAllAccounts()));
    expect(await notices()).toEqual(['stop-out']);
  });

  describe('a client’s wallet', () => {
    const WALLET = '/api/client/v1/Wallet';
    const LOGIN = 61_900_003;
    let bearer: Record<string, string>;
    let addressId: string;

    beforeAll(async () => {
      bearer = { authorization: `Bearer ${await signIn(PASSWORD, WALLET_EMAIL)}` };
      const client = `(select id from clients where email = '${WALLET_EMAIL}')`;
      await openAccounts(WALLET_EMAIL, [LOGIN]);
      await rows(`insert into documents (id, client_id, kind, file_name, size, status, sent_at)
        values (gen_random_uuid(), ${client}, 'identity-front', 'id.pdf', 10, 'verified', now())`);
      const [address] =
        await rows(`insert into wallet_addresses (id, client_id, label, asset, network, address, added_at, usable_from)
        values (gen_random_uuid(), ${client}, 'Ready', 'USDT', 'TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', now(), now()) returning id`);
      addressId = String(address?.['id']);
      const [wallet] = await rows(
        `insert into wallets (client_id, asset, deposit_key) values (${client}, 'USDT', 'race') returning id`,
      );
      const at = new Date();
      const account = { kind: 'client', walletId: Number(wallet?.['id']), currency: 'USDT' } as const;
      await postEntry({
        kind: 'opening',
        at,
        postings: [
          { account: account, amount: '1000' },
          { account: { kind: 'house', currency: 'USDT' }, amount: '-1000' },
        ],
      });
    });
    const availableAmount = async () => {
      const { result } = await callReplica(nextReplica(), `${WALLET}/overview`, undefined, bearer);
      const [usdt] = (result?.['assets'] ?? []) as { available: string }[];
      return Number(usdt?.available);
    };
    /** A transfer to the account at a quoted rate. */
    const transfer = async () => {
      const quoteRequest = { direction: 'toAccount', asset: 'USDT', amount: '100.00', login: LOGIN };
      const { result } = await callReplica(nextReplica(), `${WALLET}/quote`, quoteRequest, bearer);
      const order = { ...quoteRequest, quoteId: result?.['quoteId'], idempotencyKey: randomUUID() };
      return { order, received: Number(result?.['received']) };
    };

    test('moves once for a key that three replicas get at once', async () => {
      const { order, received } = await transfer();
      const answers = await callAll(`${WALLET}/transfer`, () => order, bearer);
      expect(outcomes(answers)).toEqual([0, 0, 0]);
      expect(new Set(answers.map(({ result }) => result?.['requestId'])).size).toBe(1);
      expect([await availableAmount(), await balanceOf(LOGIN)]).toEqual([900, received]);
    });

    test('accepts a quote once, even with different keys', async () => {
      const before = await balanceOf(LOGIN);
      const { order, received } = await transfer();
      const answers = await callAll(
        `${WALLET}/transfer`,
        () => ({ ...order, idempotencyKey: randomUUID() }),
        bearer,
      );
      expect(outcomes(answers)).toEqual([0, ERROR_CODE.expired, ERROR_CODE.expired]);
      expect([await availableAmount(), await balanceOf(LOGIN)]).toEqual([800, Number(before) + received]);
    });

    test('cannot be withdrawn twice by simultaneous calls, and is cancelled once', async () => {
      const order = { addressId, asset: 'USDT', amount: '500.00' };
      const answers = await callAll(
        `${WALLET}/withdraw`,
        () => ({ ...order, idempotencyKey: randomUUID() }),
        bearer,
      );
      expect(outcomes(answers)).toEqual([0, ERROR_CODE.refused, ERROR_CODE.refused]);
      expect(await availableAmount()).toBe(300);
      const { result } = answers.find(({ errors }) => errors === undefined) ?? {};
      const cancellations = await callAll(
        `${WALLET}/cancel-request`,
        () => ({ requestId: result?.['requestId'], idempotencyKey: randomUUID() }),
        bearer,
      );
      expect(outcomes(cancellations)).toEqual([0, ERROR_CODE.refused, ERROR_CODE.refused]);
      expect(await availableAmount()).toBe(800);
    });

    test('is moved by a second replica if the first one is killed half-way', async () => {
      const before = await balanceOf(LOGIN);
      const { order, received } = await transfer();
      const move = (replica: Replica | undefined) =>
        callReplica(replica, `${WALLET}/transfer`, order, bearer);
      await killWhile(cluster, 'insert', 'postings', move);
      expect([await availableAmount(), await balanceOf(LOGIN)]).toEqual([800, before]);
      expect((await move(nextReplica())).result?.['state']).toBe('completed');
      expect((await move(nextReplica())).result?.['state']).toBe('completed');
      expect([await availableAmount(), await balanceOf(LOGIN)]).toEqual([
        700,
        expect.closeTo(Number(before) + received, 8),
      ]);
    });
  });

  describe('a replica that is killed half-way does not use up', () => {
    test('a registration', async () => {
      const { email, registrationId } = await beginRegistration();
      const complete = (replica: Replica | undefined) =>
        callReplica(replica, `${REGISTRATION}/registerstep2`, { registrationId, ...STEP_2_FIELDS });
      await killWhile(cluster, 'insert', 'accounts', complete);
      expect(await rows('select id from clients where email = $1', [email])).toEqual([]);
      expect((await complete(nextReplica())).result?.['scaToken']).toBeTruthy();
      expect(await rows('select id from clients where email = $1', [email])).toHaveLength(1);
    });

    test('a password link, and the old password', async () => {
      const token = await requestPasswordLink();
      const use = (replica: Replica | undefined) =>
        callReplica(replica, `${SCA}/create-password`, { token, password: 'Four-horses-94' });
      const before = await rows('select password_hash from clients where email = $1', [EMAIL]);
      await killWhile(cluster, 'update', 'password_resets', use);
      expect(await rows('select password_hash from clients where email = $1', [EMAIL])).toEqual(before);
      expect(outcomes([await use(nextReplica())])).toEqual([0]);
    });

    test('a code', async () => {
      const { phone, registrationId } = await beginRegistration();
      const code = await codeFor(phone);
      const verify = (replica: Replica | undefined) =>
        callReplica(replica, `${VERIFICATION}/sms-otp-verify`, { phone, code });
      await killWhile(cluster, 'update', 'registrations', verify);
      expect(outcomes([await verify(nextReplica())])).toEqual([0]);
      const registrations = await rows('select phone_proved_at from registrations where id = $1', [
        registrationId,
      ]);
      expect(registrations[0]?.['phone_proved_at']).toBeInstanceOf(Date);
    });

    test('a message, which another replica sends when the claim has expired', async () => {
      const phone = '+4930777000001';
      isProviderStuck = true;
      await rows(
        `insert into outbox (channel, kind, recipient, body, status, created_at)
         values ('sms', 'code', $1, 'not lost', 'queued', now())`,
        [phone],
      );
      await waitForDelivery(phone);
      for (const { child } of cluster.replicas) child.kill('SIGKILL');
      isProviderStuck = false;
      const [message] = await rows(
        'select status, next_try_at > now() as held from outbox where recipient = $1',
        [phone],
      );
      expect(message).toEqual({ status: 'queued', held: true });
      await rows('update outbox set next_try_at = now() where recipient = $1', [phone]);
      await cluster.start();
      expect(await waitForDelivery(phone, 2)).toBe('not lost');
    });
  });
});
