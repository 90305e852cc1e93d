import type { Account } from '../../../src/domain/accounts/account';
import { listedLinks } from '../../../src/domain/platform/platform-links';
import { PLATFORM_LINK_KEYS } from '../../../src/domain/platform/platform-links.table';
import {
  isStorePage,
  PLATFORM_BLOCKS,
  platformLogins,
  sortForSystem,
} from '../../../src/domain/terminal/platform-page';

const LINKS = listedLinks(
  Object.fromEntries(PLATFORM_LINK_KEYS.map((key) => [key, `https://get.example/${key}`])),
);
const keysOf = (links: readonly { key: string }[]) => links.map(({ key }) => key);

test('platforms are in the order of the menus', () => {
  expect(PLATFORM_BLOCKS).toEqual(['mt4', 'mt5', 'trader', 'investor']);
});

describe('downloads', () => {
  const mt4 = LINKS.filter(({ block, kind }) => block === 'mt4' && kind === 'download');

  test("those for the visitor's system are first, the others keep their order", () => {
    expect(keysOf(sortForSystem(mt4, 'windows'))).toEqual([
      'MT4Windows',
      'Multiterminal',
      'MT4AndroidApk',
      'MT4Mac',
      'MT4Ios',
      'MT4Android',
    ]);
    expect(sortForSystem(mt4, 'other')).toEqual(mt4);
  });

  test('store pages can be shown to a phone, files cannot', () => {
    expect(keysOf(LINKS.filter(isStorePage))).toEqual([
      'MT4Ios',
      'MT4Android',
      'MT5Ios',
      'MT5Android',
      'TraderIos',
      'TraderAndroid',
      'InvestorIos',
      'InvestorAndroid',
    ]);
  });
});

describe('logins of a platform', () => {
  const account = (login: number, changes: Partial<Account>) =>
    ({
      login,
      platform: 'MT5',
      kind: 'live',
      server: 'S',
      nickname: null,
      name: 'N',
      status: 'active',
      ...changes,
    }) as Account;

  test('usable ones, live before demo, by nickname', () => {
    const accounts = [
      account(1, { kind: 'demo', nickname: 'Mine' }),
      account(2, {}),
      account(3, { status: 'archived' }),
      account(4, { status: 'pending' }),
      account(5, { status: null, server: null }),
      account(6, { platform: 'MT4' }),
    ];
    expect(platformLogins(accounts, 'mt5')).toEqual([
      { login: 2, server: 'S', kind: 'live', name: 'N' },
      { login: 5, server: null, kind: 'live', name: 'N' },
      { login: 1, server: 'S', kind: 'demo', name: 'Mine' },
    ]);
    expect(platformLogins(accounts, 'mt4').map(({ login }) => login)).toEqual([6]);
    expect(platformLogins(accounts, 'trader')).toEqual([]);
  });
});
