/**
 * Waits until a page has received nothing new for half a second. Playwright's `networkidle` never comes to a page whose
 * stream of events is open.
 * @param {import('@playwright/test').Page} page
 */
export async function quiet(page) {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    const received = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== received();) {
      before = received();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
}
