import type { Page } from '@playwright/test';

/** Delays the requests for a URL until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const continued = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await continued;
    await route.continue();
  });
  return release;
}

/** Delays the portal's code until the returned function is called. */
export const holdCode = (page: Page): Promise<() => void> => holdRequests(page, '**/assets/main.*.js');

/** Opens a page whose code is delayed, and waits until its inline script runs; from then on no input is lost. */
export async function openPrerendered(page: Page, address: string): Promise<void> {
  const siteRequest = page.waitForRequest('**/SiteDomain/**');
  await page.goto(address, { waitUntil: 'commit' });
  await siteRequest;
}

/** The fields of the pre-rendered form. */
export const prerenderedForm = (page: Page) => {
  const form = page.locator('#first-paint form');
  const [email, password] = [form.getByLabel('Email'), form.getByLabel('Password', { exact: true })];
  return { form, email, password, submit: form.getByRole('button', { name: 'Sign in' }) };
};

/** The fields of the portal's form, which replaces the pre-rendered one. */
export const liveForm = (page: Page) => ({
  email: page.getByTestId('login-email'),
  password: page.getByTestId('login-password'),
});

/** Texts, positions and colours of a form: both forms must look the same. */
export async function appearanceOf(page: Page, root: '#first-paint' | '#root') {
  const html = page.locator('html');
  return {
    lang: await html.getAttribute('lang'),
    dir: await html.getAttribute('dir'),
    dark: await html.evaluate((element) => element.classList.contains('dark')),
    texts: await page.locator(`${root} form`).innerText(),
    boxes: await page
      .locator(`${root} :is(h1, input, form button, header img, footer)`)
      .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect()))),
    button: await page
      .locator(`${root} button[type=submit]`)
      .evaluate((element) => getComputedStyle(element).backgroundColor),
  };
}

/** Records each sign-in request. */
export function recordSignIns(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Sca/login')) requests.push(request.postData() ?? '');
  });
  return requests;
}
