import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream, PDFArray, type PDFPage, type PDFObject } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const DARK = 'main-dark@portico.test';
const STATEMENT = `${SITE.main}/accounts?account=50131904&tab=statements`;
/** A4 on its side without the margins, in CSS pixels. */
const PAPER = { width: 1032, height: 703 };

/** True for a page with at least one text. */
function hasText({ node, doc }: PDFPage): boolean {
  const contents = node.Contents();
  const streams: (PDFObject | undefined)[] =
    contents instanceof PDFArray ? contents.asArray().map((part) => doc.context.lookup(part)) : [contents];
  return streams.some(
    (stream) =>
      stream instanceof PDFRawStream && /T[jJ]/.test(inflateSync(stream.contents).toString('latin1')),
  );
}

/** The pages that the browser would print; none of them is blank. */
async function printPages(page: Page): Promise<number> {
  const pages = (await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))).getPages();
  expect(pages.map(hasText), 'no page is blank').not.toContain(false);
  return pages.length;
}

/** Texts that paper shows with less contrast than 4.5, counted against white, and words over two lines. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number).map((value) => {
        const share = value / 255;
        return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement!;
      if (!element.checkVisibility({ visibilityProperty: true }) || node.data.trim() === '') continue;
      if (element.closest('[class*="visually"], button, .ant-btn')) continue;
      const contrast = 1.05 / (luminance(getComputedStyle(element).color) + 0.05);
      if (contrast < 4.5) faults.push(`${contrast.toFixed(1)}: ${node.data}`);
      if (!element.closest('table')) continue;
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`broken: ${word}`);
      }
    }
    return faults;
  });

for (const { title, width } of [
  { title: 'a desktop', width: 1440 },
  { title: 'a phone', width: 390 },
])
  test(`a statement is printed from the dark theme of ${title} as in light, with all its rows`, async ({
    page,
    request,
  }) => {
    await seedSession(page, await tokenOf(request, DARK));
    await page.setViewportSize({ width, height: 844 });
    await page.goto(STATEMENT);
    const statement = page.getByTestId('statement');
    await statement.getByRole('radiogroup').first().getByRole('radio').last().click();
    const rows = statement.locator(width < 1200 ? 'ul[aria-label] > li' : 'tbody > tr.ant-table-row');
    await expect.poll(() => rows.count()).toBeGreaterThan(20);
    const rowCount = (await rows.count()) - (width < 1200 ? 1 : 0); // the totals are a card
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.waitForLoadState('networkidle');

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    const printedRows = statement.locator('tbody > tr.ant-table-row');
    expect(await printedRows.count()).toBe(rowCount);
    const table = statement.locator('table').first();
    expect(await table.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
      'table-header-group',
    );
    await page.setViewportSize(PAPER);
    expect(await findFaults(page)).toEqual([]);
    expect(await table.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(PAPER.width);
    await expect(page.getByTestId('topbar')).toBeHidden();

    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ media: null });
    await expect(page.locator('html')).toHaveClass(/dark/);
    // The browser prints without a word before: no code of ours has been told of paper yet.
    expect(await printPages(page)).toBeGreaterThan(1);
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

for (const path of ['/calculators?calculator=margin', '/calculators?calculator=profit'])
  test(`the working of ${path} is printed from the dark theme as in light`, async ({ page, request }) => {
    await seedSession(page, await tokenOf(request, DARK));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(SITE.main + path);
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    expect(await findFaults(page)).toEqual([]);
    await page.emulateMedia({ media: null });
    expect(await printPages(page)).toBeLessThanOrEqual(3);
  });

test('a long list of accounts is printed with every row', async ({ page, request }) => {
  await seedSession(page, await tokenOf(request, 'main@portico.test'));
  await page.goto(`${SITE.main}/accounts`);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  const rowCount = await page.locator('[data-testid^="account-row"]').count();
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => page.locator('[data-testid^="account-row"]').count())
    .toBeGreaterThanOrEqual(rowCount);
  expect(await printPages(page)).toBeGreaterThan(0);
});
