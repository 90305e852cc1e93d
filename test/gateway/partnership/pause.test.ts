import { randomUUID } from 'node:crypto';
import { DAY, GRACE, partnerTrades } from '../kit/partner-trades';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { openTradingAccount } from '../kit/trading-account';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
  // Otherwise rewards of the seed would become due.
  await gateway.rows('delete from partner_rewards');
}, 60_000);
afterAll(() => gateway.stop());

const { advance, now, refer, rewardsOf, trade } = partnerTrades(() => gateway);

const overviewOf = async (email: string) =>
  (await gateway.call('getPartnership', { token: await gateway.signIn(email) })).body.result;
const lastPayoutOf = async (email: string) =>
  (await gateway.call('getPartnerPayouts', { token: await gateway.signIn(email) })).body.result.items[0];
const isValid = async (code: string) =>
  (await gateway.call('checkReferral', { body: { code, siteId: 4 }, ip: '10.78.1.1' })).body.result
    .isValid as boolean;
const noticesOf = async (email: string) =>
  (
    await gateway.rows(`select n.template from notifications n join clients c on c.id = n.client_id
      where c.email = '${email}' and n.template like 'partner-%' order by n.id`)
  ).map(({ template }) => template);
const advanceTo = (day: string) => advance((Date.parse(day) + 30_000 - now()) / 1_000);

async function nameDestination(email: string): Promise<void> {
  const login = await openTradingAccount(gateway, { login: 64_100_001, currency: 'USD', balance: '0.00' });
  await gateway.rows(
    `update accounts set client_id = (select id from clients where email = '${email}') where login = ${login}`,
  );
  const body = { idempotencyKey: randomUUID(), kind: 'account', login, password: 'Portico-demo-1' };
  await gateway.call('changePartnerDestination', { token: await gateway.signIn(email), body });
}

it('a partnership that a person pauses earns on, is paid nothing and refers nobody until the pause ends', async () => {
  const [row] = await gateway.rows(`select id from clients where email = '${GRACE.email}'`);
  const mark = `P-${String(row?.['id']).padStart(8, '0')}-1`;
  const { login } = await refer(GRACE);
  const tickets: number[] = [];
  for (let index = 0; index < 8; index += 1) tickets.push(await trade(login));
  await nameDestination(GRACE.email);
  await advance(14 * DAY + 1);
  await gateway.settleCommission();
  expect((await overviewOf(GRACE.email)).nextPayout.missing).toEqual([]);
  expect((await gateway.review('resume', mark)).code).not.toBe(0);

  expect((await gateway.review('pause', mark, 'note', 'We look at your clicks.')).code).toBe(0);
  expect((await gateway.review('pause', mark)).code).not.toBe(0);
  const paused = await overviewOf(GRACE.email);
  expect(paused).toMatchObject({ programme: 'partner', state: 'paused', reasons: ['pause'] });
  expect(paused.nextPayout.missing).toEqual(['paused']);
  expect(await isValid(GRACE.affid)).toBe(false);
  const { login: unbound } = await refer(GRACE);
  expect(await rewardsOf(await trade(unbound))).toEqual([]);
  const pausedTrade = await trade(login);
  expect(await rewardsOf(pausedTrade)).toMatchObject([{ state: 'accrued', amount: '7.50' }]);

  await advanceTo('2027-01-01');
  await gateway.settleCommission(3);
  expect(await lastPayoutOf(GRACE.email)).toMatchObject({ state: 'waiting', missing: ['paused'] });
  for (const ticket of tickets) expect(await rewardsOf(ticket)).toMatchObject([{ state: 'approved' }]);

  expect((await gateway.review('resume', mark)).code).toBe(0);
  expect(await overviewOf(GRACE.email)).toMatchObject({ state: 'active', reasons: [] });
  expect(await isValid(GRACE.affid)).toBe(true);
  await advanceTo('2027-02-01');
  await gateway.settleCommission();
  expect(await lastPayoutOf(GRACE.email)).toMatchObject({ state: 'sent', missing: [] });
  for (const ticket of [...tickets, pausedTrade])
    expect(await rewardsOf(ticket)).toMatchObject([{ state: 'paid' }]);
  expect(await noticesOf(GRACE.email)).toEqual(['partner-paused', 'partner-resumed']);
});

it('a new version of the agreement counts beside a pause, and a paused partnership can be ended', async () => {
  const email = 'bank-ib@portico.test';
  const [row] = await gateway.rows(`select id from clients where email = '${email}'`);
  const mark = `P-${String(row?.['id']).padStart(8, '0')}-1`;
  await gateway.rows(`update partners set agreement_version = null where client_id = ${String(row?.['id'])}`);
  expect((await gateway.review('pause', mark)).code).toBe(0);
  expect((await overviewOf(email)).reasons).toEqual(['pause', 'agreement']);
  const token = await gateway.signIn(email);
  const { sha256, version } = (await gateway.call('getPartnerAgreement', { token })).body.result;
  await gateway.call('acceptPartnerAgreement', { token, body: { version, sha256 } });
  expect(await overviewOf(email)).toMatchObject({ state: 'paused', reasons: ['pause'] });
  expect((await gateway.review('end', mark)).code).toBe(0);
  expect(await overviewOf(email)).toMatchObject({ state: 'ended', reasons: ['end'] });
});
