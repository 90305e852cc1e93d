import type { Page } from '@playwright/test';
import { FULL } from '../kit/examine';
import { expect, seedSession, SITE, test, type Variant } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

/** A page, and the call that it waits for. */
const PAGES: readonly (readonly [path: string, variant: Variant, call: string])[] = [
  ['/calculators', 'main', '**/Instruments*'],
  ['/news', 'main', '**/v1/News*'],
  ['/notifications', 'main', '**/Notification/notifications*'],
  ['/upload-documents', 'international', '**/Document/documents'],
  ['/Profile', 'main', '**/Client/profile'],
  ['/partnership', 'bank', '**/Partnership/overview'],
  ['/partnership', 'invest', '**/Partnership/overview'],
  ['/campaigns', 'international', '**/v1/Campaigns'],
  ['/portico-social', 'international', '**/Social/strategies'],
];
const WIDTHS = [1440, 390];
/** Two lines of text: words are as long as they are. A toolbar, a field or a button is higher. */
const TOLERANCE_PX = 40;

type Places = Record<string, { x: number; y: number }>;

/**
 * The places of the elements whose class occurs only once. A skeleton is laid out by the rules of what it stands for,
 * so
 * both have the same classes; what only one of them has, or has several times, is not compared.
 */
const placesIn = (page: Page, within: string): Promise<Places> =>
  page.evaluate((selector) => {
    const places: Places = {};
    const twice = new Set<string>();
    for (const element of document.querySelectorAll(`${selector} [class]`)) {
      const { x, y, width } = element.getBoundingClientRect();
      // A placeholder has its class in any parent.
      if (width === 0 || element.childElementCount === 0) continue;
      for (const name of element.classList)
        if (name in places) twice.add(name);
        else places[name] = { x: Math.round(x), y: Math.round(y + scrollY) };
    }
    return Object.fromEntries(Object.entries(places).filter(([name]) => !twice.has(name)));
  }, within);

// Both widths in the full run; otherwise pages take turns.
for (const [turn, width] of WIDTHS.entries())
  for (const [path, variant, call] of PAGES.filter((_, index) => FULL || index % 2 === turn))
    test(`${path} of ${variant}, ${width} px: what comes stands where its skeleton stood`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await seedSession(page, await tokenOf(request, `${variant}@portico.test`), { language: 'en-US' });
      let letGo = (): void => undefined;
      const released = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(call, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(SITE[variant] + path);
      const skeleton = page.locator('main [aria-busy="true"]').first();
      await expect(skeleton).toBeVisible();
      const before = await placesIn(page, 'main [aria-busy="true"]');
      letGo();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const after = await placesIn(page, 'main');
      const both = Object.keys(before).filter((name) => name in after);
      expect(both.length, 'classes that the skeleton shares with what comes').toBeGreaterThan(0);
      const moved = both.flatMap((name) => {
        const [from, to] = [before[name], after[name]];
        const apart = from && to ? Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) : 0;
        return apart > TOLERANCE_PX ? [`${name}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`] : [];
      });
      expect(moved).toEqual([]);
    });
