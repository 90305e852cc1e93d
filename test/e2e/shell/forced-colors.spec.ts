import type { Locator, Page } from '@playwright/test';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** The controls that Tab reaches one after another and that show no ring of two pixels, on themselves or around them. */
async function findUnmarkedStops(page: Page, stops: number): Promise<string[]> {
  const unmarked: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const isMarked = (element: Element | null, depth: number): boolean => {
        if (!element || depth > 4) return false;
        const { opacity, outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
        const isRing =
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/^rgba.*, 0\)$/.test(outlineColor);
        return (isRing && opacity !== '0') || isMarked(element.parentElement, depth + 1);
      };
      const control = document.activeElement;
      if (!control || control === document.body) return null;
      if (isMarked(control, 0) || isMarked(control.nextElementSibling, 4)) return null;
      return control.outerHTML.slice(0, 160);
    });
    if (name !== null) unmarked.push(name);
  }
  return unmarked;
}

const backgroundOf = (element: Locator): Promise<string> =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** A chosen element has another background than one that is not chosen. */
async function expectToldApart(chosenItem: Locator, other: Locator): Promise<void> {
  await expect.poll(() => backgroundOf(chosenItem)).not.toBe(await backgroundOf(other));
}

/** The picture of a control changes when it is switched. */
async function expectSwitchSeen(picture: Locator, change: () => Promise<void>): Promise<void> {
  const before = await picture.screenshot();
  await change();
  await expect.poll(async () => before.equals(await picture.screenshot())).toBe(false);
}

/** The widths of an element's edges, in pixels. */
const edgesOf = (element: Locator): Promise<number[]> =>
  element.evaluate((node) => {
    const { borderBlockStartWidth, borderColor, outlineStyle, outlineWidth } = getComputedStyle(node);
    const border = /^rgba.*, 0\)$/.test(borderColor) ? 0 : parseFloat(borderBlockStartWidth);
    return [border, outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)];
  });

async function expectEdge(element: Locator): Promise<void> {
  await expect.poll(async () => Math.max(...(await edgesOf(element)))).toBeGreaterThanOrEqual(1);
}

/** How much lighter or darker than the page the mark of the logo is. */
const contrastOfLogo = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const luminanceOf = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => {
        const share = Number(value) / 255;
        return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const mark = document.querySelector('[data-testid="logo"] svg');
    const fill = mark ? getComputedStyle(mark).fill : '';
    const [low = 0, high = 0] = [fill, getComputedStyle(document.body).backgroundColor]
      .map(luminanceOf)
      .sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  });

test.describe('with forced colors', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the logo is seen on the ${colorScheme} background of the system, in both themes`, async ({
      page,
      request,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto(`${SITE.main}/login`);
      await expect(page.getByTestId('login-form')).toBeVisible();
      expect(await contrastOfLogo(page)).toBeGreaterThan(4.5);
      for (const email of ['main@portico.test', 'main-dark@portico.test']) {
        await seedSession(page, await tokenOf(request, email));
        await page.goto(`${SITE.main}/accounts`);
        await expect(page.getByTestId('screen-accounts')).toBeVisible();
        expect(await contrastOfLogo(page), email).toBeGreaterThan(4.5);
        await page.evaluate(() => sessionStorage.clear());
      }
    });

  test('sign-in: its fields, its button and the focus are seen', async ({ page }) => {
    await page.goto(`${SITE.main}/login`);
    await expect(page.getByTestId('login-form')).toBeVisible();
    for (const id of ['login-email', 'login-password', 'login-submit'])
      await expectEdge(page.getByTestId(id));
    await expect.poll(() => findUnmarkedStops(page, 1)).toEqual([]);
    expect(await findUnmarkedStops(page, 12)).toEqual([]);
  });

  test('accounts: the page, the list and the chart’s range that are chosen, and the focus', async ({
    page,
    request,
  }) => {
    await seedSession(page, await tokenOf(request, 'main@portico.test'));
    await page.goto(`${SITE.main}/accounts`);
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    await expectToldApart(
      page.locator('nav a[aria-current="page"]').first(),
      page.locator('nav a:not([aria-current])').first(),
    );
    await expectToldApart(
      page.locator('.ant-segmented-item-selected').first(),
      page.locator('.ant-segmented-item:not(.ant-segmented-item-selected)').first(),
    );
    await expectToldApart(
      page.locator('.ant-tabs-tab-active').first(),
      page.locator('.ant-tabs-tab:not(.ant-tabs-tab-active)').first(),
    );
    expect(await findUnmarkedStops(page, 35)).toEqual([]);
  });

  test('deposit: the method that is chosen, its list of accounts, and the focus', async ({
    page,
    request,
  }) => {
    await seedSession(page, await tokenOf(request, 'main@portico.test'));
    await page.goto(`${SITE.main}/accounts?deposit=50128841`);
    const method = page.getByTestId('money-method').locator('input[value="card"]');
    await page.mouse.move(0, 0);
    await expectSwitchSeen(
      page.locator('.ant-radio-wrapper', { has: page.locator('input[value="card"]') }).locator('.ant-radio'),
      () => method.check(),
    );
    await expectEdge(page.getByTestId('money-submit'));
    expect(await findUnmarkedStops(page, 12)).toEqual([]);
    await page.goto(`${SITE.main}/accounts?transfer=50128841`);
    await page.getByTestId('money-target').click();
    await expectEdge(page.locator('.ant-select-dropdown:visible'));
  });

  test('profile: its sections, its switches, and the focus', async ({ page, request }) => {
    await seedSession(page, await tokenOf(request, 'main@portico.test'));
    await page.goto(`${SITE.main}/profile?tab=notifications`);
    await expectToldApart(
      page.locator('main nav a[aria-current]'),
      page.locator('main nav a:not([aria-current])').first(),
    );
    const switches = page.locator('.ant-switch:not(.ant-switch-disabled)');
    await expectEdge(switches.first());
    await expectToldApart(
      page.locator('.ant-switch-checked').first(),
      page.locator('.ant-switch:not(.ant-switch-checked)').first(),
    );
    expect(await findUnmarkedStops(page, 25)).toEqual([]);
    await page.goto(`${SITE.main}/profile?tab=security`);
    await expect(page.locator('#profile-next')).toBeVisible();
    for (const id of ['#profile-current', '#profile-next'])
      await expectEdge(page.locator('.ant-input-affix-wrapper', { has: page.locator(id) }));
    expect(await findUnmarkedStops(page, 30)).toEqual([]);
  });
});
