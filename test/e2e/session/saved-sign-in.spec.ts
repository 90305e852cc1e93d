import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../../tools/scripts/find-browser.mjs';
import { DEMO_PASSWORD } from '../kit/clients';
import { originOf } from '../kit/portal';
import { recordBodies } from '../kit/readers';

const EMAIL = 'main@portico.test';
/** The password manager takes no address without a dot. */
const SITE = originOf('saved');

/** Chromium with its password manager, which the headless shell and an automated browser have not. */
async function openBrowser(folder: string): Promise<BrowserContext> {
  const executablePath = findBrowser();
  return chromium.launchPersistentContext(folder, {
    headless: false,
    args: [...BROWSER_ARGS, '--headless=new', '--password-store=basic'],
    ignoreDefaultArgs: ['--enable-automation', '--use-mock-keychain'],
    ...(executablePath !== undefined && { executablePath }),
  });
}

/** Saves a sign-in on the browser's own page. */
async function saveSignIn(page: Page): Promise<void> {
  await page.goto('chrome://password-manager/passwords');
  await page.locator('#addPasswordButton').click();
  const dialog = page.locator('add-password-dialog');
  for (const [field, text] of [
    ['websiteInput', `${SITE}/login`],
    ['usernameInput', EMAIL],
    ['passwordInput', DEMO_PASSWORD],
  ] as const) {
    await dialog.locator(`#${field} input`).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await dialog.locator('#addButton').click();
  await expect(page.locator('password-list-item')).toHaveCount(1);
}

test('a saved sign-in fills the form without a key, and is what is sent', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-saved-'));
  const browser = await openBrowser(folder);
  try {
    const [page = await browser.newPage()] = browser.pages();
    await saveSignIn(page);
    const signIns = recordBodies(page, '/Sca/login');
    await page.goto(`${SITE}/login`);
    for (const field of ['email', 'password'])
      await expect(page.locator(`#login-${field}:autofill`)).toHaveCount(1);
    await page.getByTestId('login-submit').click();
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    expect(signIns).toMatchObject([{ email: EMAIL, password: DEMO_PASSWORD }]);

    // A new password is never filled with the saved one.
    await page.goto(`${SITE}/profile?tab=security`);
    await expect(page.locator('#profile-next')).toBeVisible();
    for (const field of ['next', 'confirm']) await expect(page.locator(`#profile-${field}`)).toHaveValue('');
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
