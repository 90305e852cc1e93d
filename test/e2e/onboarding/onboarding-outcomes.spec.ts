import type { Page } from '@playwright/test';
import { knowledgeable, type Pick } from '../../gateway/onboarding/forms/fill-form';
import { OnboardingClient } from '../kit/onboarding-client';
import { axeFindings, expect, seedSession, SITE, test } from '../kit/portal';
import { decide } from '../kit/review-desk';

test.use({ viewport: { width: 1440, height: 900 } });

const dontKnow: Pick = (at, answers) =>
  answers.find((answer) => answer === 'unknown') ?? knowledgeable(at, answers);
/** Half the points: experience, and one right answer. */
const halfKnowing: Pick = (at, answers) =>
  at === 'knowledge/leverage' ? knowledgeable(at, answers) : dontKnow(at, answers);
const knowingNothing: Pick = (at, answers) => (at === 'experience/cfds' ? 'none' : dontKnow(at, answers));
const withNothingToLose: Pick = (at, answers) =>
  at === 'risk/lossCapacity' ? 'none' : knowledgeable(at, answers);

/** Prefills the application and submits it on the page. */
async function submitApplication(page: Page, client: OnboardingClient, pick: Pick): Promise<void> {
  await client.prefill(pick);
  await seedSession(page, client.token);
  await page.goto(`${SITE.main}/open-investment-account`);
  await expect(page.getByTestId('application-review')).toBeVisible();
  await page.getByTestId('application-continue').click();
}

const DAY_MS = 86_400_000;
const applicationState = (page: Page) => page.getByTestId('application-state');
const reachedStates = (page: Page) =>
  page
    .getByTestId('application-timeline')
    .locator('li[data-reached="true"]')
    .evaluateAll((steps) => steps.map((step) => step.getAttribute('data-state')));

test('a warning lists the critical answers, and must be acknowledged', async ({ page, request }) => {
  await submitApplication(page, await OnboardingClient.register(request, 'main'), halfKnowing);
  const warning = page.getByTestId('application-warning');
  await expect(warning.locator('li')).toHaveCount(3);
  expect(await reachedStates(page)).toEqual(['onboarding']);
  await page.getByTestId('application-go-ahead').click();
  await expect(page.locator('#application-warning-read-error')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByTestId('application-warning-read').check();
  await page.getByTestId('application-go-ahead').click();
  await expect(applicationState(page)).toHaveAttribute('data-state', 'submitted');
  expect(await reachedStates(page)).toEqual(['onboarding', 'submitted']);
});

test('a rejected application shows the critical answer, and no form', async ({ page, request }) => {
  await submitApplication(page, await OnboardingClient.register(request, 'main'), withNothingToLose);
  await expect(applicationState(page)).toHaveAttribute('data-state', 'rejected');
  await expect(page.getByTestId('application-rejected').locator('li')).toHaveCount(1);
  expect(await reachedStates(page)).toEqual(['onboarding', 'rejected']);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(applicationState(page)).toHaveAttribute('data-state', 'rejected');
  await expect(page.getByTestId('application-continue')).toHaveCount(0);
});

test('a cooling-off period lasts a week, also after a reload', async ({ page, request }) => {
  await submitApplication(page, await OnboardingClient.register(request, 'main'), knowingNothing);
  const coolingOff = page.getByTestId('application-cooling-off');
  const until = new Date((await coolingOff.locator('time').first().getAttribute('datetime')) ?? '');
  expect(Math.round((until.getTime() - Date.now()) / DAY_MS)).toBe(7);
  expect(await reachedStates(page)).toEqual(['onboarding']);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(coolingOff).toBeVisible();
  await expect(page.getByTestId('application-continue')).toHaveCount(0);
});

test('a section that a reviewer has a question about is changed, submitted and approved @walk', async ({
  page,
  request,
}) => {
  const client = await OnboardingClient.register(request, 'main');
  await submitApplication(page, client, knowledgeable);
  await expect(applicationState(page)).toHaveAttribute('data-state', 'submitted');
  await decide(request, client.email, 'application', { decision: 'ask', reason: 'means' });
  await page.reload();
  await expect(applicationState(page)).toHaveAttribute('data-state', 'action-required');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByTestId('application-fix-means').click();
  await page.locator('#answer-means-expectedDeposits').fill('12000');
  await page.getByTestId('application-continue').click();
  await page.getByTestId('application-step-review').click();
  await page.getByTestId('application-continue').click();
  await expect(applicationState(page)).toHaveAttribute('data-state', 'submitted');
  await decide(request, client.email, 'application', { decision: 'approve' });
  await page.reload();
  await expect(applicationState(page)).toHaveAttribute('data-state', 'active');
  const expectedStates = ['onboarding', 'submitted', 'action-required', 'submitted', 'approved', 'active'];
  expect(await reachedStates(page)).toEqual(expectedStates);
});
