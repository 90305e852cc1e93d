import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findHeadlessShell } from '../../../tools/scripts/find-browser.mjs';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

/** Settings of a browser for people who need large letters. */
const LETTERS = {
  'a minimum of 20 px': 'minimumFontSize=20',
  'a default of 32 px': 'defaultFontSize=32,defaultFixedFontSize=26',
};

const VISITORS_PAGES = ['/login', '/forgot-password', '/register/open-trading-account'];
const CLIENTS_PAGES = [
  '/accounts',
  '/accounts?account=50128841&tab=positions',
  '/accounts?account=50128841&tab=statements',
  '/accounts?deposit=50128841',
  '/accounts?withdraw=50128841',
  '/accounts?transfer=50128841',
  '/calculators',
  '/Profile',
  '/upload-documents',
  '/notifications',
];

/** Lines of text that lie over other lines, and texts that their boxes cut. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      readonly element: Element;
      readonly text: string;
      readonly box: DOMRect;
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[class*="visually"], [class*="skip"], [aria-hidden="true"]') === null;
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement!;
      if (node.data.trim() === '' || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2)
          lines.push({ element, text: node.data.trim().slice(0, 40), box });
    }
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
    const placed = lines.filter(({ element }) => !isFixed(element));
    const faults = new Set<string>();
    for (const [index, first] of placed.entries())
      for (const second of placed.slice(index + 1)) {
        if (first.element === second.element) continue;
        const width = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
        const height =
          Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
        // The box of a letter is higher than the letter.
        const allowed = 0.3 * Math.min(first.box.height, second.box.height);
        if (width > 2 && height > allowed) faults.add(`overlap: ${first.text} / ${second.text}`);
      }
    for (const { element, text, box } of placed)
      for (
        let parent: Element | null = element;
        parent && parent !== document.body;
        parent = parent.parentElement
      ) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(parent);
        const frame = parent.getBoundingClientRect();
        const isCutBelow = overflowY === 'hidden' && box.bottom - frame.bottom > 0.3 * box.height;
        const isCutBeside =
          overflowX === 'hidden' &&
          textOverflow !== 'ellipsis' &&
          box.right - frame.right > 4 &&
          box.left < frame.right;
        if ((isCutBelow && box.top < frame.bottom) || isCutBeside) faults.add(`cut: ${text}`);
      }
    if (document.documentElement.scrollWidth > innerWidth + 1)
      faults.add(`the page is ${document.documentElement.scrollWidth} px wide`);
    return [...faults];
  });

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
            await page.locator('h1').first().waitFor();
            await expect(page.locator('main [data-loading="true"]')).toHaveCount(0);
            await page.evaluate(() => document.fonts.ready);
            await page.screenshot({
              path: testInfo.outputPath(`${width}${path.replaceAll(/[^a-z]+/g, '-')}.png`),
              fullPage: true,
            });
            const found = await findFaults(page);
            if (found.length > 0) faults[path] = found;
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
