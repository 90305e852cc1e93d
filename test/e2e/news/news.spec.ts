import type { APIRequestContext, Page } from '@playwright/test';
import { axeFindings, expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const titles = (page: Page) => page.getByTestId('news-list').locator('h2').allInnerTexts();
const CORRECTED = 'Euro area surveys: services grow, factories shrink more slowly';
const WITHDRAWN = 'Canadian inflation slows more than expected';

const enter = async (page: Page, request: APIRequestContext, email = 'international@portico.test') =>
  seedSession(page, await tokenOf(request, email));

test('a search, a category and a symbol are in the address, which restores them; the way back leads out @walk', async ({
  page,
  request,
}) => {
  await enter(page, request);
  await page.goto(`${SITE.international}/news`);
  await page.getByTestId('news-search').fill('yields ease');
  await expect(page).toHaveURL(/\/news\?q=yields\+ease$/);
  await expect.poll(() => titles(page)).toEqual(['Dollar gives back early gains as yields ease']);
  await page.getByTestId('news-list').getByTestId('news-symbol').first().click();
  await expect(page).toHaveURL(/\/news\?symbol=EURUSD$/);
  await page.getByTestId('screen-news').locator('label', { hasText: 'Economy' }).click();
  await expect(page).toHaveURL(/symbol=EURUSD&category=economy$/);
  await expect.poll(() => titles(page)).toEqual([CORRECTED]);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual([CORRECTED]);
  await page.goBack();
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(1);
  await page.goBack();
  await expect(page.getByTestId('news-search')).toHaveValue('yields ease');
  await page.goBack();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByTestId('news-search')).toHaveValue('');
});

test('an article has an address, its correction and the version before it, and leads back to its list', async ({
  page,
  request,
}) => {
  await enter(page, request);
  await page.goto(`${SITE.international}/news?symbol=EURUSD`);
  await page.getByTestId('news-list').getByRole('link', { name: CORRECTED }).click();
  await expect(page).toHaveURL(/\/news\?article=\d+&symbol=EURUSD$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CORRECTED);
  await page.reload();
  await expect(page.getByTestId('news-correction')).toContainText('It rose to 52.3.');
  await expect(page.getByTestId('news-since')).toContainText(/EURUSD.*[+−]?\d\.\d\d%/s);
  await page.getByTestId('news-earlier').click();
  await expect(page.getByTestId('news-before')).toContainText('51.2');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByTestId('news-calculator').click();
  await expect(page.getByTestId('screen-calculators')).toBeVisible();
  await page.goBack();
  await page.getByTestId('news-back').click();
  await expect(page.getByTestId('news-symbol-filter')).toHaveText('About EURUSD');
});

test('a withdrawn article shows its title with the reason, and an unknown one a message', async ({
  page,
  request,
}) => {
  await enter(page, request);
  await page.goto(`${SITE.international}/news?q=canadian`);
  await page.getByRole('link', { name: WITHDRAWN }).click();
  await expect(page.getByTestId('news-article')).toContainText('The figures were those of the month before.');
  await expect(page.getByTestId('news-since')).toHaveCount(0);
  await page.goto(`${SITE.international}/news?article=999999`);
  await expect(page.getByTestId('news-missing')).toContainText('There is no such article');
});

test('the news on one’s positions change with them', async ({ page, request }) => {
  await enter(page, request, 'main-live@portico.test');
  // The client reads Italian.
  const ofEther = page.getByTestId('news-list').locator('p', { hasText: 'ETHUSD' });
  await page.goto(`${SITE.main}/news?mine=1`);
  await expect(page.getByTestId('news-list').or(page.getByTestId('news-empty'))).toBeVisible();
  await expect(ofEther).toHaveCount(0);
  const trade = { login: 50133390, symbol: 'ETHUSD', side: 'buy', lots: '0.1' };
  const answer = await request.post(`${SITE.main}/__trades`, { data: trade });
  const { ticket } = (await answer.json()) as { ticket: number };
  await page.reload();
  await expect(ofEther.first()).toBeVisible();
  expect((await request.delete(`${SITE.main}/__trades/${ticket}`)).status()).toBe(200);
  await page.reload();
  await expect(page.getByTestId('news-list').or(page.getByTestId('news-empty'))).toBeVisible();
  await expect(ofEther).toHaveCount(0);
});

for (const [language, width] of [
  ['en', 390],
  ['pk', 390],
  ['pk', 1440],
] as const)
  test(`list and article fit a page of ${width} px in ${language}, without findings of axe`, async ({
    page,
    request,
  }) => {
    await enter(page, request);
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/news', '/news?mine=1', '/news?q=nothing-has-these-words', '/news?article=1']) {
      await page.goto(`${SITE.international}/${language}${address}`);
      await expect(
        page.getByTestId('screen-news').locator('h1, [data-testid="news-empty"]').first(),
      ).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect([address, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual(
        [address, 0],
      );
      expect([address, await axeFindings(page)]).toEqual([address, []]);
    }
  });
