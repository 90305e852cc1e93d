import { CompanyError, BUILT_IN_COMPANIES } from '../../../src/domain/site/companies';
import { companiesFrom } from '../../../src/domain/variants/companies-from';
import { BUILT_IN_ENTRIES, type CompanyEntry } from '../../../src/domain/site/company';
import { ConfigError } from '../../../src/domain/site/config/config-readers';
import { POLICY_CELLS } from '../../../src/domain/variants/policy-cells';

const BUILT_IN_KEYS = BUILT_IN_ENTRIES.map(({ key }) => key);
const VALID_KEYS = [...BUILT_IN_KEYS, 'acme', 'other'].join(', ');
const ACME: CompanyEntry = { key: 'acme', id: 42, like: 'international' };
const withAcme = (differs: Partial<CompanyEntry>) => () =>
  companiesFrom(BUILT_IN_ENTRIES, [{ ...ACME, ...differs }]);

describe('companiesFrom', () => {
  test('a company like another has its column, with its own cells on top', () => {
    const companies = companiesFrom(BUILT_IN_ENTRIES, [{ ...ACME, cells: { 'route.wallet': 'HOME' } }]);
    expect(companies.variantOf(42)).toEqual({
      key: 'acme',
      column: 'international',
      cells: new Map([['route.wallet', 'HOME']]),
    });
    expect(companies.variantOf(42)).toBe(companies.variantOf(42));
    expect(companies.variantOf(24)).toEqual(BUILT_IN_COMPANIES.variantOf(24));
    expect(companies.variants.map(({ key }) => key).join(', ')).toBe(VALID_KEYS);
  });

  test('companies may be like one another, in any order; the nearest cell wins', () => {
    const companies = companiesFrom(BUILT_IN_ENTRIES, [
      { key: 'third', id: 3, like: 'second', cells: { 'footer.faq': 'always' } },
      { key: 'second', id: 2, like: 'first', cells: { 'footer.faq': 'never', 'footer.terms': 'never' } },
      { key: 'first', id: 1, like: 'bank', cells: { 'footer.terms': 'always', 'footer.risk': 'always' } },
    ]);
    expect(companies.variantOf(3)).toEqual({
      key: 'third',
      column: 'bank',
      cells: new Map([
        ['footer.terms', 'never'],
        ['footer.risk', 'always'],
        ['footer.faq', 'always'],
      ]),
    });
  });

  test('a company without `like` must define every cell', () => {
    const cells = Object.fromEntries([...POLICY_CELLS].map(([id, [word = '']]) => [id, word]));
    const companies = companiesFrom(BUILT_IN_ENTRIES, [{ key: 'acme', id: 42, cells }]);
    expect([...companies.variantOf(42).cells.keys()]).toEqual([...POLICY_CELLS.keys()]);
    const { 'footer.faq': _faq, 'route.social': _social, ...some } = cells;
    expect(() => companiesFrom(BUILT_IN_ENTRIES, [{ key: 'acme', id: 42, cells: some }])).toThrow(
      new CompanyError(
        'Company "acme": a company without "like" must define every cell; missing: route.social, footer.faq',
      ),
    );
  });

  test.each<[string, Partial<CompanyEntry>, string]>([
    ['a key of other letters', { key: 'Acme Ltd' }, '"Acme Ltd": a key is lower-case letters'],
    ['the key of the unknown company', { key: 'other' }, '"other": a key is lower-case letters'],
    ['no whole id', { id: 4.2 }, '"acme": an id is a whole number from 1'],
    ['an id below 1', { id: 0 }, '"acme": an id is a whole number from 1'],
    ['a key that is taken', { key: 'bank' }, '"bank" (42): key or id is that of "bank" (23)'],
    ['an id that is taken', { id: 11 }, '"acme" (11): key or id is that of "invest" (11)'],
    ['an unknown variant', { like: 'exotic' }, `no variant "exotic"; like is one of ${VALID_KEYS}`],
    ['itself', { like: 'acme' }, '"acme" is like itself: acme → acme'],
    [
      'an unknown cell',
      { cells: { 'route.moon': 'x' } },
      `the cells are ${[...POLICY_CELLS.keys()].join(', ')}`,
    ],
    ['a name that every object has', { cells: { constructor: 'x' } }, 'there is no cell "constructor"'],
    [
      'a value that the cell does not have',
      { cells: { 'footer.faq': 'maybe' } },
      '"maybe" is not a value of footer.faq; it has to be one of always, never, inGerman, inEnglishOrIndonesian',
    ],
  ])('refuses %s', (_what, differs, message) => {
    expect(withAcme(differs)).toThrow(CompanyError);
    expect(withAcme(differs)).toThrow(message);
  });

  test('the accounts cannot be refused, because refused clients are led there', () => {
    expect(POLICY_CELLS.get('route.accounts')).toEqual(['accounts']);
    expect(POLICY_CELLS.get('route.wallet')).toEqual(['accounts', 'HOME', 'wallet']);
    expect(POLICY_CELLS.get('route.platform')).toEqual(['platform', 'HOME']);
  });
});

describe('companies of the configuration (D2)', () => {
  test('an unknown id is served as the variant it is like', () => {
    const companies = BUILT_IN_COMPANIES.withConfig({ '42': { like: 'bank' }, '43': { like: 'other' } });
    expect(companies.variantOf(42)).toBe(BUILT_IN_COMPANIES.variantOf(23));
    expect(companies.variantOf(43).key).toBe('other');
    expect(companies.variantOf(44).key).toBe('other');
    expect(BUILT_IN_COMPANIES.variantOf(42).key).toBe('other');
  });

  test('settings override those the company brought, key by key', () => {
    const contributedEntry: CompanyEntry = {
      ...ACME,
      brand: { name: 'Acme', slug: 'acme', tokens: { borderRadius: 2, fontSize: 13 } },
      tagManager: { bank: 'GTM-1' },
      chat: { provider: 'zendesk', key: 'one' },
      support: { email: 'desk@acme.example', phone: '+441234567' },
      legal: { privacy: 'https://acme.example/privacy', terms: '/terms.html' },
      texts: { 'en-US': { 'menu.news': 'News', 'menu.wallet': 'Purse' } },
    };
    const companies = companiesFrom(BUILT_IN_ENTRIES, [contributedEntry]).withConfig({
      '42': {
        brand: { name: 'Acme Plc', tokens: { fontSize: 15 } },
        chat: { key: 'two' },
        support: { phone: '' },
        legal: { terms: 'https://acme.example/terms' },
        texts: { 'en-US': { 'menu.news': 'Latest' }, 'de-DE': { 'menu.news': 'Neues' } },
      },
      '24': { brand: { slug: 'globe' }, tagManager: 'GTM-9' },
    });
    expect(companies.variantOf(42).key).toBe('acme');
    expect(companies.settingsOf(42)).toEqual({
      brand: { name: 'Acme Plc', slug: 'acme', tokens: { borderRadius: 2, fontSize: 15 } },
      tagManager: { bank: 'GTM-1' },
      chat: { provider: 'zendesk', key: 'two' },
      support: { email: 'desk@acme.example', phone: '' },
      legal: { privacy: 'https://acme.example/privacy', terms: 'https://acme.example/terms' },
      texts: {
        'en-US': { 'menu.news': 'Latest', 'menu.wallet': 'Purse' },
        'de-DE': { 'menu.news': 'Neues' },
      },
    });
    expect(companies.settingsOf(24)).toMatchObject({ brand: { slug: 'globe' }, tagManager: 'GTM-9' });
    expect(companies.settingsOf(7)).toEqual({});
    expect(companies.settingsOf(99)).toEqual({});
    expect(companies.settingsOf(undefined)).toEqual({});
    expect(companies.settings.map(({ brand }) => brand?.slug)).toEqual([
      ...BUILT_IN_ENTRIES.map(({ key }) => (key === 'international' ? 'globe' : undefined)),
      'acme',
    ]);
  });

  test.each([
    [
      'an unknown id without like',
      { '42': {} },
      `companies.42.like: must be one of ${[...BUILT_IN_KEYS, 'other'].join(', ')}`,
    ],
    [
      'an unknown variant',
      { '7': { like: 'exotic' } },
      `companies.7.like: must be one of ${[...BUILT_IN_KEYS, 'other'].join(', ')}`,
    ],
  ])('refuses %s', (_what, configured, message) => {
    expect(() => BUILT_IN_COMPANIES.withConfig(configured)).toThrow(ConfigError);
    expect(() => BUILT_IN_COMPANIES.withConfig(configured)).toThrow(message);
  });
});
