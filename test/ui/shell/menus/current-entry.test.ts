import type { MenuItem } from '../../../../src/domain/access/resolve-menu';
import { currentEntry } from '../../../../src/ui/shell/menus/current-entry';

const route = (key: MenuItem['key'], href: string): MenuItem => ({
  key,
  labelKey: `menu.${key}`,
  kind: 'route',
  href,
  newTab: false,
});

const items: readonly MenuItem[] = [
  {
    key: 'cfd-trade',
    labelKey: 'menu.cfd-trade',
    kind: 'external',
    href: 'https://cfd.example/accounts',
    newTab: true,
  },
  route('accounts', '/accounts'),
  {
    key: 'research',
    labelKey: 'menu.research',
    kind: 'submenu',
    newTab: false,
    children: [
      route('how-to-use', '/how-to-use'),
      route('market-buzz', '/how-to-use?tab=market-buzz'),
      route('news', '/how-to-use?tab=market-buzz'),
    ],
  },
  route('profile', '/Profile'),
];

test.each([
  ['/accounts', '', 'accounts'],
  ['/Accounts/', '?sort=1', 'accounts'],
  ['/accounts', '?account=51234567&tab=settings', 'accounts'],
  ['/profile', '', 'profile'],
  ['/profile', '?tab=security', 'profile'],
  ['/how-to-use', '', 'how-to-use'],
  ['/how-to-use', '?tab=market-buzz', 'market-buzz'],
  ['/how-to-use', '?tab=featured-ideas', undefined],
  ['/wallet', '', undefined],
  ['/', '', undefined],
])('%s%s is the entry %s', (pathname, search, key) => {
  expect(currentEntry(items, { pathname, search })?.key).toBe(key);
});
