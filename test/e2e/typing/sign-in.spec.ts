import { DEMO_PASSWORD } from '../kit/clients';
import { expect, SITE, test } from '../kit/portal';
import { READER_NAMES, READERS, recordBodies, type ReaderName } from '../kit/readers';

/** Clients of their own, whose wrong passwords no other test counts. */
const SIGN_INS: Readonly<Record<ReaderName, readonly [email: string, typed: string]>> = {
  'de-DE': ['main-ib@portico.test', 'mailto:main-ib@portico.test'],
  'th-TH': ['main-dark@portico.test', '<main-dark@portico.test>'],
  'ur-PK': ['main-urdu@portico.test', '\u202amain-urdu@portico.test\u202c'],
  'ja-JP': ['main-live@portico.test', 'ｍａｉｎ－ｌｉｖｅ＠ｐｏｒｔｉｃｏ．ｔｅｓｔ'],
};

for (const reader of READER_NAMES) {
  const { prefix } = READERS[reader];

  test(`${reader}: sign-in with a pasted address, after a wrong password`, async ({ page }) => {
    const [email, typed] = SIGN_INS[reader];
    const signIns = recordBodies(page, '/Sca/login');
    await page.goto(`${SITE.main}/${prefix}/login`);
    await expect(page.getByTestId('login-form')).toBeVisible();
    await page.getByTestId('login-email').fill(typed);
    await page.getByTestId('login-password').fill('wrong horse 7');
    await page.getByTestId('login-submit').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByTestId('login-email')).toHaveValue(email);
    await page.getByTestId('login-password').fill(DEMO_PASSWORD);
    await page.getByTestId('login-submit').click();
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    expect(signIns.map((body) => body['email'])).toEqual([email, email]);
  });
}
