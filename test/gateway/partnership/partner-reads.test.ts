import Big from 'big.js';
import fc from 'fast-check';
import { maskEmail } from '../../../gateway/partnership/mask-email';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const GRACE = 'international-ib@portico.test';
const PARTNERS = [GRACE, 'bank-ib@portico.test', 'invest-ib@portico.test', 'international@portico.test'];
const DAY = 86_400_000;

type Query = Record<string, string | number>;
interface Reward {
  readonly id: number;
  readonly amount: string;
  readonly currency: string;
  readonly kind: string;
  readonly level: number;
  readonly lots: string | null;
  readonly reason: string | null;
  readonly ref: string;
  readonly state: string;
}
interface Client {
  readonly ref: string;
  readonly email: string | null;
  readonly lots: string | null;
  readonly reward: string;
  readonly currency: string;
  readonly state: string;
  readonly level: number;
  readonly linkId: number | null;
  readonly firstDeposit: unknown;
  readonly firstDepositAt: string | null;
  readonly country: string;
  readonly furtherRewards: readonly { currency: string; amount: string }[];
}
type Period = Record<string, string> & { currency: string };

/** Rows of all pages of a list. */
async function allOf<Row>(
  id: 'getPartnerRewards' | 'getPartnerClients',
  token: string,
  query: Query,
): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | null = null;
  do {
    const page = next === null ? query : { ...query, cursor: next };
    const { result } = (await gateway.call(id, { token, query: page })).body as {
      result: { items: Row[]; next: string | null };
    };
    rows.push(...result.items);
    next = result.next;
  } while (next !== null);
  return rows;
}

/** Sums of money by currency, without zeros, in the smallest unit. */
function sumsOf(rows: readonly { readonly currency: string | null; readonly amount: string | undefined }[]) {
  const sums = new Map<string, number>();
  for (const { amount, currency } of rows)
    sums.set(currency ?? '', (sums.get(currency ?? '') ?? 0) + Math.round(Number(amount) * 100));
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).sort());
}

const tokens = new Map<string, string>();
const tokenOf = async (email: string) => {
  const token = tokens.get(email) ?? (await gateway.signIn(email));
  tokens.set(email, token);
  return token;
};
const dayOf = (days: number) => new Date(START.getTime() - days * DAY).toISOString().slice(0, 10);

/** Changes states of rewards at random, so that every state occurs; the sums must not depend on their history. */
async function shuffleStates() {
  await gateway.rows(`update partner_rewards set state = 'paid' where state = 'accrued' and id % 3 = 0`);
  await gateway.rows(
    `update partner_rewards set state = 'rejected', reason = 'refused' where state = 'accrued' and id % 4 = 1`,
  );
  await gateway.rows(`update partner_rewards set state = 'held' where state = 'accrued' and id % 4 = 2`);
  await gateway.rows(`insert into partner_rewards (partner_id, client_id, level, kind, source, scheme_id, base, base_currency, amount, currency, rate, state, reason, working, earned_at)
    select partner_id, client_id, level, 'clawback', source, scheme_id, base, base_currency, -amount, currency, rate, 'clawback', 'refused', working, earned_at + interval '2 days'
    from partner_rewards where state = 'paid' and id % 2 = 0`);
}

describe('the sums of a partner', () => {
  beforeAll(shuffleStates);

  const filters = fc.record(
    {
      from: fc.integer({ min: 0, max: 95 }),
      to: fc.integer({ min: 0, max: 95 }),
      level: fc.integer({ min: 1, max: 3 }),
      state: fc.constantFrom('accrued', 'held', 'approved', 'paid', 'rejected', 'clawback', 'none'),
      link: fc.nat(),
      client: fc.nat(),
      currency: fc.constantFrom('USD', 'CHF', 'EUR', 'IDR'),
    },
    { requiredKeys: [] },
  );

  it('are the same in overview, series, clients and rewards, whatever the filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PARTNERS),
        filters,
        fc.constantFrom('day', 'week', 'month'),
        async (email, { client, currency, from, level, link, state, to }, step) => {
          const token = await tokenOf(email);
          const { links } = (await gateway.call('getPartnership', { token })).body.result as {
            links: { id: number }[];
          };
          const refs = (await allOf<Client>('getPartnerClients', token, {})).map(({ ref }) => ref);
          const [first = 0, last = 0] = [from ?? 95, to ?? 0].sort((a, b) => b - a);
          const query = {
            ...(from !== undefined && { from: dayOf(first) }),
            ...(to !== undefined && { to: dayOf(last) }),
            ...(level !== undefined && { level }),
            ...(state !== undefined && { state }),
            ...(currency !== undefined && { currency }),
            ...(link !== undefined && { link: links[link % links.length]?.id ?? 1 }),
            ...(client !== undefined && { client: refs[client % refs.length] ?? 'C-00000' }),
          } as Query;
          const overview = (await gateway.call('getPartnership', { token, query })).body.result;
          const series = (await gateway.call('getPartnerSeries', { token, query: { ...query, step } })).body
            .result as Period[];
          const clients = await allOf<Client>('getPartnerClients', token, query);
          const rewards = await allOf<Reward>('getPartnerRewards', token, query);
          const { totals } = (await gateway.call('getPartnerRewards', { token, query })).body.result;
          const people = (await gateway.call('getPartnerClients', { token, query })).body.result.totals;

          const countedRewards = rewards.filter((reward) => !['rejected', 'none'].includes(reward.state));
          const sums = sumsOf(countedRewards);
          const commission = overview.commission as Record<string, string>[];
          expect(
            sumsOf(commission.map((row) => ({ currency: row['currency'] ?? '', amount: row['total'] }))),
          ).toEqual(sums);
          expect(sumsOf(series.map((row) => ({ currency: row.currency, amount: row['total'] })))).toEqual(
            sums,
          );
          expect(sumsOf(totals)).toEqual(sums);
          expect(sumsOf(people.rewards)).toEqual(sums);
          expect(
            sumsOf(
              clients.flatMap((row) => [
                { currency: row.currency, amount: row.reward },
                ...row.furtherRewards,
              ]),
            ),
          ).toEqual(sums);
          for (const name of ['paid', 'approved', 'accrued', 'held', 'rejected']) {
            const ofState = sumsOf(rewards.filter((reward) => reward.state === name));
            expect(
              sumsOf(commission.map((row) => ({ currency: row['currency'] ?? '', amount: row[name] }))),
            ).toEqual(ofState);
            expect(sumsOf(series.map((row) => ({ currency: row.currency, amount: row[name] })))).toEqual(
              ofState,
            );
          }
          expect(people.clients).toBe(clients.length);

          const trades = rewards.filter((reward) => reward.level === 1 && reward.kind === 'trade');
          const unpaidTrades = trades.filter((reward) => reward.state === 'none');
          expect(overview.trades).toMatchObject({
            all: trades.length,
            earned: trades.length - unpaidTrades.length,
          });
          const reasons = overview.trades.none as { reason: string; count: number }[];
          expect(reasons.reduce((sum, { count }) => sum + count, 0)).toBe(unpaidTrades.length);
          for (const { count, reason } of reasons)
            expect(unpaidTrades.filter((reward) => reward.reason === reason)).toHaveLength(count);

          const byPeriod = series.filter((row) => row.currency === series[0]?.currency);
          for (const name of ['clicks', 'signUps', 'firstDeposits'])
            expect(byPeriod.reduce((sum, row) => sum + Number(row[name]), 0)).toBe(overview.funnel[name]);
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);

  it('of the sections are those of the lists', async () => {
    const token = await tokenOf(GRACE);
    const { counts } = (await gateway.call('getPartnership', { token, query: { level: 2 } })).body.result;
    const subPartners = (await gateway.call('getSubPartners', { token })).body.result;
    expect(counts).toEqual({
      clients: (await allOf<Client>('getPartnerClients', token, {})).length,
      subPartners: subPartners.count,
    });
    expect(counts.subPartners).toBeGreaterThan(0);
  });

  it('of the funnel are those of the links, and open to clients', async () => {
    const token = await tokenOf(GRACE);
    const { funnel, links } = (await gateway.call('getPartnership', { token })).body.result;
    for (const name of ['clicks', 'uniques', 'signUps', 'firstDeposits'])
      expect(links.reduce((sum: number, link: Record<string, number>) => sum + (link[name] ?? 0), 0)).toBe(
        funnel[name],
      );
    const own = await allOf<Client>('getPartnerClients', token, { level: 1 });
    expect(own).toHaveLength(funnel.signUps);
    expect(own.filter(({ firstDepositAt }) => firstDepositAt !== null)).toHaveLength(funnel.firstDeposits);
  });
});

it('a list has pages of the requested size, with the same rows', async () => {
  const token = await tokenOf(GRACE);
  for (const id of ['getPartnerRewards', 'getPartnerClients'] as const) {
    const all = await allOf(id, token, { limit: 1_000 });
    const first = (await gateway.call(id, { token, query: { limit: 3 } })).body.result;
    expect(first.items).toEqual(all.slice(0, 3));
    expect(await allOf(id, token, { limit: 3 })).toEqual(all);
    expect(first.totals).not.toBeNull();
    const { errors } = (await gateway.call(id, { token, query: { limit: 1_001 } })).body;
    expect(errors[0].errorCode).toBe(ERROR_CODE.invalid);
  }
});

it('a first page of rewards may come without its totals', async () => {
  const token = await tokenOf(GRACE);
  const { result } = (await gateway.call('getPartnerRewards', { token })).body;
  const query = { totals: 'false' };
  expect((await gateway.call('getPartnerRewards', { token, query })).body.result).toEqual({
    ...result,
    totals: null,
  });
});

interface SubPartner {
  readonly ref: string;
  readonly level: number;
  readonly clients: number;
  readonly rewards: readonly { currency: string; amount: string }[];
}

describe('sub-partners', () => {
  it.each([GRACE, 'bank-ib@portico.test'])(
    'of %s add up to the rewards above the first level',
    async (email) => {
      const token = await tokenOf(email);
      const clients = await allOf<Client>('getPartnerClients', token, {});
      const rewards = await allOf<Reward>('getPartnerRewards', token, {});
      const { count, items } = (await gateway.call('getSubPartners', { token })).body.result as {
        count: number;
        items: SubPartner[];
      };
      expect(items.length).toBeGreaterThan(0);
      expect(count).toBe(items.length);
      const above = rewards.filter(({ level, state }) => level > 1 && !['rejected', 'none'].includes(state));
      expect(sumsOf(items.flatMap((item) => item.rewards))).toEqual(sumsOf(above));
      expect(items.reduce((sum, item) => sum + item.clients, 0)).toBeGreaterThanOrEqual(
        clients.filter(({ level }) => level > 1).length,
      );
      const refs = clients.map(({ ref }) => ref);
      for (const { ref } of items) expect(refs).toContain(ref);
    },
  );

  it('are not for invest, whose programme has one level', async () => {
    const { errors } = (
      await gateway.call('getSubPartners', { token: await tokenOf('invest-ib@portico.test') })
    ).body;
    expect(errors[0].errorCode).toBe(ERROR_CODE.forbidden);
  });
});

it.each(['trade', 'cpa'])('the kind %s leaves one sum in overview, weeks, clients and list', async (kind) => {
  const token = await tokenOf(GRACE);
  const sumOf = (rows: readonly { amount: string | null }[]) =>
    rows.reduce((sum, { amount }) => sum.plus(amount ?? 0), Big(0)).toFixed(2);
  const rewards = (await allOf<Reward>('getPartnerRewards', token, { kind })).filter(
    ({ state }) => !['rejected', 'none'].includes(state),
  );
  expect(rewards.length).toBeGreaterThan(0);
  expect(new Set(rewards.map((reward) => reward.kind))).toEqual(new Set([kind]));
  const overview = (await gateway.call('getPartnership', { token, query: { kind } })).body.result;
  const weeks = (await gateway.call('getPartnerSeries', { token, query: { kind } })).body.result as {
    total: string;
  }[];
  const { totals } = (await gateway.call('getPartnerClients', { token, query: { kind } })).body.result;
  const expected = sumOf(rewards);
  expect(sumOf(overview.commission.map(({ total }: { total: string }) => ({ amount: total })))).toBe(
    expected,
  );
  expect(sumOf(weeks.map(({ total }) => ({ amount: total })))).toBe(expected);
  expect(sumOf(totals.rewards)).toBe(expected);
});

it('a trade of a refused client has the state of the referral, and not the reason', async () => {
  const token = await tokenOf(GRACE);
  const [stored] =
    await gateway.rows(`select count(*)::integer as n from partner_rewards reward join referrals r on r.client_id = reward.client_id
    where r.ref = 'C-K4N0V' and reward.reason = 'self' and reward.level = 1`);
  expect(stored?.['n']).toBeGreaterThan(0);
  const rewards = await allOf<Reward>('getPartnerRewards', token, { client: 'C-K4N0V' });
  const reasons = rewards
    .map(({ reason, state }) => [state, reason])
    .filter(([, reason]) => reason !== 'too-short');
  expect(reasons).toEqual(reasons.map(() => ['none', 'refused']));
  expect(reasons).toHaveLength(Number(stored?.['n']));
  const { trades } = (await gateway.call('getPartnership', { token, query: { client: 'C-K4N0V' } })).body
    .result;
  expect(trades.none).toEqual(expect.arrayContaining([{ reason: 'refused', count: stored?.['n'] }]));
  for (const { id } of rewards) {
    const { result } = (await gateway.call('getPartnerReward', { token, query: { id } })).body;
    expect(JSON.stringify(result)).not.toContain('self');
  }
});

describe('the tree', () => {
  interface Node {
    ref: string;
    level: number;
    clients: number;
  }
  const branchOf = async (token: string, client?: string) =>
    gateway.call('getPartnerTree', { token, query: client === undefined ? {} : { client } });

  it.each([GRACE, 'bank-ib@portico.test'])(
    'of %s has each client of the line once, at their level',
    async (email) => {
      const token = await tokenOf(email);
      const clients = await allOf<Client>('getPartnerClients', token, {});
      const nodes: Node[] = [];
      const collect = async (level: number, client?: string): Promise<void> => {
        const { count, items } = (await branchOf(token, client)).body.result as {
          count: number;
          items: Node[];
        };
        expect(items).toHaveLength(count);
        for (const node of items) {
          expect(node.level).toBe(level);
          nodes.push(node);
          const before = nodes.length;
          if (node.clients > 0) await collect(level + 1, node.ref);
          expect(nodes.slice(before).filter((child) => child.level === level + 1)).toHaveLength(node.clients);
        }
      };
      await collect(1);
      const levelsOf = (rows: readonly { ref: string; level: number }[]) =>
        rows.map(({ level, ref }) => `${ref} ${level}`).sort();
      expect(levelsOf(nodes)).toEqual(levelsOf(clients));
      expect(Object.keys(nodes[0] ?? {}).sort()).toEqual([
        'clients',
        'country',
        'isPartner',
        'level',
        'ref',
        'since',
      ]);
    },
  );

  it('has no branch of another partner’s client', async () => {
    const [foreign] = await allOf<Client>('getPartnerClients', await tokenOf('bank-ib@portico.test'), {});
    for (const client of [foreign?.ref ?? '', 'C-ZZZZZ']) {
      const answer = await branchOf(await tokenOf(GRACE), client);
      expect([answer.status, answer.body.errors[0].errorCode]).toEqual([404, ERROR_CODE.notFound]);
    }
  });

  it('is not for invest, whose programme has one level', async () => {
    const { errors } = (await branchOf(await tokenOf('invest-ib@portico.test'))).body;
    expect(errors[0].errorCode).toBe(ERROR_CODE.forbidden);
  });
});

describe('clients of a partner', () => {
  it('have levels, and a link if it is the partner’s own', async () => {
    const clients = await allOf<Client>('getPartnerClients', await tokenOf(GRACE), {});
    expect(new Set(clients.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
    for (const { level, linkId } of clients) expect(linkId === null).toBe(level !== 1);
  });

  it('who hide their trades keep country, level and dates, and lose e-mail, deposit and lots', async () => {
    const clients = await allOf<Client>('getPartnerClients', await tokenOf(GRACE), {});
    const hidden = clients.find(({ state }) => state === 'hidden');
    expect(hidden).toMatchObject({ email: null, firstDeposit: null, lots: null, country: 'AE', level: 1 });
    expect(hidden?.firstDepositAt).toEqual(expect.any(String));
    const refused = clients.find(({ state }) => state === 'refused');
    expect(refused).toMatchObject({ reward: '0' });
    expect(JSON.stringify(refused)).not.toContain('self');
  });

  it.each([
    ['katrin@mail.example', 'k•••n@mail.example'],
    ['Élodie.Roux@GMAIL.com', 'é•••x@gmail.com'],
    ['z.roz@roz.example', 'z•••z@•••'],
    ['ab@gmail.com', '•••@gmail.com'],
    ['عائشہ@outlook.com', 'ع•••ہ@outlook.com'],
  ])('%s is %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it('of others are not found, and too many periods are refused', async () => {
    const token = await tokenOf(GRACE);
    const { items } = (
      await gateway.call('getPartnerClients', { token: await tokenOf('bank-ib@portico.test') })
    ).body.result;
    const query = { client: items[0].ref as string };
    expect((await gateway.call('getPartnerClients', { token, query })).body.result.items).toEqual([]);
    const { errors } = (
      await gateway.call('getPartnerSeries', { token, query: { from: '1990-01-01', step: 'day' } })
    ).body;
    expect(errors[0].errorCode).toBe(ERROR_CODE.invalid);
  });
});

const READS = [
  'getPartnership',
  'getPartnerSeries',
  'getPartnerClients',
  'getPartnerPayouts',
  'getPartnerAgreement',
  'getSubPartners',
  'getPartnerTree',
  'getPartnerMaterial',
] as const;
const MONTHS = ['2026-10', '2026-11'];

it('no answer has a client’s name, e-mail, phone, login or balance', async () => {
  await gateway.rows(`update clients set phone = '+4179' || (1000000 + id) where password_hash = ''`);
  const people =
    await gateway.rows(`select c.email, c.first_name, c.last_name, c.phone, a.login::text as login, l.balance::text as balance
    from referrals r join clients c on c.id = r.client_id left join accounts a on a.client_id = c.id
    left join ledger_accounts l on l.login = a.login and l.kind = 'client'`);
  const answers: string[] = [];
  for (const email of PARTNERS) {
    const token = await tokenOf(email);
    for (const id of READS) answers.push(JSON.stringify((await gateway.call(id, { token })).body));
    for (const currency of ['USD', 'CHF', 'EUR', 'IDR'])
      for (const month of MONTHS) {
        const statement = await gateway.call('getPartnerStatement', { token, query: { month, currency } });
        answers.push(JSON.stringify(statement.body));
      }
    const rewards = await allOf<Reward>('getPartnerRewards', token, {});
    answers.push(JSON.stringify(rewards));
    for (const { id } of rewards)
      answers.push(JSON.stringify((await gateway.call('getPartnerReward', { token, query: { id } })).body));
  }
  const text = answers.join('\n');
  expect(people.length).toBeGreaterThan(20);
  for (const person of people)
    for (const [name, value] of Object.entries(person)) {
      const isPart =
        typeof value === 'string' &&
        new RegExp(`(?<![\\w.])${value.replace(/[.+]/g, '\\$&')}(?![\\w.])`).test(text);
      expect([name, value, isPart]).toEqual([name, value, false]);
    }
});
