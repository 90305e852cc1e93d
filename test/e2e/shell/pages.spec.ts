import { checkPage, IS_FULL_RUN, APPEARANCES, checkContent } from '../kit/examine';
import { expect, seedSession, SITE, test, VARIANTS } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const WIDTHS = [1440, 390] as const;

/** Every appearance in the full run; otherwise two, with both schemes and both directions. */
const appearancesOf = (column: number) =>
  IS_FULL_RUN
    ? APPEARANCES
    : APPEARANCES.filter(
        ({ scheme, direction }) => ((scheme === 'light') === (direction === 'ltr')) === (column % 2 === 0),
      );

VARIANTS.forEach((variant, column) => {
  appearancesOf(column).forEach(({ scheme, direction }, row) => {
    const appearance = `${variant}, ${scheme}, ${direction}`;
    /** Axe is slow: outside the full run, the sign-in has it at one width and the accounts at the other. */
    const checkAt = (width: number, page: number) =>
      IS_FULL_RUN || (column + row + page) % WIDTHS.length === width ? checkPage : checkContent;

    test(`login: ${appearance}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`${SITE[variant]}${direction === 'rtl' ? '/pk' : ''}/login`);
      await expect(page.getByTestId('login-form')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('html')).toHaveClass(scheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
      for (const [at, width] of WIDTHS.entries()) {
        await page.setViewportSize({ width, height: 900 });
        await checkAt(at, 0)(page);
      }
    });

    test(`accounts: ${appearance}`, async ({ page, request }) => {
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
        await checkAt(at, 1)(page);
      }
    });
  });
});
