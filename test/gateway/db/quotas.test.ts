import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { QUOTAS, ROW_LIMITS } from '../../../gateway/db/quotas.table';
import { TABLE_BOUNDS, type TableBound } from '../../../gateway/db/table-bounds.table';
import { PURGE_RULES } from '../../../gateway/jobs/purge-rules.table';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway } from '../kit/start-gateway';
import type { Answer, CallOptions, Gateway } from '../kit/start-gateway';

// All data that a visitor or client can add is limited by a quota or by age (G11).
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const DAY = 24 * 3_600;
const NOW = "timestamptz '2026-11-20T14:00:00Z'";
const LONG_AGO = "timestamptz '2025-01-01T00:00:00Z'";
const UUID = "('00000000-0000-4000-8000-' || lpad(to_hex(n + %), 12, '0'))::uuid";

const count = async (from: string): Promise<number> =>
  Number((await gateway.rows(`select count(*)::int as n from ${from}`))[0]?.['n']);
const idOf = async (email: string): Promise<number> =>
  Number((await gateway.rows(`select id from clients where email = '${email}'`))[0]?.['id']);
/** Inserts this many rows; `n` numbers them. */
const fill = (table: string, columns: string, values: string, rows: number) =>
  gateway.rows(`insert into ${table} (${columns}) select ${values} from generate_series(1, ${rows}) n`);
/** The code of a refusal, in the envelope or not; 0 for a success. */
const codeOf = ({ body }: Answer): number => (body?.errors?.[0]?.errorCode as number | undefined) ?? 0;

describe('the table of bounds', () => {
  const rows = Object.entries(TABLE_BOUNDS);
  const tablesBy = (kind: TableBound['kind']) => rows.filter(([, bound]) => bound.kind === kind);

  const foreignKeys = (table: string, target: string) =>
    count(
      `pg_constraint where contype = 'f' and conrelid = '${table}'::regclass and confrelid = '${target}'::regclass`,
    );
  /** The bound that finally limits the owner. */
  const boundOf = (table: string): string | undefined => {
    const { kind, name = '' } = TABLE_BOUNDS[table] ?? {};
    return kind === 'owner' ? boundOf(name) : kind;
  };

  it('has a row for every table of the database, and no other', async () => {
    const tables = await gateway.rows(
      "select table_name from information_schema.tables where table_schema = 'public' order by 1",
    );
    expect(tables.map(({ table_name: name }) => name)).toEqual(Object.keys(TABLE_BOUNDS).toSorted());
  });

  it.each(tablesBy('purge'))('%s is purged of old rows', (table) => {
    expect(PURGE_RULES.some((rule) => rule.table === table && rule.assignment === undefined)).toBe(true);
  });

  it.each(tablesBy('quota'))('%s has a quota that exists', (_table, { name = '' }) => {
    expect(QUOTAS).toHaveProperty(name);
  });

  it.each(tablesBy('owner'))(
    '%s belongs to rows that are bounded themselves',
    async (table, { name = '' }) => {
      expect(await foreignKeys(table, name)).toBeGreaterThan(0);
      expect(['quota', 'seed']).toContain(boundOf(name));
    },
  );

  it.each(tablesBy('parts'))('%s has its parts in a table that is bounded', async (table, { name = '' }) => {
    expect(await foreignKeys(name, table)).toBeGreaterThan(0);
    expect(boundOf(name)).toBe('quota');
  });

  it('has "seed" for no table that a call writes', () => {
    const folder = path.join(process.cwd(), 'gateway');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/^(seed|jobs)\W/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const tables = sources.flatMap((source) =>
      [...source.matchAll(/\.insert\(\s*(\w+)\s*\)/g)].map(([, name = '']) =>
        name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      ),
    );
    expect(tables).toContain('support_messages');
    expect(tables.filter((table) => (TABLE_BOUNDS[table]?.kind ?? 'seed') === 'seed')).toEqual([]);
  });
});

describe('a client', () => {
  const signInAs = async (email: string) => {
    const token = await gateway.signIn(email);
    const call = (id: Parameters<Gateway['call']>[0], body: object): Promise<Answer> =>
      gateway.call(id, { token, body });
    const beginUpload = (): Promise<Answer> => gateway.call('createUpload', { token, headers: UPLOAD });
    return { id: await idOf(email), call, beginUpload };
  };
  const UPLOAD = {
    'tus-resumable': '1.0.0',
    'upload-length': '10',
    'upload-metadata': `kind ${btoa('income')},filename ${btoa('pay.pdf')}`,
  };
  const documentColumns = 'id, client_id, kind, file_name, size, status, sent_at';
  const documentValues = (id: number, at: string, from: number) =>
    `${UUID.replace('%', String(from))}, ${id}, 'income', 'old.pdf', 10, 'rejected', ${at}`;

  it('can send at most a hundred documents', async () => {
    const { id, beginUpload } = await signInAs('bank-ib@portico.test');
    const ownDocuments = `documents where client_id = ${id}`;
    const rest = QUOTAS.documents.max - (await count(ownDocuments)) - 1;
    await fill('documents', documentColumns, documentValues(id, LONG_AGO, 0), rest);
    expect((await beginUpload()).status).toBe(201);
    const refusal = await beginUpload();
    expect([refusal.status, codeOf(refusal)]).toEqual([400, ERROR_CODE.refused]);
    expect(await count(ownDocuments)).toBe(QUOTAS.documents.max);
  });

  it('can start at most twenty documents a day, even all at once', async () => {
    const { id, beginUpload } = await signInAs('main-ib@portico.test');
    const today = `documents where client_id = ${id} and sent_at >= ${NOW}`;
    await fill('documents', documentColumns, documentValues(id, NOW, 1_000), QUOTAS.documentsADay.max - 2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => beginUpload()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429, 429, 429]);
    const refusal = answers.find(({ status }) => status === 429);
    expect(Number(refusal?.headers.get('retry-after'))).toBeGreaterThan(3_600);
    expect(await count(today)).toBe(QUOTAS.documentsADay.max);
  });

  it('can have at most twenty drafts, and still save those', async () => {
    const { id, call } = await signInAs('invest-onboarding@portico.test');
    const ownDrafts = `applications where client_id = ${id}`;
    const save = (typeId: number, version = 0) =>
      call('saveApplication', { typeId, version, section: 'means', answers: {} });
    const rest = QUOTAS.drafts.max - (await count(ownDrafts)) - 1;
    await fill(
      'applications',
      'client_id, type_id, answers, saved_at',
      `${id}, 1000 + n, '{}', ${NOW}`,
      rest,
    );
    expect((await save(0)).status).toBe(200);
    const refusal = await save(3);
    expect([refusal.status, codeOf(refusal)]).toEqual([400, ERROR_CODE.refused]);
    expect((await save(0, 1)).status).toBe(200);
    expect(await count(ownDrafts)).toBe(QUOTAS.drafts.max);
  });

  it('can change the payout address at most twenty times a day', async () => {
    const email = 'international-ib@portico.test';
    const { id, call } = await signInAs(email);
    const change = (walletAddress: string) =>
      call('changeDigitalAsset', { walletAddress, network: 'ETH', password: 'Portico-demo-1' });
    await fill(
      'outbox',
      'channel, kind, recipient, body, status, created_at',
      `'email', 'payout-address', '${email}', '', 'sent', ${NOW}`,
      QUOTAS.payoutMails.max - 1,
    );
    expect((await change('0x52908400098527886E0F7030069857D2E4169EE7')).status).toBe(200);
    const before = await gateway.rows(`select * from digital_assets where client_id = ${id}`);
    expect((await change('0xde709f2102306220921060314715629080e2fb77')).status).toBe(429);
    expect(await gateway.rows(`select * from digital_assets where client_id = ${id}`)).toEqual(before);
    expect(await count(`outbox where recipient = '${email}'`)).toBe(QUOTAS.payoutMails.max);
  });

  it('has at most a thousand security events of a kind a day, but can continue', async () => {
    const email = 'main-urdu@portico.test';
    const { id, call } = await signInAs(email);
    const events = `audit_events where kind = 'session-ended' and client_id = ${id}`;
    const notices = `notifications where template = 'session-ended' and client_id = ${id}`;
    await fill(
      'audit_events',
      'at, kind, client_id, network, request_id',
      `${NOW}, 'session-ended', ${id}, '10.73.0.3', ''`,
      QUOTAS.eventsOfClient.max - 1,
    );
    for (const _time of ['within the quota', 'beyond it']) {
      const otherToken = await gateway.signIn(email);
      expect((await call('endOtherSessions', {})).status).toBe(200);
      expect((await gateway.call('getClient', { token: otherToken })).status).toBe(401);
    }
    expect([await count(events), await count(notices)]).toEqual([QUOTAS.eventsOfClient.max, 1]);
  });

  it('can have a hundred sessions: the next sign-in ends the oldest', async () => {
    const email = 'bank-demo@portico.test';
    const first = await gateway.signIn(email);
    await gateway.advance(1);
    await fill(
      'sessions',
      'token_hash, client_id, created_at, expires_at, ip',
      `'filled ' || n, ${await idOf(email)}, ${NOW} + interval '1 day', ${NOW} + interval '2 days', ''`,
      98,
    );
    await gateway.signIn(email);
    expect((await gateway.call('getClient', { token: first })).status).toBe(200);
    const last = await gateway.signIn(email);
    await new Promise((resolve) => setTimeout(resolve, 1_100)); // a token lookup is cached for one second
    expect((await gateway.call('getClient', { token: first })).status).toBe(401);
    expect((await gateway.call('getClient', { token: last })).status).toBe(200);
    expect(await count(`sessions where client_id = ${await idOf(email)}`)).toBe(100);
  });
});

describe('a visitor', () => {
  let number = 0;
  const newcomer = () => {
    number += 1;
    return {
      email: `many-${number}@portico.test`,
      password: 'Fresh-horse-7',
      firstName: 'Zoë',
      lastName: 'Moon',
      phone: `+4930777${String(number).padStart(5, '0')}`,
      country: 'DE',
      siteId: 1,
    };
  };
  const fillRegistrations = (network: string, rows: number) =>
    fill(
      'registrations',
      'id, source, email, site_id, password_hash, form, ip, created_at',
      `${UUID.replace('%', String(10_000 * (number += 1)))}, 'registration', 'a@b.example', 1, '', '{}', '${network}', ${NOW}`,
      rows,
    );

  it.each([
    ['an address', '10.70.0.1', ['10.70.0.1', '10.70.0.1'], '10.70.0.2'],
    ['a /64', '2001:db8:7:1::/64', ['2001:db8:7:1::1', '2001:db8:7:1::2'], '2001:db8:7:2::1'],
  ])(
    'can register at most two hundred times a day from %s',
    async (_description, network, [first, second], otherNetwork) => {
      const ownRegistrations = `registrations where ip = '${network}'`;
      const call = (id: 'registerStep1' | 'singleRegister', ip = '') =>
        gateway.call(id, { body: newcomer(), ip });
      await fillRegistrations(network, QUOTAS.registrations.max - 2);
      expect(codeOf(await call('registerStep1', first))).toBe(0);
      expect(codeOf(await call('singleRegister', second))).toBe(0);
      const clients = await count('clients');
      expect(codeOf(await call('registerStep1', second))).toBe(ERROR_CODE.tooManyTries);
      expect(codeOf(await call('singleRegister', first))).toBe(ERROR_CODE.tooManyTries);
      expect([await count(ownRegistrations), await count('clients')]).toEqual([
        QUOTAS.registrations.max,
        clients,
      ]);
      expect(codeOf(await call('singleRegister', otherNetwork))).toBe(0);
    },
  );

  it('can write at most a hundred messages a day in one conversation, and repeat the last one', async () => {
    const visitor = randomUUID();
    const sendMessage = (id = randomUUID(), ip = '10.71.0.1') =>
      gateway.call('sendSupportMessage', { ip, body: { visitor, id, text: 'hello' } });
    await fill(
      'support_messages',
      'id, thread, sender, text, sent_at',
      `${UUID.replace('%', '5000')}, 'visitor:${visitor}', 'client', 'hello', ${NOW}`,
      QUOTAS.chatMessages.max - 2,
    );
    const last = randomUUID();
    expect((await sendMessage(last)).status).toBe(200);
    expect((await sendMessage(randomUUID(), '10.71.0.2')).status).toBe(429);
    expect((await sendMessage(last)).status).toBe(200);
    expect(await count(`support_messages where thread = 'visitor:${visitor}'`)).toBe(QUOTAS.chatMessages.max);
  });

  const addTexts = (ip: string, texts: Record<string, string>) =>
    gateway.call('addMissingTexts', { path: { lng: 'en', ns: 'translation' }, body: texts, ip });
  const textsNamed = (prefix: string, amount: number) =>
    Object.fromEntries(Array.from({ length: amount }, (_, at) => [`${prefix}.${at}`, 'x']));

  it('can add missing texts up to a share, which leaves room for others', async () => {
    const share = QUOTAS.missingTexts.max;
    for (let count = 0; count < share; count += 100)
      expect((await addTexts('10.72.0.1', textsNamed(`a${count}`, 100))).status).toBe(200);
    const refusal = await addTexts('10.72.0.1', { 'one.more': 'One more' });
    expect([refusal.status, codeOf(refusal)]).toEqual([400, ERROR_CODE.refused]);
    expect(await count("missing_texts where network = '10.72.0.1'")).toBe(share);
    expect((await addTexts('10.72.0.2', { 'one.more': 'One more' })).status).toBe(200);
    // A text that is known already costs nothing.
    expect((await addTexts('10.72.0.1', { 'one.more': 'One more' })).status).toBe(200);
  });

  it('can add missing texts although others filled the table: the oldest go', async () => {
    const { max } = ROW_LIMITS.missingTexts;
    await fill(
      'missing_texts',
      'language, namespace, key, fallback, network, seen_at',
      `'xx', 'filled', n, '', n, ${LONG_AGO}`,
      max,
    );
    expect((await addTexts('10.72.0.3', { 'newest.text': 'New' })).status).toBe(200);
    expect(await count('missing_texts')).toBe(max);
    expect(await count("missing_texts where key = 'newest.text'")).toBe(1);
    await gateway.rows("delete from missing_texts where namespace = 'filled'");
  });

  it('causes at most a thousand security events of a kind a day, apart from other visitors', async () => {
    const failuresOf = (network: string) =>
      `audit_events where kind = 'sign-in-failed' and network = '${network}'`;
    const signIn = (ip: string) =>
      gateway.call('login', { body: { email: `${ip}@portico.test`, password: 'wrong' }, ip });
    await fill(
      'audit_events',
      'at, kind, network, request_id',
      `${NOW}, 'sign-in-failed', '10.73.0.1', ''`,
      QUOTAS.eventsOfNetwork.max - 1,
    );
    for (const ip of ['10.73.0.1', '10.73.0.1', '10.73.0.2'])
      expect(codeOf(await signIn(ip))).toBe(ERROR_CODE.wrongCredentials);
    expect(await count(failuresOf('10.73.0.1'))).toBe(QUOTAS.eventsOfNetwork.max);
    expect(await count(failuresOf('10.73.0.2'))).toBe(1);
  });

  it('gets the daily quota again the next day', async () => {
    await fillRegistrations('10.74.0.1', QUOTAS.registrations.max);
    const register = (): Promise<Answer> =>
      gateway.call('singleRegister', { body: newcomer(), ip: '10.74.0.1' } satisfies CallOptions);
    const { body } = await register();
    expect(body.errors[0].errorCode).toBe(ERROR_CODE.tooManyTries);
    await gateway.advance(body.errors[0].retryAfterSeconds - 1);
    expect(codeOf(await register())).toBe(ERROR_CODE.tooManyTries);
    await gateway.advance(1);
    expect(codeOf(await register())).toBe(0);
  });
});

describe('the purge', () => {
  /** A row for each rule: columns and values, where `$at` is the timestamp its age counts from. */
  const ROWS: Readonly<Record<string, readonly [columns: string, values: string]>> = {
    sessions: ['token_hash, client_id, created_at, expires_at, ip', "'purge ' || $n, 1, $at, $at, ''"],
    terminal_sessions: [
      'token_hash, login, access, created_at, expires_at',
      "'purge ' || $n, (select min(login) from accounts), 'read', $at, $at",
    ],
    otp_codes: [
      'phone, channel, code_hash, sent_at, expires_at, tries',
      "'purge ' || $n, 'sms', '', $at, $at, 0",
    ],
    email_codes: ['client_id, code_hash, sent_at, expires_at', "0 + $n, 'purge', $at, $at"],
    passkey_challenges: ['client_id, purpose, asked, expires_at', "1, 'purge ' || $n || $at, '{}', $at"],
    sign_in_challenges: ['id_hash, client_id, expires_at', "'purge ' || $n || $at, 1, $at"],
    password_resets: ['token_hash, created_at, expires_at', "'purge ' || $n, $at, $at"],
    used_solutions: ['signature, expires_at', "'purge ' || $n, $at"],
    attempts: ['kind, subject, count, last_at', "'purge', $n, 1, $at"],
    registrations: [
      'id, source, email, site_id, password_hash, form, created_at',
      "gen_random_uuid(), 'registration', 'purge', 1, '', '{}', $at",
    ],
    documents: [
      'id, client_id, kind, file_name, size, status, sent_at',
      "gen_random_uuid(), 1, 'income', 'purge', 1, 'sending', $at",
    ],
    applications: ['client_id, type_id, answers, saved_at', '1, 900 + $n, \'{"purge": {}}\', $at'],
    marketing_records: [
      'id, uri, site_id, created_at, last_seen_at',
      "gen_random_uuid(), 'purge', 1, $at, $at",
    ],
    partner_clicks: [
      'link_id, marketing_id, at, network, is_unique',
      "1, gen_random_uuid(), $at, 'purge', $n = '1'",
    ],
    missing_texts: ['language, namespace, key, fallback, network, seen_at', "'xx', 'purge', $n, '', '', $at"],
    support_messages: [
      'id, thread, sender, text, sent_at',
      "gen_random_uuid(), 'visitor:purge', 'client', '', $at",
    ],
    money_quotes: [
      'id, client_id, login, to_login, pair, amount, rate, received, received_currency, expires_at',
      "gen_random_uuid(), 1, 50128841, 50130276, 'purge ' || $n, 1, 1, 1, 'purge', $at",
    ],
    idempotency_keys: [
      'client_id, key, body_hash, answer, created_at',
      "1, gen_random_uuid(), 'purge', '{}', $at",
    ],
    copy_tasks: [
      'copy_id, event, source_ticket, part, symbol, side, lots, price, at, done_at',
      "(select id from copies limit 1), 'open', 1, 0 + $n, 'purge', 'buy', 1, 1, $at, $at",
    ],
    notifications: [
      'client_id, category, severity, title, body, created_at',
      "1, 'account', 'info', 'purge', '', $at",
    ],
    outbox: ['channel, recipient, body, status, created_at', "'email', 'purge', '', 'suppressed', $at"],
    audit_events: ['at, kind, network, request_id', "$at, 'purge', '', ''"],
  };
  const ownRows = (table: string) => `${table} t where t::text like '%purge%'`;
  const insertRow = (table: string, at: string, n: number) => {
    const [columns, values] = ROWS[table] ?? ['', ''];
    return gateway.rows(
      `insert into ${table} (${columns}) select ${values.replaceAll('$at', at).replaceAll('$n', `'${n}'`)}`,
    );
  };

  it('deletes the old rows of every table that has a rule, and no other', async () => {
    const tables = [...new Set(PURGE_RULES.map(({ table }) => table))];
    expect(Object.keys(ROWS).toSorted()).toEqual(tables.toSorted());
    await gateway.rows(
      `insert into copies (id, client_id, strategy_id, login, from_login, allocated, stop_equity, multiplier, state,
        fee_percent, fee_day, consents, started_at)
      select gen_random_uuid(), 1, (select min(id) from strategies), min(login), min(login), 1, 1, 1, 'stopped',
        0, '2026-12-01', '[]', ${NOW} from accounts on conflict do nothing returning id`,
    );
    for (const table of tables) {
      await insertRow(table, LONG_AGO, 1);
      await insertRow(table, `${NOW} + interval '2 days'`, 2);
      expect([table, await count(ownRows(table))]).toEqual([table, 2]);
    }
    await gateway.purge();
    for (const table of tables) expect([table, await count(ownRows(table))]).toEqual([table, 1]);
  });

  it('clears the bodies of messages before deleting them', async () => {
    await gateway.rows(`insert into outbox (channel, recipient, body, status, created_at)
      values ('email', 'kept@client.example', 'a link', 'sent', ${NOW} - interval '1 day')`);
    await gateway.advance(DAY);
    await gateway.purge();
    expect(await gateway.rows("select body from outbox where recipient = 'kept@client.example'")).toEqual([
      { body: '' },
    ]);
  });
});
