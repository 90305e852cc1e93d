import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { sql, type SQL } from 'drizzle-orm';
import { table } from '../bench/report';
import { signIn } from '../bench/session';
import { median } from '../bench/statistics';
import { openDatabase } from '../../gateway/db/open-database';
import { rowsOf } from '../../gateway/db/rows-of';
import type { Database } from '../../gateway/db/database';
import { postEntries, type Entry } from '../../gateway/ledger/ledger';
import { startGateway } from '../../gateway/server/start-gateway';
import { ensureBuild } from '../scripts/build.mjs';
import { findPostgresFolder, startPostgres } from './kit/postgres';

/*
 * `npm run rewards` measures the answers to a partner with 100,000 rewards beside those to a partner with ten, in turn and
 * over HTTP: on PGlite and, if this machine has it, on PostgreSQL.
 */

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const MANY = { email: 'international-ib@portico.test', rewards: 100_000, clients: 1_000 };
const FEW = { email: 'international@portico.test', rewards: 10, clients: 2 };
/** Above the ids of the seed. */
const FIRST_LOGIN = 70_000_000;
/** Trades that are written at once: a database on a server ends what takes longer. */
const BATCH = 10_000;
const ROUNDS = 15;
/** The days over which the rewards are spread. */
const DAYS = 400;

interface Question {
  readonly label: string;
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  /** Most milliseconds, where there is a goal. */
  readonly goal?: number;
  /** True if the answer may take three times that for ten rewards. */
  readonly isCompared?: boolean;
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

function questionsOf(link: string, client: string): readonly Question[] {
  /** The portal requests the totals separately. */
  const totals = 'false';
  const list = { call: 'rewards', isCompared: true, goal: 300 } as const;
  return [
    { ...list, label: 'rewards, first page', query: { totals }, goal: 150 },
    { ...list, label: 'rewards, 30 days', query: { from: dayBefore(30), to: dayBefore(0), totals } },
    { ...list, label: 'rewards, state', query: { state: 'none', totals } },
    { ...list, label: 'rewards, level', query: { level: '2', totals } },
    { ...list, label: 'rewards, link', query: { link, totals } },
    { ...list, label: 'rewards, client', query: { client, totals } },
    { ...list, label: 'rewards, currency', query: { currency: 'USD', totals } },
    { ...list, label: 'rewards, currency without any', query: { currency: 'CHF', totals } },
    { label: 'rewards, totals', call: 'rewards', query: { limit: '1' }, goal: 300 },
    { label: 'rewards, totals of a link', call: 'rewards', query: { link, limit: '1' }, goal: 300 },
    { label: 'rewards, page of 1,000 of a file', call: 'rewards', query: { limit: '1000', totals } },
    { label: 'overview', call: 'overview', query: {} },
    { label: 'overview, 30 days', call: 'overview', query: { from: dayBefore(30) } },
    { label: 'series by week', call: 'series', query: {} },
    { label: 'clients', call: 'clients', query: {} },
    { label: 'clients, 30 days', call: 'clients', query: { from: dayBefore(30) } },
    { label: 'sub-partners', call: 'sub-partners', query: {} },
    { label: 'statement', call: 'statement', query: { month: dayBefore(30).slice(0, 7), currency: 'USD' } },
    { label: 'payouts', call: 'payouts', query: {} },
  ];
}

/** Gives a partner this many rewards, and deletes those of the seed. */
async function writeRewards(db: Database, { clients, email, rewards }: typeof MANY): Promise<void> {
  const partner = sql`(select id from clients where email = ${email})`;
  await db.execute(sql`delete from partner_rewards where partner_id = ${partner}`);
  await db.execute(sql`delete from referrals where line @> array[${partner}]`);
  await db.execute(sql`
    with people as (
      insert into clients (company_id, site_id, email, password_hash, first_name, culture, country, created_at)
      select partner.company_id, partner.site_id, ${`${String(rewards)}-`} || person || '@mail.example', '', 'Ada', 'en-GB', 'DE',
        now() - interval '420 days' from clients partner, generate_series(1, ${clients}) person
      where partner.email = ${email} returning id
    )
    insert into referrals (client_id, partner_id, link_id, via, ref, bound_at, line, state)
    select people.id, link.client_id, link.id, 'link', 'C-' || upper(lpad(to_hex(people.id), 5, '0')),
      now() - interval '410 days' + people.id * interval '1 minute', array[link.client_id], 'active'
    from people, (select min(id) as id, client_id from partner_links where client_id = ${partner} group by client_id) link`);
  await db.execute(sql`
    insert into accounts (login, client_id, platform, kind, status, name, account_type, server, currency, leverage, swap_free,
      margin_mode, rights, opened_at)
    select ${FIRST_LOGIN} + referral.client_id, referral.client_id, sample.platform, 'live', 'active', sample.name, sample.account_type,
      sample.server, 'USD', sample.leverage, sample.swap_free, sample.margin_mode, sample.rights, referral.bound_at
    from referrals referral, (select * from accounts where kind = 'live' limit 1) sample where referral.partner_id = ${partner}`);
  await writeDeposits(db, partner);
  // Without statistics the rows below are joined one by one.
  await db.execute(sql`analyze clients, referrals, accounts`);
  const [{ lastTicket = 0 } = {}] = await rowsOf<{ lastTicket: number }>(
    db,
    sql`select max(ticket) as "lastTicket" from deals`,
  );
  for (let first = 0; first < rewards; first += BATCH)
    await db.execute(sql`
    with people as (
      select client_id, row_number() over (order by client_id) - 1 as place from referrals where partner_id = ${partner}
    ), made as (
      select ${lastTicket}::integer + trade as ticket, trade, ${FIRST_LOGIN} + people.client_id as login,
        people.client_id, date_trunc('second', now()) - (trade::float8 / ${rewards}) * ${DAYS} * interval '1 day' as closed_at
      from generate_series(${first + 1}::integer, ${Math.min(first + BATCH, rewards)}::integer) trade join people on people.place = trade % ${clients}
    ), written as (
      insert into deals (ticket, login, symbol, side, lots, open_price, close_price, opened_at, closed_at, profit, swap,
        commission, closed_by, position_ticket, origin)
      select ticket, login, 'EURUSD', 'buy', 0.5, 1.1, 1.1, closed_at - interval '1 hour', closed_at, 0, 0, 0, 'client', ticket, 'client'
      from made
    )
    insert into partner_rewards (partner_id, client_id, level, kind, source, scheme_id, base, base_currency, amount, currency,
      state, reason, working, earned_at, due_at)
    select ${partner}, client_id, 1 + (trade % 10 = 0)::integer, 'trade', ticket,
      (select max(id) from partner_schemes where company_id = (select company_id from clients where email = ${email}) and programme = 'partner'),
      3, 'USD', case when trade % 12 = 1 then 0 else 3 end, 'USD',
      case when trade % 12 = 1 then 'none' when trade < ${rewards} / 20 then 'accrued' else 'paid' end,
      case when trade % 12 = 1 then 'too-short' end,
      '[{"what":"lots","value":"0.50","unit":"EURUSD"},{"what":"rate","value":"6","unit":"USD"},{"what":"level","value":"1","unit":""}]'::jsonb,
      closed_at, closed_at + interval '14 days'
    from made`);
}

/** A first deposit of each client. */
async function writeDeposits(db: Database, partner: SQL): Promise<void> {
  const accounts = await rowsOf<{ login: number; at: string }>(
    db,
    sql`select ${FIRST_LOGIN} + client_id as login, (bound_at + interval '1 day')::text as at from referrals where partner_id = ${partner}`,
  );
  const currency = 'USD';
  const entries = accounts.map(({ at, login }): Entry => ({
    kind: 'deposit',
    at: new Date(at),
    method: 'card',
    counterpart: '•••• 0917',
    postings: [
      { account: { kind: 'client', login, currency }, amount: '1000.00' },
      { account: { kind: 'clearing', currency }, amount: '-1000.00' },
    ],
  }));
  await postEntries(db, entries);
}

/** A partner who is signed in, and the questions about a link and a client of theirs. */
async function sessionOf(db: Database, origin: string, email: string) {
  const [row] = await rowsOf<{ link: string; client: string }>(
    db,
    sql`select link_id::text as link, max(ref) as client from referrals
      where partner_id = (select id from clients where email = ${email}) group by link_id`,
  );
  if (!row) throw new Error(`${email} has referred nobody.`);
  const { token } = await signIn(origin, email);
  return { token, questions: questionsOf(row.link, row.client) };
}

async function ask(origin: string, token: string, { call, query }: Question): Promise<number> {
  const startedAt = performance.now();
  const address = `${origin}/api/client/v1/Partnership/${call}?${new URLSearchParams(query).toString()}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call} got the status ${answer.status}: ${text}`);
  return performance.now() - startedAt;
}

/** Prints the figures of a database; resolves to whether they are within their goals. */
async function measure(label: string, env: Record<string, string>): Promise<boolean> {
  const databases: Database[] = [];
  const gateway = await startGateway({ PORT: '0', INVEST_PORT: '0', ...env }, ROOT, async (options) => {
    const data = await openDatabase(options);
    databases.push(data.db);
    return data;
  });
  try {
    const [db] = databases;
    if (!db) throw new Error('The gateway has no database.');
    for (const partner of [MANY, FEW]) await writeRewards(db, partner);

    await db.execute(sql`vacuum analyze`);

    const origin = `http://localhost:${gateway.port}`;
    const [few, many] = [await sessionOf(db, origin, FEW.email), await sessionOf(db, origin, MANY.email)];
    const rows: string[][] = [];
    let isGood = true;
    for (const [place, question] of many.questions.entries()) {
      const times: { few: number[]; many: number[] } = { few: [], many: [] };
      // One round more than is counted, so that both have run before.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const forFew = await ask(origin, few.token, few.questions[place] ?? question);
        const forMany = await ask(origin, many.token, question);
        if (round === 0) continue;
        times.few.push(forFew);
        times.many.push(forMany);
      }
      const [ten, all] = [median(times.few), median(times.many)];
      const { goal, isCompared } = question;
      const holds = all <= (goal ?? Infinity) && (isCompared !== true || all <= 3 * ten);
      isGood &&= holds;
      rows.push([
        question.label,
        ten.toFixed(1),
        all.toFixed(1),
        (all / ten).toFixed(2),
        [goal === undefined ? '' : `≤ ${goal} ms`, isCompared ? '≤ 3' : ''].filter(Boolean).join(', '),
        holds ? '' : 'missed',
      ]);
    }
    console.log(table([label, '10 rewards, ms', '100,000 rewards, ms', 'ratio', 'goal', ''], rows), '\n');
    return isGood;
  } finally {
    await gateway.close();
  }
}

if ((await ensureBuild()) !== 0) process.exit(1);
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, medians of ${ROUNDS}\n`,
);
const results: boolean[] = [];
if (findPostgresFolder() !== undefined) {
  const postgres = await startPostgres();
  try {
    results.push(await measure(postgres.version, { DATABASE_URL: postgres.url }));
  } finally {
    await postgres.stop();
  }
}
results.push(await measure('PGlite', { DATA_FOLDER: 'memory' }));
process.exitCode = results.every(Boolean) ? 0 : 1;
