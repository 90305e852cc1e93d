import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

describe('Client/client', () => {
  it('returns the setting of the token’s client, with flags derived from the accounts', async () => {
    const token = await gateway.signIn('main@portico.test');
    const { status, body } = await gateway.call('getClient', { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      hasError: false,
      result: {
        id: expect.any(Number),
        firstName: 'Nadia',
        lastName: 'Keller',
        fullName: 'Nadia Keller',
        email: 'main@portico.test',
        isEmailProved: true,
        companyId: 7,
        siteId: 1,
        culture: 'en-US',
        theme: 'white',
        isOpenAccount: false,
        isIb: false,
        isVisibleDocumentUpload: true,
        isAnyLiveAccount: true,
        isAnyCfdMetaAccount: true,
        firstMt4Login: 21094417,
        firstMt5Login: 50128841,
        reAssessmentResult: [
          { typeId: 3, showPopup: false, finishDate: '2026-11-30T00:00:00Z', isSkip: true },
        ],
      },
    });
  });

  it.each([
    ['main-ib@portico.test', { isIb: true, companyId: 7, isAnyLiveAccount: true }],
    ['main-demo@portico.test', { isAnyLiveAccount: false, firstMt4Login: null, firstMt5Login: null }],
    ['main-live@portico.test', { isAnyLiveAccount: true, firstMt4Login: null, firstMt5Login: 50133390 }],
    ['main-dark@portico.test', { theme: 'dark', culture: 'de-DE' }],
    [
      'main-onboarding@portico.test',
      { isOpenAccount: true, isVisibleDocumentUpload: true, isAnyLiveAccount: false },
    ],
    ['invest@portico.test', { companyId: 11, culture: 'id-ID', firstMt5Login: 70110452 }],
    ['bank@portico.test', { companyId: 23, isVisibleDocumentUpload: false }],
    ['international@portico.test', { companyId: 24, isAnyLiveAccount: true }],
  ])('derives the flags of %s', async (email, expectedSetting) => {
    const token = await gateway.signIn(email);
    const { body } = await gateway.call('getClient', { token });
    expect(body.result).toMatchObject(expectedSetting);
  });

  it('shows both popups to a client who has to renew two forms', async () => {
    const token = await gateway.signIn('main-reassessment@portico.test');
    const { body } = await gateway.call('getClient', { token });
    expect(body.result.reAssessmentResult).toEqual([
      { typeId: 3, showPopup: true, finishDate: '2026-11-27T00:00:00Z', isSkip: false },
      { typeId: 5, showPopup: true, finishDate: '2026-12-11T00:00:00Z', isSkip: true },
    ]);
  });
});

describe('every call that needs a token', () => {
  const CALLS = [
    ['getClient', {}],
    ['changeClientSettings', { body: { theme: 'dark' } }],
    ['changePassword', { body: { currentPassword: 'Portico-demo-1', newPassword: 'Another-pass-1' } }],
    ['changeClientInfo', { body: { city: 'Bonn' } }],
    ['closeOnboardingPage', { body: {} }],
    ['changeDigitalAsset', { body: { walletAddress: 'x', network: 'BTC' } }],
    ['checkWalletAddress', { query: { walletAddress: 'x' } }],
    ['checkToolStatus', { query: { toolId: 6 } }],
    ['getOnboardingUrl', { query: { domain: 'localhost' } }],
    ['getApplicationForm', { query: { typeId: 0 } }],
    ['getApplication', { query: { typeId: 0 } }],
    ['saveApplication', { body: { typeId: 0, version: 0, section: 'person', answers: {} } }],
    [
      'submitApplication',
      { body: { typeId: 0, version: 0, idempotencyKey: '0b8f5f5e-4c3a-4d2b-9a1e-7c6d5e4f3a2b' } },
    ],
    ['postponeApplication', { body: { typeId: 3 } }],
    ['getAccounts', {}],
    ['getTraderUrl', { query: { type: 3 } }],
    ['getIframeUrl', { query: { culture: 'en-US', pageName: 'av_ideas' } }],
    ['logout', {}],
    ['renewSession', {}],
  ] as const;

  it.each(CALLS)(
    '%s answers 401 with an error list to a missing and to a wrong token',
    async (id, options) => {
      for (const token of [undefined, 'not-a-token']) {
        const { status, body } = await gateway.call(id, { ...options, token });
        expect(status).toBe(401);
        expect(body.errors).toHaveLength(1);
      }
    },
  );
});

describe('change-client-settings', () => {
  it('saves theme and culture, which the next read shows', async () => {
    const token = await gateway.signIn('main-live@portico.test');
    expect((await gateway.call('changeClientSettings', { token, body: { theme: 'dark' } })).status).toBe(200);
    expect((await gateway.call('changeClientSettings', { token, body: { culture: 'ja-JP' } })).status).toBe(
      200,
    );
    const { body } = await gateway.call('getClient', { token });
    expect(body.result).toMatchObject({ theme: 'dark', culture: 'ja-JP' });
  });

  it.each([[{}], [{ theme: 'purple' }], [{ culture: 'xx-XX' }], [{ culture: 7 }], [[]], [undefined]])(
    'refuses %j with code 2',
    async (body) => {
      const token = await gateway.signIn('main-ib@portico.test');
      const answer = await gateway.call('changeClientSettings', { token, body });
      expect([answer.status, answer.body]).toEqual([400, { errors: [{ errorCode: ERROR_CODE.invalid }] }]);
    },
  );

  it('ignores the id of another client in the body (H5)', async () => {
    const token = await gateway.signIn('bank@portico.test');
    const body = { theme: 'dark', id: 1, clientId: 1, companyId: 7, isIb: true };
    await gateway.call('changeClientSettings', { token, body });
    const otherAnswer = await gateway.call('getClient', { token: await gateway.signIn('main@portico.test') });
    expect(otherAnswer.body.result.theme).toBe('white');
    const setting = await gateway.call('getClient', { token });
    expect(setting.body.result).toMatchObject({ theme: 'dark', companyId: 23, isIb: false });
  });
});

describe('change-client-info', () => {
  it('saves known fields of the token’s client and nothing else', async () => {
    const token = await gateway.signIn('bank-dark@portico.test');
    const body = { firstName: 'Eleni', city: 'Graz', email: 'stolen@portico.test', isIb: true };
    expect((await gateway.call('changeClientInfo', { token, body })).status).toBe(200);
    const { body: setting } = await gateway.call('getClient', { token });
    expect(setting.result).toMatchObject({
      fullName: 'Eleni Vogel',
      email: 'bank-dark@portico.test',
      isIb: false,
    });
    expect(await gateway.rows("select city from clients where email = 'bank-dark@portico.test'")).toEqual([
      { city: 'Graz' },
    ]);
  });

  it.each([[{}], [{ email: 'x@y.z' }], [{ firstName: '' }], [{ country: 'Germany' }]])(
    'refuses %j',
    async (body) => {
      const token = await gateway.signIn('bank-dark@portico.test');
      expect((await gateway.call('changeClientInfo', { token, body })).status).toBe(400);
    },
  );
});

describe('close-onboarding-page', () => {
  it('removes the reason for the verify banner', async () => {
    const token = await gateway.signIn('main-onboarding@portico.test');
    expect((await gateway.call('getClient', { token })).body.result.isOpenAccount).toBe(true);
    expect((await gateway.call('closeOnboardingPage', { token, body: {} })).status).toBe(200);
    expect((await gateway.call('getClient', { token })).body.result.isOpenAccount).toBe(false);
  });
});

describe('wallet, tools, onboarding', () => {
  it.each([
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', true, null],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', false, 'checksum'],
    ['0x52908400098527886E0F7030069857D2E4169EE7', true, null],
    ['0x8589427373D6D84E98730D7795D8f6f8731FDA16', false, 'blocked'],
  ])('reports if %s accepts payouts: %s', async (walletAddress, isValid, reason) => {
    const token = await gateway.signIn('international@portico.test');
    const { body } = await gateway.call('checkWalletAddress', { token, query: { walletAddress } });
    expect(body.result).toEqual({ isValid, reason });
  });

  it('accepts a wallet address only for its own network', async () => {
    const token = await gateway.signIn('international@portico.test');
    const walletAddress = '0x52908400098527886E0F7030069857D2E4169EE7';
    const wrong = await gateway.call('changeDigitalAsset', {
      token,
      body: { walletAddress, network: 'BTC' },
    });
    expect([wrong.status, wrong.body.errors]).toEqual([400, [{ errorCode: ERROR_CODE.invalidWallet }]]);
    const right = await gateway.call('changeDigitalAsset', {
      token,
      body: { walletAddress, network: 'ERC20' },
    });
    expect(right.status).toBe(200);
    expect(await gateway.rows('select wallet_address, network from digital_assets')).toEqual([
      { wallet_address: walletAddress, network: 'ERC20' },
    ]);
  });

  it('reports who may use the booster', async () => {
    const status = async (email: string, toolId: number | string) =>
      gateway.call('checkToolStatus', { token: await gateway.signIn(email), query: { toolId } });
    expect((await status('main@portico.test', 6)).body.result).toEqual({ isActive: true });
    expect((await status('main@portico.test', 7)).body.result).toEqual({ isActive: false });
    expect((await status('main-ib@portico.test', 6)).body.result).toEqual({ isActive: false });
    expect((await status('main@portico.test', 'six')).status).toBe(400);
  });

  it('redirects only to hosts of the portal', async () => {
    const token = await gateway.signIn('invest@portico.test');
    const urlFor = async (domain: string) =>
      (await gateway.call('getOnboardingUrl', { token, query: { domain } })).body.result;
    expect(await urlFor('invest.localhost:3001')).toBe(
      'http://invest.localhost:3001/open-investment-account',
    );
    expect(await urlFor('evil.example')).toBe('http://invest.localhost:3000/open-investment-account');
    expect(await urlFor('*')).toBe('http://invest.localhost:3000/open-investment-account');
    expect(await urlFor('invest.localhost@evil.example')).toBe(
      'http://invest.localhost:3000/open-investment-account',
    );
  });
});
