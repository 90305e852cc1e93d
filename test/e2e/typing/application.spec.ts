import { first } from '../../gateway/onboarding/forms/fill-form';
import { InputMethod, submitsIn } from '../kit/input-method';
import { OnboardingClient } from '../kit/onboarding-client';
import { expect, seedSession, SITE, test } from '../kit/portal';
import {
  inDigits,
  READER_NAMES,
  READERS,
  recordBodies,
  translatePage,
  type ReaderName,
} from '../kit/readers';

const OCCUPATIONS: Readonly<Record<ReaderName, string>> = {
  'de-DE': 'Zimmererfräulein',
  'th-TH': 'ครูประถม',
  'ur-PK': 'اُستاد',
  'ja-JP': '看護師',
};

for (const reader of READER_NAMES) {
  const { decimal, group, prefix } = READERS[reader];

  test(`${reader}: a section of an application, as people type it, on a translated page`, async ({
    page,
    request,
  }) => {
    const method = await InputMethod.attach(page);
    const client = await OnboardingClient.register(request, 'main', reader);
    await client.prefill(first);
    await seedSession(page, client.token);
    await page.goto(`${SITE.main}/${prefix}/open-investment-account`);
    await expect(page.locator('html')).toHaveAttribute('lang', reader);
    await page.getByTestId('application-step-means').click();
    const occupation = page.locator('#answer-means-occupation');
    const deposits = page.locator('#answer-means-expectedDeposits');
    await expect(deposits).toBeVisible();
    await translatePage(page);

    await occupation.fill('');
    const submits = await submitsIn(page);
    await occupation.focus();
    await method.acceptByEnter(OCCUPATIONS[reader]);
    await expect(occupation).toHaveValue(OCCUPATIONS[reader]);
    expect(await submitsIn(page)).toBe(submits);

    const savedBodies = recordBodies(page, '/Onboarding/save');
    // Two groups, so that it has one reading; pasted from a document with its currency.
    await deposits.fill(`${inDigits(reader, `1${group}250${group}000${decimal}25`)} €`);
    await page.getByTestId('application-continue').click();
    await expect
      .poll(() => savedBodies.at(-1))
      .toMatchObject({
        section: 'means',
        answers: { occupation: OCCUPATIONS[reader], expectedDeposits: '1250000.25' },
      });
  });
}
