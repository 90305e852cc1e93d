import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { startGateway, type StartedGateway } from '../../../gateway/server/start-gateway';
import { DEMO_PASSWORD } from '../kit/clients';
import {
  prerenderedForm,
  holdCode,
  openPrerendered,
  liveForm,
  appearanceOf,
  recordSignIns,
} from '../kit/drawn-form';
import { expect, test } from '../kit/portal';

const BRAND = {
  name: 'Acme',
  logo: '/acme.svg',
  logoDark: '/acme-dark.svg',
  // A pre-rendered form in another font size would move when the live one replaces it.
  tokens: { colorPrimary: '#7a1f3d', fontSize: 16 },
};
const BUTTON = 'rgb(122, 31, 61)';

/** A gateway whose main company has its own brand in `/config.json`. */
const brandedTest = test.extend<{ site: string }, { gateway: StartedGateway }>({
  gateway: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const gateway = await startGateway(
        {
          PORT: '0',
          INVEST_PORT: '0',
          FRAMES_PORT: '0',
          HOST: 'localhost',
          DATA_FOLDER: 'memory',
          BOOT_DATA: 'off',
          LOG_LEVEL: 'silent',
          DIST_FOLDER: process.env['E2E_DIST'] ?? '',
          PORTICO_COMPANIES: JSON.stringify({ '7': { brand: BRAND } }),
        },
        path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..'),
      );
      await use(gateway);
      await gateway.close();
    },
    { scope: 'worker' },
  ],
  site: ({ gateway }, provide) => provide(`http://localhost:${gateway.port}`),
});

async function serveLogos(page: Page): Promise<void> {
  await page.route('**/acme*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60" fill="teal"/></svg>',
    }),
  );
}

for (const scheme of ['light', 'dark'] as const) {
  brandedTest(
    `${scheme}: the pre-rendered form has the brand’s logo, colours and sizes, and does not move`,
    async ({ page, site }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await serveLogos(page);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const release = await holdCode(page);
      await page.goto(`${site}/login`, { waitUntil: 'commit' });
      const logoIn = (root: string) =>
        page.locator(`${root} header img`).evaluate((img: HTMLImageElement) => img.currentSrc);
      const firstPaint = page.locator('#first-paint');
      await expect(firstPaint.locator('h1')).toBeVisible();
      await expect
        .poll(() => firstPaint.locator('header img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(300);
      expect(await logoIn('#first-paint')).toBe(`${site}/acme${scheme === 'dark' ? '-dark' : ''}.svg`);
      await expect(page).toHaveTitle(/Acme/);
      expect(await page.locator('body').textContent()).not.toContain('Portico');
      const before = await appearanceOf(page, '#first-paint');
      expect(before).toMatchObject({ button: BUTTON, dark: scheme === 'dark' });
      await expect(firstPaint.locator('form label').first()).toHaveCSS('font-size', '16px');

      release();
      await expect(page.getByTestId('login-form')).toBeVisible();
      await expect(firstPaint).toHaveCount(0);
      expect(await appearanceOf(page, '#root')).toEqual(before);
      expect(await logoIn('#root')).toContain(scheme === 'dark' ? 'acme-dark.svg' : 'acme.svg');
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        'layout shift',
      ).toBeLessThan(0.02);
    },
  );
}

brandedTest(
  'input of the pre-rendered form is carried over, and a submit is sent once',
  async ({ page, site }) => {
    await serveLogos(page);
    const signInRequests = recordSignIns(page);
    const release = await holdCode(page);
    await openPrerendered(page, `${site}/login`);
    const { email, password, submit } = prerenderedForm(page);
    await email.fill('main@portico.test');
    await password.click();
    await page.keyboard.insertText(DEMO_PASSWORD); // like pasting
    await page.keyboard.press('Enter');
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await submit.click({ force: true });
    expect(signInRequests, 'nothing is sent before').toEqual([]);
    release();
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    expect(signInRequests.map((body) => JSON.parse(body) as unknown)).toEqual([
      { email: 'main@portico.test', password: DEMO_PASSWORD },
    ]);
  },
);

brandedTest('focus and caret are carried over to the portal’s form', async ({ page, site }) => {
  await serveLogos(page);
  const release = await holdCode(page);
  await openPrerendered(page, `${site}/login`);
  await prerenderedForm(page).email.pressSequentially('ana@example.com');
  for (let i = 0; i < 13; i++) await page.keyboard.press('ArrowLeft');
  release();
  await expect(liveForm(page).email).toBeFocused();
  await page.keyboard.type('n');
  await expect(liveForm(page).email).toHaveValue('anna@example.com');
});
