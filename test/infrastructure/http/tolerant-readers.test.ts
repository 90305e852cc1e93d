import { httpAnswer } from '../../../src/infrastructure/http/answer';
import { HttpAccounts } from '../../../src/infrastructure/accounts/http-accounts';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpClients } from '../../../src/infrastructure/client/http-clients';
import { HttpLanguages } from '../../../src/infrastructure/language/http-languages';
import { HttpPlatforms } from '../../../src/infrastructure/platform/http-platforms';
import { HttpTexts } from '../../../src/infrastructure/language/http-texts';
import { rejectionOf } from '../../../src/testkit/runner/failures';

// The alternative forms and missing fields that D4 allows; the contract suites use one form only.

beforeAll(() => Object.assign(globalThis, { __LOCALE_VERSIONS__: {} }));

/** A client whose every call is answered with this JSON. */
const answering = (json: unknown) =>
  new HttpClient(new Map(), async () => httpAnswer(200, JSON.stringify(json), () => null));
const result = (value: unknown) => answering({ hasError: false, result: value });

describe('the user setting', () => {
  const minimalSetting = {
    id: '7001',
    companyId: 5,
    siteId: null,
    firstName: '',
    lastName: '',
    fullName: '',
    culture: null,
    theme: null,
    isOpenAccount: false,
    isIb: false,
    isAnyLiveAccount: false,
    isAnyCfdMetaAccount: false,
    firstMt4Login: null,
    firstMt5Login: null,
    isVisibleDocumentUpload: false,
    reAssessmentResult: [],
  };
  const read = { ...minimalSetting, id: 7001 };

  test.each([
    ['in an envelope', result({ id: '7001', companyId: 5 })],
    ['as the bare object', answering({ id: 7001, companyId: '5' })],
    [
      'with nulls',
      result(Object.fromEntries(Object.entries(minimalSetting).map(([k, v]) => [k, v || null]))),
    ],
  ])('%s', async (_form, http) => {
    expect(await new HttpClients(http).setting()).toMatchObject({ ...read, companyId: expect.any(Number) });
  });

  test.each([
    { companyId: 5 },
    { id: 1 },
    { id: 1, companyId: 5, isIb: 'yes' },
    { id: -1.5, companyId: 5 },
    null,
    [],
  ])('%j is malformed', async (setting) => {
    expect(await rejectionOf(new HttpClients(result(setting)).setting())).toMatchObject({
      kind: 'malformed',
    });
    expect(await rejectionOf(new HttpClients(answering(setting)).setting())).toMatchObject({
      kind: 'malformed',
    });
  });

  test('an invalid re-assessment fails alone', async () => {
    const reAssessmentResult = [{ typeId: '3', showPopup: true }, { typeId: 'x' }, null];
    const { reAssessmentResult: good } = await new HttpClients(
      result({ id: 1, companyId: 5, reAssessmentResult }),
    ).setting();
    expect(good).toEqual([{ typeId: 3, showPopup: true, finishDate: null, isSkip: false }]);
  });
});

describe('accounts', () => {
  const minimalAccount = { login: '2104417', platform: 'MT4', kind: 'live', currency: 'USD' };

  test('the minimal account', async () => {
    const { accounts } = await new HttpAccounts(result([minimalAccount])).list();
    expect(accounts).toMatchObject([
      { login: 2104417, balance: null, leverage: null, swapFree: false, openedAt: null },
    ]);
  });

  test('an invalid item fails alone, with its login if that is readable', async () => {
    const items = [
      minimalAccount,
      { ...minimalAccount, login: 5, equity: 10250.4 },
      { ...minimalAccount, platform: 'MT6', login: 'x' },
      null,
      5,
    ];
    const { accounts, unreadable } = await new HttpAccounts(result(items)).list();
    expect(accounts).toHaveLength(1);
    expect(unreadable.map(({ login }) => login)).toEqual([5, null, null, null]);
  });

  test.each(['12,50', '1e3', 'NaN', '', '+5', '.5', ' 5'])(
    'money of the form "%s" makes its item invalid',
    async (equity) => {
      const { accounts } = await new HttpAccounts(result([{ ...minimalAccount, equity }])).list();
      expect(accounts).toEqual([]);
    },
  );

  test('money keeps every digit', async () => {
    const equity = '-12345678901234567890.123456789';
    const { accounts } = await new HttpAccounts(result([{ ...minimalAccount, equity }])).list();
    expect(accounts[0]?.equity).toBe(equity);
  });
});

describe('languages', () => {
  const items = [{ name: 'English', culture: 'en-US' }, { name: 'Deutsch', culture: 'de-DE' }, { name: 5 }];
  test.each([
    ['once', result({ items })],
    ['twice', answering({ Languages: { result: { items } } })],
  ])('wrapped %s, are sorted, without invalid items', async (_form, http) => {
    const names = (await new HttpLanguages(http).list()).map(({ name }) => name);
    expect(names).toEqual(['Deutsch', 'English']);
  });
});

describe('platforms', () => {
  const list = [{ configKey: 'MT4Windows', configValue: 'https://d.example/a' }, { configKey: 'MT4Mac' }];
  test.each([
    ['a list', result(list)],
    ['items', result({ items: list })],
  ])('links as %s', async (_form, http) => {
    expect(await new HttpPlatforms(http).links(1)).toEqual({ MT4Windows: 'https://d.example/a' });
  });

  test.each([
    ['an object', { isActive: true }, true],
    ['a bare no', false, false],
  ])('the tool status as %s', async (_form, status, active) => {
    expect(await new HttpPlatforms(result(status)).toolActive(6)).toBe(active);
  });

  test.each([{}, { traderUrl: null }])('no trader address in %j', async (value) => {
    expect(await new HttpPlatforms(result(value)).traderUrl('cfd')).toBeNull();
  });
});

describe('texts', () => {
  test('built-in ones are flat, without a prototype, and other values are dropped', async () => {
    const json = JSON.parse(
      '{"a":{"b":"1","c":{"d":"2"}},"e.f":"3","n":4,"__proto__":{"x":"5"},"l":null}',
    ) as object;
    const texts = await new HttpTexts(answering(json)).loadFile('en', 'translation');
    expect(texts).toMatchObject({ 'a.b': '1', 'a.c.d': '2', 'e.f': '3' });
    expect(Object.getPrototypeOf(texts)).toBeNull();
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('the gateway’s are flat, and an invalid page or pair fails alone', async () => {
    const pages = [
      { pageName: 'meta', data: [{ key: 'title', value: 'Acme' }, { key: 'x' }, null] },
      { pageName: 5, data: [] },
      { pageName: '__proto__', data: [{ key: 'x', value: '1' }] },
    ];
    const texts = await new HttpTexts(result(pages)).overlay('en-US', 5);
    expect(texts).toEqual(Object.assign(Object.create(null), { 'meta.title': 'Acme', '__proto__.x': '1' }));
  });
});
