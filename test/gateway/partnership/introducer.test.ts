import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { partnerTrades, GRACE } from '../kit/partner-trades';
import { startGateway, type Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const { now, refer, trade } = partnerTrades(() => gateway);

const introducerOf = async (token: string) => (await gateway.call('getIntroducer', { token })).body.result;
const refOf = async (email: string) =>
  String(
    (
      await gateway.rows(
        `select ref from referrals where client_id = (select id from clients where email = '${email}')`,
      )
    )[0]?.['ref'],
  );

it('a client without an introducer has nothing to hide', async () => {
  const token = await gateway.signIn(GRACE.email);
  expect(await introducerOf(token)).toBeNull();
  const { errors } = (await gateway.call('hideFromIntroducer', { token, body: { hidden: true } })).body;
  expect(errors[0].errorCode).toBe(ERROR_CODE.notFound);
});

it('a client sees who referred them, and in profile and costs the sum of the partner’s rows', async () => {
  const { email, login } = await refer(GRACE);
  const token = await gateway.signIn(email, 'Fresh-horse-7');
  expect(await introducerOf(token)).toMatchObject({ name: expect.stringMatching(/^\S+ \S\.$/u), paid: [] });
  await trade(login);
  await trade(login);
  const laterToken = await gateway.signIn(email, 'Fresh-horse-7');
  const year = new Date(now()).getUTCFullYear();
  const { totals } = (
    await gateway.call('getPartnerRewards', {
      token: await gateway.signIn(GRACE.email),
      query: { client: await refOf(email), level: 1, from: `${year}-01-01` },
    })
  ).body.result;
  expect(totals).toEqual([{ currency: 'USD', count: 2, amount: '15.00' }]);
  const { amount, currency } = totals[0];
  expect(await introducerOf(laterToken)).toMatchObject({
    state: 'active',
    reason: null,
    hidden: false,
    paid: [{ year, amount, currency }],
  });
  const costs = async (reportYear: number) =>
    (await gateway.call('getCosts', { token: laterToken, query: { login, year: reportYear } })).body.result
      .introducer;
  expect(await costs(year)).toEqual([{ amount, currency }]);
  expect(await costs(year - 1)).toEqual([]);
});

it('one switch hides the trades from the partner, who keeps day and amount', async () => {
  const { email, login } = await refer(GRACE);
  await trade(login);
  const token = await gateway.signIn(email, 'Fresh-horse-7');
  const partner = await gateway.signIn(GRACE.email);
  const query = { client: await refOf(email) };
  const rowOf = async () =>
    (await gateway.call('getPartnerRewards', { token: partner, query })).body.result.items[0];
  const hide = (hidden: boolean) => gateway.call('hideFromIntroducer', { token, body: { hidden } });
  const before = await rowOf();
  expect(before).toMatchObject({ symbol: 'EURUSD', lots: '1.25' });
  await hide(true);
  expect(await introducerOf(token)).toMatchObject({ hidden: true, sees: ['country', 'dates', 'rewards'] });
  expect(await rowOf()).toMatchObject({ symbol: null, lots: null, email: null, amount: before.amount });
  expect(
    (await gateway.call('getPartnerReward', { token: partner, query: { id: before.id } })).body.result,
  ).toMatchObject({ source: null, working: [] });
  await hide(false);
  expect(await rowOf()).toEqual(before);
});

it('the client, not the partner, reads why a referral was refused; only the reviewer reads a suspicion', async () => {
  const { email } = await refer(GRACE);
  const isClient = `client_id = (select id from clients where email = '${email}')`;
  const token = await gateway.signIn(email, 'Fresh-horse-7');
  await gateway.rows(`update referrals set reason = 'network' where ${isClient}`);
  expect(await introducerOf(token)).toMatchObject({ state: 'active', reason: null });
  await gateway.rows(`update referrals set state = 'refused', reason = 'self' where ${isClient}`);
  expect(await introducerOf(token)).toMatchObject({ state: 'refused', reason: 'self' });
});
