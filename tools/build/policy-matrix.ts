import type { ClientFacts } from '../../src/domain/access/facts';
import { MENU_ENTRIES, type EntryTarget } from '../../src/domain/access/menu-entries.table';
import { MENUS } from '../../src/domain/access/menu.table';
import { resolveMenu, type MenuContainer, type MenuItem } from '../../src/domain/access/resolve-menu';
import {
  HOME,
  PUBLIC_ACCESS,
  type PublicRouteKey,
  ROUTE_ACCESS,
  ROUTE_KEYS,
  TRADING,
} from '../../src/domain/access/routes.table';
import { resolvePublicRoute } from '../../src/domain/access/resolve-route';
import { isShellRoute, routePath } from '../../src/domain/access/routes';
import { BUILT_IN_COMPANIES } from '../../src/domain/site/companies';
import type { Variant } from '../../src/domain/site/company';
import { cellOf } from '../../src/domain/site/policy-row';
import { findContradictions, findDisagreements, findRoutesWithoutEntry } from './menu-contradictions';
import { code, table } from './markdown';
import { moneyTables } from './money-matrix';
import { clientOf, flagCombinations, type FlagName } from './policy-clients';

const SLUG = '{slug}';
const KEYS = BUILT_IN_COMPANIES.variants.map(({ key }) => key);
const CONTAINERS: readonly MenuContainer[] = ['sidebar', 'topbar', 'more-menu', 'mobilebar', 'user-menu'];

function cellText(cell: string): string {
  if (cell === HOME) return '→ accounts';
  if (cell === TRADING) return '→ trading registration';
  return code(cell);
}

function shellRouteTable(): string {
  const rows = ROUTE_KEYS.filter(isShellRoute).map((key) => {
    const row = ROUTE_ACCESS[key];
    return [
      code(routePath(key, SLUG)),
      ...BUILT_IN_COMPANIES.variants.map((variant) => cellText(cellOf(row, variant))),
      row.spec,
    ];
  });
  return table(['route', ...KEYS, 'spec'], rows);
}

/** The public routes by site. The cells of the two that depend only on the session name both cases. */
function publicRouteTable(): string {
  const keys = ROUTE_KEYS.filter((key): key is PublicRouteKey => !isShellRoute(key));
  const rows = keys.map((key) => {
    if (key === 'login' || key === 'token-login') {
      const targetOn = (siteVariant: Variant, signedIn: boolean): string => {
        const target = resolvePublicRoute(key, { siteVariant, signedIn, registrationOnly: false });
        return target.kind === 'screen' ? code(target.screen) : `→ ${target.to}`;
      };
      const cells = BUILT_IN_COMPANIES.variants.map((variant) =>
        targetOn(variant, false) === targetOn(variant, true)
          ? targetOn(variant, false)
          : `${targetOn(variant, false)}, signed in ${targetOn(variant, true)}`,
      );
      return [code(routePath(key, SLUG)), ...cells, 'R2.1, D5'];
    }
    const row = PUBLIC_ACCESS[key];
    return [
      code(routePath(key, SLUG)),
      ...BUILT_IN_COMPANIES.variants.map((variant) => cellText(cellOf(row, variant))),
      row.spec,
    ];
  });
  return table(['route', ...KEYS, 'spec'], rows);
}

function menuRuleTable(container: keyof typeof MENUS): string {
  const rows = MENUS[container].map((row) => [
    code(row.key),
    ...BUILT_IN_COMPANIES.variants.map((variant) =>
      cellOf(row, variant) === 'never' ? '–' : cellOf(row, variant),
    ),
    row.spec,
  ]);
  return table(['entry', ...KEYS, 'spec'], rows);
}

const conditionsText = (flags: readonly FlagName[], activeFlags: ReadonlySet<FlagName>): string =>
  flags.length === 0
    ? 'any'
    : flags.map((flag) => `${activeFlags.has(flag) ? '' : 'not '}${flag}`).join(', ');

/** The entries a client sees, for every combination of the flags that the container depends on for the variant. */
function menuOutcomeTable(container: MenuContainer): string {
  const rows = BUILT_IN_COMPANIES.variants.flatMap((variant) =>
    flagCombinations(container, variant).map(({ flags, activeFlags }) => {
      const items = resolveMenu(container, clientOf(variant, activeFlags), SLUG);
      return [variant.key, conditionsText(flags, activeFlags), items.map(({ key }) => code(key)).join(' ')];
    }),
  );
  return table(['variant', 'client', 'entries in order'], rows);
}

function researchEntries(client: ClientFacts): readonly MenuItem[] {
  return resolveMenu('sidebar', client, SLUG).find(({ key }) => key === 'research')?.children ?? [];
}

function researchTable(): string {
  const client = clientOf(BUILT_IN_COMPANIES.variantOf(undefined), new Set());
  const liveEntries = researchEntries({ ...client, isAnyLiveAccount: true });
  const otherEntries = researchEntries(client);
  const rows = liveEntries.map((item, index) => [
    code(item.key),
    code(item.href ?? ''),
    code(otherEntries[index]?.href ?? ''),
  ]);
  return table(['entry', 'with a live account', 'without'], rows);
}

function targetOf(key: keyof typeof MENU_ENTRIES): string {
  const target: EntryTarget = MENU_ENTRIES[key];
  if (target.opens === 'route') return code(routePath(target.route, SLUG));
  return target.opens === 'booster'
    ? 'booster, after the tool check'
    : 'the configured address, in a new tab';
}

function platformTable(): string {
  const rows = MENUS.platforms.map((row) => {
    const target: EntryTarget = MENU_ENTRIES[row.key];
    const block = 'block' in target ? String(target.block) : '';
    const cells = BUILT_IN_COMPANIES.variants.map((variant) =>
      cellOf(row, variant) === 'never' ? '–' : cellOf(row, variant),
    );
    return [block, code(row.key), ...cells, targetOf(row.key), row.spec];
  });
  return table(['block', 'entry', ...KEYS, 'leads to', 'spec'], rows);
}

function contradictionTables(): string {
  const contradictions = findContradictions(CONTAINERS).map(
    ({ container, variant, key, when, outcome, sections }) => [
      container,
      variant,
      code(key),
      when,
      outcome,
      sections,
    ],
  );
  const disagreements = findDisagreements().map(({ variant, key, sidebar, topbar, sections }) => [
    variant,
    code(key),
    sidebar,
    topbar,
    sections,
  ]);
  const routesWithoutEntry = findRoutesWithoutEntry(CONTAINERS).map(({ path, variants, sections }) => [
    code(path),
    variants.join(', '),
    sections,
  ]);
  return [
    '### Entries whose page the company may not open',
    'The menus stay as the specification lists them; a click ends on the accounts, with a toast (D5).',
    table(['menu', 'variant', 'entry', 'shown', 'access', 'spec'], contradictions),
    '### Entries on which sidebar and top bar differ',
    table(['variant', 'entry', 'sidebar (R2.4)', 'top bar and more menu (R2.5)', 'spec'], disagreements),
    '### Routes that are open but in no menu',
    'None of the menus above has an entry for them. Banners, the accounts page or an address lead there.',
    table(['route', 'variants', 'spec'], routesWithoutEntry),
  ].join('\n\n');
}

/**
 * The text of `docs/policy-matrix.md`: routes and menus by variant from the policy tables, the contradictions between the
 * two, and the policy for money that leaves.
 */
export function policyMatrix(): string {
  const menus = CONTAINERS.flatMap((container) => [
    `### ${container}`,
    menuRuleTable(container),
    menuOutcomeTable(container),
  ]);
  return [
    '# Policy matrix',
    'Written from the tables in `src/domain/access` by `npm run generate`; a test fails when the two differ.',
    'Columns are the company variants; `other` is an unknown company id (D1). `→` is a redirect, `–` never.',
    '## Routes of the shell',
    'The screen (`screen-…`) that a signed-in client sees. Without a session each of them redirects to the login.',
    shellRouteTable(),
    '## Public routes',
    'By the company of the site. Under `registrationOnly` all but the trading registration redirect to it (R2.1).',
    publicRouteTable(),
    '## Menus',
    'For each container the rule of each entry, then the entries that clients see. Flags that a menu ignores are left out.',
    ...menus,
    '### research (submenu)',
    'The same for every variant.',
    researchTable(),
    '### platforms (submenu)',
    platformTable(),
    '## Contradictions between menus and access',
    contradictionTables(),
    '## Money that leaves',
    'From `gateway/money/ways-out.table.ts` ([0044](decisions/0044-money-leaves-by-one-table.md)).',
    moneyTables(),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
