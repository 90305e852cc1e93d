import { examine, FULL, LOOKS, skim } from '../kit/examine';
import { expect, seedSession, SITE, test, VARIANTS } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const WIDTHS = [1440, 390] as const;

/**
 * Every look of each variant in the full run; otherwise two, which have both schemes and both directions between them.
 */
const looksOf = (column: number) =>
  FULL
    ? LOOKS
    : LOOKS.filter(
        ({ scheme, direction }) => ((scheme === 'light') === (direction === 'ltr')) === (column % 2 === 0),
      );

VARIANTS.forEach((variant, column) => {
  looksOf(column).forEach(({ scheme, direction }, row) => {
    const look = `${variant}, ${scheme}, ${direction}`;
    /**
     * Axe takes longest: except in the full run, each look has it at one width, the sign-in at one and accounts at the
     * other.
     */
    const axeAt = (width: number, page: number) =>
      FULL || (column + row + page) % WIDTHS.length === width ? examine : skim;

    test(`login: ${look}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`${SITE[variant]}${direction === 'rtl' ? '/pk' : ''}/login`);
      await expect(page.getByTestId('login-form')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('html')).toHaveClass(scheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
      for (const [at, width] of WIDTHS.entries()) {
        await page.setViewportSize({ width, height: 900 });
        await axeAt(at, 0)(page);
      }
    });

    test(`accounts: ${look}`, async ({ page, request }) => {
      const email = scheme === 'dark' ? `${variant}-dark@portico.test` : `${variant}@portico.test`;
      const language: Readonly<Record<string, string>> =
        direction === 'rtl' ? { language: 'ur-PK' } : { language: 'en-US' };
      await seedSession(page, await tokenOf(request, email), language);
      await page.goto(`${SITE[variant]}/accounts`);
      await expect(page.getByTestId('accounts-list')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('html')).toHaveClass(scheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
      for (const [at, width] of WIDTHS.entries()) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByTestId('accounts-list')).toBeVisible();
        await axeAt(at, 1)(page);
      }
    });
  });
});
