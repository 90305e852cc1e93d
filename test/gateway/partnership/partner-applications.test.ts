import { createHash } from 'node:crypto';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { BUDI, DAY, GRACE, LUKAS, OMAR, partnerTrades } from '../kit/partner-trades';
import { readEvents } from '../kit/read-events';
import { startGateway, type Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const { advance, balanceOf, now, refer, rewardsOf, trade } = partnerTrades(() => gateway);
const PASSWORD = 'Fresh-horse-7';
const REACH = { channels: ['website', 'video'], countries: ['AE', 'KE'], website: 'https://example.com' };

interface Agreement {
  readonly version: number;
  readonly sha256: string;
  readonly clauses: readonly string[];
}

const agreementOf = async (token: string) =>
  (await gateway.call('getPartnerAgreement', { token })).body.result;
const apply = async (token: string, { sha256, version }: Agreement, changes: object = {}) =>
  (
    await gateway.call('applyAsPartner', {
      token,
      body: { agreementVersion: version, sha256, ...REACH, ...changes },
    })
  ).body;
/** Why the partnership of a client is not active. */
const reasonsOf = async (token: string) =>
  (await gateway.call('getPartnership', { token })).body.result.reasons as string[];
const isIb = async (token: string) =>
  (await gateway.call('getClient', { token })).body.result.isIb as boolean;
const noticesOf = async (email: string) =>
  (
    await gateway.rows(`select n.template from notifications n join clients c on c.id = n.client_id
    where c.email = '${email}' and n.template like 'partner-%' order by n.id`)
  ).map(({ template }) => template);

/** The lines of the one open review of a client. */
async function findReview(email: string) {
  const { lines } = await gateway.review();
  const at = lines.findIndex((line) => line.startsWith('P-') && line.includes(email));
  return { mark: /^P-\d+-\d+/.exec(lines[at] ?? '')?.[0] ?? '', text: lines.slice(at).join('\n') };
}

async function applicant(link = GRACE) {
  const { email } = await refer(link);
  const token = await gateway.signIn(email, PASSWORD);
  await apply(token, await agreementOf(token));
  return { email, token };
}

describe('the agreement', () => {
  it('prints the figures of the scheme in the client’s language, and its hash is of what is read', async () => {
    const { clauses, sha256, version } = await agreementOf(await gateway.signIn(OMAR.email));
    expect(clauses.join(' ')).toMatch(/USD.6\.00 in currency pairs, USD.5\.00 in metals/);
    expect(clauses.join(' ')).toContain('15% and 5% of the first level');
    expect(clauses).toContain('A reward never depends on a client’s profit or loss.');
    expect(sha256).toBe(
      createHash('sha256')
        .update(JSON.stringify([version, ...clauses]))
        .digest('hex'),
    );
    await gateway.rows(`update clients set culture = 'de-DE' where email = '${LUKAS.email}'`);
    await gateway.rows(`update clients set culture = 'id-ID' where email = '${BUDI.email}'`);
    const german = await agreementOf(await gateway.signIn(LUKAS.email));
    expect(german.clauses.join(' ')).toMatch(/20.% des Spreads/);
    const indonesian = await agreementOf(await gateway.signIn(BUDI.email));
    expect(indonesian.clauses.join(' ')).toMatch(/IDR.25\.000/);
    expect(indonesian).toMatchObject({ state: 'active', acceptedVersion: 1 });
  });

  it('is refused at a company without partners', async () => {
    const token = await gateway.signIn('main-ib@portico.test');
    for (const id of ['getPartnerAgreement', 'applyAsPartner'] as const) {
      const body = { agreementVersion: 1, sha256: '0'.repeat(64), ...REACH };
      const answer = await gateway.call(id, { token, ...(id === 'applyAsPartner' && { body }) });
      expect(answer.body.errors[0].errorCode).toBe(ERROR_CODE.forbidden);
    }
  });
});

it('a company whose programme has not begun has no partnership', async () => {
  const token = await gateway.signIn(LUKAS.email);
  const begin = (sign: string) =>
    gateway.rows(`update partner_schemes set valid_from = valid_from ${sign} interval '100 years'
      where programme = 'partner' and company_id = (select company_id from clients where email = '${LUKAS.email}')`);
  await begin('+');
  expect(await reasonsOf(token)).toEqual(['programme']);
  await begin('-');
  expect(await reasonsOf(token)).not.toContain('programme');
});

describe('an application', () => {
  it('accepts the agreement that was read, waits, and cannot be made twice', async () => {
    const { email } = await refer(GRACE);
    const token = await gateway.signIn(email, PASSWORD);
    const agreement = await agreementOf(token);
    expect(agreement).toMatchObject({ state: 'none', application: null });
    expect(await reasonsOf(token)).toEqual(['application']);
    const refusals = [
      await apply(token, { ...agreement, sha256: 'f'.repeat(64) }),
      await apply(token, { ...agreement, version: 2 }),
      await apply(token, agreement, { channels: ['pigeons'] }),
    ];
    for (const { errors } of refusals) expect(errors[0].errorCode).toBe(ERROR_CODE.invalid);
    expect(await apply(token, agreement)).toMatchObject({ hasError: false });
    expect(await agreementOf(token)).toMatchObject({
      state: 'applied',
      acceptedVersion: 1,
      application: { ...REACH, decidedAt: null, reason: null },
    });
    expect(await reasonsOf(token)).toEqual(['decision']);
    expect((await apply(token, agreement)).errors[0].errorCode).toBe(ERROR_CODE.duplicate);
    expect((await findReview(email)).text).toContain('channels: "[\\"website\\",\\"video\\"]"');
  });

  it('that is approved makes a partner of the client at once, below the one who referred them', async () => {
    const { email, token } = await applicant();
    const stream = await readEvents(gateway.url, token);
    await stream.next();
    const { mark } = await findReview(email);
    expect(await isIb(token)).toBe(false);
    expect((await gateway.review('approve', mark)).lines).toEqual([`${mark}: partner-approved.`]);
    let event = await stream.next();
    while (event.kind !== 'client') event = await stream.next();
    stream.close();
    expect(await isIb(token)).toBe(true);
    expect(await agreementOf(token)).toMatchObject({ state: 'active' });
    const overview = (await gateway.call('getPartnership', { token })).body.result;
    expect(overview).toMatchObject({ programme: 'partner', state: 'active', reasons: [] });
    const [row] = await gateway.rows(`select parent.email from partners p join clients c on c.id = p.client_id
      join clients parent on parent.id = p.parent_id where c.email = '${email}'`);
    expect(row).toEqual({ email: GRACE.email });
    expect(await noticesOf(email)).toEqual(['partner-approved']);
    expect((await gateway.review('refuse', mark, 'other')).code).toBe(1);
    expect((await apply(token, await agreementOf(token))).errors[0].errorCode).toBe(ERROR_CODE.duplicate);
  });

  it('that is refused has a reason, and may be made again under another mark', async () => {
    const { email, token } = await applicant();
    const { mark } = await findReview(email);
    expect((await gateway.review('refuse', mark)).code).toBe(2);
    await gateway.review('refuse', mark, 'channels', 'note', 'Not this site.');
    expect(await agreementOf(token)).toMatchObject({
      state: 'refused',
      application: { reason: 'channels', note: 'Not this site.' },
    });
    expect(await isIb(token)).toBe(false);
    expect(await noticesOf(email)).toEqual(['partner-refused']);
    await apply(token, await agreementOf(token));
    const { mark: secondMark } = await findReview(email);
    expect(secondMark).not.toBe(mark);
    expect((await gateway.review('approve', mark)).code).toBe(1);
    await gateway.review('ask', secondMark, 'note', 'Which videos?');
    expect(await agreementOf(token)).toMatchObject({
      state: 'asked',
      application: { reason: null, note: 'Which videos?' },
    });
    expect(await noticesOf(email)).toEqual(['partner-refused', 'partner-returned']);
  });

  it('are also part of invest’s registration of a partner', async () => {
    const email = 'new-partner@portico.test';
    const form = {
      email,
      password: PASSWORD,
      firstName: 'Rina',
      lastName: 'Wijaya',
      siteId: 2,
      country: 'ID',
      phone: '+6281234567890',
      partner: {
        kind: 'person',
        channels: ['website'],
        countries: ['ID'],
        expectedClients: '1-10',
        agreesAt: '2026-11-20T10:00:00Z',
      },
    };
    const { body } = await gateway.call('singleRegister', { body: form, ip: '10.91.1.1' });
    expect(body).toMatchObject({ hasError: false });
    const token = await gateway.signIn(email, PASSWORD);
    expect(await agreementOf(token)).toMatchObject({ state: 'applied', acceptedVersion: null });
    await gateway.review('approve', (await findReview(email)).mark);
    expect(await isIb(token)).toBe(true);
    // The registration linked no agreement: it is accepted before the first payout.
    expect(await agreementOf(token)).toMatchObject({ state: 'paused' });
    const { sha256, version } = await agreementOf(token);
    await gateway.call('acceptPartnerAgreement', { token, body: { version, sha256 } });
    expect(await agreementOf(token)).toMatchObject({ state: 'active', acceptedVersion: 1 });
  });
});

it('a new version pauses payouts until the partner accepts it', async () => {
  const token = await gateway.signIn(GRACE.email);
  const missingOf = async (session: string) =>
    (await gateway.call('getPartnership', { token: session })).body.result.nextPayout?.missing as string[];
  expect(await missingOf(token)).not.toContain('agreement');
  const old = await agreementOf(token);
  await gateway.rows(`insert into partner_schemes (company_id, programme, version, kind, rules, levels, hold_days, minimum, pay_day, valid_from)
    select company_id, programme, 2, kind, jsonb_set(rules, '{rates,forex}', '"7"'), levels, hold_days, minimum, pay_day, now() - interval '10 years'
    from partner_schemes where programme = 'partner' and company_id = (select company_id from clients where email = '${GRACE.email}')`);
  await gateway.rows(
    `update partner_schemes set valid_until = now() - interval '10 years' where version = 1 and programme = 'partner'
      and company_id = (select company_id from clients where email = '${GRACE.email}')`,
  );
  const current = await agreementOf(token);
  expect(current).toMatchObject({ version: 2, state: 'paused', acceptedVersion: 1 });
  expect(current.clauses[0]).toMatch(/USD.7\.00/);
  expect(await missingOf(token)).toEqual(expect.arrayContaining(['paused', 'agreement']));
  expect(await reasonsOf(token)).toEqual(['agreement']);
  const accept = ({ sha256, version }: Agreement) =>
    gateway.call('acceptPartnerAgreement', { token, body: { version, sha256 } });
  expect((await accept(old)).body.errors[0].errorCode).toBe(ERROR_CODE.invalid);
  await accept(current);
  expect(await agreementOf(token)).toMatchObject({ state: 'active', acceptedVersion: 2 });
  for (const hindrance of ['paused', 'agreement']) expect(await missingOf(token)).not.toContain(hindrance);
  expect(await reasonsOf(token)).toEqual([]);
});

it('only a partner accepts the agreement alone', async () => {
  const token = await gateway.signIn(OMAR.email);
  const { sha256, version } = await agreementOf(token);
  const { errors } = (await gateway.call('acceptPartnerAgreement', { token, body: { version, sha256 } }))
    .body;
  expect(errors[0].errorCode).toBe(ERROR_CODE.forbidden);
});

describe('links of a partner who has not accepted the current agreement', () => {
  const isValid = async ({ affid }: { affid: string }) =>
    (await gateway.call('checkReferral', { body: { code: affid, siteId: 4 }, ip: '10.77.1.1' })).body.result
      .isValid as boolean;
  const counts = async ({ affid }: { affid: string }) =>
    (
      await gateway.rows(`select (select count(*)::integer from partner_clicks c where c.link_id = l.id) as clicks,
        (select count(*)::integer from referrals r where r.link_id = l.id) as clients
      from partner_links l where l.code = '${affid}'`)
    )[0];
  const visit = ({ affid, cxd }: { affid: string; cxd: string }) =>
    gateway.call('createMarketingId', {
      body: { siteId: 4, uri: `https://x.example/register?affid=${affid}&cxd=${cxd}`, existingGuid: null },
      ip: '10.77.2.1',
    });

  it('count no click and bind nobody, and trades of earlier clients still earn', async () => {
    const { login } = await refer(GRACE);
    await gateway.rows(
      `update partners set agreement_version = null where client_id = (select id from clients where email = '${GRACE.email}')`,
    );
    expect(await isValid(GRACE)).toBe(false);
    const before = await counts(GRACE);
    await visit(GRACE);
    const { login: unbound } = await refer(GRACE);
    expect(await counts(GRACE)).toEqual(before);
    expect(await rewardsOf(await trade(login))).toMatchObject([{ state: 'accrued', amount: '8.75' }]);
    expect(await rewardsOf(await trade(unbound))).toEqual([]);

    const token = await gateway.signIn(GRACE.email);
    const { sha256, version } = await agreementOf(token);
    await gateway.call('acceptPartnerAgreement', { token, body: { version, sha256 } });
    expect(await isValid(GRACE)).toBe(true);
    await visit(GRACE);
    await refer(GRACE);
    expect(await counts(GRACE)).toEqual({
      clicks: Number(before?.['clicks']) + 1,
      clients: Number(before?.['clients']) + 1,
    });
  });
});

describe('a partnership that a person ends', () => {
  const idOf = async (email: string) =>
    String((await gateway.rows(`select id from clients where email = '${email}'`))[0]?.['id']);

  it('takes the rights and the links, later trades earn nothing on that level, and what is owed stays', async () => {
    const sub = await applicant(GRACE);
    await gateway.review('approve', (await findReview(sub.email)).mark);
    const [link] = await gateway.rows(
      `select l.code as affid, l.cxd from partner_links l join clients c on c.id = l.client_id where c.email = '${sub.email}'`,
    );
    const own = { affid: String(link?.['affid']), cxd: String(link?.['cxd']) };
    const { login } = await refer(own);
    const earlierTrade = await trade(login);
    expect(await rewardsOf(earlierTrade)).toMatchObject([
      { amount: '8.75' },
      { amount: '1.31', state: 'accrued' },
    ]);

    const mark = `P-${(await idOf(sub.email)).padStart(8, '0')}-1`;
    expect((await gateway.review('end', mark, 'note', 'Our contract is over.')).lines[0]).toContain(mark);
    const token = await gateway.signIn(sub.email, PASSWORD);
    expect(await isIb(token)).toBe(false);
    expect(await noticesOf(sub.email)).toEqual(['partner-approved', 'partner-ended']);
    expect(await agreementOf(token)).toMatchObject({
      state: 'ended',
      application: { note: 'Our contract is over.' },
    });
    expect((await apply(token, await agreementOf(token))).errors[0].errorCode).toBe(ERROR_CODE.forbidden);
    expect(await rewardsOf(await trade(login))).toMatchObject([
      { level: 1, state: 'none', reason: 'ended', amount: '0' },
      { level: 2, state: 'accrued', amount: '1.31' },
    ]);
    const { login: unbound } = await refer(own);
    expect(await rewardsOf(await trade(unbound))).toEqual([]);
    expect((await gateway.review('end', mark)).code).not.toBe(0);

    await advance(15 * DAY);
    await gateway.settleCommission();
    expect(await rewardsOf(earlierTrade)).toMatchObject([{ state: 'approved' }, { state: 'approved' }]);
    expect(await balanceOf(sub.email)).toBe('8.75');
  });

  it('with a balance below zero keeps it, and takes it from no account', async () => {
    const sub = await applicant(GRACE);
    await gateway.review('approve', (await findReview(sub.email)).mark);
    const id = await idOf(sub.email);
    await gateway.review('end', `P-${id.padStart(8, '0')}-1`);
    const owedAccount = { kind: 'partner', clientId: Number(id), currency: 'USD' } as const;
    await gateway.post({
      kind: 'commission',
      at: new Date(now()),
      postings: [
        { account: owedAccount, amount: '-80.00' },
        { account: { kind: 'house', currency: 'USD' }, amount: '80.00' },
      ],
    });
    const fundsOf = () =>
      gateway.rows(`select l.balance::text as balance from ledger_accounts l join accounts a on a.login = l.login
        where a.client_id = ${id} order by a.login`);
    const funds = await fundsOf();
    expect(funds.length).toBeGreaterThan(0);
    await advance(70 * DAY);
    await gateway.settleCommission();
    expect(await balanceOf(sub.email)).toBe('-80.00');
    expect(await fundsOf()).toEqual(funds);
  });
});
