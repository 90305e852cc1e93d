import { rewardFigures } from '../../../gateway/partnership/deal-figures';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { ledgerErrors } from '../kit/ledger-errors';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { BUDI, CLARA, DAY, GRACE, LUKAS, OMAR, partnerTrades } from '../kit/partner-trades';
import { START } from '../kit/start-time';
import { openTradingAccount, payment } from '../kit/trading-account';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const { advance, balanceOf, now, refer, rewardsOf, trade } = partnerTrades(() => gateway);

describe('the figures of a reward', () => {
  const deal = { closedAt: START, commission: '0', lots: '1.25', spread: '-11.90', symbol: 'EURUSD' };
  const rates = { forex: '6', metals: '5', other: '2' };

  it.each([
    [100, 'EURUSD', '7.50'],
    [15, 'EURUSD', '1.13'],
    [5, 'EURUSD', '0.38'],
    [100, 'XAUUSD', '6.25'],
    [100, 'BTCUSD', '2.50'],
  ])('%i %% of 1.25 lots of %s are %s', (level, symbol, amount) => {
    const rules = { currencies: ['USD'] as const, rates };
    expect(rewardFigures({ ...deal, symbol }, 'EUR', rules, level, 'USD')).toMatchObject({
      amount,
      rate: null,
    });
  });

  it('are whole rupiah', () => {
    const rules = {
      currencies: ['IDR'] as const,
      rates: { forex: '25000', metals: '25000', other: '25000' },
    };
    expect(rewardFigures({ ...deal, lots: '0.35' }, 'USD', rules, 100, 'IDR').amount).toBe('8750');
  });

  it('of revenue are the share of the costs, converted at the closing, and multiply out', () => {
    const rules = { currencies: ['CHF', 'EUR'] as const, share: '0.20' };
    const { amount, rate, working } = rewardFigures(deal, 'EUR', rules, 100, 'CHF');
    const product = working.reduce((value, figure) => value * Number(figure.value), 1);
    expect(Number(rate)).toBeGreaterThan(0.8);
    expect(product).toBeCloseTo(11.9 * 0.2 * Number(rate), 8);
    expect(amount).toBe(product.toFixed(2));
    expect(rewardFigures({ ...deal, spread: '3.00' }, 'EUR', rules, 100, 'EUR').amount).toBe('0.00');
  });

  it('have no amount in a currency without a rate', () => {
    const rules = { currencies: ['USD'] as const, rates };
    expect(rewardFigures(deal, 'EUR', rules, 100, 'XXX').amount).toBeNull();
  });
});

describe('a trade', () => {
  it('of a referred client gives a reward that is accrued, with its working', async () => {
    const { login } = await refer(GRACE);
    const ticket = await trade(login);
    expect(await rewardsOf(ticket)).toEqual([
      {
        partner: 'international-ib',
        level: 1,
        amount: '7.50',
        currency: 'USD',
        state: 'accrued',
        reason: null,
      },
    ]);
    const token = await gateway.signIn(GRACE.email);
    const today = new Date(now()).toISOString().slice(0, 10);
    const { items, totals } = (
      await gateway.call('getPartnerRewards', { token, query: { state: 'accrued', from: today } })
    ).body.result;
    expect(items[0]).toMatchObject({
      amount: '7.50',
      symbol: 'EURUSD',
      lots: '1.25',
      scheme: { version: 1 },
    });
    expect(Date.parse(items[0].dueAt) - Date.parse(items[0].earnedAt)).toBe(14 * DAY * 1_000);
    expect(totals).toEqual([{ currency: 'USD', count: 1, amount: '7.50' }]);
    const { result } = (await gateway.call('getPartnerReward', { token, query: { id: items[0].id } })).body;
    expect(result.source).toMatchObject({ ticket, seconds: 3_600 });
    expect(result.scheme).toMatchObject({
      version: 1,
      text: expect.stringMatching(/^For each lot .* USD.6\.00 in currency pairs, USD.5\.00 in metals/),
    });
    const due = new Date(items[0].dueAt as string);
    expect(result.ahead).toEqual([
      { state: 'approved', at: due.toISOString() },
      {
        state: 'paid',
        at: new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + 1, 1)).toISOString(),
      },
    ]);
    expect(
      result.working
        .map(({ value }: { value: string }) => Number(value))
        .reduce((a: number, b: number) => a * b),
    ).toBe(7.5);
    const other = await gateway.signIn(OMAR.email);
    expect(
      (await gateway.call('getPartnerReward', { token: other, query: { id: items[0].id } })).body.errors[0]
        .errorCode,
    ).toBe(ERROR_CODE.notFound);
  });

  it('of a sub-partner’s client gives rewards on three levels, by the line', async () => {
    const makePartner = async (email: string) => {
      await gateway.rows(`update clients set is_ib = true where email = '${email}'`);
      await gateway.rows(`insert into partners (client_id, state, number, applied_at, agreement_version)
        select id, 'active', 1, created_at, 1 from clients where email = '${email}'`);
    };
    const second = await refer(GRACE);
    await makePartner(second.email);
    const linkOf = async (email: string) =>
      (
        await gateway.rows(`select code as affid, cxd from partner_links l join clients c on c.id = l.client_id
        where c.email = '${email}'`)
      )[0] as { affid: string; cxd: string };
    const third = await refer(await linkOf(second.email));
    await makePartner(third.email);
    const { login } = await refer(await linkOf(third.email));
    expect((await rewardsOf(await trade(login))).map(({ amount, level }) => [level, amount])).toEqual([
      [1, '7.50'],
      [2, '1.13'],
      [3, '0.38'],
    ]);
  });

  it.each([
    ['a client who is no partner', OMAR, {}, { amount: '3.75', currency: 'USD', state: 'accrued' }],
    [
      'a partner of invest',
      BUDI,
      { siteId: 2, currency: 'IDR', balance: '900000000' },
      { amount: '31250', currency: 'IDR' },
    ],
    [
      'a client of bank',
      LUKAS,
      { siteId: 3, currency: 'EUR' },
      { amount: '0', state: 'none', reason: 'no-programme' },
    ],
    [
      'a partner of bank',
      CLARA,
      { siteId: 3, currency: 'CHF' },
      { currency: 'CHF', state: 'accrued', reason: null },
    ],
  ])('pays %s by the scheme of the company', async (_case, link, options, expected) => {
    const { login } = await refer(link, options);
    const rewards = await rewardsOf(await trade(login));
    expect(rewards).toHaveLength(1);
    expect(rewards[0]).toMatchObject(expected);
  });

  it.each([
    [119, 'none', 'too-short'],
    [120, 'accrued', null],
  ])('of %i s is %s', async (seconds, state, reason) => {
    const { login } = await refer(GRACE);
    await advance(60);
    expect(await rewardsOf(await trade(login, seconds))).toMatchObject([{ state, reason }]);
  });

  it('earns the same whether it was won or lost', async () => {
    const { login } = await refer(GRACE);
    const wonRewards = await rewardsOf(await trade(login, 7_200, { side: 'buy' }));
    const lostRewards = await rewardsOf(await trade(login, 7_200, { side: 'sell' }));
    expect(wonRewards).toEqual(lostRewards);
  });

  it('that was opened before the binding, against an equal one, or without money, earns nothing and has the reason', async () => {
    const { login } = await refer(GRACE);
    await advance(60);
    const openedAt = new Date(now() - 3_600_000).toISOString();
    expect(await rewardsOf(await trade(login, 600, { openedAt }))).toMatchObject([
      { state: 'none', reason: 'before-binding' },
    ]);
    await trade(login, 600, { side: 'buy' });
    const closedAt = new Date(now()).toISOString();
    const [against] = await gateway.deal([
      'record',
      {
        login,
        symbol: 'EURUSD',
        side: 'sell',
        lots: '1.25',
        openedAt: new Date(now() - 570_000).toISOString(),
        closedAt,
      },
    ]);
    expect(await rewardsOf(Number(against?.['ticket']))).toMatchObject([
      { state: 'none', reason: 'opposite' },
    ]);
    const bonus = await refer(GRACE, { balance: '0.00' });
    await gateway.post(payment({ kind: 'credit', login: bonus.login, currency: 'USD' }, '5000.00'));
    expect(await rewardsOf(await trade(bonus.login, 600, { lots: '0.10' }))).toMatchObject([
      { state: 'none', reason: 'bonus-funded' },
    ]);
  });

  it('of the partner under another address earns nothing', async () => {
    const { login } = await refer(GRACE, { email: 'International-ib+x@portico.test' });
    expect(await rewardsOf(await trade(login))).toMatchObject([{ state: 'none', reason: 'self' }]);
  });

  it('below one unit of the currency earns nothing', async () => {
    const { login } = await refer(OMAR);
    expect(await rewardsOf(await trade(login, 600, { symbol: 'BTCUSD', lots: '0.01' }))).toMatchObject([
      { amount: '0.01' },
    ]);
    await gateway.rows(
      `update partner_schemes set rules = jsonb_set(rules, '{rates,forex}', '"0.1"') where company_id = 24 and programme = 'client'`,
    );
    expect(await rewardsOf(await trade(login, 600, { lots: '0.01' }))).toMatchObject([
      { state: 'none', reason: 'below-unit' },
    ]);
  });

  it('on a demo account, by a robot or of a client without a referral has no row', async () => {
    const { login } = await refer(GRACE);
    await gateway.rows(`update accounts set kind = 'demo' where login = ${login}`);
    expect(await rewardsOf(await trade(login))).toEqual([]);
    const own = await openTradingAccount(gateway, { login: 63_900_001 });
    expect(await rewardsOf(await trade(own))).toEqual([]);
  });

  it('of a referral that needs a review is held', async () => {
    const { email, login } = await refer(GRACE);
    await gateway.rows(
      `update referrals set reason = 'network' where client_id = (select id from clients where email = '${email}')`,
    );
    expect(await rewardsOf(await trade(login))).toMatchObject([{ state: 'held', amount: '7.50' }]);
  });
});

it('a hidden client keeps day and amount, and loses symbol, lots and ticket', async () => {
  const { email, login } = await refer(GRACE);
  await trade(login);
  await gateway.rows(
    `update referrals set hidden_at = now() where client_id = (select id from clients where email = '${email}')`,
  );
  const token = await gateway.signIn(GRACE.email);
  const { items } = (await gateway.call('getPartnerRewards', { token })).body.result;
  expect(items[0]).toMatchObject({
    amount: '7.50',
    symbol: null,
    lots: null,
    earnedAt: expect.stringMatching(/T00:00:00/),
    dueAt: expect.stringMatching(/T00:00:00/),
  });
  const { result } = (await gateway.call('getPartnerReward', { token, query: { id: items[0].id } })).body;
  expect(result).toMatchObject({ source: null, working: [] });
});

it('rewards are approved once when they are due, and the ledger owes them', async () => {
  const token = await gateway.signIn(GRACE.email);
  await gateway.settleCommission(2);
  const owedBalance = await balanceOf(GRACE.email);
  const before = (await gateway.call('getPartnership', { token })).body.result;
  const accruedSum =
    await gateway.rows(`select sum(r.amount)::text as amount from partner_rewards r join clients c on c.id = r.partner_id
    where c.email = '${GRACE.email}' and r.state = 'accrued'`);
  await advance(14 * DAY + 1);
  await gateway.settleCommission(3);
  expect(Number(await balanceOf(GRACE.email)) - Number(owedBalance)).toBeCloseTo(
    Number(accruedSum[0]?.['amount']),
    6,
  );
  expect(await ledgerErrors(gateway)).toEqual([]);
  const after = (await gateway.call('getPartnership', { token: await gateway.signIn(GRACE.email) })).body
    .result;
  const sumOf = ({ commission }: typeof after, state: string) => Number(commission[0][state]);
  expect(sumOf(after, 'total')).toBe(sumOf(before, 'total'));
  expect(sumOf(after, 'approved') - sumOf(before, 'approved')).toBeCloseTo(
    Number(accruedSum[0]?.['amount']),
    6,
  );
  const { all, earned, none } = after.trades as { all: number; earned: number; none: { count: number }[] };
  expect(all).toBe(earned + none.reduce((sum, row) => sum + row.count, 0));
});

it('no answer of a partner’s call has a client’s name, address, login or balance', async () => {
  const token = await gateway.signIn(GRACE.email);
  const answers = [
    (await gateway.call('getPartnership', { token })).body,
    (await gateway.call('getPartnerRewards', { token })).body,
  ];
  const text = JSON.stringify(answers);
  const people =
    await gateway.rows(`select c.email, c.first_name as name, a.login::text as login from referrals r
    join clients c on c.id = r.client_id join accounts a on a.client_id = c.id`);
  expect(people.length).toBeGreaterThan(5);
  for (const secret of people.flatMap((person) => Object.values(person)))
    expect(text).not.toContain(String(secret));
});
