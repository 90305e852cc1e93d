import type { Page } from '@playwright/test';
import { NEW_PASSWORD, proveEmail, registerNewcomer } from '../kit/newcomer';
import { expect, fillLogin, SITE, test } from '../kit/portal';

/** Adds an authenticator that answers without a user. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, is the second step of a sign-in, and is removed @walk', async ({ page }) => {
  await addAuthenticator(page);
  const { email } = await registerNewcomer(page);
  await proveEmail(page, { email });
  await page.getByTestId('passkey-add').click();
  await page.getByTestId('passkey-name').fill('Laptop');
  await page.getByTestId('passkey-password').fill(NEW_PASSWORD);
  await page.getByTestId('passkey-submit').click();
  await expect(page.getByTestId('recovery-codes')).toBeVisible();
  await page.getByTestId('recovery-kept').click();
  await expect(page.getByTestId('passkey')).toContainText('Laptop');

  await page.getByTestId('user-menu-button').click();
  await page.getByTestId('logout').click();
  await fillLogin(page, email, NEW_PASSWORD);
  await expect(page.getByTestId('second-use-recovery')).toBeVisible();
  await page.getByTestId('second-submit').click();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();

  await page.goto(`${SITE.main}/profile?tab=security`);
  await expect(page.getByTestId('passkey')).toContainText('Last used');
  await page.getByTestId('passkey-remove').click();
  await page.getByTestId('passkey-sign').click();
  await expect(page.getByTestId('passkey')).toHaveCount(0);
});
