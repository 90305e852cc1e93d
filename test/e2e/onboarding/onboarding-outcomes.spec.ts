import type { Page } from '@playwright/test';
import { knowing, type Pick } from '../../gateway/onboarding/forms/fill-form';
import { OnboardingClient } from '../kit/onboarding-client';
import { axeFindings, expect, seedSession, SITE, test } from '../kit/portal';
import { decide } from '../kit/review-desk';

test.use({ viewport: { width: 1440, height: 900 } });

const unknown: Pick = (at, answers) => answers.find((answer) => answer === 'unknown') ?? knowing(at, answers);
/** Three points of six: experience, and one right answer. */
const halfKnowing: Pick = (at, answers) =>
  at === 'knowledge/leverage' ? knowing(at, answers) : unknown(at, answers);
const knowingNothing: Pick = (at, answers) => (at === 'experience/cfds' ? 'none' : unknown(at, answers));
const withNothingToLose: Pick = (at, answers) => (at === 'risk/lossCapacity' ? 'none' : knowing(at, answers));

/** Everything is answered; it only has to be handed in. */
async function handIn(page: Page, client: OnboardingClient, pick: Pick): Promise<void> {
  await client.prefill(pick);
  await seedSession(page, client.token);
  await page.goto(`${SITE.main}/open-investment-account`);
  await expect(page.getByTestId('application-review')).toBeVisible();
  await page.getByTestId('application-continue').click();
}

const DAY_MS = 86_400_000;
const state = (page: Page) => page.getByTestId('application-state');
const reached = (page: Page) =>
  page
    .getByTestId('application-timeline')
    .locator('li[data-reached="true"]')
    .evaluateAll((steps) => steps.map((step) => step.getAttribute('data-state')));

test('a warning names the answers that speak against it, and is acknowledged', async ({ page, request }) => {
  await handIn(page, await OnboardingClient.of(request, 'main'), halfKnowing);
  const warning = page.getByTestId('application-warning');
  await expect(warning.locator('li')).toHaveCount(3);
  expect(await reached(page)).toEqual(['onboarding']);
  await page.getByTestId('application-go-ahead').click();
  await expect(page.locator('#application-warning-read-error')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByTestId('application-warning-read').check();
  await page.getByTestId('application-go-ahead').click();
  await expect(state(page)).toHaveAttribute('data-state', 'submitted');
  expect(await reached(page)).toEqual(['onboarding', 'submitted']);
});

test('declined, the page says for which answer, and asks nothing any more', async ({ page, request }) => {
  await handIn(page, await OnboardingClient.of(request, 'main'), withNothingToLose);
  await expect(state(page)).toHaveAttribute('data-state', 'rejected');
  await expect(page.getByTestId('application-rejected').locator('li')).toHaveCount(1);
  expect(await reached(page)).toEqual(['onboarding', 'rejected']);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(state(page)).toHaveAttribute('data-state', 'rejected');
  await expect(page.getByTestId('application-continue')).toHaveCount(0);
});

test('cooling-off until a date, also when the page is opened again', async ({ page, request }) => {
  await handIn(page, await OnboardingClient.of(request, 'main'), knowingNothing);
  const notNow = page.getByTestId('application-cooling-off');
  const until = new Date((await notNow.locator('time').first().getAttribute('datetime')) ?? '');
  expect(Math.round((until.getTime() - Date.now()) / DAY_MS)).toBe(7);
  expect(await reached(page)).toEqual(['onboarding']);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(notNow).toBeVisible();
  await expect(page.getByTestId('application-continue')).toHaveCount(0);
});

test('a reviewer asks about a section: it is looked at again, handed in and approved', async ({
  page,
  request,
}) => {
  const client = await OnboardingClient.of(request, 'main');
  await handIn(page, client, knowing);
  await expect(state(page)).toHaveAttribute('data-state', 'submitted');
  await decide(request, client.email, 'application', { decision: 'ask', reason: 'means' });
  await page.reload();
  await expect(state(page)).toHaveAttribute('data-state', 'action-required');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByTestId('application-fix-means').click();
  await page.locator('#answer-means-expectedDeposits').fill('12000');
  await page.getByTestId('application-continue').click();
  await page.getByTestId('application-step-review').click();
  await page.getByTestId('application-continue').click();
  await expect(state(page)).toHaveAttribute('data-state', 'submitted');
  await decide(request, client.email, 'application', { decision: 'approve' });
  await page.reload();
  await expect(state(page)).toHaveAttribute('data-state', 'active');
  const way = ['onboarding', 'submitted', 'action-required', 'submitted', 'approved', 'active'];
  expect(await reached(page)).toEqual(way);
});
