import { examine, FULL, LOOKS, skim, WIDTHS } from './examine';
import { expect, goInside, seedSession, SITE, test } from './portal';
import { settingOf, tokenOf } from './portal-gateway';
import { HOME } from '../spec/routes.table';
import { COLUMNS, INNER_PAGES, SHELL_ROUTES } from './routes.table';
import { configure, GTM, IDS, serve, TAG_SCRIPT } from './third-party-hosts';

/** The email address of the user setting, which no page ever shows (R3). */
const HIDDEN = 'never-shown@portico.test';

/**
 * The full run checks every page in every look at every width. Otherwise each page of a variant is checked in one
 * look, taking turns, and axe, which takes longest, runs at only one width.
 */
const axeLooks = (page: number, look: number, width: number) =>
  FULL || (page + look) % WIDTHS.length === width;

COLUMNS.forEach((variant, column) => {
  LOOKS.forEach(({ scheme, direction }, row) => {
    const pages = [...SHELL_ROUTES, ...(FULL ? INNER_PAGES : [])]
      .map(([path, ...screens]) => [path, screens[column] ?? HOME] as const)
      .filter(([, screen]) => screen !== HOME)
      .filter((_, index) => FULL || index % LOOKS.length === (column + row) % LOOKS.length);

    test(`${variant}, ${scheme}, ${direction}: ${pages.map(([path]) => path).join(', ')}`, async ({
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
      await page.goto(SITE[variant] + String(pages[0]?.[0]));
      for (const [index, [path, handle]] of pages.entries()) {
        for (const [at, width] of WIDTHS.entries()) {
          await page.setViewportSize({ width, height: 900 });
          if (at === 0 && path !== pages[0]?.[0]) await goInside(page, path);
          await expect(page.getByTestId(`screen-${handle}`)).toBeVisible();
          await expect(page.locator('h1')).toHaveCount(1);
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await (axeLooks(index, row, at) ? examine : skim)(page);
        }
        expect(await page.content()).not.toContain(HIDDEN);
      }
      expect(tags, 'the tag manager was on').toHaveLength(1);
    });
  });
});
