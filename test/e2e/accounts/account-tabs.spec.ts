import type { Page } from '@playwright/test';
import { checkPage, checkContent } from '../kit/examine';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const LOGIN = 50128841;
const TABS = ['overview', 'positions', 'orders', 'history', 'funds', 'statements', 'settings'] as const;

/** An element of each section that shows its data has loaded. */
const EXPECT_DATA: Readonly<Record<(typeof TABS)[number], (page: Page) => Promise<void>>> = {
  overview: async (page) => {
    await expect(page.getByTestId('margin-runway')).toBeVisible();
    await expect(page.getByTestId('equity-curve').getByRole('radiogroup').first()).toBeVisible();
  },
  positions: (page) => expect(page.getByTestId('book-positions').locator('bdi').first()).toBeVisible(),
  orders: (page) => expect(page.getByTestId('book-orders').locator('bdi').first()).toBeVisible(),
  history: (page) => expect(page.getByTestId('book-history').locator('bdi').first()).toBeVisible(),
  funds: (page) => expect(page.getByTestId('book-funds').locator('bdi').first()).toBeVisible(),
  statements: (page) => expect(page.getByTestId('statement')).toBeVisible(),
  settings: (page) => expect(page.getByTestId('section-settings').locator('button').first()).toBeVisible(),
};

/** Opens each section by its link, without a page load. */
async function visitSections(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(`${SITE.main}/accounts?account=${LOGIN}`);
  for (const tab of TABS) {
    await page.locator(`a[href$="tab=${tab}"]`).first().click();
    await expect(page.getByTestId(`section-${tab}`)).toBeVisible();
    await EXPECT_DATA[tab](page);
    await check(page);
  }
}

test('the sections of an account are accessible and fit, on a desktop and on phones', async ({
  page,
  request,
}) => {
  await seedSession(page, await tokenOf(request, 'main@portico.test'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitSections(page, async () => {
    await checkPage(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await checkContent(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

test('the sections of an account are accessible from right to left, in Urdu', async ({ page, request }) => {
  await seedSession(page, await tokenOf(request, 'main@portico.test'), { language: 'ur-PK' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visitSections(page, async () => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await checkPage(page);
  });
});

test('the stream updates a position on screen', async ({ page, request }) => {
  await seedSession(page, await tokenOf(request, 'main@portico.test'));
  await page.goto(`${SITE.main}/accounts?account=${LOGIN}&tab=positions`);
  const rows = page.getByTestId('book-positions').locator('tbody, ul').first();
  await expect(rows).toBeVisible();
  // From now on only the stream can change the figures.
  await page.route('**/Account/positions*', () => undefined);
  const before = await rows.innerText();
  await expect.poll(() => rows.innerText(), 'the market moves it').not.toBe(before);
});

test('arrow keys select the period of a statement, and only that period is requested', async ({
  page,
  request,
}) => {
  await seedSession(page, await tokenOf(request, 'main@portico.test'), { language: 'ur-PK' });
  await page.goto(`${SITE.main}/accounts?account=${LOGIN}&tab=statements`);
  const periods = page.getByTestId('statement').getByRole('radiogroup').first().getByRole('radio');
  await expect(periods.first()).toBeChecked();
  const periodStarts = new Set<string | null>();
  page.on('request', (outgoing) => {
    const { pathname, searchParams } = new URL(outgoing.url());
    if (pathname.endsWith('/Account/statement')) periodStarts.add(searchParams.get('from'));
  });
  await periods.first().focus();
  const response = page.waitForResponse(/\/Account\/statement\?/);
  await page.keyboard.press('ArrowLeft');
  await expect(periods.nth(1)).toBeChecked();
  await expect(periods.nth(1)).toBeFocused();
  await response;
  expect(periodStarts.size).toBe(1);
});
