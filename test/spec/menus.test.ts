import type { ClientFacts } from '../../src/domain/access/facts';
import { resolveMenu, type MenuContainer } from '../../src/domain/access/resolve-menu';
import { BUILT_IN_VARIANTS, type BuiltInVariant } from '../../src/domain/site/company';
import { ALL_LINKS, isMet, MENU_TABLE, PLATFORMS, RESEARCH, TARGETS } from './menu-table';
import { builtInVariant } from '../../src/testkit/site/variants';

const YES_NO = [false, true] as const;

/** Clients with every combination of the facts on which menus depend. */
function everyClient(variant: BuiltInVariant): readonly ClientFacts[] {
  const clients: ClientFacts[] = [];
  for (const isIb of YES_NO)
    for (const isAnyLiveAccount of YES_NO)
      for (const hasMt4 of YES_NO)
        for (const hasMt5 of YES_NO)
          for (const isVisibleDocumentUpload of YES_NO)
            for (const hasLinks of YES_NO)
              for (const traderUrls of [0, 1, 2, 3])
                clients.push({
                  variant: builtInVariant(variant),
                  isIb,
                  isAnyLiveAccount,
                  firstMt4Login: hasMt4 ? 40_012_345 : null,
                  firstMt5Login: hasMt5 ? 50_012_345 : null,
                  isVisibleDocumentUpload,
                  isOpenAccount: isIb,
                  links: hasLinks ? ALL_LINKS : {},
                  stockTraderUrl: traderUrls % 2 === 1 ? 'https://stocks.example/start' : null,
                  tradeCfd: traderUrls > 1 ? 'https://cfd.example/start?a=1' : null,
                  language: 'de',
                });
  return clients;
}

const CONTAINERS = Object.keys(MENU_TABLE) as MenuContainer[];
const cells = CONTAINERS.flatMap((container) => BUILT_IN_VARIANTS.map((variant) => ({ container, variant })));

function expectedKeys(container: MenuContainer, facts: ClientFacts): readonly string[] {
  return MENU_TABLE[container][facts.variant.column].flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    const [key, when] = entry;
    return isMet(when, key, facts) ? [key] : [];
  });
}

function expectedResearch(facts: ClientFacts): readonly object[] {
  return RESEARCH.map(({ key, liveTarget, otherTarget }) => ({
    key,
    labelKey: `menu.${key}`,
    kind: 'route',
    href: facts.isAnyLiveAccount ? liveTarget : otherTarget,
    newTab: false,
  }));
}

function expectedPlatforms(facts: ClientFacts): readonly object[] {
  return PLATFORMS.flatMap(({ group, entries }) =>
    entries
      .filter(([key, when]) => isMet(when, key, facts))
      .map(([key]) => {
        const common = { key, labelKey: `menu.${key}`, group };
        if (key.startsWith('web-terminal'))
          return { ...common, kind: 'route', href: TARGETS[key], newTab: false };
        const kind = key.endsWith('MetaBooster') ? 'booster' : 'external';
        return { ...common, kind, href: `https://download.example/${key}`, newTab: true };
      }),
  );
}

function expectedItem(key: string, facts: ClientFacts): object {
  const common = { key, labelKey: `menu.${key}`, newTab: false };
  if (key === 'research') return { ...common, kind: 'submenu', children: expectedResearch(facts) };
  if (key === 'platforms') return { ...common, kind: 'submenu', children: expectedPlatforms(facts) };
  if (TARGETS[key] === null) return { ...common, kind: 'action' };
  const isExternal = key === 'stock-investor' || key === 'cfd-trade';
  return { ...common, kind: isExternal ? 'external' : 'route', href: TARGETS[key], newTab: isExternal };
}

describe('R2.4 and R2.5: menus', () => {
  test.each(cells)('$container of $variant, every client', ({ container, variant }) => {
    const clients = everyClient(variant);
    expect(clients).toHaveLength(256);
    for (const facts of clients) {
      const expected = expectedKeys(container, facts).map((key) => expectedItem(key, facts));
      expect(resolveMenu(container, facts, 'portico')).toEqual(expected);
    }
  });
});
