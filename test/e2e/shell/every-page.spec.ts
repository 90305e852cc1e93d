import { checkPage, IS_FULL_RUN, APPEARANCES, checkContent, WIDTHS } from '../kit/examine';
import { expect, navigateInside, seedSession, SITE, test } from '../kit/portal';
import { settingOf, tokenOf } from '../kit/portal-gateway';
import { HOME } from '../../spec/routes.table';
import { COLUMNS, INNER_PAGES, SHELL_ROUTES } from '../kit/routes.table';
import { serveConfig, GTM, TAG_MANAGER_IDS, serveScript, TAG_SCRIPT } from '../kit/third-party-hosts';

/** The email address of the client's setting, which no page may show (R3). */
const HIDDEN_EMAIL = 'never-shown@portico.test';

/** Indexes of a variant's appearances outside the full run: both schemes and both directions. */
const TURNS = [
  [0, 3],
  [1, 2],
] as const;

interface Visit {
  readonly path: string;
  readonly screen: string;
  readonly column: number;
  readonly appearance: number;
  /** Index of the only width at which axe runs, since it is slow; at every width if undefined. */
  readonly axeAt?: number;
}

/** Outside the full run a page is checked in two variants that have it, light in one and dark in the other. */
const VISITS: readonly Visit[] = [...SHELL_ROUTES, ...(IS_FULL_RUN ? INNER_PAGES : [])].flatMap(
  ([path, ...screens], index) => {
    const cells = screens.map((screen, column) => ({ path, screen, column }));
    const reachableCells = cells.filter(({ screen }) => screen !== HOME);
    if (IS_FULL_RUN)
      return reachableCells.flatMap((cell) => APPEARANCES.map((_, appearance) => ({ ...cell, appearance })));
    return [0, 1].flatMap((turn) => {
      const cell = reachableCells[(index + turn) % reachableCells.length];
      if (!cell) return [];
      const appearance = TURNS[cell.column % 2]?.[(index + turn) % 2] ?? 0;
      return [{ ...cell, appearance, axeAt: ((index >> 1) + turn) % WIDTHS.length }];
    });
  },
);

COLUMNS.forEach((variant, column) => {
  APPEARANCES.forEach(({ scheme, direction }, appearance) => {
    const pages = VISITS.filter((visit) => visit.column === column && visit.appearance === appearance);
    if (pages.length === 0) return;

    test(`${variant}, ${scheme}, ${direction}: ${pages.map(({ path }) => path).join(', ')}`, async ({
      page,
      request,
    }) => {
      test.setTimeout(30_000 + pages.length * WIDTHS.length * 10_000);
      const token = await tokenOf(
        request,
        scheme === 'dark' ? `${variant}-dark@portico.test` : `${variant}@portico.test`,
      );
      const result = { ...(await settingOf(request, token)), email: HIDDEN_EMAIL };
      await page.route('**/Client/client', (route) => route.fulfill({ json: { hasError: false, result } }));
      // The content policy must hold with third parties too.
      await serveConfig(page, { tagManager: TAG_MANAGER_IDS, chat: { provider: 'builtin' } });
      const tags = await serveScript(page, GTM, TAG_SCRIPT);
      await serveScript(page, 'https://www.googletagmanager.com/gtag/js', TAG_SCRIPT);
      await seedSession(page, token, { language: direction === 'rtl' ? 'ur-PK' : 'en-US' });
      await page.goto(SITE[variant] + String(pages[0]?.path));
      for (const { path, screen, axeAt } of pages) {
        for (const [index, width] of WIDTHS.entries()) {
          await page.setViewportSize({ width, height: 900 });
          if (index === 0 && path !== pages[0]?.path) await navigateInside(page, path);
          await expect(page.getByTestId(`screen-${screen}`)).toBeVisible();
          await expect(page.locator('h1')).toHaveCount(1);
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await ((axeAt ?? index) === index ? checkPage : checkContent)(page);
        }
        expect(await page.content()).not.toContain(HIDDEN_EMAIL);
        await expect(page.locator('.css-var-root'), 'Ant Design without its theme').toHaveCount(0);
      }
      expect(tags, 'the tag manager has loaded').toHaveLength(1);
    });
  });
});
