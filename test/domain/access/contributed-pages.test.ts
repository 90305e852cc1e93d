import {
  contributedScreenAt,
  isOpenTo,
  resolveContributedScreen,
  type ContributedEntry,
} from '../../../src/domain/access/contributed-pages';
import type { ContributedScreen } from '../../../src/domain/site/contributed-screens';
import { resolveMenu } from '../../../src/domain/access/resolve-menu';
import { BUILT_IN_COMPANIES } from '../../../src/domain/site/companies';
import { COMPANY_IDS } from '../../../src/domain/site/company';
import type { ClientFacts } from '../../../src/domain/access/facts';

const MAIN = BUILT_IN_COMPANIES.variantOf(COMPANY_IDS.main);
const BRAND_SLUG = 'portico';
const BANK = BUILT_IN_COMPANIES.variantOf(COMPANY_IDS.bank);

const REPORTS: ContributedScreen = {
  key: 'reports',
  path: '/reports',
  title: 'acme.reports.title',
  access: 'client',
};
const FOR_BANK: ContributedScreen = { ...REPORTS, companies: ['bank'] };
const OPEN: ContributedScreen = { ...REPORTS, access: 'anyone' };

test('a screen is for every variant, or for those that it names', () => {
  expect(isOpenTo(REPORTS, MAIN)).toBe(true);
  expect(isOpenTo(FOR_BANK, MAIN)).toBe(false);
  expect(isOpenTo(FOR_BANK, BANK)).toBe(true);
});

test.each([
  [REPORTS, true, MAIN, 'screen'],
  [REPORTS, false, MAIN, 'login'],
  [FOR_BANK, true, BANK, 'screen'],
  [FOR_BANK, true, MAIN, 'accounts'],
  [FOR_BANK, false, BANK, 'login'],
  [OPEN, true, MAIN, 'screen'],
  [OPEN, false, MAIN, 'screen'],
  [{ ...OPEN, companies: ['bank'] }, true, MAIN, 'accounts'],
  [{ ...OPEN, companies: ['bank'] }, false, MAIN, 'login'],
])(
  '%#: a visitor or client at the address of a contributed screen gets the right page',
  (screen, signedIn, variant, expectedPage) => {
    expect(resolveContributedScreen(screen, { signedIn, variant })).toBe(expectedPage);
  },
);

test.each([
  ['/reports', REPORTS],
  ['/Reports/', REPORTS],
  ['/report', undefined],
  ['/', undefined],
])('the screen at %s', (path, screen) => expect(contributedScreenAt([REPORTS], path)).toBe(screen));

describe('entries in menus', () => {
  const entry = (changes: Partial<ContributedEntry> = {}): ContributedEntry => ({
    key: 'reports',
    slots: ['sidebar', 'research'],
    label: 'acme.reports.title',
    screen: 'reports',
    ...changes,
  });
  const facts: ClientFacts = {
    variant: MAIN,
    isIb: false,
    isAnyLiveAccount: true,
    firstMt4Login: null,
    firstMt5Login: null,
    isVisibleDocumentUpload: false,
    isOpenAccount: true,
    links: {},
    stockTraderUrl: null,
    tradeCfd: null,
    language: 'en',
  };
  const sidebar = (menu: readonly ContributedEntry[], screens: readonly ContributedScreen[] = [REPORTS]) =>
    resolveMenu('sidebar', facts, BRAND_SLUG, { menu, screens });

  test('is at the end, or after the entry that it names', () => {
    const builtInKeys = resolveMenu('sidebar', facts, BRAND_SLUG).map(({ key }) => key);
    expect(sidebar([entry()]).map(({ key }) => key)).toEqual([...builtInKeys, 'reports']);
    expect(sidebar([entry({ after: 'accounts' })]).map(({ key }) => key)).toEqual([
      ...builtInKeys.slice(0, builtInKeys.indexOf('accounts') + 1),
      'reports',
      ...builtInKeys.slice(builtInKeys.indexOf('accounts') + 1),
    ]);
  });

  test('is at the end if the menu does not have the named entry', () => {
    expect(sidebar([entry({ after: 'social' })]).at(-1)?.key).toBe('reports');
  });

  test('opens its screen, in a submenu too', () => {
    const items = sidebar([entry()]);
    const expected = {
      key: 'reports',
      labelKey: 'acme.reports.title',
      kind: 'route',
      href: '/reports',
      newTab: false,
    };
    expect(items.at(-1)).toEqual(expected);
    expect(items.find(({ key }) => key === 'research')?.children?.at(-1)).toEqual(expected);
  });

  test('is not offered to those who may not open its screen', () => {
    expect(sidebar([entry()], [FOR_BANK]).map(({ key }) => key)).not.toContain('reports');
  });

  test('an address elsewhere opens in a new tab, with an icon of its own', () => {
    const icon = { name: 'own' };
    const { screen: _screen, ...rest } = entry();
    expect(sidebar([{ ...rest, href: 'https://acme.example/', icon }]).at(-1)).toMatchObject({
      kind: 'external',
      href: 'https://acme.example/',
      newTab: true,
      icon,
    });
  });

  test('is in no other menu', () => {
    const topbar = resolveMenu('topbar', facts, BRAND_SLUG, { menu: [entry()], screens: [REPORTS] });
    expect(topbar.map(({ key }) => key)).not.toContain('reports');
  });
});
