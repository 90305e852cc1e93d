import { mailboxOf } from '../../../gateway/partnership/same-person';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway, type Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const SITE_IDS = { main: 1, invest: 2, bank: 3, international: 4 };
/** Links of the seed. */
const LINKS = {
  grace: { affid: 'DX991TDV', cxd: 'HVYW0717J1' },
  omar: { affid: 'EWEKFSQ8', cxd: 'TSJA2GBQT2' },
  clara: { affid: 'SVE471CZ', cxd: 'DGD34ZNY1S' },
};
const GRACE = 'international-ib@portico.test';
const OMAR = 'international@portico.test';

let count = 0;
/** Registers at international unless `fields` name another site; returns the answer, and the referral. */
async function register(fields: Record<string, unknown> = {}) {
  count += 1;
  const email = `referred-${count}@portico.test`;
  const form = {
    email,
    password: 'Fresh-horse-7',
    firstName: 'Ada',
    lastName: 'Byron',
    siteId: 4,
    ...fields,
  };
  const { body } = await gateway.call('singleRegister', { body: form, ip: `10.80.${count}.1` });
  const rows =
    await gateway.rows(`select p.email as partner, r.via, r.state, r.reason, r.click_id is not null as "hasClick",
      (select array_agg(split_part(l.email, '@', 1) order by n) from unnest(r.line) with ordinality as ids(id, n)
        join clients l on l.id = ids.id) as line
    from referrals r join clients c on c.id = r.client_id join clients p on p.id = r.partner_id
    where c.email = lower('${String(form.email)}')`);
  return { body, email: String(form.email), referral: rows[0] };
}
const visit = async ({ affid, cxd }: { affid: string; cxd: string }, existingGuid: string | null = null) => {
  const body = { uri: `https://portico.example/?affid=${affid}&cxd=${cxd}`, siteId: 4, existingGuid };
  return (await gateway.call('createMarketingId', { body, ip: `10.81.${(count += 1)}.1` })).body
    .result as string;
};
const check = async (code: string, siteId = SITE_IDS.international, ip = '10.82.0.1') =>
  (await gateway.call('checkReferral', { body: { code, siteId }, ip })).body;

describe('a registration', () => {
  it('by a link is bound to its partner, who has one sign-up more', async () => {
    const token = await gateway.signIn(GRACE);
    const signUps = async () =>
      (await gateway.call('getPartnership', { token })).body.result.links[0].signUps as number;
    const before = await signUps();
    const { referral } = await register(LINKS.grace);
    expect(referral).toMatchObject({
      partner: GRACE,
      via: 'link',
      state: 'active',
      reason: null,
      line: ['international-ib'],
    });
    expect(await signUps()).toBe(before + 1);
  });

  it('by a typed code is bound to that, with any link', async () => {
    const { referral } = await register({ ...LINKS.grace, referralCode: ' ewekf-sq8 ' });
    expect(referral).toMatchObject({ partner: OMAR, via: 'code' });
    expect((await register({ referralCode: 'gw-2049' })).referral).toMatchObject({ partner: GRACE });
  });

  it('with an unknown code is refused at the field, and succeeds without it', async () => {
    for (const referralCode of ['NO-SUCH-CODE-1', LINKS.clara.affid]) {
      const { body, referral } = await register({ referralCode });
      expect(body).toEqual({
        hasError: true,
        errors: [{ errorCode: ERROR_CODE.invalid, details: { field: 'referralCode' } }],
      });
      expect(referral).toBeUndefined();
    }
    expect((await register({ referralCode: '' })).body.hasError).toBe(false);
  });

  it.each([
    ['the link of another company', LINKS.clara],
    ['a link of international on bank’s site', { ...LINKS.grace, siteId: SITE_IDS.bank }],
    ['the halves of two links', { affid: LINKS.grace.affid, cxd: LINKS.omar.cxd }],
    ['one half', { affid: LINKS.grace.affid }],
  ])('by %s succeeds and is bound to nobody', async (_case, fields) => {
    const { body, referral } = await register(fields);
    expect(body.hasError).toBe(false);
    expect(referral).toBeUndefined();
  });

  it('by an archived link is bound to nobody, and its code is unknown', async () => {
    await gateway.rows(`update partner_links set archived_at = now() where code = '${LINKS.omar.affid}'`);
    expect((await register(LINKS.omar)).referral).toBeUndefined();
    expect((await check(LINKS.omar.affid)).result).toEqual({ isValid: false });
    await gateway.rows(`update partner_links set archived_at = null where code = '${LINKS.omar.affid}'`);
  });

  it('remembers the click for thirty days', async () => {
    const marketingDataId = await visit(LINKS.grace);
    expect((await register({ ...LINKS.grace, marketingDataId })).referral).toMatchObject({ hasClick: true });
    await gateway.advance(31 * 86_400);
    expect((await register({ ...LINKS.grace, marketingDataId })).referral).toBeUndefined();
    await visit(LINKS.grace, marketingDataId);
    expect((await register({ ...LINKS.grace, marketingDataId })).referral).toMatchObject({ hasClick: true });
  });

  it('in two steps is bound at the end', async () => {
    const email = 'two-steps@portico.test';
    const form = {
      email,
      password: 'Fresh-horse-7',
      firstName: 'Ada',
      lastName: 'Byron',
      siteId: 3,
      ...LINKS.clara,
    };
    const { registrationId } = (await gateway.call('registerStep1', { body: form, ip: '10.83.0.1' })).body
      .result;
    const bound = () =>
      gateway.rows(
        `select 1 from referrals r join clients c on c.id = r.client_id where c.email = '${email}'`,
      );
    expect(await bound()).toEqual([]);
    await gateway.call('registerStep2', { body: { registrationId } });
    expect(await bound()).toHaveLength(1);
  });

  it('of a partner’s client has the line of that partner, three at most and frozen', async () => {
    const emails = [];
    let fields: { affid: string; cxd: string } = LINKS.grace;
    for (let level = 1; level <= 4; level += 1) {
      const { email, referral } = await register(fields);
      emails.push(email.split('@')[0] ?? '');
      expect(referral?.['line']).toEqual(
        [...emails.slice(0, -1).toReversed(), 'international-ib'].slice(0, 3),
      );
      const [link] =
        await gateway.rows(`select code as affid, cxd from partner_links l join clients c on c.id = l.client_id
        where c.email = '${email}'`);
      fields = link as typeof fields;
    }
  });
});

describe('a self-referral', () => {
  it.each([
    ['international-ib@portico.test', 'international-ib@portico.test'],
    ['International-IB+second@portico.test', 'international-ib@portico.test'],
    ['a.b.c+x@googlemail.com', 'abc@gmail.com'],
    ['a.b@portico.test', 'a.b@portico.test'],
  ])('of %s is seen as %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

  it('by the partner’s address with a tag succeeds and is refused as a referral', async () => {
    const { body, referral } = await register({ ...LINKS.grace, email: 'International-ib+me@portico.test' });
    expect(body.hasError).toBe(false);
    expect(referral).toMatchObject({ partner: GRACE, state: 'refused', reason: 'self' });
  });

  it('by the partner’s phone is refused, also by one further up the line', async () => {
    await gateway.rows(`update clients set phone = '+254712345678' where email = '${GRACE}'`);
    const phone = '+254 712 345 678';
    expect((await register({ ...LINKS.grace, phone, country: 'KE' })).referral).toMatchObject({
      state: 'refused',
    });
    const { email } = await register(LINKS.grace);
    const [link] =
      await gateway.rows(`select code as affid, cxd from partner_links l join clients c on c.id = l.client_id
      where c.email = '${email}'`);
    expect((await register({ ...link, phone, country: 'KE' })).referral).toMatchObject({
      state: 'refused',
      reason: 'self',
    });
  });

  it('from the partner’s network or browser is for a person to look at', async () => {
    const { token } = (
      await gateway.call('login', { body: { email: OMAR, password: 'Portico-demo-1' }, ip: '10.84.0.1' })
    ).body.result;
    expect(token).toBeTruthy();
    const form = {
      email: 'near@portico.test',
      password: 'Fresh-horse-7',
      firstName: 'A',
      lastName: 'B',
      siteId: 4,
    };
    await gateway.call('singleRegister', { body: { ...form, ...LINKS.omar }, ip: '10.84.0.1' });
    const [row] =
      await gateway.rows(`select state, reason from referrals r join clients c on c.id = r.client_id
      where c.email = 'near@portico.test'`);
    expect(row).toEqual({ state: 'active', reason: 'network' });
    const marketingDataId = await visit(LINKS.grace);
    const { email } = await register({ ...LINKS.grace, marketingDataId });
    const [link] =
      await gateway.rows(`select code as affid, cxd from partner_links l join clients c on c.id = l.client_id
      where c.email = '${email}'`);
    expect((await register({ ...link, marketingDataId })).referral).toMatchObject({
      state: 'active',
      reason: 'device',
    });
  });
});

it('a check of a code reveals only that it is valid, and is limited', async () => {
  expect(await check('dx99itdv')).toEqual({ hasError: false, result: { isValid: true } });
  expect((await check('DX991TDV', SITE_IDS.bank)).result).toEqual({ isValid: false });
  expect((await check('DX991TDV', SITE_IDS.main)).result).toEqual({ isValid: false });
  const ip = '10.85.0.1';
  for (let tries = 0; tries < 20; tries += 1)
    expect((await check(`CODE-${tries}`, 4, ip)).hasError).toBe(false);
  expect((await check('CODE', 4, ip)).errors[0].errorCode).toBe(ERROR_CODE.tooManyTries);
});
