import { nextOpening } from '../../../gateway/dealing/market-hours';
import { instrumentOf, priceAt } from '../../../gateway/market/market';
import { DEMO_PASSWORD } from '../kit/clients';
import { fetchJson } from '../kit/fetch-json';
import { PrivateGateway } from '../kit/own-gateway';
import { axeFindings, expect, fillLogin, test } from '../kit/portal';

/** The account of a strategy of the seed. */
const LEADER = 93100267;
/** Traded without a pause from Sunday to Friday. */
const SYMBOL = 'GBPJPY';
const MINUTE = 60_000;
/** A move of the price that costs a copy with double lots more than a tenth of its money. */
const MOVE = 0.0025;

interface Details {
  readonly fromLogin: number;
  readonly endEquity: string;
  readonly returned: string;
  readonly returnedLogin: number;
  readonly positions: readonly { readonly symbol: string; readonly at: string; readonly lots: string }[];
}

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

/** Moves the gateway's clock forward; resolves to its time. */
const advance = async (advanceMs: number) => Date.parse((await post('/__clock', { advanceMs }))['now'] ?? '');

/** The first instant at which the price is so far away, and the side that loses by then. */
function findLoss(now: number): { readonly at: number; readonly side: 'buy' | 'sell' } {
  const price = (instant: number) => priceAt(instrumentOf(SYMBOL), instant);
  const start = price(now);
  for (let at = now + 10 * MINUTE; ; at += MINUTE) {
    const move = price(at) / start - 1;
    if (Math.abs(move) >= MOVE) return { at, side: move < 0 ? 'buy' : 'sell' };
  }
}

test('a strategy is copied with its rules and consents, its trade is copied, and at its stop the money is back @walk', async ({
  page,
}) => {
  const site = gateway.site('intl');
  // The week's begin: the market is open, and stays so for five days.
  const now = await advance(0);
  await advance(nextOpening(SYMBOL, now).getTime() + MINUTE - now);
  await page.goto(`${site}/login`);
  await fillLogin(page, 'international@portico.test', DEMO_PASSWORD);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await page.goto(`${site}/portico-social`);
  await page.getByTestId('strategy-open-2').click();
  await page.getByTestId('strategy-copy-2').click();

  await page.getByTestId('copy-submit').click();
  await expect(page.locator('#copy-amount')).toBeFocused();
  await page.locator('#copy-amount').fill('1000');
  await page.getByTestId('copy-stop').getByText('90', { exact: false }).first().click();
  await page.locator('input[name="copy-multiplier"][value="2"]').check();
  for (const consent of ['terms', 'fee', 'risk']) await page.getByTestId(`copy-consent-${consent}`).check();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByTestId('copy-submit').click();
  await expect(page).toHaveURL(/\?copy=/);
  const copy = page.getByTestId(/^copy-[\da-f]{8}-/);
  await expect(copy).toContainText('1,000.00');

  const loss = findLoss(await advance(0));
  const tradedAt = await advance(0);
  // Within two seconds where nothing else runs, as test/gateway/replicas/copy-kills shows; a busy machine takes longer.
  const trade = await post('/__trades', { login: LEADER, symbol: SYMBOL, side: loss.side, lots: '4' });
  expect(trade).toEqual({ ticket: expect.any(Number) });
  await expect(copy).toContainText(SYMBOL);
  const copyId = new URL(page.url()).searchParams.get('copy') ?? '';
  const read = async <Result>(call: string): Promise<Result> => {
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    const url = `${gateway.origin}/api/client/v1/${call}`;
    return (await fetchJson<{ result: Result }>(url, { token })).result;
  };
  const { positions } = await read<Details>(`Social/copy?id=${copyId}`);
  const copiedPosition = positions.find(({ symbol }) => symbol === SYMBOL);
  expect(Number(copiedPosition?.lots)).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);

  // The session ends in that time.
  await advance(loss.at - tradedAt);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site}/login`);
  await fillLogin(page, 'international@portico.test', DEMO_PASSWORD);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await page.goto(`${site}/portico-social?copy=${copyId}`);
  await expect(copy).toContainText('The copy reached its stop.');
  const endedCopy = await read<Details>(`Social/copy?id=${copyId}`);
  expect(endedCopy).toMatchObject({ state: 'stopped', reason: 'stop', stopEquity: '900.00' });
  expect(Number(endedCopy.endEquity)).toBeLessThanOrEqual(900);
  expect(endedCopy.returnedLogin).toBe(endedCopy.fromLogin);
  const funds = await read<{ kind: string; amount: string }[]>(`Account/funds?login=${endedCopy.fromLogin}`);
  expect(funds).toContainEqual(expect.objectContaining({ kind: 'transfer', amount: endedCopy.returned }));
  await page.goto(`${site}/notifications`);
  await expect(page.getByTestId('screen-notifications')).toContainText('A copy reached its stop');
});
