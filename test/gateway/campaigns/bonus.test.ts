import { randomUUID } from 'node:crypto';
import type { CampaignBonus } from '../../../src/domain/campaigns/bonus';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { openStrategy, startCopy } from '../kit/copying';
import { ledgerErrors } from '../kit/ledger-errors';
import { markPaid } from '../kit/mark-paid';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';
import { openTradingAccount, payment } from '../kit/trading-account';

const EMAIL = 'international@portico.test';
const DAY = 86_400;
const BANK = '12345678';

interface Campaign {
  readonly id: number;
  readonly kind: string;
  readonly termsSha256: string;
  readonly joinedAt: string | null;
  readonly rules: readonly {
    readonly key: string;
    readonly own: string | null;
    readonly holds: boolean | null;
  }[];
  readonly bonus: CampaignBonus | null;
}

let gateway: Gateway;
let token = '';
let bonusCampaign = 0;
let now = START.getTime();
let accountCount = 0;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn(EMAIL);
}, 60_000);
afterAll(() => gateway.stop());
beforeEach(async () => {
  // Each test has its own campaign, which has no member yet.
  await gateway.rows(`update campaigns set ends_at = starts_at + interval '1 second' where kind = 'bonus'`);
  const [row] = await gateway.rows(`insert into campaigns
      (company_id, kind, title, content_text, reward, terms, currency, rules, join_from, starts_at, ends_at)
    select company_id, 'bonus', 'Bonus', 'Up to {{cap}}', '{{cap}}', '{{rate}} {{perLot}} {{days}} {{deposit}}', 'USD',
      '{"bonus":{"rate":"20","cap":"100","deposit":"100","perLot":"10","days":60}}',
      now() - interval '10 years', now() - interval '10 years', now() + interval '10 years'
    from clients where email = '${EMAIL}' returning id`);
  bonusCampaign = Number(row?.['id']);
  token = await gateway.signIn(EMAIL);
});

const advance = async (seconds: number) => {
  now += seconds * 1_000;
  await gateway.advance(seconds);
  token = await gateway.signIn(EMAIL);
};

async function openAccount(balance = '0.01', email = EMAIL): Promise<number> {
  accountCount += 1;
  const login = await openTradingAccount(gateway, { login: 65_200_000 + accountCount, balance });
  await gateway.rows(
    `update accounts set client_id = (select id from clients where email = '${email}') where login = ${login}`,
  );
  await markPaid(gateway, login, BANK);
  return login;
}

const campaignOf = async (id = bonusCampaign): Promise<Campaign> => {
  const { body } = await gateway.call('getCampaigns', { token });
  const campaign = (body.result as Campaign[]).find((candidate) => candidate.id === id);
  if (!campaign) throw new Error('no campaign');
  return campaign;
};
const bonusOf = async (id?: number) => (await campaignOf(id)).bonus;
async function join(login: number, campaignId = bonusCampaign) {
  const { termsSha256 } = await campaignOf(campaignId);
  const body = { campaignId, login, termsSha256, idempotencyKey: randomUUID() };
  expect((await gateway.call('joinCampaign', { token, body })).status).toBe(200);
}
const leave = () => gateway.call('leaveCampaign', { token, body: { campaignId: bonusCampaign } });

/** Begins a deposit by card, and resolves to the payment page. */
async function beginDeposit(login: number, amount: string): Promise<string> {
  const body = { login, amount, currency: 'USD', methodId: 'card', idempotencyKey: randomUUID() };
  return (await gateway.call('deposit', { token, body })).body.result.redirectUrl;
}
const pay = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer: 'pay' }), redirect: 'manual' });
const deposit = async (login: number, amount: string) => pay(await beginDeposit(login, amount));

const moneyOf = async (login: number) => {
  const rows = await gateway.rows(
    `select kind, balance::text as balance from ledger_accounts where login = ${login}`,
  );
  const balanceOf = (kind: string) => String(rows.find((row) => row['kind'] === kind)?.['balance'] ?? '0');
  return { balance: balanceOf('client'), credit: balanceOf('credit') };
};
async function trade(login: number, lots: string, fields: object = {}): Promise<number> {
  const at = new Date(now).toISOString();
  const request = { login, symbol: 'EURUSD', side: 'buy' as const, lots, openedAt: at, closedAt: at };
  const [result] = await gateway.deal(['record', { ...request, ...fields }]);
  return Number(result?.['ticket']);
}
const quote = async (login: number, amount: string, fields: object = {}) => {
  const body = { direction: 'withdraw', login, amount, currency: 'USD', methodId: 'bank', ...fields };
  return (await gateway.call('quoteMoney', { token, body })).body.result;
};
const withdraw = (login: number, amount: string, idempotencyKey: string = randomUUID()) =>
  gateway.call('withdraw', {
    token,
    body: { login, amount, currency: 'USD', methodId: 'bank', destination: BANK, idempotencyKey },
  });
/** N6: the credit of accounts is that of their active bonuses. */
async function expectConsistency() {
  expect(await ledgerErrors(gateway)).toEqual([]);
  expect(
    await gateway.rows(`select account.login from ledger_accounts account
      where account.kind = 'credit' and account.login between 65200001 and 65299999 and account.balance <>
        (select coalesce(sum("left"), 0) from bonuses where login = account.login and state = 'active')`),
  ).toEqual([]);
  expect(
    await gateway.rows(
      `select d.ticket from deals d join bonus_volume v on v.ticket = d.ticket where v.lots > d.lots`,
    ),
  ).toEqual([]);
}

it('the seed has a running bonus for international, whose texts have their figures in each language', async () => {
  const rows = await gateway.rows(
    `select translated, rules from campaigns where kind = 'bonus' and title = 'Deposit bonus'`,
  );
  expect(rows).toHaveLength(1);
  expect(Object.keys(rows[0]?.['translated'] as object)).toHaveLength(13);
});

it('a bonus of 100 is credit; the quote shows the part that a withdrawal takes; ten lots later it is balance', async () => {
  const login = await openAccount();
  expect(await bonusOf()).toBeNull();
  await join(login);
  await deposit(login, '1000');
  expect((await moneyOf(login)).credit).toBe('100.00');
  const { balance } = await moneyOf(login);
  expect(await bonusOf()).toMatchObject({
    granted: '100.00',
    left: '100.00',
    neededLots: '10.00',
    lots: '0.00',
    state: 'active',
    trades: [],
  });
  const { body } = await gateway.call('getAccounts', { token });
  expect((body.result as { login: number }[]).find((account) => account.login === login)).toMatchObject({
    credit: '100.00',
    equity: (Number(balance) + 100).toFixed(2),
  });

  const half = (Number(balance) / 2).toFixed(2);
  const quotedTransfer = await quote(login, half);
  expect(quotedTransfer).toMatchObject({ creditLoss: '50.00' });
  expect(Number(quotedTransfer.equityNow) - Number(quotedTransfer.equityAfter)).toBeCloseTo(
    Number(half) + 50,
    2,
  );
  // A quote moves nothing.
  expect((await moneyOf(login)).credit).toBe('100.00');

  await advance(60);
  const first = await trade(login, '4.00');
  expect(await bonusOf()).toMatchObject({ lots: '4.00', trades: [{ ticket: first, lots: '4.00' }] });
  const volume = async () => (await campaignOf()).rules.find(({ key }) => key === 'volume');
  expect(await volume()).toMatchObject({ own: '4.00', holds: null });
  const before = await moneyOf(login);
  const last = await trade(login, '7.00');
  const [deal] = await gateway.rows(
    `select (profit + swap + commission)::text as net from deals where ticket = ${last}`,
  );
  expect((await moneyOf(login)).credit).toBe('0.00');
  expect(Number((await moneyOf(login)).balance)).toBeCloseTo(
    Number(before.balance) + Number(deal?.['net']) + 100,
    2,
  );
  expect(await bonusOf()).toMatchObject({
    state: 'unlocked',
    unlocked: '100.00',
    left: '0.00',
    lots: '10.00',
  });
  expect(await volume()).toMatchObject({ own: '10.00', holds: true });
  await gateway.settleBonuses(3);
  expect(
    await gateway.rows(`select template from notifications where template = 'bonus-unlocked'`),
  ).toHaveLength(1);
  expect(await quote(login, '100')).toMatchObject({ creditLoss: null });
  await expectConsistency();
});

it('money that goes into a copy takes its share of the credit with it, as quoted', async () => {
  const login = await openAccount('200.00');
  await join(login);
  await deposit(login, '1000');
  const quoteFunds = async (amount: string, fromLogin = login) =>
    (await gateway.call('getCopyFundsQuote', { token, query: { fromLogin, amount } })).body;
  const { balance } = await moneyOf(login);
  const amount = (Number(balance) / 4).toFixed(2);
  expect((await quoteFunds(amount)).result).toEqual({
    fromLogin: login,
    currency: 'USD',
    amount,
    creditLoss: '25.00',
  });
  // Not more than is available, and a quote moves nothing.
  expect((await quoteFunds('999999')).result.creditLoss).toBe('100.00');
  expect((await moneyOf(login)).credit).toBe('100.00');
  expect((await quoteFunds('10', 90340128)).result.creditLoss).toBeNull();
  expect((await quoteFunds('10', 1)).errors[0].errorCode).toBe(7);
  const { id } = await openStrategy(gateway, { login: 62_970_001 });
  const { copyId, login: copyLogin } = await startCopy(gateway, token, id, { fromLogin: login, amount });
  expect((await moneyOf(login)).credit).toBe('75.00');
  const more = (Number(balance) / 8).toFixed(2);
  expect((await quoteFunds(more)).result.creditLoss).toBe('12.50');
  const body = { idempotencyKey: randomUUID(), copyId, amount: more };
  await gateway.call('addCopyFunds', { token, body });
  expect((await moneyOf(login)).credit).toBe('62.50');
  expect((await quoteFunds('10', copyLogin)).result.creditLoss).toBeNull();
  await gateway.call('stopCopy', { token, body: { idempotencyKey: randomUUID(), copyId } });
  await expectConsistency();
});

it('a withdrawal and a transfer take their share of the credit with them, once for each key, and at once', async () => {
  const [login, other] = [await openAccount('200.00'), await openAccount('50.00')];
  await join(login);
  await deposit(login, '1000');
  const { balance } = await moneyOf(login);
  const fifth = (Number(balance) / 5).toFixed(2);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => withdraw(login, fifth, key)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await moneyOf(login)).credit).toBe('80.00');
  expect(await bonusOf()).toMatchObject({ left: '80.00', granted: '100.00', neededLots: '10.00' });

  const transfer = { fromLogin: login, toLogin: other, amount: fifth, currency: 'USD' };
  expect(await quote(login, fifth, { direction: 'transfer', toLogin: other, methodId: null })).toMatchObject({
    creditLoss: '20.00',
  });
  await gateway.call('transfer', { token, body: { ...transfer, idempotencyKey: randomUUID() } });
  expect((await moneyOf(login)).credit).toBe('60.00');
  expect((await moneyOf(other)).credit).toBe('0');

  // Two withdrawals at once: the second has its share of what the first has left.
  await Promise.all([withdraw(login, fifth), withdraw(login, fifth)]);
  expect((await moneyOf(login)).credit).toBe('20.00');
  // Own money is never locked: all of it may leave, and all credit with it.
  const { balance: rest } = await moneyOf(login);
  expect((await withdraw(login, rest)).status).toBe(200);
  expect(await moneyOf(login)).toEqual({ balance: '0.00', credit: '0.00' });
  expect(await bonusOf()).toMatchObject({ state: 'cancelled', left: '0.00' });
  await expectConsistency();
});

it('only the first deposit after joining has a bonus, even after leaving and joining again, and for two at once', async () => {
  const login = await openAccount('10.00');
  await deposit(login, '500');
  await join(login);
  expect((await moneyOf(login)).credit).toBe('0');
  await deposit(login, '60');
  expect(await bonusOf()).toBeNull();
  const pages = [await beginDeposit(login, '300'), await beginDeposit(login, '200')];
  // Each is paid twice, and both at once.
  await Promise.all([...pages, ...pages].map(pay));
  const { credit } = await moneyOf(login);
  expect(['60.00', '40.00']).toContain(credit);
  expect((await leave()).status).toBeLessThan(300);
  expect((await moneyOf(login)).credit).toBe('0.00');
  expect(await bonusOf()).toMatchObject({ state: 'cancelled', left: '0.00', granted: credit });
  await join(login);
  await deposit(login, '1000');
  expect((await moneyOf(login)).credit).toBe('0.00');
  await expectConsistency();
});

it('one deal counts for the oldest of two bonuses alone', async () => {
  const login = await openAccount('500.00');
  await join(login);
  await deposit(login, '100');
  const older = bonusCampaign;
  const [row] = await gateway.rows(`insert into campaigns
      (company_id, kind, title, content_text, reward, terms, currency, rules, join_from, starts_at, ends_at)
    select company_id, kind, 'Second', content_text, reward, terms, currency, rules, join_from, starts_at, ends_at
    from campaigns where id = ${older} returning id`);
  const newer = Number(row?.['id']);
  await advance(60);
  await join(login, newer);
  await deposit(login, '100');
  await advance(60);
  expect((await moneyOf(login)).credit).toBe('40.00');
  const ticket = await trade(login, '3.00');
  expect(await bonusOf(older)).toMatchObject({ state: 'unlocked', lots: '2.00' });
  expect(await bonusOf(newer)).toMatchObject({ state: 'active', lots: '0.00' });
  expect(await gateway.rows(`select lots::text from bonus_volume where ticket = ${ticket}`)).toEqual([
    { lots: '2.00' },
  ]);
  await trade(login, '1.50');
  expect(await bonusOf(newer)).toMatchObject({ state: 'active', lots: '1.50' });
  await expectConsistency();
});

it('trades from before, of others, and without own money do not count; a balance below zero is met by credit', async () => {
  const login = await openAccount('10.00');
  await join(login);
  const [position] = await gateway.deal([
    'record',
    { login, symbol: 'EURUSD', side: 'buy', lots: '0.01', openedAt: new Date(now).toISOString() },
  ]);
  await advance(60);
  await deposit(login, '500');
  await gateway.deal(['close', { ticket: Number(position?.['ticket']), isRecorded: true }]);
  await gateway.deal([
    'order',
    { login, symbol: 'BTCUSD', side: 'buy', lots: '0.01', kind: 'market', origin: 'robot' },
  ]);
  const [robot] = await gateway.rows(`select ticket from positions where login = ${login}`);
  await gateway.deal(['close', { ticket: Number(robot?.['ticket']), isRecorded: true }]);
  expect(await bonusOf()).toMatchObject({ lots: '0.00', left: '100.00' });

  // The market takes all of it, and forty more.
  const { balance } = await moneyOf(login);
  await gateway.post(
    payment(
      { kind: 'client', login, currency: 'USD' },
      `-${(Number(balance) + 40).toFixed(2)}`,
      new Date(now),
    ),
  );
  await advance(60);
  await trade(login, '0.01');
  const { credit, balance: after } = await moneyOf(login);
  expect(after).toBe('0.00');
  expect(Number(credit)).toBeLessThanOrEqual(60);
  expect(Number(credit)).toBeGreaterThan(50);
  expect(await bonusOf()).toMatchObject({ left: credit, lots: '0.00', state: 'active' });
  await expectConsistency();
});

it('the end is announced once, and takes the rest of the credit; several replicas do it once', async () => {
  const login = await openAccount('10.00');
  await join(login);
  await deposit(login, '500');
  const messages = () =>
    gateway.rows(`select n.template from notifications n join clients c on c.id = n.client_id
      where c.email = '${EMAIL}' and n.template = 'bonus-ends' and n.values->>'login' = '${login}'`);
  await gateway.settleBonuses(2);
  expect(await messages()).toHaveLength(0);
  await advance(54 * DAY);
  await gateway.settleBonuses(3);
  await gateway.settleBonuses(1);
  expect(await messages()).toHaveLength(1);
  expect((await bonusOf())?.state).toBe('active');
  await advance(6 * DAY + 60);
  await trade(login, '10.00');
  expect(await bonusOf()).toMatchObject({ state: 'active', lots: '0.00' });
  await gateway.settleBonuses(3);
  expect(await bonusOf()).toMatchObject({ state: 'expired', left: '0.00', unlocked: null });
  expect((await moneyOf(login)).credit).toBe('0.00');
  await expectConsistency();
});

it('a bonus has no board', async () => {
  const board = await gateway.call('getCampaignBoard', { token, query: { id: bonusCampaign } });
  expect(board.body.errors[0].errorCode).toBe(ERROR_CODE.notFound);
});
