import { randomUUID } from 'node:crypto';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { codeAt } from '../kit/authenticator';
import { ledgerErrors } from '../kit/ledger-errors';
import { DAY, GRACE, OMAR, partnerTrades } from '../kit/partner-trades';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';
import { openTradingAccount } from '../kit/trading-account';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
  // Otherwise rewards of the seed would become due and be paid.
  await gateway.rows('delete from partner_rewards');
  const owedRows = await gateway.rows(
    `select client_id as id, currency, balance::text as balance from ledger_accounts where kind = 'partner' and balance <> 0`,
  );
  for (const { balance, currency, id } of owedRows)
    await gateway.post({
      kind: 'commission',
      at: START,
      postings: [
        {
          account: { kind: 'partner', clientId: Number(id), currency: String(currency) },
          amount: `-${balance}`,
        },
        { account: { kind: 'house', currency: String(currency) }, amount: String(balance) },
      ],
    });
}, 60_000);
afterAll(() => gateway.stop());

const { advance, balanceOf, now, refer, rewardsOf, trade } = partnerTrades(() => gateway);

const PASSWORD = 'Portico-demo-1';
let accountCount = 0;

/** Opens a live account of a client. */
async function openAccountOf(email: string, currency: string): Promise<number> {
  accountCount += 1;
  const login = await openTradingAccount(gateway, {
    login: 64_000_000 + accountCount,
    currency,
    balance: '0.00',
  });
  await gateway.rows(
    `update accounts set client_id = (select id from clients where email = '${email}') where login = ${login}`,
  );
  return login;
}

async function nameWallet(email: string, asset: string) {
  const token = await gateway.signIn(email);
  const body = { idempotencyKey: randomUUID(), kind: 'wallet', asset, password: PASSWORD };
  return (await gateway.call('changePartnerDestination', { token, body })).body;
}

async function nameDestination(email: string, login: number, proof: object = { password: PASSWORD }) {
  const token = await gateway.signIn(email);
  const body = { idempotencyKey: randomUUID(), kind: 'account', login, ...proof };
  return (await gateway.call('changePartnerDestination', { token, body })).body;
}

const payoutsOf = async (email: string) =>
  (await gateway.call('getPartnerPayouts', { token: await gateway.signIn(email) })).body.result;
const nextPayoutOf = async (email: string) =>
  (await gateway.call('getPartnership', { token: await gateway.signIn(email) })).body.result.nextPayout;
const statementOf = async (email: string, month: string, currency = 'USD') =>
  (
    await gateway.call('getPartnerStatement', {
      token: await gateway.signIn(email),
      query: { month, currency },
    })
  ).body.result;
const noticesOf = async (email: string, template: string) =>
  gateway.rows(`select n.values from notifications n join clients c on c.id = n.client_id
    where c.email = '${email}' and n.template = '${template}' order by n.id`);
const fundsOf = async (email: string, login: number) => {
  const { body } = await gateway.call('getFunds', { token: await gateway.signIn(email), query: { login } });
  return (body.result as { kind: string; amount: string }[]).filter(({ kind }) => kind === 'commission');
};

/** Lets the time pass to a day of a later month, by steps no job misses. */
async function advanceTo(day: string): Promise<void> {
  await advance((Date.parse(day) + 30_000 - now()) / 1_000);
}

/** Trades of a referred client that are worth this much to the partner, approved by the first of January. */
async function earn(link: typeof GRACE, trades: number) {
  const client = await refer(link);
  const tickets: number[] = [];
  for (let index = 0; index < trades; index += 1) tickets.push(await trade(client.login));
  return { ...client, tickets };
}

describe('a pay day', () => {
  it('without a destination waits, and the partner is notified once', async () => {
    await earn(GRACE, 8);
    await advance(14 * DAY + 1);
    await gateway.settleCommission();
    expect((await payoutsOf(GRACE.email)).items).toEqual([]);
    expect(await nextPayoutOf(GRACE.email)).toMatchObject({
      date: '2027-01-01T00:00:00.000Z',
      amount: '60.00',
      currency: 'USD',
      minimum: '50',
      missing: ['destination'],
    });
    await advanceTo('2027-01-01');
    await gateway.settleCommission(3);
    await gateway.settleCommission();
    expect((await payoutsOf(GRACE.email)).items).toMatchObject([
      { month: '2027-01', state: 'waiting', amount: '60.00', missing: ['destination'], login: null },
    ]);
    expect(await noticesOf(GRACE.email, 'payout-waits')).toMatchObject([
      { values: { amount: '60.00', currency: 'USD' } },
    ]);
    expect(await balanceOf(GRACE.email)).toBe('60.00');
  });

  it('pays once into the destination, and the ledger owes nothing more', async () => {
    const login = await openAccountOf(GRACE.email, 'USD');
    expect(await nameDestination(GRACE.email, login)).toMatchObject({ hasError: false });
    expect((await payoutsOf(GRACE.email)).destination).toMatchObject({ login, currency: 'USD' });
    expect((await nextPayoutOf(GRACE.email)).to).toEqual({ kind: 'account', login, asset: null });
    await advanceTo('2027-01-31');
    await gateway.settleCommission();
    expect(await balanceOf(GRACE.email)).toBe('60.00');
    await advanceTo('2027-02-01');
    await gateway.settleCommission(3);
    expect(await balanceOf(GRACE.email)).toBe('0.00');
    expect(await fundsOf(GRACE.email, login)).toMatchObject([{ amount: '60.00' }]);
    const { items } = await payoutsOf(GRACE.email);
    expect(items[0]).toMatchObject({ month: '2027-02', state: 'sent', amount: '60.00', login, missing: [] });
    expect(await noticesOf(GRACE.email, 'payout-sent')).toMatchObject([
      { values: { amount: '60.00', currency: 'USD', address: String(login) } },
    ]);
    const token = await gateway.signIn(GRACE.email);
    const rewards = (await gateway.call('getPartnerRewards', { token, query: { state: 'paid' } })).body
      .result;
    expect(rewards.totals).toEqual([{ currency: 'USD', count: 8, amount: '60.00' }]);
    expect(rewards.items[0]).toMatchObject({ payout: String(items[0].id) });
    const { steps } = (await gateway.call('getPartnerReward', { token, query: { id: rewards.items[0].id } }))
      .body.result;
    expect(steps.map(({ state }: { state: string }) => state)).toEqual(['accrued', 'approved', 'paid']);
    expect(await ledgerErrors(gateway)).toEqual([]);
  });

  it('does not pay an amount below the minimum, without a message', async () => {
    await earn(GRACE, 1);
    await advanceTo('2027-03-01');
    await gateway.settleCommission();
    expect((await payoutsOf(GRACE.email)).items[0]).toMatchObject({
      month: '2027-03',
      state: 'waiting',
      amount: '7.50',
      missing: ['minimum'],
    });
    expect(await noticesOf(GRACE.email, 'payout-waits')).toHaveLength(1);
  });

  it('waits for a destination that is not a day old, and for a referral in review', async () => {
    const { email } = await earn(GRACE, 7);
    await advanceTo('2027-03-31');
    await gateway.settleCommission();
    await gateway.rows(`update referrals set reason = 'network' where client_id = (select id from clients
      where email = '${email}')`);
    await advance(DAY / 2);
    const login = await openAccountOf(GRACE.email, 'EUR');
    await nameDestination(GRACE.email, login);
    await advanceTo('2027-04-01');
    await gateway.settleCommission();
    expect((await payoutsOf(GRACE.email)).items[0]).toMatchObject({
      month: '2027-04',
      state: 'waiting',
      amount: '60.00',
      missing: ['destination-new', 'review'],
    });
  });

  it('pays into an account of another currency at the market’s rate, also after the gateway was away', async () => {
    await gateway.rows("update referrals set reason = null where reason = 'network'");
    await advanceTo('2027-05-03');
    await gateway.settleCommission(2);
    const [payout] = (await payoutsOf(GRACE.email)).items;
    expect(payout).toMatchObject({
      month: '2027-05',
      state: 'sent',
      amount: '60.00',
      receivedCurrency: 'EUR',
    });
    expect(Number(payout.received)).toBeCloseTo(60 * Number(payout.rate), 1);
    expect(await fundsOf(GRACE.email, payout.login)).toMatchObject([{ amount: payout.received }]);
    expect(await ledgerErrors(gateway)).toEqual([]);
  });
});

it('a paid reward is taken back by a row of its own, and the next payouts are lower', async () => {
  const { email, tickets } = await earn(OMAR, 20);
  const [row] = await gateway.rows(`select id from clients where email = '${email}'`);
  const mark = `F-${String(row?.['id']).padStart(8, '0')}`;
  await nameDestination(OMAR.email, await openAccountOf(OMAR.email, 'USD'));
  await advanceTo('2027-06-01');
  await gateway.settleCommission();
  expect(await balanceOf(OMAR.email)).toBe('0.00');
  await gateway.review('refuse', mark, 'fraud');
  const [sum] =
    await gateway.rows(`select sum(amount)::text as amount, count(*)::integer as count from partner_rewards
    where source in (${tickets.join()}) and kind = 'clawback' and state = 'clawback'`);
  expect(sum).toEqual({ amount: '-75.00', count: 20 });
  expect(await rewardsOf(Number(tickets[0]))).toMatchObject([
    { state: 'paid', amount: '3.75' },
    { state: 'clawback', amount: '-3.75', reason: 'refused' },
  ]);
  expect(await balanceOf(OMAR.email)).toBe('-75.00');
  await earn(OMAR, 36);
  await advanceTo('2027-07-01');
  await gateway.settleCommission();
  expect((await payoutsOf(OMAR.email)).items[0]).toMatchObject({
    month: '2027-07',
    state: 'sent',
    amount: '60.00',
  });
  expect(await ledgerErrors(gateway)).toEqual([]);
});

it.each([GRACE.email, OMAR.email])('the statements of %s add up, and follow each other', async (email) => {
  const months = Array.from({ length: 12 }, (_none, index) =>
    new Date(Date.UTC(2026, 9 + index)).toISOString().slice(0, 7),
  );
  let balance = 0;
  let lineCount = 0;
  for (const month of months) {
    const { clawbacks, closing, lines, opening, payouts } = await statementOf(email, month);
    expect(Number(opening)).toBe(balance);
    const sumOf = (rows: { amount: string }[]) => rows.reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(Number(closing)).toBeCloseTo(
      Number(opening) + sumOf(lines) + Number(clawbacks) - sumOf(payouts),
      6,
    );
    balance = Number(closing);
    lineCount += lines.length;
  }
  expect(lineCount).toBeGreaterThan(0);
  expect(balance).toBe(Number(await balanceOf(email)));
});

describe('the destination of commission', () => {
  it('is an own live account, proved by the password', async () => {
    const login = await openAccountOf(OMAR.email, 'USD');
    const foreign = await openAccountOf(GRACE.email, 'USD');
    expect(await nameDestination(OMAR.email, foreign)).toMatchObject({
      errors: [{ errorCode: ERROR_CODE.notFound }],
    });
    expect(await nameDestination(OMAR.email, login, {})).toMatchObject({
      errors: [{ errorCode: ERROR_CODE.codeNeeded }],
    });
    expect(await nameDestination(OMAR.email, login, { password: 'Wrong-horse-1' })).toMatchObject({
      errors: [{ errorCode: ERROR_CODE.wrongCurrentPassword }],
    });
    await gateway.rows(`update accounts set kind = 'demo' where login = ${login}`);
    expect(await nameDestination(OMAR.email, login)).toMatchObject({
      errors: [{ errorCode: ERROR_CODE.notFound }],
    });
    await gateway.rows(`update accounts set kind = 'live' where login = ${login}`);
    expect(await nameDestination(OMAR.email, login)).toMatchObject({ hasError: false });
    const [notice] = (await noticesOf(OMAR.email, 'commission-destination')).slice(-1);
    expect(notice).toMatchObject({ values: { address: String(login) } });
    const before = (await payoutsOf(OMAR.email)).destination.usableFrom;
    await advance(3_600);
    await nameDestination(OMAR.email, login);
    expect((await payoutsOf(OMAR.email)).destination.usableFrom).toBe(before);
  });

  it('that is archived takes no commission', async () => {
    const { login } = (await payoutsOf(OMAR.email)).destination;
    await gateway.rows(`update accounts set status = 'archived' where login = ${login}`);
    await earn(OMAR, 16);
    await advance(45 * DAY);
    await gateway.settleCommission();
    expect(await nextPayoutOf(OMAR.email)).toMatchObject({ missing: ['destination'], to: null });
  });
});

describe('the wallet', () => {
  it('of an own asset takes commission at the market’s rate, and the statement names it', async () => {
    const destinations = await payoutsOf(GRACE.email);
    expect(destinations.assets).toContain('USDT');
    expect(await nameWallet(GRACE.email, 'DOGE-2')).toMatchObject({
      errors: [{ errorCode: ERROR_CODE.notFound }],
    });
    expect(await nameWallet(GRACE.email, 'USDT')).toMatchObject({ hasError: false });
    expect((await payoutsOf(GRACE.email)).destination).toMatchObject({
      login: null,
      asset: 'USDT',
      currency: 'USDT',
    });
    const notices = await noticesOf(GRACE.email, 'commission-destination');
    expect(notices.at(-1)).toMatchObject({ values: { address: 'USDT' } });
    const mails = await gateway.rows(
      `select kind from outbox where kind = 'commission-destination' and recipient = '${GRACE.email}'`,
    );
    expect(mails.length).toBeGreaterThan(0);
    const walletOf = async () =>
      (
        await gateway.rows(`select l.balance::text as balance from ledger_accounts l join wallets w on w.id = l.wallet_id
          join clients c on c.id = w.client_id where c.email = '${GRACE.email}' and w.asset = 'USDT' and l.kind = 'client'`)
      )[0]?.['balance'] ?? '0';
    const before = Number(await walletOf());
    await earn(GRACE, 8);
    await advance(15 * DAY);
    await gateway.settleCommission();
    expect((await nextPayoutOf(GRACE.email)).to).toEqual({ kind: 'wallet', login: null, asset: 'USDT' });
    const date = new Date(now());
    const month = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)).toISOString().slice(0, 7);
    await advanceTo(`${month}-01`);
    await gateway.settleCommission(3);
    const [payout] = (await payoutsOf(GRACE.email)).items;
    expect(payout).toMatchObject({
      month,
      state: 'sent',
      login: null,
      asset: 'USDT',
      receivedCurrency: 'USDT',
    });
    expect(Number(await walletOf()) - before).toBeCloseTo(Number(payout.received), 6);
    const { payouts } = await statementOf(GRACE.email, month);
    expect(payouts).toMatchObject([{ amount: payout.amount, login: null, asset: 'USDT' }]);
    expect(await ledgerErrors(gateway)).toEqual([]);
  });

  it('is none at bank, and a destination is an account or a wallet', async () => {
    const email = 'bank-ib@portico.test';
    expect((await payoutsOf(email)).assets).toEqual([]);
    expect(await nameWallet(email, 'USDT')).toMatchObject({ errors: [{ errorCode: ERROR_CODE.notFound }] });
    const token = await gateway.signIn(email);
    const body = { idempotencyKey: randomUUID(), kind: 'wallet', password: PASSWORD };
    expect((await gateway.call('changePartnerDestination', { token, body })).body).toMatchObject({
      errors: [{ errorCode: ERROR_CODE.invalid }],
    });
  });

  it('is named with the second factor where there is one, and takes commission once its wait is over', async () => {
    const token = await gateway.signIn(GRACE.email);
    const setup = await gateway.call('beginSecondFactor', { token, body: { password: PASSWORD } });
    const { secret } = setup.body.result;
    const code = codeAt(secret, new Date(now()));
    const { result } = (await gateway.call('confirmSecondFactor', { token, body: { code } })).body;
    const name = async (proof: object) => {
      const body = { idempotencyKey: randomUUID(), kind: 'wallet', asset: 'BTC', ...proof };
      return (await gateway.call('changePartnerDestination', { token, body })).body;
    };
    const assetOf = async () =>
      (await gateway.call('getPartnerPayouts', { token })).body.result.destination.asset as string;
    expect(await name({ password: PASSWORD })).toMatchObject({
      errors: [{ errorCode: ERROR_CODE.codeNeeded, details: { methods: ['totp', 'recovery'] } }],
    });
    expect(await name({ code: '000000' })).toMatchObject({ errors: [{ errorCode: ERROR_CODE.wrongCode }] });
    expect(await assetOf()).toBe('USDT');
    expect(await name({ code: result.recoveryCodes[0] })).toMatchObject({ hasError: false });
    expect(await assetOf()).toBe('BTC');
    // A code counts once.
    expect(await name({ code: result.recoveryCodes[0], asset: 'USDT' })).toMatchObject({
      errors: [{ errorCode: ERROR_CODE.wrongCode }],
    });

    await earn(GRACE, 8);
    await advance(15 * DAY);
    await gateway.settleCommission();
    const date = new Date(now());
    const payDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)).toISOString();
    await advanceTo(payDay.slice(0, 'yyyy-mm-dd'.length));
    await gateway.settleCommission();
    const [payout] =
      await gateway.rows(`select p.state, p.missing, p.received_currency, p.received::text as received, w.asset
      from partner_payouts p join clients c on c.id = p.partner_id left join wallets w on w.id = p.wallet_id
      where c.email = '${GRACE.email}' order by p.id desc limit 1`);
    expect(payout).toMatchObject({ state: 'sent', missing: [], asset: 'BTC', received_currency: 'BTC' });
    expect(Number(payout?.['received'])).toBeGreaterThan(0);
    expect(await ledgerErrors(gateway)).toEqual([]);
  });
});
