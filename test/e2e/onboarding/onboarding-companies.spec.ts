import type { APIRequestContext, Page } from '@playwright/test';
import { orderOf, type FieldsSchema } from '../../../src/domain/onboarding/form-schema';
import { knowledgeable, type Pick } from '../../gateway/onboarding/forms/fill-form';
import { OnboardingClient } from '../kit/onboarding-client';
import { answerByKeys, pressByKeys } from '../kit/onboarding-keys';
import { axeFindings, expect, seedSession, SITE, test, type Variant } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';
import { decide } from '../kit/review-desk';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Two tax residences, each with a number. */
const twoTaxResidences: Pick = (at, answers) =>
  /has(OtherResidences|TaxNumber)$/.test(at) ? 'yes' : knowledgeable(at, answers);

interface Application {
  variant: Variant;
  pick: Pick;
  /** The sections to answer, the first of them on the phone; all of them if undefined. */
  sections?: readonly string[];
  client: (request: APIRequestContext) => Promise<OnboardingClient>;
}
const APPLICATIONS: readonly Application[] = [
  {
    variant: 'main',
    pick: twoTaxResidences,
    client: (request) => OnboardingClient.register(request, 'main'),
  },
  {
    variant: 'international',
    pick: knowledgeable,
    sections: ['person', 'means', 'declarations'],
    client: (request) => OnboardingClient.register(request, 'international'),
  },
  {
    // In Indonesian.
    variant: 'invest',
    pick: knowledgeable,
    sections: ['person', 'means', 'declarations'],
    client: (request) => OnboardingClient.signIn(request, 'invest-onboarding@portico.test'),
  },
];

for (const { client: clientOf, pick, sections, variant } of APPLICATIONS)
  test(`${variant}: an application by keyboard on two devices is approved and opens an account`, async ({
    browser,
    page: phone,
    request,
  }) => {
    // It takes some thousand key presses.
    test.slow();
    const client = await clientOf(request);
    const { answers, form } = await client.fillForm(pick);
    const allSections = orderOf(form);
    const enteredSections = sections ?? allSections;
    const address = `${SITE[variant]}/open-investment-account`;
    const answerSection = async (page: Page, name: string) => {
      await expect(page.getByTestId(`application-section-${name}`)).toBeVisible();
      await answerByKeys(page, `answer-${name}`, form.properties[name] as FieldsSchema, answers[name] ?? {});
      if (variant === 'main') expect(await axeFindings(page)).toEqual([]);
      await pressByKeys(page, 'application-continue');
      // The section is saved, and another one is on screen.
      await expect(page.getByTestId(`application-section-${name}`)).toHaveCount(0);
    };

    await phone.setViewportSize(PHONE);
    await seedSession(phone, client.token);
    await phone.goto(address);
    await answerSection(phone, enteredSections[0] ?? '');
    await client.prefill(
      pick,
      allSections.filter((name) => !enteredSections.includes(name)),
    );

    const desktop = await (await browser.newContext({ viewport: DESKTOP })).newPage();
    await seedSession(desktop, await tokenOf(request, client.email));
    await desktop.goto(address);
    for (const name of enteredSections.slice(1)) {
      if (sections) await desktop.getByTestId(`application-step-${name}`).click();
      await answerSection(desktop, name);
    }
    await expect(desktop.getByTestId('application-review')).toBeVisible();
    expect(await axeFindings(desktop)).toEqual([]);
    await pressByKeys(desktop, 'application-continue');
    const state = desktop.getByTestId('application-state');
    await expect(state).toHaveAttribute('data-state', 'submitted');

    await decide(request, client.email, 'application', { decision: 'approve' });
    await desktop.reload();
    await expect(state).toHaveAttribute('data-state', 'active');
    const login = await desktop
      .getByTestId('application-account')
      .locator('bdi[dir="ltr"]')
      .first()
      .textContent();
    await desktop.goto(`${SITE[variant]}/accounts`);
    await expect(desktop.getByTestId(`account-${login}`)).toBeVisible();
    await desktop.context().close();
  });
