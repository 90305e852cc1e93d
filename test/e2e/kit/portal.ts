import AxeBuilder from '@axe-core/playwright';
import {
  expect,
  test as base,
  type Fixtures,
  type Locator,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import { DEMO_PASSWORD } from './clients';

export type Variant = 'main' | 'invest' | 'bank' | 'international';
export const VARIANTS: readonly Variant[] = ['main', 'invest', 'bank', 'international'];

/** As set in playwright.config.ts. */
export const PORT = Number(process.env['E2E_PORT'] ?? 3100);

/** The main site under a host name of its own, so that a test's faults don't affect other tests. */
export const originOf = (name: string): string => `http://${name}.localhost:${PORT}`;

/** Address of each variant's site on the tests' gateway. */
export const SITE: Readonly<Record<Variant, string>> = {
  main: `http://localhost:${PORT}`,
  invest: `http://invest.localhost:${PORT}`,
  bank: `http://bank.localhost:${PORT}`,
  international: `http://intl.localhost:${PORT}`,
};

export interface PageWatch {
  /** Violations of the content security policy and of Trusted Types. */
  violations: string[];
  /** Console errors and uncaught errors; 4xx and 5xx answers are up to the test. */
  errors: string[];
}

/** Collects violations and errors of a page; both must stay empty. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const pageWatch: PageWatch = { violations: [], errors: [] };
  await page.exposeFunction('porticoViolation', (text: string) => pageWatch.violations.push(text));
  await page.addInitScript(() => {
    const report = (window as unknown as { porticoViolation: (text: string) => void }).porticoViolation;
    document.addEventListener('securitypolicyviolation', (event) => {
      report(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}:${event.lineNumber} ${event.sample}`,
      );
    });
  });
  page.on('pageerror', (error) => pageWatch.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      pageWatch.errors.push(message.text());
  });
  return pageWatch;
}

/** A test with a watched page: it fails on any policy violation or console error. */
export const test = base.extend<{ pageWatch: PageWatch }>({
  pageWatch: [
    async ({ page }, use) => {
      const pageWatch = await watchPage(page);
      await use(pageWatch);
      expect(pageWatch.violations, 'policy violations').toEqual([]);
      expect(pageWatch.errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Navigates without a page load: by a visible link, otherwise through the history. */
export async function navigateInside(page: Page, path: string): Promise<void> {
  // The chat's own link is not among them: clicking it opens the chat instead.
  const link = page.locator(`a[href="${path}"]:not([data-testid="chat-link"]):visible`).first();
  if ((await link.count()) > 0) return link.click();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Fills the sign-in form as a person would and submits it. */
export async function fillLogin(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByTestId('login-email').fill(email);
  await page.getByTestId('login-password').fill(password);
  await page.getByTestId('login-submit').click();
}

/** Fills in an amount, and waits for the quote that the page requests for it. */
export async function fillAmount(field: Locator, amount: string): Promise<void> {
  const quote = field
    .page()
    .waitForResponse((answer) => /\/(Money|Wallet)\/quote$/.test(answer.url()) && answer.ok());
  await field.fill(amount);
  await quote;
}

/** Signs in on a variant's site and waits for the accounts. */
export async function signIn(page: Page, variant: Variant, email = `${variant}@portico.test`): Promise<void> {
  await page.goto(`${SITE[variant]}/login`);
  await fillLogin(page, email);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
}

/** Opens a page already signed in: the token is stored before the portal runs. */
export async function seedSession(
  page: Page,
  token: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<void> {
  const values = { token, tokenExp: String(Math.floor(Date.now() / 1000) + 3600), ...extra };
  await page.addInitScript((entries) => {
    // Sandboxed frames have no storage, and are not the portal.
    if (window.top !== window || sessionStorage.getItem('test.seeded') !== null) return;
    sessionStorage.setItem('test.seeded', '1');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

/** A gateway without `overview`: every read is a request of its own, so that a test can answer one of them. */
export async function readOneByOne(page: Page): Promise<void> {
  await page.route('**/Client/overview', (route) => route.fulfill({ status: 404, body: '' }));
}

/** Opens the page in a second tab with the same session storage, as a browser duplicates a tab. */
export async function duplicateTab(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const twin = await popup;
  await twin.locator('h1').waitFor();
  return twin;
}

/**
 * axe findings against WCAG 2.2 AA, one line per rule. "Legacy mode" skips frames of other origins. A page without frames
 * has the same findings in it, in less than half the time.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** A duration as in computed styles. */
export const cssSeconds = (milliseconds: number): string => `${milliseconds / 1000}s`;

/** Signs out through the user menu, at any width. */
export async function signOut(page: Page): Promise<void> {
  await page.getByTestId('user-menu-button').click();
  await page.getByTestId('logout').click();
  await expect(page.getByTestId('screen-login')).toBeVisible();
}

/**
 * For `test.use`: the user agent is the test's id, so that a fault which matches it affects no other test.
 */
export const UNIQUE_USER_AGENT: Fixtures<object, object, PlaywrightTestOptions> = {
  // Playwright reads from the first argument's pattern what a fixture depends on: nothing.
  // oxlint-disable-next-line no-empty-pattern
  userAgent: async ({}, provide, { testId }) => provide(testId),
};

/** Injects a fault into the gateway; `host` or `UNIQUE_USER_AGENT` keeps parallel tests apart. */
export async function injectFault(page: Page, fault: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await page.request.post(`http://localhost:${PORT}/__faults`, { data: fault });
  expect(answer.status()).toBe(201);
}
