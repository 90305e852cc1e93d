/**
 * Waits until a page has loaded nothing more for half a second. Playwright's `networkidle` does not occur while a stream of
 * events is open.
 * @param {import('@playwright/test').Page} page
 */
export async function quiet(page) {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    const countResources = () => performance.getEntriesByType('resource').length;
    for (let count = -1; count !== countResources();) {
      count = countResources();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
}
