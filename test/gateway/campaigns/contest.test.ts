import { randomUUID } from 'node:crypto';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';
import { openTradingAccount } from '../kit/trading-account';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const EMAIL = 'international@portico.test';
const DAY = 86_400;
let now = START.getTime();
const advance = async (seconds: number) => {
  now += seconds * 1_000;
  await gateway.advance(seconds);
};

const contestOf = async (token: string) => {
  const { body } = await gateway.call('getCampaigns', { token });
  return (body.result as { id: number; prizes: string[]; termsSha256: string }[]).find(
    ({ prizes }) => prizes[0] === '1000',
  )!;
};
const boardOf = async (token: string, id: number) =>
  (await gateway.call('getCampaignBoard', { token, query: { id } })).body.result;
const scoreOf = async (token: string, id: number) =>
  (await gateway.call('getCampaignScore', { token, query: { id } })).body.result;

/** Records a trade that lasted some seconds and ended just now. */
async function trade(login: number, seconds: number, fields: object = {}): Promise<number> {
  const openedAt = new Date(now - seconds * 1_000).toISOString();
  const request = {
    login,
    symbol: 'EURUSD',
    side: 'buy' as const,
    lots: '0.10',
    openedAt,
    closedAt: new Date(now).toISOString(),
    ...fields,
  };
  const [result] = await gateway.deal(['record', request]);
  return Number(result?.['ticket']);
}

/** Sets the money of a deal, whose entry of the ledger stays what it was. */
const setProfit = (ticket: number, profit: string) =>
  gateway.rows(`update deals set profit = ${profit}, swap = 0, commission = 0 where ticket = ${ticket}`);

it('the seeded contest that has ended has its final board and paid prizes', async () => {
  expect(
    await gateway.rows(`select a.place, a.amount::text as amount, a.state from campaign_awards a
      join campaign_boards b on b.campaign_id = a.campaign_id and b.is_final order by a.place`),
  ).toEqual([
    { place: 1, amount: '600.00', state: 'paid' },
    { place: 2, amount: '300.00', state: 'paid' },
  ]);
});

it('counts trades by the rules, ranks by the formula, freezes the end, and pays each prize once', async () => {
  let token = await gateway.signIn(EMAIL);
  const { id, termsSha256 } = await contestOf(token);
  const login = await openTradingAccount(gateway, { login: 65_100_001, balance: '2000.00' });
  await gateway.rows(
    `update accounts set client_id = (select id from clients where email = '${EMAIL}') where login = ${login}`,
  );
  await gateway.call('joinCampaign', {
    token,
    body: { campaignId: id, login, termsSha256, idempotencyKey: randomUUID() },
  });
  await advance(2 * 3_600);
  const tickets = {
    counted: await trade(login, 3_600),
    early: await trade(login, 3 * 3_600),
    beforeStart: await trade(login, 20 * DAY),
    shortWinner: await trade(login, 60),
    shortLoser: await trade(login, 60),
    other: await trade(login, 3_600, { symbol: 'USDJPY' }),
  };
  await setProfit(tickets.counted, '700.00');
  await setProfit(tickets.early, '500.00');
  await setProfit(tickets.beforeStart, '400.00');
  await setProfit(tickets.shortWinner, '90.00');
  await setProfit(tickets.shortLoser, '-20.00');

  token = await gateway.signIn(EMAIL);
  const score = await scoreOf(token, id);
  const reasonsOf = (trades: { ticket: number; reason: string | null }[]) =>
    Object.fromEntries(trades.map(({ reason, ticket }) => [ticket, reason]));
  expect(reasonsOf(score.counted)).toEqual({ [tickets.counted]: null, [tickets.shortLoser]: null });
  expect(reasonsOf(score.excluded)).toEqual({
    [tickets.early]: 'before-joining',
    [tickets.beforeStart]: 'before-start',
    [tickets.shortWinner]: 'too-short',
    [tickets.other]: 'symbol',
  });
  expect(score).toMatchObject({ base: '2000.00', sum: '680.00', result: '34.000000' });

  await advance(900);
  await gateway.settleContests(3);
  const board = await boardOf(token, id);
  expect(board.isFinal).toBe(false);
  expect(board.own).toMatchObject({ place: 1, result: '34.000000', prize: '1000.00' });
  expect(board.formula).toBe('sum / base * 100');
  expect((board.items as { own: boolean }[]).map(({ own }) => own).filter(Boolean)).toHaveLength(1);
  expect(board.items[0]).toMatchObject({ own: true });
  const results = (board.items as { result: string }[]).map(({ result }) => Number(result));
  expect(results).toEqual(results.toSorted((a, b) => b - a));
  expect(JSON.stringify(board)).not.toMatch(/@|Omar|Haddad|65100001/);
  expect(
    await gateway.rows(`select taken_at from campaign_boards where campaign_id = ${id}
      and taken_at > '2026-11-20T12:00:00Z'`),
  ).toHaveLength(1);

  // With nothing to do, no campaign is locked: `xmax` is the last transaction that has locked the row.
  const lastLock = () => gateway.rows(`select xmax::text from campaigns where id = ${id}`);
  const before = await lastLock();
  await gateway.settleContests();
  expect(await lastLock()).toEqual(before);

  await advance(24 * DAY);
  await gateway.settleContests(3);
  const renewed = await gateway.signIn(EMAIL);
  const final = await boardOf(renewed, id);
  expect(final).toMatchObject({
    isFinal: true,
    own: { place: 1 },
    award: { amount: '1000.00', state: 'review' },
  });
  expect(final.sha256).toMatch(/^[0-9a-f]{64}$/);
  await setProfit(tickets.counted, '0.00');
  await gateway.settleContests(3);
  expect(await boardOf(renewed, id)).toEqual(final);
  await setProfit(tickets.counted, '700.00');

  const marks = ((await gateway.review()).lines.join('\n').match(/T-\d{8}-\d+/g) ?? []).filter((mark) =>
    mark.startsWith(`T-${String(id).padStart(8, '0')}`),
  );
  expect(marks).toHaveLength(3);
  const [first = ''] = marks;
  const answers = await Promise.all([gateway.review('approve', first), gateway.review('approve', first)]);
  expect(answers.map(({ code }) => code).toSorted()).not.toEqual([0, 0]);
  await gateway.review('refuse', marks[1] ?? '', 'terms');
  const funds = (await gateway.call('getFunds', { token: renewed, query: { login } })).body.result;
  expect((funds as { kind: string; amount: string }[]).filter(({ kind }) => kind === 'prize')).toMatchObject([
    { amount: '1000.00' },
  ]);
  expect((await boardOf(renewed, id)).award).toMatchObject({ state: 'paid' });
  const [sums] = await gateway.rows(`select
      (select sum(amount)::text from campaign_awards where state = 'paid' and campaign_id = ${id}) as awarded,
      (select sum(posting.amount)::text from postings posting join ledger_entries entry on entry.id = posting.entry_id
        join campaign_awards award on award.entry_id = entry.id and award.campaign_id = ${id}
        where entry.kind = 'prize' and posting.amount > 0) as posted`);
  expect(sums).toEqual({ awarded: '1000.00', posted: '1000.00' });
  expect(
    await gateway.rows(`select n.template from notifications n join clients c on c.id = n.client_id
      where c.email = '${EMAIL}' and n.template = 'campaign-won'`),
  ).toHaveLength(1);
  expect((await ledgerErrors(gateway)).filter(({ error }) => !String(error).startsWith('deal '))).toEqual([]);
}, 120_000);
