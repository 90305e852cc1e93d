import { examine, FULL, LOOKS, skim, WIDTHS } from '../kit/examine';
import { expect, goInside, seedSession, SITE, test } from '../kit/portal';
import { settingOf, tokenOf } from '../kit/portal-gateway';
import { HOME } from '../../spec/routes.table';
import { COLUMNS, INNER_PAGES, SHELL_ROUTES } from '../kit/routes.table';
import { configure, GTM, IDS, serve, TAG_SCRIPT } from '../kit/third-party-hosts';

/** The email address of the user setting, which no page ever shows (R3). */
const HIDDEN = 'never-shown@portico.test';

/** The looks of a variant outside the full run: both schemes and both directions are among them. */
const TURNS = [
  [0, 3],
  [1, 2],
] as const;

interface Visit {
  readonly path: string;
  readonly screen: string;
  readonly column: number;
  readonly look: number;
  /** The width at which axe, which takes longest, runs; without it, at all of them. */
  readonly axeAt?: number;
}

/** Outside the full run a page is checked in two variants that have it, light in one and dark in the other. */
const VISITS: readonly Visit[] = [...SHELL_ROUTES, ...(FULL ? INNER_PAGES : [])].flatMap(
  ([path, ...screens], index) => {
    const cells = screens.map((screen, column) => ({ path, screen, column }));
    const own = cells.filter(({ screen }) => screen !== HOME);
    if (FULL) return own.flatMap((cell) => LOOKS.map((_, look) => ({ ...cell, look })));
    return [0, 1].flatMap((turn) => {
      const cell = own[(index + turn) % own.length];
      if (!cell) return [];
      const look = TURNS[cell.column % 2]?.[(index + turn) % 2] ?? 0;
      return [{ ...cell, look, axeAt: ((index >> 1) + turn) % WIDTHS.length }];
    });
  },
);

COLUMNS.forEach((variant, column) => {
  LOOKS.forEach(({ scheme, direction }, look) => {
    const pages = VISITS.filter((visit) => visit.column === column && visit.look === look);
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
      const result = { ...(await settingOf(request, token)), email: HIDDEN };
      await page.route('**/Client/client', (route) => route.fulfill({ json: { hasError: false, result } }));
      // With every third party turned on: the content policy must still hold.
      await configure(page, { tagManager: IDS, chat: { provider: 'builtin' } });
      const tags = await serve(page, GTM, TAG_SCRIPT);
      await serve(page, 'https://www.googletagmanager.com/gtag/js', TAG_SCRIPT);
      await seedSession(page, token, { language: direction === 'rtl' ? 'ur-PK' : 'en-US' });
      await page.goto(SITE[variant] + String(pages[0]?.path));
      for (const { path, screen, axeAt } of pages) {
        for (const [at, width] of WIDTHS.entries()) {
          await page.setViewportSize({ width, height: 900 });
          if (at === 0 && path !== pages[0]?.path) await goInside(page, path);
          await expect(page.getByTestId(`screen-${screen}`)).toBeVisible();
          await expect(page.locator('h1')).toHaveCount(1);
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await ((axeAt ?? at) === at ? examine : skim)(page);
        }
        expect(await page.content()).not.toContain(HIDDEN);
        await expect(page.locator('.css-var-root'), 'Ant Design without its theme').toHaveCount(0);
      }
      expect(tags, 'the tag manager was on').toHaveLength(1);
    });
  });
});
