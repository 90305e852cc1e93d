import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, seedSession, SITE, test, VARIANTS } from './portal';
import { tokenOf } from './portal-gateway';

type Scheme = 'light' | 'dark';
type Direction = 'ltr' | 'rtl';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];
const WIDTHS = [1440, 390] as const;

/** A page that could be read by anybody: no axe violation, no raw key, nothing wider than the window. */
async function examine(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
  const text = await page.locator('body').innerText();
  expect(
    text
      .match(/\b[a-z][A-Za-z]+\.[a-z][A-Za-z]+(\.[a-z][A-Za-z]+)*\b(?!@)/g)
      ?.filter((word) => !/localhost|\.(test|example|com)$/.test(word)) ?? [],
    'raw keys',
  ).toEqual([]);
  const { inner, whole } = await page.evaluate(() => ({
    inner: innerWidth,
    whole: document.documentElement.scrollWidth,
  }));
  expect(whole, 'wider than the window').toBeLessThanOrEqual(inner);
}

const LOOKS = SCHEMES.flatMap((scheme) => DIRECTIONS.map((direction) => ({ scheme, direction })));

for (const variant of VARIANTS) {
  for (const { scheme, direction } of LOOKS) {
    const look = `${variant}, ${scheme}, ${direction}`;

    test(`login: ${look}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(`${SITE[variant]}${direction === 'rtl' ? '/pk' : ''}/login`);
      await expect(page.getByTestId('login-form')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('html')).toHaveClass(scheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await examine(page);
      }
    });

    test(`accounts: ${look}`, async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const email = scheme === 'dark' ? `${variant}-dark@portico.test` : `${variant}@portico.test`;
      const language: Readonly<Record<string, string>> =
        direction === 'rtl' ? { language: 'ur-PK' } : { language: 'en-US' };
      await seedSession(page, await tokenOf(request, email), language);
      await page.goto(`${SITE[variant]}/accounts`);
      await expect(page.getByTestId('accounts-list')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('html')).toHaveClass(scheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByTestId('accounts-list')).toBeVisible();
        await examine(page);
      }
    });
  }
}
