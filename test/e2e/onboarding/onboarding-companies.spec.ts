import type { APIRequestContext, Page } from '@playwright/test';
import { orderOf, type FieldsSchema } from '../../../src/domain/onboarding/form-schema';
import { knowing, type Pick } from '../../gateway/onboarding/forms/fill-form';
import { OnboardingClient } from '../kit/onboarding-client';
import { answerByKeys, pressByKeys } from '../kit/onboarding-keys';
import { axeFindings, expect, seedSession, SITE, test, type Variant } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';
import { decide } from '../kit/review-desk';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** Two tax residences, each with a number. */
const ofTwoCountries: Pick = (at, answers) =>
  /has(OtherResidences|TaxNumber)$/.test(at) ? 'yes' : knowing(at, answers);

interface Walk {
  variant: Variant;
  pick: Pick;
  /** Sections answered here, the first of them on the phone; every one where none are named. */
  sections?: readonly string[];
  client: (request: APIRequestContext) => Promise<OnboardingClient>;
}
const WALKS: readonly Walk[] = [
  {
    variant: 'main',
    pick: ofTwoCountries,
    client: (request) => OnboardingClient.of(request, 'main'),
  },
  {
    variant: 'international',
    pick: knowing,
    sections: ['person', 'means', 'declarations'],
    client: (request) => OnboardingClient.of(request, 'international'),
  },
  {
    // In Indonesian.
    variant: 'invest',
    pick: knowing,
    sections: ['person', 'means', 'declarations'],
    client: (request) => OnboardingClient.known(request, 'invest-onboarding@portico.test'),
  },
];

for (const { client: clientOf, pick, sections, variant } of WALKS)
  test(`${variant}: begun on a phone, handed in at a desk, all by keyboard; approved, the account is there`, async ({
    browser,
    page: phone,
    request,
  }) => {
    // Some thousand key presses.
    test.slow();
    const client = await clientOf(request);
    const { answers, form } = await client.asked(pick);
    const all = orderOf(form);
    const expected = sections ?? all;
    const address = `${SITE[variant]}/open-investment-account`;
    const answer = async (page: Page, name: string) => {
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
    await answer(phone, expected[0] ?? '');
    await client.prefill(
      pick,
      all.filter((name) => !expected.includes(name)),
    );

    const desk = await (await browser.newContext({ viewport: DESK })).newPage();
    await seedSession(desk, await tokenOf(request, client.email));
    await desk.goto(address);
    for (const name of expected.slice(1)) {
      if (sections) await desk.getByTestId(`application-step-${name}`).click();
      await answer(desk, name);
    }
    await expect(desk.getByTestId('application-review')).toBeVisible();
    expect(await axeFindings(desk)).toEqual([]);
    await pressByKeys(desk, 'application-continue');
    const state = desk.getByTestId('application-state');
    await expect(state).toHaveAttribute('data-state', 'submitted');

    await decide(request, client.email, 'application', { decision: 'approve' });
    await desk.reload();
    await expect(state).toHaveAttribute('data-state', 'active');
    const login = await desk
      .getByTestId('application-account')
      .locator('bdi[dir="ltr"]')
      .first()
      .textContent();
    await desk.goto(`${SITE[variant]}/accounts`);
    await expect(desk.getByTestId(`account-${login}`)).toBeVisible();
    await desk.context().close();
  });
