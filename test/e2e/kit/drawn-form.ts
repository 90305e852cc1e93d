import type { Page } from '@playwright/test';

/** Holds back the portal's code until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page whose code is held back, and waits until boot runs; from then on no input is lost. */
export async function openDrawn(page: Page, address: string): Promise<void> {
  const ahead = page.waitForRequest('**/SiteDomain/**');
  await page.goto(address, { waitUntil: 'commit' });
  await ahead;
}

/** The fields of the pre-rendered form and of the live one. */
export const drawnForm = (page: Page) => {
  const form = page.locator('#first-paint form');
  const [email, password] = [form.getByLabel('Email'), form.getByLabel('Password', { exact: true })];
  return { form, email, password, submit: form.getByRole('button', { name: 'Sign in' }) };
};
export const ownForm = (page: Page) => ({
  email: page.getByTestId('login-email'),
  password: page.getByTestId('login-password'),
});

/** Words, places and colours of the form in a part of the page; they have to be equal before and after. */
export async function sightOf(page: Page, root: '#first-paint' | '#root') {
  const html = page.locator('html');
  return {
    lang: await html.getAttribute('lang'),
    dir: await html.getAttribute('dir'),
    dark: await html.evaluate((element) => element.classList.contains('dark')),
    words: await page.locator(`${root} form`).innerText(),
    boxes: await page
      .locator(`${root} :is(h1, input, form button, header img, footer)`)
      .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect()))),
    button: await page
      .locator(`${root} button[type=submit]`)
      .evaluate((element) => getComputedStyle(element).backgroundColor),
  };
}

/** Records each sign-in request. */
export function signIns(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Sca/login')) requests.push(request.postData() ?? '');
  });
  return requests;
}
