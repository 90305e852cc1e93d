import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findHeadlessShell } from '../../../tools/scripts/find-browser.mjs';
import { knowledgeable } from '../../gateway/onboarding/forms/fill-form';
import { CLIENTS_PAGES, findFaults, VISITORS_PAGES } from '../kit/letters';
import { OnboardingClient } from '../kit/onboarding-client';
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
        const openPage = async (token?: string) => {
          const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
          if (token !== undefined) await seedSession(page, token);
          return page;
        };
        const look = async (page: Page, name: string) => {
          await expect(page.locator('main [data-loading="true"]')).toHaveCount(0);
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({
            path: testInfo.outputPath(`${width}${name.replaceAll(/[^a-z]+/g, '-')}.png`),
            fullPage: true,
          });
          const pageFaults = await findFaults(page);
          if (pageFaults.length > 0) faults[name] = pageFaults;
        };
        const visit = async (paths: readonly string[], token?: string) => {
          const page = await openPage(token);
          for (const path of paths) {
            await page.goto(SITE.main + path);
            await page.locator('h1').first().waitFor({ state: 'attached' });
            await look(page, path);
          }
          await page.close();
        };
        const visitApplication = async () => {
          const client = await OnboardingClient.register(request, 'main');
          const { form } = await client.fillForm(knowledgeable);
          await client.prefill(knowledgeable);
          const page = await openPage(client.token);
          await page.goto(`${SITE.main}/open-investment-account`);
          await expect(page.getByTestId('application-review')).toBeVisible();
          await look(page, '/application-review');
          for (const section of Object.keys(form.properties)) {
            const step = page.getByTestId(`application-step-${section}`);
            if (!(await step.isVisible())) await page.getByTestId('application-steps').click();
            await step.click();
            await expect(page.getByTestId(`application-section-${section}`)).toBeVisible();
            await look(page, `/application-${section}`);
          }
          await page.close();
        };
        await visit(VISITORS_PAGES);
        await visit(CLIENTS_PAGES, await tokenOf(request, 'main@portico.test'));
        await visitApplication();
      } finally {
        await browser.close();
      }
      expect(faults).toEqual({});
    });
