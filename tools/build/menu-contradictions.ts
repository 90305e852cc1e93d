import {
  MENU_ENTRIES,
  type EntryTarget,
  type MenuEntryKey,
} from '../../src/domain/access/menu-entries.table';
import { MENUS, type MenuRow } from '../../src/domain/access/menu.table';
import type { MenuContainer } from '../../src/domain/access/resolve-menu';
import { resolveRoute } from '../../src/domain/access/resolve-route';
import { ROUTE_ACCESS, type ShellRouteKey } from '../../src/domain/access/routes.table';
import { routePath, SHELL_ROUTE_KEYS } from '../../src/domain/access/routes';
import { BUILT_IN_COMPANIES } from '../../src/domain/site/companies';
import type { Variant } from '../../src/domain/site/company';
import { cellOf } from '../../src/domain/site/policy-row';

/** A menu entry shown to clients of a company who may not open its route. */
export interface Contradiction {
  readonly container: string;
  /** The variant's key. */
  readonly variant: string;
  readonly key: MenuEntryKey;
  /** Name of the predicate under which the entry is shown. */
  readonly when: string;
  readonly outcome: string;
  /** Sections of the specification with the menu row and the access rule. */
  readonly sections: string;
}

/** An entry that the sidebar and the top bar show under different conditions. */
export interface Disagreement {
  /** The variant's key. */
  readonly variant: string;
  readonly key: MenuEntryKey;
  readonly sidebar: string;
  readonly topbar: string;
  readonly sections: string;
}

/** A route that clients of a company may open, but that no menu links to. */
export interface RouteWithoutEntry {
  readonly path: string;
  readonly variants: readonly string[];
  readonly sections: string;
}

const routeOf = (key: MenuEntryKey): ShellRouteKey | undefined => {
  const target: EntryTarget = MENU_ENTRIES[key];
  return 'route' in target ? target.route : undefined;
};

/** Finds menu entries whose route redirects clients of the variant to the accounts page. */
export function findContradictions(containers: readonly MenuContainer[]): readonly Contradiction[] {
  return [...containers, 'research' as const, 'platforms' as const].flatMap((container) =>
    BUILT_IN_COMPANIES.variants.flatMap((variant) =>
      MENUS[container].flatMap((row) => {
        const route = routeOf(row.key);
        if (route === undefined || cellOf(row, variant) === 'never') return [];
        if (resolveRoute(route, variant).kind === 'screen') return [];
        const sections = `menu ${row.spec}; access ${ROUTE_ACCESS[route].spec}`;
        return [
          {
            container,
            variant: variant.key,
            key: row.key,
            when: cellOf(row, variant),
            outcome: '→ accounts',
            sections,
          },
        ];
      }),
    ),
  );
}

/** The condition under which a menu shows an entry; `never` if it is not listed. */
function conditionOf(rows: readonly MenuRow[], key: MenuEntryKey, variant: Variant): string {
  const visibleRows = rows.filter((row) => row.key === key && cellOf(row, variant) !== 'never');
  return visibleRows.map((row) => cellOf(row, variant)).join(' or ') || 'never';
}

/** Finds entries for which R2.4 and R2.5 differ. */
export function findDisagreements(): readonly Disagreement[] {
  const keys = [...new Set([...MENUS.sidebar, ...MENUS.topbar].map(({ key }) => key))];
  return BUILT_IN_COMPANIES.variants.flatMap((variant) =>
    keys.flatMap((key) => {
      const sidebar = conditionOf(MENUS.sidebar, key, variant);
      const topbar = conditionOf(MENUS.topbar, key, variant);
      if (sidebar === topbar) return [];
      const specs = [MENUS.sidebar, MENUS.topbar].flatMap((rows) =>
        rows.filter((row) => row.key === key).map(({ spec }) => spec),
      );
      return [{ variant: variant.key, key, sidebar, topbar, sections: [...new Set(specs)].join('; ') }];
    }),
  );
}

/** Finds routes that a variant may open, but no menu has an entry for. */
export function findRoutesWithoutEntry(containers: readonly MenuContainer[]): readonly RouteWithoutEntry[] {
  const rows = [...containers, 'research' as const, 'platforms' as const].flatMap((menu) => MENUS[menu]);
  return SHELL_ROUTE_KEYS.flatMap((route) => {
    const variants = BUILT_IN_COMPANIES.variants
      .filter(
        (variant) =>
          resolveRoute(route, variant).kind === 'screen' &&
          !rows.some((row) => routeOf(row.key) === route && cellOf(row, variant) !== 'never'),
      )
      .map(({ key }) => key);
    return variants.length === 0
      ? []
      : [{ path: routePath(route, '{slug}'), variants, sections: ROUTE_ACCESS[route].spec }];
  });
}
