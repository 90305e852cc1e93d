import { MENU_ENTRIES } from '../../../src/domain/access/menu-entries.table';
import { isListedKey, listedLinks, readPlatformLinks } from '../../../src/domain/platform/platform-links';
import { PLATFORM_LINK_KEYS, PLATFORM_LINKS } from '../../../src/domain/platform/platform-links.table';

const linksOf = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([configKey, configValue]) => ({ configKey, configValue }));

describe('platform links (R3 and R2.4)', () => {
  test('the keys of the specification', () => {
    // oxfmt-ignore
    expect([...PLATFORM_LINK_KEYS].sort()).toEqual([
      'InvestorAndroid', 'InvestorIos', 'MT4Android', 'MT4AndroidApk', 'MT4Ios', 'MT4Mac', 'MT4MetaBooster', 'MT4Windows',
      'MT5Android', 'MT5AndroidApk', 'MT5Ios', 'MT5Mac', 'MT5MetaBooster', 'MT5WebTerminalServersDemo', 'MT5Windows',
      'Multiterminal', 'TraderAndroid', 'TraderIos', 'WebTerminalServersMt4', 'WebTerminalServersMt5',
    ]);
  });

  test('every download and booster has a menu entry, in the same block', () => {
    const entries: Readonly<Record<string, unknown>> = MENU_ENTRIES;
    for (const key of PLATFORM_LINK_KEYS) {
      const { kind, block } = PLATFORM_LINKS[key];
      expect(entries[key]).toEqual(kind === 'server' ? undefined : { opens: kind, block });
    }
  });

  test('only https URLs of known keys remain; servers are not changed', () => {
    const links = readPlatformLinks(
      linksOf({
        MT4Windows: 'https://d.example/mt4.exe',
        MT5Windows: 'http://d.example/mt5.exe',
        MT4Mac: 'javascript:alert(1)',
        MT4Ios: '',
        WebTerminalServersMt4: 'Portico-Live 4',
        WebTerminalServersMt5: '',
        MT9Windows: 'https://d.example/mt9.exe',
        constructor: 'https://d.example',
      }),
    );
    expect(links).toEqual({
      MT4Windows: 'https://d.example/mt4.exe',
      WebTerminalServersMt4: 'Portico-Live 4',
    });
  });

  test('for a repeated key the last value wins', () => {
    const [first] = linksOf({ MT4Mac: 'https://a.example' });
    const [second] = linksOf({ MT4Mac: 'https://b.example' });
    expect(first && second && readPlatformLinks([first, second])).toEqual({ MT4Mac: 'https://b.example' });
  });

  test('a generic list omits web traders, servers and anything but https', () => {
    expect(isListedKey('MT4Webtrader')).toBe(false);
    expect(isListedKey('MT5WebTerminalServersDemo')).toBe(false);
    expect(isListedKey('MT4Windows')).toBe(true);
    expect(
      listedLinks({
        TraderIos: 'https://t.example',
        MT4Windows: 'https://d.example',
        MT4Mac: 'http://d.example',
        MT5MetaBooster: 'https://b.example',
        WebTerminalServersMt4: 'https://server.example',
        MT5WebTerminalServersDemo: 'https://demo.example',
      }),
    ).toEqual([
      { key: 'MT4Windows', kind: 'download', block: 'mt4', system: 'windows', href: 'https://d.example' },
      { key: 'MT5MetaBooster', kind: 'booster', block: 'mt5', system: 'any', href: 'https://b.example' },
      { key: 'TraderIos', kind: 'download', block: 'trader', system: 'ios', href: 'https://t.example' },
    ]);
  });

  test('property names that every object has are not configured links', () => {
    expect(listedLinks(Object.create({ MT4Windows: 'https://d.example' }) as Record<string, string>)).toEqual(
      [],
    );
  });
});
