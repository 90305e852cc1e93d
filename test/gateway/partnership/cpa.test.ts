import { cpaOutcome, type CpaFacts } from '../../../gateway/partnership/cpa/cpa-outcome';
import { ledgerErrors } from '../kit/ledger-errors';
import { DAY, GRACE, partnerTrades } from '../kit/partner-trades';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';

const CPA_LINK = { email: GRACE.email, affid: 'T6R2XK8B', cxd: '9WQ4ZB6M1V' };

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const { advance, balanceOf, now, refer, rewardsOf, trade } = partnerTrades(() => gateway);

describe('the outcome of a client on CPA', () => {
  const rules = { amount: '200', deposits: '250', lots: '2', fromDay: 30, untilDay: 60 };
  const day = (days: number, hour = 12) => new Date(Date.UTC(2026, 0, 1 + days, hour));
  const facts: CpaFacts = {
    boundAt: day(0),
    firstDepositAt: day(1),
    deposits: [{ at: day(1), amount: '300' }],
    lots: [{ at: day(2), amount: '2.00' }],
  };
  const outcomeAt = (changes: Partial<CpaFacts>, at: Date) =>
    cpaOutcome({ ...facts, ...changes }, rules, 'USD', at);

  it('is open until the end of day 30 after the first deposit, and then reached', () => {
    expect(outcomeAt({}, new Date(day(32, 0).getTime() - 1)).state).toBe('open');
    expect(outcomeAt({}, day(32, 0))).toMatchObject({ state: 'reached', at: day(32, 0) });
  });

  it('is the first end of a day at which both are true, however late it is checked', () => {
    const lots = [{ at: day(40), amount: '2.00' }];
    expect(outcomeAt({ lots }, day(200))).toMatchObject({ state: 'reached', at: day(41, 0) });
  });

  it('counts withdrawals against deposits', () => {
    const deposits = [...facts.deposits, { at: day(20), amount: '-50.01' }];
    expect(outcomeAt({ deposits }, day(35))).toMatchObject({
      state: 'open',
      conditions: [
        { what: 'deposits', value: '249.99', needed: '250.00', unit: 'USD' },
        { what: 'lots', value: '2.00', needed: '2.00', unit: '' },
      ],
    });
  });

  it('is missed after day 60 of the registration, also for a deposit that is too late', () => {
    const lots = [{ at: day(61), amount: '2.00' }];
    expect(outcomeAt({ lots }, new Date(day(61, 0).getTime() - 1)).state).toBe('open');
    expect(outcomeAt({ lots }, day(61, 0))).toMatchObject({ state: 'missed', at: day(61, 0) });
    expect(outcomeAt({ firstDepositAt: day(31) }, day(100)).state).toBe('missed');
    expect(outcomeAt({ firstDepositAt: null, deposits: [] }, day(100)).state).toBe('missed');
  });

  it('reveals no more than the required part of a client’s deposits', () => {
    const deposits = [{ at: day(1), amount: '98765.43' }];
    expect(JSON.stringify(outcomeAt({ deposits }, day(10)))).not.toContain('98765');
  });
});

/** A payment by the client, or back to them. */
const pay = (login: number, amount: string) =>
  gateway.post({
    kind: amount.startsWith('-') ? 'withdrawal' : 'deposit',
    at: new Date(now()),
    method: 'card',
    counterpart: '•••• 0917',
    postings: [
      { account: { kind: 'client', login, currency: 'USD' }, amount },
      {
        account: { kind: 'clearing', currency: 'USD' },
        amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}`,
      },
    ],
  });

const cpaRowsOf = (email: string) =>
  gateway.rows(`select r.amount::text as amount, r.state, r.reason, r.kind from partner_rewards r
    join clients c on c.id = r.client_id where c.email = lower('${email}') and r.kind <> 'trade' order by r.id`);
const clientOf = async (email: string) => {
  const [row] =
    await gateway.rows(`select ref, client_id as id from referrals r join clients c on c.id = r.client_id
    where c.email = lower('${email}')`);
  return { ref: String(row?.['ref']), mark: `F-${String(row?.['id']).padStart(8, '0')}` };
};
const listedClient = async (ref: string) =>
  (
    await gateway.call('getPartnerClients', {
      token: await gateway.signIn(GRACE.email),
      query: { client: ref },
    })
  ).body.result.items[0];

/** A client on CPA who pays in and trades two lots that count, one that does not. */
async function referByCpa() {
  const client = await refer(CPA_LINK, { balance: '0.01' });
  await pay(client.login, '1000.00');
  const tickets = [
    await trade(client.login, 3_600, { lots: '0.80' }),
    await trade(client.login, 60, { lots: '5.00' }),
    await trade(client.login, 3_600, { lots: '1.20' }),
  ];
  await advance(1);
  return { ...client, tickets };
}

describe('a client of a link on CPA', () => {
  it('gives no reward by trade, and one after day 30, with its working', async () => {
    const { email, tickets } = await referByCpa();
    expect(await rewardsOf(tickets[0] ?? 0)).toMatchObject([{ level: 1, state: 'none', reason: 'cpa' }]);
    expect(await rewardsOf(tickets[1] ?? 0)).toMatchObject([
      { level: 1, state: 'none', reason: 'too-short' },
    ]);
    const { ref } = await clientOf(email);
    const { cpa } = await listedClient(ref);
    expect(cpa.conditions).toEqual([
      { what: 'deposits', value: '250.00', needed: '250.00', unit: 'USD' },
      { what: 'lots', value: '2.00', needed: '2.00', unit: '' },
    ]);
    await advance((Date.parse(cpa.from) - now()) / 1_000 - 1);
    await gateway.settleCommission();
    expect(await cpaRowsOf(email)).toEqual([]);
    await advance(601);
    await gateway.settleCommission(3);
    expect(await cpaRowsOf(email)).toEqual([
      { kind: 'cpa', amount: '200.00', state: 'accrued', reason: null },
    ]);
    const token = await gateway.signIn(GRACE.email);
    const { items, totals } = (
      await gateway.call('getPartnerRewards', { token, query: { kind: 'cpa', client: ref } })
    ).body.result;
    expect(totals).toEqual([{ currency: 'USD', count: 1, amount: '200.00' }]);
    expect(items).toMatchObject([
      { kind: 'cpa', earnedAt: cpa.from, symbol: null, lots: null, scheme: { kind: 'cpa', version: 1 } },
    ]);
    expect(Date.parse(items[0].dueAt) - Date.parse(items[0].earnedAt)).toBe(14 * DAY * 1_000);
    const { result } = (await gateway.call('getPartnerReward', { token, query: { id: items[0].id } })).body;
    expect(result).toMatchObject({
      working: [{ what: 'cpa', value: '200.00', unit: 'USD' }],
      conditions: [{ what: 'deposits' }, { what: 'lots' }],
      source: null,
    });
    expect((await listedClient(ref)).cpa).toBeNull();
    await advance(15 * DAY);
    await gateway.settleCommission(2);
    expect(await cpaRowsOf(email)).toMatchObject([{ state: 'approved' }]);
  });

  it('who takes the money out before gives none, and the reason is a row', async () => {
    const { email, login } = await referByCpa();
    await pay(login, '-900.00');
    await advance(62 * DAY);
    await gateway.settleCommission();
    expect(await cpaRowsOf(email)).toEqual([
      { kind: 'cpa', amount: '0', state: 'none', reason: 'cpa-missed' },
    ]);
  });

  it('who is the partner gives none', async () => {
    const client = await refer(CPA_LINK, { email: 'international-ib+cpa@portico.test', balance: '0.01' });
    await pay(client.login, '1000.00');
    await trade(client.login, 3_600, { lots: '3.00' });
    await advance(62 * DAY);
    await gateway.settleCommission();
    expect(await cpaRowsOf(client.email)).toMatchObject([{ state: 'none', reason: 'self' }]);
  });

  it('whose referral is in review has a held reward', async () => {
    const { email } = await referByCpa();
    const { mark } = await clientOf(email);
    await gateway.rows(`update referrals set reason = 'device' where client_id = ${Number(mark.slice(2))}`);
    await advance(32 * DAY);
    await gateway.settleCommission();
    expect(await cpaRowsOf(email)).toMatchObject([{ state: 'held', amount: '200.00' }]);
    await gateway.review('approve', mark);
    expect(await cpaRowsOf(email)).toMatchObject([{ state: 'accrued', amount: '200.00' }]);
  });

  it('whose first deposit is returned loses the reward, once, even a paid one', async () => {
    const { email } = await referByCpa();
    const { mark } = await clientOf(email);
    await advance(32 * DAY);
    await gateway.settleCommission();
    await advance(15 * DAY);
    await gateway.settleCommission();
    await gateway.rows(
      `update partner_rewards set state = 'paid' where kind = 'cpa' and client_id = ${Number(mark.slice(2))}`,
    );
    const before = Number(await balanceOf(GRACE.email));
    await gateway.review('return', mark);
    expect(await cpaRowsOf(email)).toEqual([
      { kind: 'cpa', amount: '200.00', state: 'paid', reason: null },
      { kind: 'clawback', amount: '-200.00', state: 'clawback', reason: 'deposit-returned' },
    ]);
    expect(before - Number(await balanceOf(GRACE.email))).toBeCloseTo(200, 6);
    expect(await ledgerErrors(gateway)).toEqual([]);
    expect(await gateway.review('return', mark)).toMatchObject({
      code: 2,
      lines: ['The first deposit was returned before.'],
    });
  });
});

it('a payment into a wallet counts at the price of its instant', async () => {
  const { email } = await refer(CPA_LINK, { balance: '0.01' });
  const { ref, mark } = await clientOf(email);
  await gateway.rows(
    `insert into wallets (client_id, asset, deposit_key) values (${Number(mark.slice(2))}, 'USDT', 'cpa-test') on conflict do nothing`,
  );
  const [wallet] = await gateway.rows(
    `select id from wallets where asset = 'USDT' and client_id = ${Number(mark.slice(2))}`,
  );
  await gateway.post({
    kind: 'deposit',
    at: new Date(now()),
    method: 'crypto',
    postings: [
      { account: { kind: 'client', walletId: Number(wallet?.['id']), currency: 'USDT' }, amount: '100.00' },
      { account: { kind: 'clearing', currency: 'USDT' }, amount: '-100.00' },
    ],
  });
  await advance(1);
  const { cpa } = await listedClient(ref);
  expect(Number(cpa.conditions[0].value)).toBeCloseTo(100, 0);
  expect(Number(cpa.conditions[0].value)).toBeGreaterThan(90);
});

it('the seed has one client on CPA who was rewarded, and one who is not there yet', async () => {
  const rows =
    await gateway.rows(`select c.email, r.state from referrals f join clients c on c.id = f.client_id
    left join partner_rewards r on r.client_id = c.id and r.kind = 'cpa'
    where f.programme = 'cpa' and f.bound_at < '${START.toISOString()}' order by f.bound_at`);
  expect(rows.map(({ email }) => email)).toEqual(['omari.juma@mail.example', 'zola.dube@post.example']);
  expect(rows[0]).toMatchObject({ state: expect.stringMatching(/accrued|approved/) });
});
