import type { Locator } from '@playwright/test';
import { expect, seedSession, SITE, test, VARIANTS } from '../kit/portal';
import { accountsOf, tokenOf } from '../kit/portal-gateway';

/** Languages with long words, with many words, and one from the right to the left. */
const PREFIXES = ['de', 'fr', 'pk'];
const WIDTHS = [1280, 1440];

/** Words of a table that are split over two lines; a hyphen or a slash is an allowed break. */
const findBrokenWords = (table: Locator): Promise<string[]> =>
  table.evaluate((element) => {
    const brokenWords: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(/[^\s/‐-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) brokenWords.push(word);
      }
    }
    return brokenWords;
  });

for (const variant of VARIANTS)
  test(`${variant}: a statement breaks no word and cuts no figure at ${WIDTHS.join(' and ')} px`, async ({
    page,
    request,
  }) => {
    const token = await tokenOf(request, `${variant}@portico.test`);
    const account = (await accountsOf(request, token)).find(
      ({ kind, status }) => kind === 'live' && status === 'active',
    );
    await seedSession(page, token);
    for (const prefix of PREFIXES) {
      await page.goto(`${SITE[variant]}/${prefix}/accounts?account=${account?.login}&tab=statements`);
      const statement = page.getByTestId('statement');
      await statement.locator('.ant-segmented-item').nth(3).click();
      const table = statement.locator('.ant-table').first();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(table.locator('tbody b').first()).toBeVisible();
        const place = `${prefix} at ${width} px`;
        await expect.poll(() => findBrokenWords(table), place).toEqual([]);
        const overhang = await statement.evaluate(
          (element) =>
            [...element.querySelectorAll('dd, .ant-table-content')].filter(
              ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
            ).length,
        );
        expect(overhang, place).toBe(0);
      }
    }
  });
