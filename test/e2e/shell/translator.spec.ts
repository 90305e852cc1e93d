import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { knowledgeable } from '../../gateway/onboarding/forms/fill-form';
import { DEMO_PASSWORD } from '../kit/clients';
import { createNewcomer, enterCode, fillAddress, fillPerson } from '../kit/newcomer';
import { OnboardingClient } from '../kit/onboarding-client';
import { expect, fillAmount, fillLogin, seedSession, SITE, test } from '../kit/portal';
import { accountsOf, tokenOf } from '../kit/portal-gateway';
import { expectTranslated, translateFromNowOn, type Translation } from '../kit/translator';

// Each flow of a client whose browser translates the page (docs/decisions/0042). A test fails on any error in the console.
test.use({ viewport: { width: 1440, height: 900 } });
for (const translation of ['replace', 'move', 'join'] satisfies Translation[])
  test.describe(`texts that a translator ${translation}s`, () => {
    test.beforeEach(({ page }) => translateFromNowOn(page, translation));

    test('a translated sign-in: a wrong password, then the right one', async ({ page }) => {
      await page.goto(`${SITE.main}/login`);
      await fillLogin(page, 'main-ib@portico.test', 'not-the-password');
      await expect(page.locator(`.error${ERROR_CODE.wrongCredentials}`)).toBeVisible();
      await expect(page.getByTestId('login-email')).toHaveValue('main-ib@portico.test');
      await expectTranslated(page);
      await expect(page.getByTestId('official-origin')).not.toContainText('⟦');
      await fillLogin(page, 'main-ib@portico.test');
      await expect(page.getByTestId('screen-accounts')).toBeVisible();
      await expectTranslated(page);
    });

    test('a translated registration, with an error in each step', async ({ page }) => {
      const person = createNewcomer();
      await page.goto(`${SITE.main}/register/open-trading-account`);
      await page.getByTestId('register-submit').click();
      await expect(page.locator('#register-firstName-error')).toBeVisible();
      await expectTranslated(page);
      await fillPerson(page, person);
      await enterCode(page, person);
      await page.getByTestId('register-submit').click();
      await expect(page.locator('#register-birthDate-error')).toBeVisible();
      await fillAddress(page);
      await page.getByTestId('register-submit').click();
      await expect(page.getByTestId('screen-accounts')).toBeVisible();
      await expectTranslated(page);
    });

    test('a translated deposit, withdrawal and transfer', async ({ page, request }) => {
      const token = await tokenOf(request, 'main@portico.test');
      const accounts = (await accountsOf(request, token))
        .filter(({ kind, status, currency }) => kind === 'live' && status === 'active' && currency === 'USD')
        .sort((a, b) => Number(b.balance) - Number(a.balance));
      const [from, to] = accounts;
      await seedSession(page, token);

      await page.goto(`${SITE.main}/accounts?deposit=${from?.login}`);
      await page.getByTestId('money-method').locator('input[value="card"]').check();
      await page.getByTestId('money-amount').fill('2000000');
      await page.getByTestId('money-submit').click();
      await expect(page.locator('#money-amount-error')).toBeVisible();
      await fillAmount(page.getByTestId('money-amount'), '75');
      await expect(page.getByTestId('money-quote')).toContainText('75.00');
      await expectTranslated(page);

      await page.goto(`${SITE.main}/accounts?withdraw=${from?.login}`);
      await page.getByTestId('money-method').locator('input[value="bank"]').check();
      await page.getByTestId('money-destination').fill('hello');
      await fillAmount(page.getByTestId('money-amount'), '150');
      await page.getByTestId('money-submit').click();
      await expect(page.locator('#money-destination-error')).toBeVisible();
      await page.getByTestId('money-destination').fill('DE89370400440532013000');
      await page.getByTestId('money-submit').click();
      await expect(page.getByTestId('money-review')).toContainText('DE89 3704 0044 0532 0130 00');
      await page.getByTestId('money-review-back').click();
      await expect(page.getByTestId('money-amount')).toHaveValue('150');
      await page.getByTestId('money-submit').click();
      await page.getByTestId('money-submit').click();
      await page.locator('#money-password').fill(DEMO_PASSWORD);
      await page.getByTestId('money-submit').click();
      await expect(page.getByTestId('money-request')).toHaveAttribute('data-state', 'pending');
      await page.getByTestId('money-cancel').getByRole('button').click();
      await expect(page.getByTestId('money-request')).toHaveAttribute('data-state', 'cancelled');
      await expect(page.getByTestId('money-cancel')).toHaveCount(0);
      await expectTranslated(page);

      await page.goto(`${SITE.main}/accounts?transfer=${from?.login}`);
      await page.getByTestId('money-target').click();
      await page.locator('.ant-select-item-option', { hasText: String(to?.login) }).click();
      await fillAmount(page.getByTestId('money-amount'), '10');
      await fillAmount(page.getByTestId('money-amount'), '11');
      await expect(page.getByTestId('money-quote')).toContainText('11.00');
      await page.getByTestId('money-submit').click();
      await expect(page.getByTestId('money-request')).toHaveAttribute('data-state', 'completed');
      await expect(page.getByTestId('money-request')).toContainText('11.00');
      await expectTranslated(page);
    });

    test('a translated wallet: its sections, and an address that is checked', async ({ page, request }) => {
      await seedSession(page, await tokenOf(request, 'international@portico.test'));
      await page.goto(`${SITE.international}/wallet`);
      for (const tab of [
        'addresses',
        'deposit',
        'withdraw',
        'transfer',
        'history',
        'overview',
        'addresses',
      ]) {
        await page.locator(`main nav a[href$="tab=${tab}"]`).click();
        await expect(page.getByTestId(`wallet-${tab}`)).toBeVisible();
        await expect(page.locator('main [data-loading="true"]')).toHaveCount(0);
        await expectTranslated(page);
      }
      const choose = async (field: string, title: string) => {
        await page.getByTestId(field).click();
        await page
          .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: title })
          .click();
      };
      await choose('wallet-add-asset', 'USDT');
      await choose('wallet-add-network', 'Tron');
      const address = page.locator('#wallet-add-address');
      for (const [text, words] of [
        ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'A character'],
        ['0x52908400098527886E0F7030069857D2E4169EE7', 'not on'],
        ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'already'],
      ] as const) {
        await address.fill(text);
        await address.blur();
        await expect(page.getByTestId('wallet-add')).toContainText(words);
      }
      await expect(page.getByTestId('wallet-add')).not.toContainText('A character');
      await expectTranslated(page);
    });

    test('a translated profile: data, security and notifications', async ({ page, request }) => {
      const { token } = await OnboardingClient.register(request, 'main');
      await seedSession(page, token);
      await page.goto(`${SITE.main}/Profile`);
      await page.getByTestId('profile-change').click();
      await page.locator('#profile-firstName').fill('');
      await page.getByTestId('profile-save').click();
      await expect(page.locator('#profile-firstName-error')).toBeVisible();
      await page.locator('#profile-firstName').fill('Ada');
      await page.getByTestId('profile-save').click();
      await expect(page.getByTestId('profile-change')).toBeVisible();
      await expectTranslated(page);
      for (const tab of ['security', 'notifications', 'data']) {
        const link = page.locator(`main nav a[href$="tab=${tab}"]`);
        if ((await link.count()) === 0) continue;
        await link.click();
        await expect(page.locator('main [data-loading="true"]')).toHaveCount(0);
        await expectTranslated(page);
      }
    });

    test('a translated application: every section, back, and its review', async ({ page, request }) => {
      const client = await OnboardingClient.register(request, 'main');
      const { form } = await client.fillForm(knowledgeable);
      await client.prefill(knowledgeable);
      await seedSession(page, client.token);
      await page.goto(`${SITE.main}/open-investment-account`);
      await expect(page.getByTestId('application-review')).toBeVisible();
      for (const section of Object.keys(form.properties)) {
        const step = page.getByTestId(`application-step-${section}`);
        await step.click();
        await expect(page.getByTestId(`application-section-${section}`)).toBeVisible();
        await expectTranslated(page);
        await page.getByTestId('application-continue').click();
        await expect(page.getByTestId(`application-section-${section}`)).toHaveCount(0);
      }
      await page.getByTestId('application-step-review').click();
      await page.getByTestId('application-continue').click();
      await expect(page.getByTestId('application-state')).toHaveAttribute('data-state', 'submitted');
      await expectTranslated(page);
    });

    test('live figures of translated accounts stay true', async ({ page, request }) => {
      await seedSession(page, await tokenOf(request, 'main@portico.test'));
      await page.goto(`${SITE.main}/accounts`);
      await expect(page.locator('[data-testid^="account-"]').first()).toBeVisible();
      await expectTranslated(page);
      // Figures are data: a translator does not change them, so that they continue to move.
      const figures = page.getByTestId('accounts-list').locator('[translate="no"]');
      const before = await figures.allInnerTexts();
      await expect.poll(async () => (await figures.allInnerTexts()).join('|')).not.toBe(before.join('|'));
      const translatedDigits = await page
        .getByTestId('accounts-list')
        .locator('font font')
        .evaluateAll((texts) =>
          texts.flatMap((text) => (/[\d.,]{4}/.test(text.textContent) ? [text.textContent] : [])),
        );
      expect(translatedDigits).toEqual([]);
    });
  });
