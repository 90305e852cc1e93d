import type { ClientFacts } from '../../../src/domain/access/facts';
import { MENUS } from '../../../src/domain/access/menu.table';
import { resolveMenu } from '../../../src/domain/access/resolve-menu';
import { BUILT_IN_VARIANTS } from '../../../src/domain/site/company';
import { builtInVariant } from '../../../src/testkit/site/variants';

const FACTS: ClientFacts = {
  variant: builtInVariant('main'),
  isIb: false,
  isAnyLiveAccount: true,
  firstMt4Login: null,
  firstMt5Login: null,
  isVisibleDocumentUpload: false,
  isOpenAccount: false,
  links: {},
  stockTraderUrl: null,
  tradeCfd: null,
  language: 'en',
};

const keysOf = (facts: Partial<ClientFacts>): readonly string[] => {
  const items = resolveMenu('sidebar', { ...FACTS, ...facts }, 'portico');
  return items.flatMap(({ key, children = [] }) => [key, ...children.map((child) => child.key)]);
};

describe('menus', () => {
  test('a URL that is not https has no entry (X3)', () => {
    for (const address of ['http://x.example', 'javascript:alert(1)', '']) {
      const keys = keysOf({ stockTraderUrl: address, tradeCfd: address, links: { MT4Windows: address } });
      expect(keys).not.toContain('stock-investor');
      expect(keys).not.toContain('cfd-trade');
      expect(keys).not.toContain('MT4Windows');
    }
  });

  test('login 0 is a login', () => {
    expect(keysOf({ firstMt4Login: 0 })).toContain('web-terminal-mt4');
  });

  test('a property name that every object has is not a configured link', () => {
    const links = Object.create({ MT4Windows: 'https://x.example' }) as Record<string, string>;
    expect(keysOf({ links })).not.toContain('MT4Windows');
  });

  const columns = Object.entries(MENUS).flatMap(([menu, rows]) =>
    BUILT_IN_VARIANTS.map((variant) => ({ menu, rows, variant })),
  );
  test.each(columns)('a key is unique in $menu of $variant', ({ rows, variant }) => {
    const keys = rows.filter((row) => row[variant] !== 'never').map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('tables are frozen', () => {
    expect(Object.isFrozen(MENUS.sidebar)).toBe(true);
    expect(MENUS.sidebar.every(Object.isFrozen)).toBe(true);
  });
});
