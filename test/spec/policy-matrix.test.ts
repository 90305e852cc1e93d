import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { table } from '../../tools/build/markdown';
import { findContradictions, findDisagreements } from '../../tools/build/menu-contradictions';
import { policyMatrix } from '../../tools/build/policy-matrix';
import { MENUS } from '../../src/domain/access/menu.table';
import { SHELL_ROUTE_KEYS } from '../../src/domain/access/routes';
import { BUILT_IN_VARIANTS } from '../../src/domain/site/company';

/** A company `like` another has no column of its own. */
const hasColumn = ({ variant }: { readonly variant: string }) =>
  BUILT_IN_VARIANTS.some((key) => key === variant);

const CONTAINERS = ['sidebar', 'topbar', 'more-menu', 'mobilebar', 'user-menu'] as const;

describe('docs/policy-matrix.md', () => {
  test('matches the tables; if not, run npm run generate', async () => {
    const file = path.join(__dirname, '../../docs/policy-matrix.md');
    expect(await readFile(file, 'utf8')).toBe(policyMatrix());
  });

  test('has a line for every route of the shell and every container', () => {
    const text = policyMatrix();
    for (const container of CONTAINERS) expect(text).toContain(`\n### ${container}\n`);
    const [, routes = ''] = /## Routes of the shell\n([\s\S]*?)\n## /.exec(text) ?? [];
    expect(routes.match(/^\| `/gm)).toHaveLength(SHELL_ROUTE_KEYS.length);
  });

  // Typed by hand from R2.2 compared with R2.4, R2.5 and R5 (D5 names them).
  test('only these menu entries lead to pages that the company may not open', () => {
    const lines = findContradictions(CONTAINERS)
      .filter(hasColumn)
      .map(({ container, variant, key, when }) => `${container} ${variant} ${key} ${when}`);
    expect(lines.sort()).toEqual([
      'more-menu bank campaigns isNotIb',
      'more-menu bank social always',
      'sidebar main campaigns isIb',
      'topbar bank campaigns isNotIb',
      'topbar bank social always',
    ]);
  });

  // Typed by hand from R2.4 compared with R2.5.
  test('sidebar and top bar differ only in these entries', () => {
    const lines = findDisagreements()
      .filter(hasColumn)
      .map(({ variant, key, sidebar, topbar }) => `${variant} ${key}: ${sidebar} / ${topbar}`);
    expect(lines.sort()).toEqual([
      'bank campaigns: never / isNotIb',
      'bank social: never / always',
      'main campaigns: isIb / never',
    ]);
  });

  test('the research menu is the same for every variant', () => {
    for (const { main, invest, bank, international, other } of MENUS.research)
      expect(new Set([main, invest, bank, international, other]).size).toBe(1);
  });

  test('a table is padded like Prettier’s', () => {
    expect(table(['a', 'long'], [['wide cell', 'b']])).toBe(
      ['| a         | long |', '| --------- | ---- |', '| wide cell | b    |'].join('\n'),
    );
  });
});

// Typed by hand from docs/decisions/0044.
test('a session alone sends no money to a new destination', () => {
  const text = policyMatrix();
  const rowsOf = (title: string) => {
    const [, rows = ''] = new RegExp(`\\n### ${title}\\n([\\s\\S]*?)(?:\\n#|$)`).exec(text) ?? [];
    return [...rows.matchAll(/^\| `.*$/gm)].map(([row]) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  };
  const wait = '`NEW_DESTINATION_WAIT_HOURS`';
  const toNew = ['second factor', '–', 'password', wait, '`new-destination`'];
  const levels = ['none', 'verified'];
  expect(rowsOf('Ways out')).toEqual([
    ['`card`', ...toNew, '100000.00', ...levels],
    ['`bank`', ...toNew, '100000.00', ...levels],
    ['`crypto`', ...toNew, '10000.00', ...levels],
    // To addresses of the book alone.
    ['`wallet`', 'second factor', '–', '–', '–', '–', '10000.00', ...levels],
  ]);
  expect(rowsOf('Settings of destinations')).toEqual([
    ['`addressBook`', 'second factor', 'password', 'password', wait, '`address-added`'],
    ['`payoutAddress`', 'second factor', '–', 'password', wait, '`payout-address`'],
    ['`commission`', 'second factor', 'password', 'password', wait, '`commission-destination`'],
  ]);
});
