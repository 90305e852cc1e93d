import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

// Input that the portal's forms refuse, sent to the gateway directly (G3).
let gateway: Gateway;
let strictGateway: Gateway;
beforeAll(async () => {
  [gateway, strictGateway] = await Promise.all([startGateway(), startGateway('none', 'whole-forms')]);
}, 60_000);
afterAll(() => Promise.all([gateway.stop(), strictGateway.stop()]));

let number = 0;
const form = (fields: object = {}) => ({
  email: `rules-${(number += 1)}@portico.test`,
  password: 'Fresh-horse-7',
  firstName: 'Zoë',
  lastName: "O'Neill",
  phone: '+353 1 234 5678',
  country: 'IE',
  acceptsTerms: true,
  siteId: 1,
  ...fields,
});
const refusal = (name: keyof typeof ERROR_CODE) => ({
  hasError: true,
  errors: [{ errorCode: ERROR_CODE[name] }],
});
const INVALID = refusal('invalid');
const FORBIDDEN = refusal('forbidden');
const step1 = async (fields: object = {}, at = gateway) =>
  (await at.call('registerStep1', { body: form(fields) })).body;
const single = async (fields: object = {}, at = gateway) =>
  (await at.call('singleRegister', { body: form(fields) })).body;
const step2 = async (registrationId: string, rest: object, at = gateway) =>
  (await at.call('registerStep2', { body: { registrationId, ...rest } })).body;

describe('step 1 and the one-step form', () => {
  it.each([
    ['a country that the site does not accept', { country: 'KP' }],
    ['an unknown country', { country: 'QQ' }],
    ['terms that were not accepted', { acceptsTerms: false }],
    ['a currency that is not on offer', { currency: 'XAU' }],
    ['a leverage beyond the licence', { leverage: 1000 }],
    ['a leverage of another company', { siteId: 1, leverage: 500 }],
    ['a currency of another platform', { siteId: 4, platform: 'MT4', currency: 'GBP' }],
    ['an impossible phone number', { phone: '+999 123 4567' }],
    ['a phone number without a country', { phone: '030 1234567', country: null }],
    ['a name with a control character', { firstName: 'Zo\u0007ë' }],
  ])('refuses %s', async (_description, fields) => {
    expect(await step1(fields)).toEqual(INVALID);
    expect(await single({ siteId: 4, ...fields })).toEqual(INVALID);
  });

  it.each([
    '"rules"@portico.test',
    'a,rules@portico.test',
    '(c)rules@portico.test',
    'rules..a@portico.test',
    'rules@-portico.test',
  ])('refuses an address that is not a dot-atom: %j', async (email) => {
    const refuse = (id: 'registerStep1' | 'singleRegister', fields: object) =>
      gateway.call(id, { body: form({ email, ...fields }), ip: '10.41.0.1' });
    expect((await refuse('registerStep1', {})).body).toEqual(INVALID);
    expect((await refuse('singleRegister', { siteId: 4 })).body).toEqual(INVALID);
  });

  it('accepts what the site offers', async () => {
    expect(await step1({ platform: 'MT4', currency: 'GBP', leverage: 30 })).toMatchObject({
      hasError: false,
    });
    expect(await single({ siteId: 4, platform: 'MT5', currency: 'EUR', leverage: 500 })).toMatchObject({
      hasError: false,
    });
  });

  describe('the requirements of step 2', () => {
    const send = async (id: 'registerStep1' | 'singleRegister', fields: object) =>
      (await gateway.call(id, { body: form({ siteId: 4, ...fields }), ip: '10.42.0.1' })).body;

    it.each([
      ['a child', { birthDate: '2015-04-01' }],
      ['a birth date that lies ahead', { birthDate: '2150-04-01' }],
      ['a branch that the company does not have', { branchCode: 'moon' }],
      ['a postcode that is too long', { postcode: '1'.repeat(17) }],
    ])('is refused in the earlier forms too: %s', async (_description, fields) => {
      expect(await send('registerStep1', fields)).toEqual(INVALID);
      expect(await send('singleRegister', fields)).toEqual(INVALID);
    });

    it('is stored by the one-step form', async () => {
      const email = 'details@example.test';
      const address = { address: 'Quay 1', address2: 'Flat 2', city: 'Cork', postcode: 't12x70a' };
      const fields = { email, birthDate: '1990-04-01', ...address };
      expect(await send('singleRegister', fields)).toMatchObject({ hasError: false });
      expect(
        await gateway.rows(`select c.address, c.city, c.postcode, r.form ->> 'birthDate' as born
          from clients c join registrations r on r.client_id = c.id where c.email = '${email}'`),
      ).toEqual([{ address: 'Quay 1, Flat 2', city: 'Cork', postcode: 'T12X70A', born: '1990-04-01' }]);
    });

    it('an address with a display name is refused, and one in brackets is stored without them', async () => {
      expect(await send('singleRegister', { email: 'Anna <display@example.test>' })).toEqual(INVALID);
      const answer = await send('singleRegister', { email: '<display@example.test>' });
      expect(answer).toMatchObject({ hasError: false });
      expect(await gateway.rows(`select email from clients where email like '%display@%'`)).toEqual([
        { email: 'display@example.test' },
      ]);
    });
  });

  it.each(['password123', 'PASSWORD123', 'qwertyuiop', '1q2w3e4r5t'])(
    'refuses %s, which is a common password',
    async (password) => {
      expect(await single({ password })).toEqual(refusal('weakPassword'));
    },
  );

  it('refuses everybody on a closed site', async () => {
    await gateway.rows('update sites set is_active = false where site_id = 3');
    expect(await step1({ siteId: 3, country: 'CH' })).toEqual(FORBIDDEN);
    await gateway.rows('update sites set is_active = true where site_id = 3');
    expect(await step1({ siteId: 3, country: 'CH' })).toMatchObject({ hasError: false });
  });
});

describe('the one-step form', () => {
  it('does not bypass the regulator’s documents', async () => {
    expect(await single({ siteId: 2, country: 'ID' })).toEqual(FORBIDDEN);
  });

  const partner = {
    kind: 'person',
    channels: ['social'],
    countries: ['ID'],
    agreesAt: '2026-11-20T14:00:00Z',
  };

  it('accepts partners only if the site has a form for them', async () => {
    for (const siteId of [1, 3, 4]) expect(await single({ siteId, partner })).toEqual(FORBIDDEN);
    expect(await step1({ siteId: 2, country: 'ID', partner })).toEqual(FORBIDDEN);
    expect(await single({ siteId: 2, country: 'ID', partner })).toMatchObject({ hasError: false });
  });

  it.each([
    { channels: ['carrier pigeon'] },
    { countries: ['KP'] },
    { expectedClients: 'all of them' },
    { website: 'https://no website' },
  ])('refuses a partner with %j', async (fields) => {
    expect(await single({ siteId: 2, country: 'ID', partner: { ...partner, ...fields } })).toEqual(INVALID);
  });
});

describe('step 2', () => {
  const begin = async (fields: object = {}, at = gateway) =>
    (await step1(fields, at)).result.registrationId as string;

  // The gateway's clock is at 20 November 2026.
  it.each([
    ['a client under age', { birthDate: '2008-11-22' }],
    ['a birth date in the future', { birthDate: '2030-01-01' }],
    ['a birth date in 1790', { birthDate: '1790-01-01' }],
    ['an unknown account type', { accountType: 'Gold' }],
    ['an account type without that currency', { accountType: 'Raw', currency: 'GBP' }],
    ['a leverage beyond the licence', { leverage: 200 }],
    ['a contract kind on a site without any', { contractKind: 'regular' }],
  ])('refuses %s, and leaves the registration as it was', async (_description, rest) => {
    const id = await begin();
    expect(await step2(id, rest)).toEqual(INVALID);
    expect(await step2(id, {})).toMatchObject({ hasError: false });
  });

  it('opens the selected accounts', async () => {
    const rest = { birthDate: '2008-11-20', accountType: 'Raw', currency: 'EUR', leverage: 50 };
    const token = (await step2(await begin(), rest)).result.scaToken as string;
    const accounts = (await gateway.call('getAccounts', { token })).body.result as object[];
    expect(accounts).toHaveLength(2);
    for (const account of accounts)
      expect(account).toMatchObject({ platform: 'MT5', accountType: 'Raw', currency: 'EUR', leverage: 50 });
  });
});

describe('a gateway that requires complete forms', () => {
  it.each([{ acceptsTerms: null }, { country: null }, { phone: null }])('refuses %j', async (missing) => {
    expect(await step1(missing, strictGateway)).toEqual(INVALID);
    expect(await single(missing, strictGateway)).toEqual(INVALID);
  });

  it('requires age and address in step 2', async () => {
    const rest = {
      birthDate: '1990-01-01',
      citizenship: 'IE',
      address: 'Linden 1',
      city: 'Berlin',
      postcode: '10117',
    };
    const german = { country: 'DE', phone: '+49301234567' };
    const id = (await step1(german, strictGateway)).result.registrationId as string;
    for (const name of Object.keys(rest))
      expect(await step2(id, { ...rest, [name]: null }, strictGateway)).toEqual(INVALID);
    expect(await step2(id, rest, strictGateway)).toMatchObject({ hasError: false });
  });
});

describe('an address in another spelling', () => {
  it.each([
    ['case', 'MIRA@Example.Test'],
    ['spaces', '  mira@example.test '],
    ['full-width letters', 'ｍira@example.test'],
    ['a final dot', 'mira@example.test.'],
  ])('is recognised despite %s', async (_description, email) => {
    await gateway.call('singleRegister', { body: form({ email: 'mira@example.test' }) });
    expect(await single({ email })).toEqual(refusal('duplicate'));
    expect((await gateway.call('checkClient', { body: { email } })).body.result).toEqual({ exists: true });
  });

  it('is recognised with an encoded domain and accented letters', async () => {
    expect(await single({ email: 'Émile@bücher.example' })).toMatchObject({ hasError: false });
    expect(await single({ email: 'émile@xn--bcher-kva.example' })).toEqual(refusal('duplicate'));
  });

  it('stores a phone in its international form', async () => {
    const body = form({ phone: '(01) 234 5678', country: 'IE' });
    await gateway.call('singleRegister', { body });
    expect(await gateway.rows(`select phone from clients where email = '${body.email}'`)).toEqual([
      { phone: '+35312345678' },
    ]);
  });
});

describe('calls that a variant may not use', () => {
  const status = async (email: string, id: Parameters<Gateway['call']>[0], options: object = {}) => {
    const token = await gateway.signIn(email);
    const { body, status: code } = await gateway.call(id, { token, ...options });
    return code === 403 ? [code, body.errors[0].errorCode] : code;
  };
  const REFUSAL = [403, ERROR_CODE.forbidden];
  const wallet = { query: { walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } };

  it.each([
    //                         main     invest   bank     international
    ['getPartnership', {}, [REFUSAL, 200, 200, 200]],
    ['getCampaigns', {}, [REFUSAL, 200, REFUSAL, 200]],
    ['joinCampaign', { body: { campaignId: 999 } }, [REFUSAL, 404, REFUSAL, 404]],
    ['getStrategies', {}, [REFUSAL, REFUSAL, REFUSAL, 200]],
    ['getInstruments', {}, [200, REFUSAL, 200, 200]],
    ['getDigitalAsset', {}, [200, REFUSAL, REFUSAL, 200]],
    ['checkWalletAddress', wallet, [200, REFUSAL, REFUSAL, 200]],
  ] as const)('%s is refused to the other variants', async (id, options, answer) => {
    const variants = ['main', 'invest', 'bank', 'international'];
    const results = [];
    for (const variant of variants) results.push(await status(`${variant}@portico.test`, id, options));
    expect(results).toEqual(answer);
  });

  it('are refused to an IB of the main variant too', async () => {
    expect(await status('main-ib@portico.test', 'getCampaigns')).toEqual(REFUSAL);
  });
});

it('a blocked wallet stays blocked in another letter case', async () => {
  const token = await gateway.signIn('international@portico.test');
  const walletAddress = '0x8589427373d6d84e98730d7795d8f6f8731fda16';
  const { body } = await gateway.call('checkWalletAddress', { token, query: { walletAddress } });
  expect(body.result).toEqual({ isValid: false, reason: 'blocked' });
  const set = await gateway.call('changeDigitalAsset', { token, body: { walletAddress, network: 'ETH' } });
  expect([set.status, set.body.errors[0].errorCode]).toEqual([403, ERROR_CODE.forbidden]);
});
