import { DEMO_PASSWORD } from '../kit/clients';
import { PrivateGateway } from '../kit/own-gateway';
import { axeFindings, expect, fillLogin, test } from '../kit/portal';

/** The account of a strategy of the seed. */
const LEADER = 93100267;

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(120_000);

let gateway: PrivateGateway;
test.beforeAll(async () => {
  gateway = await PrivateGateway.start({ FAULTS: 'on', DATA_FOLDER: 'memory' });
});
test.afterAll(() => gateway.stop());

const post = async (path: string, body: object) => {
  const answer = await fetch(`${gateway.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, string>;
};
test('a strategy is copied with its rules and consents, and its trade is copied within two seconds @walk', async ({
  page,
}) => {
  const site = gateway.site('intl');
  await page.goto(`${site}/login`);
  await fillLogin(page, 'international@portico.test', DEMO_PASSWORD);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await page.goto(`${site}/portico-social`);
  await page.getByTestId('strategy-2').getByRole('button').click();
  await page.getByTestId('strategy-copy-2').click();

  await page.getByTestId('copy-submit').click();
  await expect(page.locator('#copy-amount')).toBeFocused();
  await page.locator('#copy-amount').fill('1000');
  await page.getByTestId('copy-stop').getByText('90', { exact: false }).first().click();
  await page.locator('input[name="copy-multiplier"][value="2"]').check();
  for (const consent of ['strategy', 'orders', 'loss'])
    await page.getByTestId(`copy-consent-${consent}`).check();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByTestId('copy-submit').click();
  await expect(page).toHaveURL(/\?copy=/);
  const copy = page.getByTestId(/^copy-[\da-f]{8}-/);
  await expect(copy).toContainText('1,000.00');

  const tradedAt = Date.now();
  const trade = await post('/__trades', { login: LEADER, symbol: 'BTCUSD', side: 'buy', lots: '2' });
  expect(trade).toEqual({ ticket: expect.any(Number) });
  await expect
    .poll(
      async () => {
        await page.reload();
        return copy.textContent();
      },
      { timeout: 20_000 },
    )
    .toContain('BTCUSD');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await fetch(
    `${gateway.origin}/api/client/v1/Social/copy${new URL(page.url()).search.replace('copy=', 'id=')}`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  const { result } = (await answer.json()) as { result: { openings: { at: string; lots: string }[] } };
  expect(Date.parse(result.openings[0]?.at ?? '') - tradedAt).toBeLessThan(2_000);
  expect(Number(result.openings[0]?.lots)).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
});
