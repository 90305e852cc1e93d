import type { Page } from '@playwright/test';
import { holdRequests } from '../kit/drawn-form';
import { IS_FULL_RUN } from '../kit/examine';
import { expect, readOneByOne, seedSession, SITE, test, type Variant } from '../kit/portal';
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
/** Two lines, since the length of texts varies. A toolbar, a field or a button is higher. */
const TOLERANCE_PX = 40;

type Places = Record<string, { x: number; y: number }>;

/**
 * Positions of the elements whose class occurs only once. A skeleton has the classes of its content; classes that only
 * one of them has are not compared.
 */
const placesIn = (page: Page, root: string): Promise<Places> =>
  page.evaluate((selector) => {
    const places: Places = {};
    const repeatedNames = new Set<string>();
    for (const element of document.querySelectorAll(`${selector} [class]`)) {
      const { x, y, width } = element.getBoundingClientRect();
      // A placeholder has its class in any parent.
      if (width === 0 || element.childElementCount === 0) continue;
      for (const name of element.classList)
        if (name in places) repeatedNames.add(name);
        else places[name] = { x: Math.round(x), y: Math.round(y + scrollY) };
    }
    return Object.fromEntries(Object.entries(places).filter(([name]) => !repeatedNames.has(name)));
  }, root);

// Both widths in the full run; otherwise pages take turns.
for (const [turn, width] of WIDTHS.entries())
  for (const [path, variant, call] of PAGES.filter((_, index) => IS_FULL_RUN || index % 2 === turn))
    test(`${path} of ${variant}, ${width} px: the content is where its skeleton was`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await seedSession(page, await tokenOf(request, `${variant}@portico.test`), { language: 'en-US' });
      await readOneByOne(page);
      const release = await holdRequests(page, call);
      await page.goto(SITE[variant] + path);
      const skeleton = page.locator('main [aria-busy="true"]').first();
      await expect(skeleton).toBeVisible();
      const before = await placesIn(page, 'main [aria-busy="true"]');
      release();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const after = await placesIn(page, 'main');
      const sharedNames = Object.keys(before).filter((name) => name in after);
      expect(sharedNames.length, 'classes of skeleton and content').toBeGreaterThan(0);
      const movedElements = sharedNames.flatMap((name) => {
        const [from, to] = [before[name], after[name]];
        const distance = from && to ? Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) : 0;
        return distance > TOLERANCE_PX ? [`${name}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`] : [];
      });
      expect(movedElements).toEqual([]);
    });
