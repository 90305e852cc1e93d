import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findHeadlessShell } from '../../../tools/scripts/find-browser.mjs';
import { CLIENTS_PAGES, findFaults, VISITORS_PAGES } from '../kit/letters';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

/** Settings of a browser for people who need large letters. */
const LETTERS = {
  'a minimum of 20 px': 'minimumFontSize=20',
  'a default of 32 px': 'defaultFontSize=32,defaultFixedFontSize=26',
};

for (const [title, settings] of Object.entries(LETTERS))
  for (const width of [390, 1440])
    test(`with ${title} nothing overlaps or is cut at ${width} px`, async ({ request }, testInfo) => {
      test.setTimeout(240_000);
      const executablePath = findHeadlessShell();
      const browser = await chromium.launch({
        args: [...BROWSER_ARGS, `--blink-settings=${settings}`],
        ...(executablePath !== undefined && { executablePath }),
      });
      const faults: Record<string, string[]> = {};
      try {
        const visit = async (paths: readonly string[], token?: string) => {
          const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
          if (token !== undefined) await seedSession(page, token);
          for (const path of paths) {
            await page.goto(SITE.main + path);
            await page.locator('h1').first().waitFor({ state: 'attached' });
            await expect(page.locator('main [data-loading="true"]')).toHaveCount(0);
            await page.evaluate(() => document.fonts.ready);
            await page.screenshot({
              path: testInfo.outputPath(`${width}${path.replaceAll(/[^a-z]+/g, '-')}.png`),
              fullPage: true,
            });
            const pageFaults = await findFaults(page);
            if (pageFaults.length > 0) faults[path] = pageFaults;
          }
          await page.close();
        };
        await visit(VISITORS_PAGES);
        await visit(CLIENTS_PAGES, await tokenOf(request, 'main@portico.test'));
      } finally {
        await browser.close();
      }
      expect(faults).toEqual({});
    });
