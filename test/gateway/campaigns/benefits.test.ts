import Big from 'big.js';
import { randomUUID } from 'node:crypto';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { CULTURE_NAMES } from '../../../src/domain/culture/cultures.table';
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
const INVEST = 'invest@portico.test';
let now = START.getTime();
const advance = async (seconds: number) => {
  now += seconds * 1_000;
  await gateway.advance(seconds);
};

interface Listed {
  id: number;
  kind: string;
  culture: string;
  title: string;
  isEligible: boolean;
  terms: string | null;
  termsSha256: string | null;
  endsAt: string;
  reasons: { code: string; fix: string | null }[];
  rules: { key: string; value: string | null; own: string | null; holds: boolean | null }[];
  accounts: { login: number; reasons: { code: string }[] }[];
}

interface Scored {
  sum: string;
  trades: {
    ticket: number;
    net: string;
    reason: string | null;
    cost: string | null;
    amount: string | null;
  }[];
}

const campaignsOf = async (token: string): Promise<Listed[]> =>
  (await gateway.call('getCampaigns', { token })).body.result;
async function findCampaign(token: string, kind: string): Promise<Listed> {
  const campaign = (await campaignsOf(token)).find((candidate) => candidate.kind === kind);
  if (!campaign) throw new Error(`no ${kind}`);
  return campaign;
}
/** A score with the trades that count before those that do not. */
async function scoreOf(token: string, id: number): Promise<Scored> {
  const { counted, excluded, ...figures } = (await gateway.call('getCampaignScore', { token, query: { id } }))
    .body.result;
  return { ...figures, trades: [...counted, ...excluded] };
}
const join = (token: string, { id, termsSha256 }: Listed, login: number) =>
  gateway.call('joinCampaign', {
    token,
    body: { campaignId: id, login, termsSha256: termsSha256 ?? '', idempotencyKey: randomUUID() },
  });

let accountCount = 0;
async function openAccount(email: string, accountType = 'Raw', currency = 'USD'): Promise<number> {
  accountCount += 1;
  const login = await openTradingAccount(gateway, {
    login: 65_200_000 + accountCount,
    accountType,
    currency,
    balance: currency === 'IDR' ? '100000000' : '5000.00',
  });
  await gateway.rows(
    `update accounts set client_id = (select id from clients where email = '${email}') where login = ${login}`,
  );
  return login;
}

/** Records a trade that lasted some seconds and ended just now. */
async function trade(login: number, fields: object = {}, seconds = 600): Promise<number> {
  const openedAt = new Date(now - seconds * 1_000).toISOString();
  const closedAt = new Date(now).toISOString();
  const request = { login, symbol: 'XAUUSD', side: 'buy' as const, lots: '0.10', openedAt, closedAt };
  const [result] = await gateway.deal(['record', { ...request, ...fields }]);
  return Number(result?.['ticket']);
}

const dealOf = async (ticket: number) => {
  const [deal] = await gateway.rows(`select login, profit::text, swap::text, commission::text, spread::text,
    to_char(closed_at at time zone 'UTC', 'YYYY')::integer as year from deals where ticket = ${ticket}`);
  return deal as Record<'profit' | 'swap' | 'commission' | 'spread', string> & {
    login: number;
    year: number;
  };
};
const costsOf = async (token: string, login: number, year: number) =>
  (await gateway.call('getCosts', { token, query: { login, year } })).body.result as {
    months: { commission: string; spread: string }[];
    waived: string | null;
    rebated: string | null;
  };

it('a fee waiver lets no commission be charged on the counted trades, and every place shows it', async () => {
  let token = await gateway.signIn(EMAIL);
  const login = await openAccount(EMAIL);
  const before = await trade(login);
  expect((await dealOf(before)).commission).toBe('-0.60');
  const campaign = await findCampaign(token, 'feeWaiver');
  expect(campaign.rules.map(({ key, own, value }) => [key, value, own])).toContainEqual([
    'waived-commission',
    '100',
    null,
  ]);
  expect((await join(token, campaign, login)).status).toBe(200);
  await advance(3_600);
  const tickets = {
    counted: await trade(login),
    early: await trade(login, {}, 7_200),
    other: await trade(login, { symbol: 'EURUSD' }),
  };
  token = await gateway.signIn(EMAIL);
  expect((await dealOf(tickets.counted)).commission).toBe('0.00');
  expect((await dealOf(tickets.early)).commission).toBe('-0.60');
  expect((await dealOf(tickets.other)).commission).toBe('-0.60');
  const score = await scoreOf(token, campaign.id);
  expect(score.sum).toBe('0.60');
  expect(score.trades.map(({ amount, cost, reason, ticket }) => [ticket, reason, cost, amount])).toEqual([
    [tickets.counted, null, '0.60', '0.60'],
    [tickets.other, 'symbol', '0.60', null],
    [tickets.early, 'before-joining', '0.60', null],
    [before, 'before-joining', '0.60', null],
  ]);
  const own = (await findCampaign(token, 'feeWaiver')).rules.find(({ key }) => key === 'waived-commission');
  expect(own).toMatchObject({ value: '100', own: '0.60', holds: null });

  const terms = await gateway.call('getDealTerms', { token, query: { login, ticket: tickets.counted } });
  expect(terms.body.result).toMatchObject({ waived: '0.60', rebated: null });
  const { year } = await dealOf(tickets.counted);
  const costs = await costsOf(token, login, year);
  expect(costs).toMatchObject({ waived: '0.60', rebated: null });
  expect(costs.months.reduce((sum, { commission }) => sum.plus(commission), Big(0)).toFixed(2)).toBe('-1.80');
  expect(await ledgerErrors(gateway)).toEqual([]);
}, 60_000);

it('in rupiah too, where an account that pays no commission cannot be entered', async () => {
  const token = await gateway.signIn(INVEST);
  const [raw, standard] = [
    await openAccount(INVEST, 'Raw', 'IDR'),
    await openAccount(INVEST, 'Standard', 'IDR'),
  ];
  const campaign = await findCampaign(token, 'feeWaiver');
  expect(campaign.accounts.find(({ login }) => login === standard)?.reasons).toEqual([
    { code: 'account-type', fix: 'open-account' },
  ]);
  const refused = await join(token, campaign, standard);
  expect(refused.body.errors).toMatchObject([
    { errorCode: ERROR_CODE.forbidden, details: { reason: 'account-type' } },
  ]);
  await join(token, campaign, raw);
  await advance(1_200);
  const ticket = await trade(raw);
  expect(Number((await dealOf(ticket)).commission)).toBe(0);
  const { sum } = await scoreOf(await gateway.signIn(INVEST), campaign.id);
  expect(Number(sum)).toBeGreaterThan(1_000);
  expect(sum).toMatch(/^\d+$/);
  expect(await ledgerErrors(gateway)).toEqual([]);
}, 60_000);

it('a spread rebate is paid once for each counted trade, by its share of the spread', async () => {
  let token = await gateway.signIn(EMAIL);
  const login = await openAccount(EMAIL, 'Standard');
  const campaign = await findCampaign(token, 'spreadRebate');
  expect((await join(token, campaign, login)).status).toBe(200);
  await advance(3_600);
  const wonTrade = await trade(login, { lots: '0.30' });
  const lostTrade = await trade(login, { lots: '0.30', side: 'sell' });
  const robot = await trade(login);
  await gateway.rows(`update deals set origin = 'robot' where ticket = ${robot}`);
  token = await gateway.signIn(EMAIL);
  const { spread } = await dealOf(wonTrade);
  const rebate = Big(spread).neg().times('0.25').round(2, Big.roundHalfUp).toFixed(2);
  expect(Number(rebate)).toBeGreaterThan(0);
  const rows = (await scoreOf(token, campaign.id)).trades;
  for (const ticket of [wonTrade, lostTrade])
    expect(rows.find((row) => row.ticket === ticket)).toMatchObject({ reason: null, amount: rebate });
  const funds = (await gateway.call('getFunds', { token, query: { login } })).body.result as {
    kind: string;
    amount: string;
  }[];
  expect(
    funds.filter(({ amount, kind }) => kind === 'rebate' && Number(amount) === Number(rebate)),
  ).toHaveLength(2);
  const [sums] = await gateway.rows(`select
      (select sum(amount)::text from campaign_benefits where kind = 'spreadRebate') as borne,
      (select sum(posting.amount)::text from postings posting join ledger_entries entry on entry.id = posting.entry_id
        join campaign_benefits benefit on benefit.entry_id = entry.id where entry.kind = 'rebate' and posting.amount > 0) as paid,
      (select count(*)::integer from campaign_benefits where kind = 'spreadRebate') as count,
      (select count(distinct ticket)::integer from campaign_benefits where kind = 'spreadRebate') as tickets`);
  expect(sums).toMatchObject({ borne: sums?.['paid'], count: 3, tickets: 3 });
  const { year } = await dealOf(wonTrade);
  expect(await costsOf(token, login, year)).toMatchObject({ waived: null, rebated: sums?.['borne'] });

  await gateway.call('leaveCampaign', { token, body: { campaignId: campaign.id } });
  const laterTicket = await trade(login);
  const laterTrade = (await scoreOf(token, campaign.id)).trades.find(({ ticket }) => ticket === laterTicket);
  expect(laterTrade).toMatchObject({ reason: 'not-member', amount: null });
  expect(await ledgerErrors(gateway)).toEqual([]);
}, 60_000);

it('the same deal in two campaigns of a kind has the higher share, once; the other one gives the reason', async () => {
  let token = await gateway.signIn(EMAIL);
  const login = await openAccount(EMAIL, 'Standard');
  const [generous] = await gateway.rows(`insert into campaigns
    (company_id, kind, title, content_text, reward, terms, currency, rules, join_from, starts_at, ends_at)
    select company_id, kind, 'Half', '', '', 'Terms', currency, '{"share":"50"}', join_from, starts_at, ends_at
      from campaigns where kind = 'spreadRebate' returning id`);
  const [small] = await gateway.rows(`insert into campaigns
    (company_id, kind, title, content_text, reward, terms, currency, rules, join_from, starts_at, ends_at)
    select company_id, kind, 'Little', '', '', 'Terms', currency, '{"share":"5"}', join_from, starts_at, ends_at
      from campaigns where title = 'Half' returning id`);
  const ids = [Number(generous?.['id']), Number(small?.['id'])];
  for (const campaign of (await campaignsOf(token)).filter(({ id }) => ids.includes(id)))
    expect((await join(token, campaign, login)).status).toBe(200);
  await advance(3_600);
  const ticket = await trade(login);
  token = await gateway.signIn(EMAIL);
  const [half, little] = [await scoreOf(token, ids[0]!), await scoreOf(token, ids[1]!)];
  expect(half.trades[0]).toMatchObject({ ticket, reason: null });
  expect(little.trades[0]).toMatchObject({ ticket, reason: 'other-campaign', amount: null });
  await gateway.rows(`delete from campaign_benefits where campaign_id in (${ids.join()})`);
  await gateway.rows(`delete from campaign_members where campaign_id in (${ids.join()})`);
  await gateway.rows(`delete from campaigns where id in (${ids.join()})`);
}, 60_000);

it('a notice is only a message: it has neither rules nor terms, and cannot be joined', async () => {
  const token = await gateway.signIn(EMAIL);
  const [row] = await gateway.rows(`insert into campaigns
    (company_id, kind, title, content_text, reward, terms, join_from, starts_at, ends_at)
    select company_id, 'notice', 'Shorter hours', 'Indices close early on Friday.', '', '', join_from, starts_at, ends_at
      from campaigns where kind = 'spreadRebate' returning id`);
  const id = Number(row?.['id']);
  const notice = (await campaignsOf(token)).find((campaign) => campaign.id === id);
  expect(notice).toMatchObject({
    kind: 'notice',
    isEligible: false,
    reward: null,
    terms: null,
    termsSha256: null,
    rules: [],
    reasons: [{ code: 'closed', fix: null }],
  });
  const [account] = notice!.accounts;
  const answer = await join(token, { ...notice!, termsSha256: '0'.repeat(64) }, account!.login);
  expect(answer.body.errors).toMatchObject([{ errorCode: ERROR_CODE.refused }]);
  for (const call of ['getCampaignScore', 'getCampaignBoard'] as const)
    expect((await gateway.call(call, { token, query: { id } })).body.errors).toMatchObject([
      { errorCode: ERROR_CODE.notFound },
    ]);
  await gateway.rows(`delete from campaigns where id = ${id}`);
});

it('an ended campaign has the reason that it is closed', async () => {
  const campaigns = await campaignsOf(await gateway.signIn(EMAIL));
  const endedCampaigns = campaigns.filter(({ endsAt }) => Date.parse(endsAt) <= now);
  expect(endedCampaigns.length).toBeGreaterThan(0);
  for (const { isEligible, reasons } of endedCampaigns) {
    expect(isEligible).toBe(false);
    expect(reasons.map(({ code }) => code)).toContain('closed');
  }
});

it('every seeded campaign and slide is written in each of the languages', async () => {
  for (const culture of CULTURE_NAMES)
    for (const email of [EMAIL, INVEST, 'bank@portico.test']) {
      await gateway.rows(`update clients set culture = '${culture}' where email = '${email}'`);
      const token = await gateway.signIn(email);
      const language = culture.startsWith('zh') ? culture : culture.slice(0, 2);
      const slides = (await gateway.call('getCampaignSlides', { token })).body.result as {
        culture: string;
      }[];
      const listedCampaigns = email === 'bank@portico.test' ? [] : await campaignsOf(token);
      for (const row of [...slides, ...listedCampaigns])
        expect(row.culture).toMatch(new RegExp(`^${language}`));
      expect(slides.length).toBeGreaterThan(0);
    }
}, 120_000);

it('slides are the running campaigns, by priority', async () => {
  await gateway.rows(`update clients set culture = 'en-US' where email = '${EMAIL}'`);
  const token = await gateway.signIn(EMAIL);
  const running = (await campaignsOf(token))
    .filter(({ kind }) => kind !== 'notice')
    .map(({ title }) => title);
  const slides = (await gateway.call('getCampaignSlides', { token })).body.result as { buttonText: string }[];
  expect(slides.map(({ buttonText }) => buttonText)).toEqual([
    'Autumn trading contest',
    'Spread back on majors',
  ]);
  for (const { buttonText } of slides) expect(running).toContain(buttonText);
});

it('the quote of a trade has the commission that is charged, with a running waiver and without', async () => {
  const [waivedLogin, login] = [await openAccount(EMAIL), await openAccount(EMAIL)];
  const quoteOf = async (account: number, symbol: string, side = 'buy') => {
    const [answer] = await gateway.deal(['quote', { login: account, symbol, side, lots: '0.30' }]);
    return answer as Record<'commission' | 'freeMarginAfter' | 'waived', string>;
  };
  const tradeNow = async (account: number, symbol: string) => {
    const order = { kind: 'market', login: account, symbol, side: 'buy', lots: '0.30' } as const;
    const [opened] = await gateway.deal(['order', order]);
    const ticket = Number(opened?.['ticket']);
    await gateway.deal(['close', { ticket }]);
    return Number((await dealOf(ticket)).commission);
  };
  const token = await gateway.signIn(EMAIL);
  const { id } = await findCampaign(token, 'feeWaiver');
  await gateway.rows(`update campaign_members set left_at = null, login = ${waivedLogin}
    where campaign_id = ${id} and client_id = (select id from clients where email = '${EMAIL}') returning login`);
  await advance(60);
  for (const [account, symbol, commission, waived] of [
    [login, 'XAUUSD', '1.80', null],
    [waivedLogin, 'EURUSD', '1.80', null],
    [waivedLogin, 'XAUUSD', '0.00', '1.80'],
  ] as const) {
    expect(await quoteOf(account, symbol)).toMatchObject({ commission, waived });
    expect(-(await tradeNow(account, symbol))).toBeCloseTo(Number(commission), 2);
  }
  // A trade that closes a position of a netting account is charged at once: its free margin shows it.
  await gateway.rows(
    `update accounts set margin_mode = 'netting' where login = ${waivedLogin} returning login`,
  );
  await gateway.deal([
    'order',
    { kind: 'market', login: waivedLogin, symbol: 'XAUUSD', side: 'buy', lots: '0.30' },
  ]);
  const { freeMarginAfter } = await quoteOf(waivedLogin, 'XAUUSD', 'sell');
  await gateway.deal([
    'order',
    { kind: 'market', login: waivedLogin, symbol: 'XAUUSD', side: 'sell', lots: '0.30' },
  ]);
  const [account] = await gateway.rows(
    `select balance::text from ledger_accounts where login = ${waivedLogin} and kind = 'client'`,
  );
  expect(Number(freeMarginAfter)).toBeCloseTo(Number(account?.['balance']), 1);
});
