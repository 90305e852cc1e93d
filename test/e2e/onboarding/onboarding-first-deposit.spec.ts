import { knowledgeable } from '../../gateway/onboarding/forms/fill-form';
import { registerNewcomer } from '../kit/newcomer';
import { OnboardingClient } from '../kit/onboarding-client';
import { expect, fillAmount, SITE, test } from '../kit/portal';
import { decide } from '../kit/review-desk';

test('a new client registers, applies and makes the first deposit @walk', async ({ page, request }) => {
  const person = await registerNewcomer(page);
  await page.getByTestId('verify-banner').getByRole('link').click();
  await expect(page.getByTestId('application-section-person')).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await OnboardingClient.fromToken(request, person.email, token).prefill(knowledgeable);
  await decide(request, person.email, 'document', { decision: 'approve' });
  await page.reload();
  await page.getByTestId('application-step-review').click();
  await expect(page.getByTestId('application-review')).toBeVisible();
  await page.getByTestId('application-continue').click();
  await expect(page.getByTestId('application-state')).toHaveAttribute('data-state', 'submitted');
  await decide(request, person.email, 'application', { decision: 'approve' });
  await page.goto(`${SITE.main}/open-investment-account`);
  const account = page.getByTestId('application-account');
  const login = (await account.locator('bdi[dir="ltr"]').first().textContent()) ?? '';
  await account.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(login));
  await expect(page.getByTestId('verify-banner')).toHaveCount(0);

  await page.goto(`${SITE.main}/accounts?deposit=${login}`);
  await page.getByTestId('money-method').locator('input[value="card"]').check();
  await fillAmount(page.getByTestId('money-amount'), '250');
  await page.getByTestId('money-submit').click();
  await page.locator('button[value="pay"]').click();
  await expect(page.getByTestId('money-request')).toHaveAttribute('data-state', 'completed');
  await page.goto(`${SITE.main}/accounts`);
  await expect(page.getByTestId(`account-${login}`)).toContainText('250.00');
});
