import { randomUUID } from 'node:crypto';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import type { Campaign } from '../../../src/domain/campaigns/campaign';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { openTradingAccount, payment } from '../kit/trading-account';

let gateway: Gateway;
let token = '';
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.signIn('international@portico.test');
}, 60_000);
afterAll(() => gateway.stop());

type Answered = Omit<Campaign, 'reasons' | 'accounts'> & {
  reasons: { code: string; fix: string | null }[];
  accounts: {
    login: number;
    equity: string;
    missing: string | null;
    reasons: { code: string; fix: string | null }[];
  }[];
};

const campaignsOf = async (clientToken = token): Promise<Answered[]> =>
  (await gateway.call('getCampaigns', { token: clientToken })).body.result;
const findContest = async (clientToken = token): Promise<Answered> => {
  const contest = (await campaignsOf(clientToken)).find(({ prizes }) => prizes[0] === '1000');
  if (!contest) throw new Error('no contest');
  return contest;
};
const entryOf = ({ id, termsSha256 }: Answered, login: number, idempotencyKey: string = randomUUID()) => ({
  campaignId: id,
  login,
  termsSha256,
  idempotencyKey,
});
const join = (body: object, clientToken = token) =>
  gateway.call('joinCampaign', { token: clientToken, body });
const codeOf = ({ body }: { body: { errors?: { errorCode: number }[] } }) => body.errors?.[0]?.errorCode;

/** Amounts have a no-break space. */
const plainText = (text: string | null) => text?.replaceAll('\u00a0', ' ');

let accountCount = 0;
async function openAccount(balance: string, email = 'international@portico.test', currency = 'USD') {
  accountCount += 1;
  const login = await openTradingAccount(gateway, { login: 65_000_000 + accountCount, currency, balance });
  await gateway.rows(
    `update accounts set client_id = (select id from clients where email = '${email}') where login = ${login}`,
  );
  return login;
}

it('the rules are the data’s, and the texts have their figures', async () => {
  const contest = await findContest();
  expect(contest.rules.map(({ key, value }) => [key, value])).toEqual([
    ['live-account', null],
    ['minimum', '500'],
    ['verified', null],
    ['partner', null],
    ['period', null],
    ['seconds', '120'],
    ['symbols', 'EURUSD,GBPUSD,XAUUSD,US500'],
  ]);
  expect(plainText(contest.terms)).toContain('USD 500.00');
  expect(plainText(contest.contentText)).toContain('USD 1,000.00, USD 500.00, and USD 250.00');
  for (const campaign of await campaignsOf())
    for (const text of [campaign.title, campaign.contentText, campaign.reward, campaign.terms])
      expect(text).not.toMatch(/\{\{|\bundefined\b/);
});

it('an account below the minimum has the reason with both numbers, and enters once it has the money', async () => {
  const login = await openAccount('499.99');
  const poor = (await findContest()).accounts.find((account) => account.login === login);
  expect(poor).toMatchObject({
    equity: '499.99',
    missing: '0.01',
    reasons: [{ code: 'minimum', fix: 'deposit' }],
  });
  const contest = await findContest();
  const refused = await join(entryOf(contest, login));
  expect(refused.status).toBe(403);
  expect(refused.body.errors).toMatchObject([
    { errorCode: ERROR_CODE.forbidden, details: { reason: 'minimum' } },
  ]);
  await gateway.post(
    payment({ kind: 'client', login, currency: 'USD' }, '0.01', new Date(Date.UTC(2026, 10, 21))),
  );
  expect((await join(entryOf(contest, login))).status).toBe(200);
  expect((await findContest()).membership).toMatchObject({ login });
  await gateway.rows('delete from campaign_members where login > 65000000');
});

it('the current terms are needed, in any of the languages', async () => {
  const login = await openAccount('1000.00');
  const contest = await findContest();
  const wrong = await join({ ...entryOf(contest, login), termsSha256: '0'.repeat(64) });
  expect(codeOf(wrong)).toBe(ERROR_CODE.invalid);
  await gateway.rows(`update clients set culture = 'de-DE' where email = 'international@portico.test'`);
  const german = await findContest();
  await gateway.rows(`update clients set culture = 'en-US' where email = 'international@portico.test'`);
  expect(german.termsSha256).not.toBe(contest.termsSha256);
  expect((await join(entryOf(german, login))).status).toBe(200);
  await gateway.rows(`update campaigns set terms_version = 2 where id = ${contest.id}`);
  expect((await findContest()).termsSha256).not.toBe(contest.termsSha256);
  await gateway.rows(`update campaigns set terms_version = 1 where id = ${contest.id}`);
  await gateway.rows('delete from campaign_members where login > 65000000');
});

it('one key is one membership, from as many tabs as there are; another account is refused', async () => {
  const [login, other] = [await openAccount('1000.00'), await openAccount('1000.00')];
  const contest = await findContest();
  const entry = entryOf(contest, login);
  const answers = await Promise.all([1, 2, 3].map(() => join(entry)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(codeOf(await join({ ...entry, login: other }))).toBe(ERROR_CODE.idempotencyConflict);
  expect(codeOf(await join(entryOf(contest, other)))).toBe(ERROR_CODE.duplicate);
  expect(
    await gateway.rows(`select login from campaign_members where login in (${login}, ${other})`),
  ).toEqual([{ login }]);
});

it('a client who leaves and joins again has the same alias and base, and cannot take another account', async () => {
  const before = await findContest();
  const login = before.membership?.login ?? 0;
  const memberRow = () =>
    gateway.rows(`select alias, base::text, base_at, left_at from campaign_members where login = ${login}`);
  const [first] = await memberRow();
  expect(first).toMatchObject({ base: '1000.00' });
  await gateway.call('leaveCampaign', { token, body: { campaignId: before.id } });
  const leftContest = await findContest();
  expect(leftContest.joinedAt).toBeNull();
  expect(leftContest.members).toBe(Number(before.members) - 1);
  await gateway.post(
    payment({ kind: 'client', login, currency: 'USD' }, '5000.00', new Date(Date.UTC(2026, 10, 21))),
  );
  const others = leftContest.accounts.filter((account) => account.login !== login);
  expect(others.flatMap(({ reasons }) => reasons.map(({ code }) => code))).toContain('other-account');
  expect((await join(entryOf(before, login))).status).toBe(200);
  const [again] = await memberRow();
  expect(again).toMatchObject({ alias: first?.['alias'], base: '1000.00', left_at: null });
});

it('another client’s account, an account in another currency, and an ended campaign are refused', async () => {
  const stranger = await openAccount('1000.00', 'main@portico.test');
  const euro = await openAccount('1000.00', 'international-dark@portico.test', 'EUR');
  const dark = await gateway.signIn('international-dark@portico.test');
  const contest = await findContest(dark);
  expect(contest.reasons).toEqual([{ code: 'verified', fix: 'verify' }]);
  expect(codeOf(await join(entryOf(contest, stranger), dark))).toBe(ERROR_CODE.notFound);
  expect(contest.accounts.find(({ login }) => login === euro)?.reasons).toEqual([
    { code: 'account-currency', fix: 'open-account' },
  ]);
  const endedContest = (await campaignsOf()).find(({ title }) => title === 'October majors');
  if (!endedContest) throw new Error('no ended contest');
  expect(codeOf(await join(entryOf(endedContest, 65_000_001)))).toBe(ERROR_CODE.refused);
});

it('partners of a company whose menus hide campaigns read the reason', async () => {
  const contest = await findContest(await gateway.signIn('international-ib@portico.test'));
  expect(contest.reasons.map(({ code }) => code)).toEqual(['partner']);
  expect(contest.isEligible).toBe(false);
});
