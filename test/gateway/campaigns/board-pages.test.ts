import { createHash } from 'node:crypto';
import { startGateway, type Gateway } from '../kit/start-gateway';

const EMAIL = 'international@portico.test';
const MEMBERS = 250;
const DAY = 86_400;

interface Place {
  readonly place: number;
  readonly alias: string;
  readonly result: string;
  readonly own: boolean;
}

interface Board {
  readonly takenAt: string;
  readonly isFinal: boolean;
  readonly sha256: string | null;
  readonly items: readonly Place[];
  readonly next: string | null;
}

let gateway: Gateway;
let token = '';
let contest = 0;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn(EMAIL);
  const { body } = await gateway.call('getCampaigns', { token });
  contest = (body.result as { id: number; prizes: string[] }[]).find(
    ({ prizes }) => prizes[0] === '1000',
  )!.id;
  await gateway.rows(`delete from campaign_members where campaign_id = ${contest} returning login`);
  // Members with a trade each: some results are equal, and half of them are losses.
  await gateway.rows(`
    with people as (
      insert into clients (company_id, site_id, email, password_hash, first_name, culture, country, created_at)
      select company_id, site_id, 'member-' || n || '@mail.example', '', 'Ada', 'en-GB', 'DE', now() - interval '10 years'
      from clients, generate_series(1, ${MEMBERS}) n where email = '${EMAIL}' returning id
    ), numbered as (
      select id, row_number() over (order by id) as n from people
    ), books as (
      insert into accounts (login, client_id, platform, kind, status, name, account_type, server, currency, leverage, swap_free,
        margin_mode, rights, opened_at)
      select 65300000 + n, id, 'MT5', 'live', 'active', 'Trading', 'Standard', 'Live', 'USD', 100, false, 'hedging', 'full',
        now() - interval '10 years' from numbered
    ), members as (
      insert into campaign_members (campaign_id, client_id, login, alias, terms_version, terms_sha256, joined_at, base, base_at)
      select ${contest}, id, 65300000 + n, 'Heron ' || lpad(n::text, 4, '0'), 1, '', timestamptz '2026-11-20T10:00Z', 1000,
        timestamptz '2026-11-20T10:00Z' from numbered
    )
    insert into deals (ticket, login, symbol, side, lots, open_price, close_price, opened_at, closed_at, profit, swap, commission,
      closed_by, position_ticket, origin)
    select 65300000 + n, 65300000 + n, 'EURUSD', 'buy', 0.1, 1.1, 1.1, timestamptz '2026-11-20T10:10Z',
      timestamptz '2026-11-20T10:20Z', (n / 2) * 3 - 180, 0, 0, 'client', 65300000 + n, 'client' from numbered returning ticket`);
  await gateway.rows(`update campaign_members set client_id = (select id from clients where email = '${EMAIL}')
    where campaign_id = ${contest} and login = 65300007 returning login`);
}, 120_000);
afterAll(() => gateway.stop());

const pageOf = async (cursor?: string): Promise<Board> => {
  const query = { id: contest, ...(cursor !== undefined && { cursor }) };
  return (await gateway.call('getCampaignBoard', { token, query })).body.result;
};

/** All pages of the newest board; `between` runs before each page but the first. */
async function readPages(between: () => Promise<unknown> = () => Promise.resolve()): Promise<Board[]> {
  const pages = [await pageOf()];
  for (let next = pages[0]!.next; next !== null; next = pages.at(-1)!.next) {
    await between();
    pages.push(await pageOf(next));
  }
  return pages;
}

const namesOf = (pages: readonly Board[]) => pages.flatMap(({ items }) => items.map(({ alias }) => alias));
const sha256Of = (places: readonly Place[]) =>
  createHash('sha256')
    .update(JSON.stringify(places.map(({ alias, place, result }) => [place, alias, result])))
    .digest('hex');

test('pages of a board join without a gap or a double, also while later boards are taken', async () => {
  await gateway.advance(900);
  await gateway.settleContests();
  // Meanwhile the last member moves to the first place.
  const pages = await readPages(async () => {
    await gateway.rows(`update deals set profit = profit + 400 where ticket = 65300001 returning ticket`);
    await gateway.advance(900);
    await gateway.settleContests();
    token = await gateway.signIn(EMAIL);
  });
  expect(pages.map(({ items }) => items.length)).toEqual([100, 100, 50]);
  expect(new Set(pages.map(({ takenAt }) => takenAt)).size).toBe(1);
  expect(new Set(namesOf(pages)).size).toBe(MEMBERS);
  const places = pages.flatMap(({ items }) => items);
  const results = places.map(({ result }) => Number(result));
  expect(results).toEqual(results.toSorted((a, b) => b - a));
  // Equal results share the better place.
  for (const { place, result } of places)
    expect(place).toBe(places.findIndex((candidate) => candidate.result === result) + 1);
  expect(places.at(-1)?.alias).toBe('Heron 0001');
  expect((await pageOf()).items[0]?.alias).toBe('Heron 0001');
});

test('no page names a member; only one’s own row is marked', async () => {
  const pages = await readPages();
  expect(JSON.stringify(pages)).not.toMatch(/@|Ada|Omar|Haddad|653\d{5}/);
  const own = pages.flatMap(({ items }) => items.filter((place) => place.own));
  expect(own.map(({ alias }) => alias)).toEqual(['Heron 0007']);
});

test('a cursor of no board is refused', async () => {
  for (const cursor of ['x', '2020-01-01T00:00:00.000Z_100', '2020-99-99T00:00:00.000Z_100']) {
    const { body } = await gateway.call('getCampaignBoard', { token, query: { id: contest, cursor } });
    expect(body.errors[0].errorCode).toBe(2);
  }
});

test('the hash of the final board is that of all its pages, and later trades change neither', async () => {
  await gateway.advance(25 * DAY);
  await gateway.settleContests(3);
  token = await gateway.signIn(EMAIL);
  const pages = await readPages();
  expect(pages.map(({ isFinal }) => isFinal)).toEqual([true, true, true]);
  const sha256 = sha256Of(pages.flatMap(({ items }) => items));
  expect(pages.map((page) => page.sha256)).toEqual([sha256, sha256, sha256]);
  await gateway.rows(
    `update deals set profit = 0 where ticket between 65300001 and 65300250 returning ticket`,
  );
  await gateway.advance(900);
  await gateway.settleContests();
  token = await gateway.signIn(EMAIL);
  expect(await readPages()).toEqual(pages);
});
