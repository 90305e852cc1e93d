import type { Page } from '@playwright/test';
import { expect, seedSession, SITE, test, VARIANTS } from './portal';
import { tokenOf } from './portal-gateway';

/** Holds the portal's code back; the function lets it come. */
async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const LOOKS = VARIANTS.map((variant, index) => ({
  variant,
  prefix: index === 1 ? '/pk' : '',
  scheme: index === 2 ? ('dark' as const) : ('light' as const),
}));

for (const { variant, prefix, scheme } of LOOKS) {
  test(`${variant}${prefix}, ${scheme}: the form is in sight before the code, and stays where it is`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const release = await holdCode(page);
    await page.goto(`${SITE[variant]}${prefix}/login`, { waitUntil: 'commit' });
    const drawn = page.locator('#first-paint');
    await expect(drawn.locator('h1')).toBeVisible();
    await expect(drawn).toHaveAttribute('inert', '');
    await expect(page.getByTestId('app-spinner')).toBeVisible();
    await expect(page.getByTestId('login-email'), 'no handle of the real form').toHaveCount(0);

    const html = page.locator('html');
    const sight = async (root: string) => ({
      lang: await html.getAttribute('lang'),
      dir: await html.getAttribute('dir'),
      dark: await html.evaluate((element) => element.classList.contains('dark')),
      words: await page.locator(`${root} form`).innerText(),
      boxes: await page
        .locator(`${root} :is(h1, input, form button, footer)`)
        .evaluateAll((found) => found.map((element) => JSON.stringify(element.getBoundingClientRect()))),
      button: await page
        .locator(`${root} button[type=submit]`)
        .evaluate((element) => getComputedStyle(element).backgroundColor),
    });
    const before = await sight('#first-paint');
    expect(before.dark).toBe(scheme === 'dark');
    release();
    await expect(page.getByTestId('login-form')).toBeVisible();
    await expect(drawn).toHaveCount(0);
    await expect(page.getByTestId('app-spinner')).toHaveCount(0);
    expect(await sight('#root')).toEqual(before);
  });
}

test('a visitor who chose another language, or is signed in, sees the spinner alone', async ({
  page,
  request,
}) => {
  const release = await holdCode(page);
  await page.goto(`${SITE.main}/legal/nowhere.txt`);
  await page.evaluate(() => localStorage.setItem('language', 'de-DE'));
  await page.goto(`${SITE.main}/login`, { waitUntil: 'commit' });
  await expect(page.getByTestId('app-spinner')).toBeVisible();
  await expect(page.locator('#first-paint')).toBeHidden();
  await seedSession(page, await tokenOf(request, 'main@portico.test'), { language: 'en-US' });
  await page.goto(`${SITE.main}/login`, { waitUntil: 'commit' });
  await expect(page.getByTestId('app-spinner')).toBeVisible();
  await expect(page.locator('#first-paint')).toBeHidden();
  release();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await expect(page.locator('#first-paint')).toHaveCount(0);
});
