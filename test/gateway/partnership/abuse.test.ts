import { CLARA, DAY, GRACE, partnerTrades } from '../kit/partner-trades';
import { ledgerErrors } from '../kit/ledger-errors';
import { START } from '../kit/start-time';
import { startGateway, type Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const { advance, balanceOf, now, refer, rewardsOf, trade } = partnerTrades(() => gateway);

async function linkOf(email: string): Promise<{ affid: string; cxd: string }> {
  const [link] = await gateway.rows(`select l.code as affid, l.cxd from partner_links l
    join clients c on c.id = l.client_id where c.email = lower('${email}') order by l.id limit 1`);
  return { affid: String(link?.['affid']), cxd: String(link?.['cxd']) };
}

/** Makes a partner, who has accepted the agreement, of a client. */
async function makePartner(email: string): Promise<void> {
  await gateway.rows(`update clients set is_ib = true where email = '${email}'`);
  await gateway.rows(`insert into partners (client_id, state, number, applied_at, agreement_version)
    select id, 'active', 1, created_at, 1 from clients where email = '${email}'`);
}

describe('a circle of partners', () => {
  it('earns nothing: not by a second registration of the first, nor of one in between', async () => {
    // The first refers the second, the second a third, and the third the first and the second once more.
    const second = await refer(GRACE, { email: 'second@portico.test' });
    await makePartner(second.email);
    const third = await refer(await linkOf(second.email), { email: 'third@portico.test' });
    await makePartner(third.email);
    const link = await linkOf(third.email);
    for (const email of ['International-ib+again@portico.test', 'second+again@portico.test']) {
      const { login } = await refer(link, { email });
      const rewards = await rewardsOf(await trade(login));
      expect(rewards.length).toBeGreaterThan(0);
      for (const reward of rewards)
        expect(reward).toMatchObject({ state: 'none', reason: 'self', amount: '0' });
    }
  });

  it('has no line that leads back to where it began', async () => {
    const circles = await gateway.rows(`select client_id from referrals
      where client_id = any(line) or cardinality(line) > 3
        or cardinality(line) <> (select count(distinct partner) from unnest(line) partner)`);
    expect(circles).toEqual([]);
  });
});

describe('a client whose personal data are erased', () => {
  it('stays in the partner’s rows and statement by handle and amount', async () => {
    const { email, login } = await refer(GRACE);
    await trade(login);
    await advance(15 * DAY);
    await gateway.settleCommission();
    const token = await gateway.signIn(GRACE.email);
    const ref = String(
      (
        await gateway.rows(
          `select ref from referrals r join clients c on c.id = r.client_id where c.email = '${email}'`,
        )
      )[0]?.['ref'],
    );
    const read = async () => {
      const month = new Date(now()).toISOString().slice(0, 7);
      const statement = await gateway.call('getPartnerStatement', {
        token,
        query: { month, currency: 'USD' },
      });
      const rewards = await gateway.call('getPartnerRewards', { token, query: { client: ref } });
      const clients = await gateway.call('getPartnerClients', { token, query: { client: ref } });
      const { asOf: _asOf, ...sums } = statement.body.result;
      return {
        sums,
        rewards: (rewards.body.result.items as Record<string, unknown>[]).map(
          ({ amount, ref: handle, state }) => ({
            amount,
            handle,
            state,
          }),
        ),
        clients: (clients.body.result.items as Record<string, unknown>[]).map(({ ref: handle, reward }) => ({
          handle,
          reward,
        })),
      };
    };
    const before = await read();
    expect(before.rewards).toEqual([{ amount: expect.any(String), handle: ref, state: 'approved' }]);
    expect(before.clients).toHaveLength(1);

    const balance = await balanceOf(GRACE.email);
    await gateway.rows(`update clients set email = 'erased-' || id || '@erased.invalid', first_name = '', last_name = '',
      phone = null, country = null, password_hash = '' where email = '${email}'`);
    expect(await read()).toEqual(before);
    expect(await balanceOf(GRACE.email)).toBe(balance);
    expect(await ledgerErrors(gateway)).toEqual([]);
  });

  it('is not deleted with the rows that the partner’s balance is made of', async () => {
    const { login } = await refer(GRACE);
    await trade(login);
    await expect(
      gateway.rows(`delete from clients where id = (select client_id from accounts where login = ${login})`),
    ).rejects.toThrow();
  });
});

describe('a client whom a proof shows to be the partner', () => {
  const ids = (email: string) => `(select id from clients where email in ('${GRACE.email}', '${email}'))`;
  const at = START.toISOString();

  it.each([
    [
      'document of identity',
      (
        email: string,
      ) => `insert into documents (id, client_id, kind, file_name, size, status, sha256, sent_at)
        select gen_random_uuid(), id, 'identity-front', 'passport.pdf', 10, 'pending', 'same-scan', '${at}'
        from clients where id in ${ids(email)}`,
    ],
    [
      'national number',
      (
        email: string,
      ) => `insert into registrations (id, source, email, site_id, password_hash, form, created_at, client_id)
        select gen_random_uuid(), 'single', email, 4, '', '{"nationalNumber": "KE-7781203"}', '${at}', id
        from clients where id in ${ids(email)}`,
    ],
    [
      'payout account',
      (email: string, login: number) => `insert into money_requests
          (id, client_id, login, kind, state, amount, currency, fee, net, destination, steps, created_at, updated_at)
        select gen_random_uuid(), id, ${login}, 'withdrawal', 'done', 10, 'USD', 0, 10,
          case when email = '${email}' then 'gb29nwbk60161331926819' else 'GB29NWBK60161331926819' end, '[]', '${at}', '${at}'
        from clients where id in ${ids(email)}`,
    ],
    [
      'address of a wallet',
      (
        email: string,
      ) => `insert into wallet_addresses (id, client_id, label, asset, network, address, added_at, usable_from)
        select gen_random_uuid(), id, 'Mine', 'USDT', 'ethereum', '0xSameWallet', '${at}', '${at}'
        from clients where id in ${ids(email)}`,
    ],
  ])('after the registration, by the same %s, earns nothing from then on', async (_mark, proofOf) => {
    const { email, login } = await refer(GRACE);
    expect(await rewardsOf(await trade(login))).toMatchObject([{ state: 'accrued', reason: null }]);
    await gateway.rows(proofOf(email, login));
    expect(await rewardsOf(await trade(login))).toMatchObject([
      { state: 'none', reason: 'self', amount: '0' },
    ]);
  });

  it('is not a client with a document that was refused by its content', async () => {
    const { email, login } = await refer(GRACE);
    await gateway.rows(`insert into documents (id, client_id, kind, file_name, size, status, sha256, sent_at)
      select gen_random_uuid(), id, 'identity-front', 'empty.pdf', 10, 'refused', 'empty-scan', '${at}'
      from clients where id in ${ids(email)}`);
    expect(await rewardsOf(await trade(login))).toMatchObject([{ state: 'accrued', reason: null }]);
  });
});

it('a trade whose costs have no rate gives a row with that reason, and no amount', async () => {
  const { login } = await refer(CLARA, { siteId: 3, currency: 'CHF' });
  const rulesOf = `update partner_schemes set rules = jsonb_set(rules, '{currencies}',`;
  const partnerCondition = `where programme = 'partner' and company_id = (select company_id from clients where email = '${CLARA.email}')`;
  await gateway.rows(`${rulesOf} '["XTS"]') ${partnerCondition}`);
  expect(await rewardsOf(await trade(login))).toMatchObject([
    { state: 'none', reason: 'no-rate', amount: '0' },
  ]);
  // A currency gets rates with a release; a test has no release, so the partner's currency becomes one that has some.
  await gateway.rows(`update partner_rewards set currency = 'EUR' where reason = 'no-rate'`);
  await gateway.settleCommission();
  const [reward] = await gateway.rows(`select amount::float8, base::float8, rate::float8, state, reason,
    due_at > earned_at as is_due_later, working from partner_rewards where currency = 'EUR' and kind = 'trade' order by id desc limit 1`);
  expect(reward).toMatchObject({ state: 'accrued', reason: null, is_due_later: true });
  const { amount, base, rate, working } = reward as {
    amount: number;
    base: number;
    rate: number;
    working: object[];
  };
  expect(amount).toBeGreaterThan(0);
  expect(working.filter((figure) => 'what' in figure && figure.what === 'conversion')).toHaveLength(1);
  // Once: later runs change nothing.
  await advance(DAY);
  await gateway.settleCommission();
  expect(
    await gateway.rows(`select amount::float8, base::float8, rate::float8 from partner_rewards where currency = 'EUR'
    and kind = 'trade' order by id desc limit 1`),
  ).toEqual([{ amount, base, rate }]);
});

it('the partner’s days are UTC days, also when clocks change', async () => {
  // In Europe the 29th had 23 hours, and its last second in UTC is already the 30th there.
  const { login } = await refer(GRACE);
  const daysOf = async () => {
    const token = await gateway.signIn(GRACE.email);
    const query = { step: 'day', from: '2026-03-28', to: '2026-03-30', currency: 'USD' };
    const { result } = (await gateway.call('getPartnerSeries', { token, query })).body;
    return (result as { from: string; to: string; total: string }[]).map(({ from, to, total }) => [
      from,
      to,
      Number(total),
    ]);
  };
  const ticket = await trade(login);
  await gateway.rows(
    `update partner_rewards set earned_at = '2026-03-29T23:59:59Z' where source = ${ticket}`,
  );
  expect(await daysOf()).toEqual([
    ['2026-03-28', '2026-03-28', 0],
    ['2026-03-29', '2026-03-29', 7.5],
    ['2026-03-30', '2026-03-30', 0],
  ]);
});

it('bank’s partnership has a level of sub-partners once the client is approved as a partner', async () => {
  const token = await gateway.signIn('bank@portico.test');
  const overview = async () => (await gateway.call('getPartnership', { token })).body.result;
  expect((await overview()).scheme).toBeNull();
  const { sha256, version } = (await gateway.call('getPartnerAgreement', { token })).body.result;
  const body = {
    agreementVersion: version,
    sha256,
    channels: ['website'],
    countries: ['CH'],
    website: 'https://example.com',
  };
  expect((await gateway.call('applyAsPartner', { token, body })).body).toMatchObject({ hasError: false });
  const { lines } = await gateway.review();
  const line = lines.find((text) => text.startsWith('P-') && text.includes('bank@portico.test')) ?? '';
  await gateway.review('approve', /^P-\d+-\d+/.exec(line)?.[0] ?? '');
  const { programme, scheme } = await overview();
  expect({ programme, levels: scheme.levels }).toEqual({ programme: 'partner', levels: [100, 10] });
});

it('a scheme that changes mid-month counts from its instant, by the closing of each trade', async () => {
  const { login } = await refer(GRACE);
  const before = await trade(login);
  await advance(DAY);
  const changedAt = new Date(now() + 1_800_000).toISOString();
  const company = `(select company_id from clients where email = '${GRACE.email}')`;
  await gateway.rows(`insert into partner_schemes
      (company_id, programme, version, kind, rules, levels, hold_days, minimum, pay_day, valid_from)
    select company_id, programme, version + 1, kind, jsonb_set(rules, '{rates,forex}', '"10"'), levels, hold_days, minimum,
      pay_day, '${changedAt}' from partner_schemes
    where company_id = ${company} and programme = 'partner' and valid_until is null`);
  await gateway.rows(`update partner_schemes set valid_until = '${changedAt}'
    where company_id = ${company} and programme = 'partner' and valid_until is null and valid_from < '${changedAt}'`);
  // Closed before the change, and opened before it but closed after it.
  const earlyTrade = await trade(login, 1_200);
  const laterTrade = await trade(login, 3_600);
  expect(await rewardsOf(before)).toMatchObject([{ amount: '7.50', state: 'accrued' }]);
  expect(await rewardsOf(earlyTrade)).toMatchObject([{ amount: '7.50', state: 'accrued' }]);
  expect(await rewardsOf(laterTrade)).toMatchObject([{ amount: '12.50', state: 'accrued' }]);
  const versions = await gateway.rows(`select s.version from partner_rewards r
    join partner_schemes s on s.id = r.scheme_id where r.source in (${before}, ${earlyTrade}, ${laterTrade}) order by r.source`);
  expect(versions).toEqual([{ version: 1 }, { version: 1 }, { version: 2 }]);
});
