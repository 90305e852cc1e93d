import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { storeSession } from '../bench/load';
import { table } from '../bench/report';
import { fetchAccounts, signIn } from '../bench/session';
import { startGateway } from '../../gateway/server/start-gateway';
import { ensureBuild } from '../scripts/build.mjs';
import { BROWSER_ARGS, findBrowser } from '../scripts/find-browser.mjs';

/*
 * `npm run live` measures in Chromium:
 * - how long frames take while a list of 10,000 accounts is on screen: with constant figures; with new figures of 200
 *   accounts a second, in two batches a second; and in one batch a frame;
 * - paging and filtering in histories of 1,000 and 100,000 trades.
 * Nothing else should run on the machine meanwhile.
 */

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const IN_PAGE = path.join(ROOT, 'tools/trials/live/in-page.js');
const EMAIL = 'main-many@portico.test';
const WATCH_MS = 10_000;
const LONG_FRAME_MS = 33.4;
const MAX_PAGE_TURNS = 40;
/** Number of deals on a page of the history in in-page.js. */
const DEALS_PER_PAGE = 100;
const NEWEST_TICKET = '9000000';

/** The additions of tools/trials/live/in-page.js to `window`. */
interface InPage {
  trial: {
    /** A counter; the others are settings. */
    sentBatches: number;
    perSecond: number;
    batchMs: number;
    deals: number;
    accounts: readonly (readonly [login: number, balance: string])[];
    watchFrames(ms: number): Promise<{ frames: number[]; longTasks: number[]; batches: number }>;
    turnPage(): Promise<number>;
  };
}

const percentile = (sortedNumbers: readonly number[], share: number) =>
  sortedNumbers[Math.floor((sortedNumbers.length - 1) * share)] ?? NaN;
const formatMs = (ms: number) => ms.toFixed(1);

/** Creates a browser page that is signed in as the client with 10,000 accounts. */
async function createPage(
  browser: Browser,
  origin: string,
  settings: Partial<InPage['trial']>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await signIn(origin, EMAIL);
  await storeSession(page, session);
  await page.addInitScript({ path: IN_PAGE });
  const { result } = JSON.parse(await fetchAccounts(origin, session)) as {
    result: readonly { login: number; balance: string }[];
  };
  const accounts = result.map(({ login, balance }) => [login, balance] as const);
  await page.addInitScript(
    (trialSettings) => void Object.assign((window as unknown as InPage).trial, trialSettings),
    {
      ...settings,
      accounts,
    },
  );
  return page;
}

async function measureFrames(
  browser: Browser,
  origin: string,
  label: string,
  perSecond: number,
  batchMs: number,
) {
  const page = await createPage(browser, origin, { perSecond, batchMs });
  await page.goto(`${origin}/accounts`);
  await page.getByTestId('accounts-list').waitFor();
  // The stream opens some time after the page has loaded.
  if (perSecond > 0) await page.waitForFunction(() => (window as unknown as InPage).trial.sentBatches > 3);
  const readTotals = () => page.getByRole('region', { name: 'Totals', exact: true }).innerText();
  const totalsBefore = await readTotals();
  const frameReport = await page.evaluate(
    (ms) => (window as unknown as InPage).trial.watchFrames(ms),
    WATCH_MS,
  );
  if (perSecond > 0 && totalsBefore === (await readTotals()))
    throw new Error('No figure on screen has changed.');
  await page.context().close();
  const sortedFrames = frameReport.frames.toSorted((a, b) => a - b);
  return [
    label,
    String(frameReport.batches),
    String(sortedFrames.length),
    ...[0.5, 0.95, 0.99, 1].map((share) => formatMs(percentile(sortedFrames, share))),
    String(sortedFrames.filter((ms) => ms > LONG_FRAME_MS).length),
    String(frameReport.longTasks.length),
  ];
}

/** Pages through a history, filters it, and counts the rendered rows. */
async function measureHistory(browser: Browser, origin: string, deals: number) {
  const page = await createPage(browser, origin, { deals });
  const [login] = await fetchLogins(origin);
  await page.goto(`${origin}/accounts?account=${login}&tab=history`);
  const history = page.getByTestId('book-history');
  await history.locator('tbody tr').first().waitFor();
  const turnTimes: number[] = [];
  for (let turn = 0; turn < Math.min(MAX_PAGE_TURNS, deals / DEALS_PER_PAGE - 1); turn += 1)
    turnTimes.push(await page.evaluate(() => (window as unknown as InPage).trial.turnPage()));
  const elementCounts = [await history.locator('tr').count(), await page.locator('*').count()];
  const startedAt = Date.now();
  await history.locator('#book-symbol').fill('EURUSD');
  await history.locator('#book-symbol').press('Enter');
  await history.getByText(NEWEST_TICKET).first().waitFor();
  const filteredAfterMs = Date.now() - startedAt;
  await page.context().close();
  const sortedTurnTimes = turnTimes.toSorted((a, b) => a - b);
  return [
    deals.toLocaleString('en-GB'),
    ...[0.5, 0.95, 1].map((share) => formatMs(percentile(sortedTurnTimes, share))),
    String(filteredAfterMs),
    ...elementCounts.map(String),
  ];
}

async function fetchLogins(origin: string): Promise<number[]> {
  const { result } = JSON.parse(await fetchAccounts(origin, await signIn(origin, EMAIL))) as {
    result: readonly { login: number }[];
  };
  return result.map(({ login }) => login);
}

if ((await ensureBuild()) !== 0) process.exit(1);
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: BROWSER_ARGS,
  ...(executablePath !== undefined && { executablePath }),
});
const gateway = await startGateway({ PORT: '0', INVEST_PORT: '0', DATA_FOLDER: 'memory' }, ROOT);
try {
  const origin = `http://localhost:${gateway.port}`;
  console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}\n`);
  const frames = [];
  for (const [label, perSecond, batchMs] of [
    ['constant figures', 0, 500],
    ['200 a second, two batches a second', 200, 500],
    ['200 a second, one batch a frame', 200, 16],
  ] as const)
    frames.push(await measureFrames(browser, origin, label, perSecond, batchMs));
  const frameColumns = [
    'batches',
    'frames',
    'p50, ms',
    'p95, ms',
    'p99, ms',
    'worst, ms',
    'over 33 ms',
    'tasks over 50 ms',
  ];
  console.log(table(['10,000 accounts', ...frameColumns], frames));
  const histories = [];
  for (const deals of [1_000, 100_000]) histories.push(await measureHistory(browser, origin, deals));
  const historyColumns = [
    'page turn p50, ms',
    'p95, ms',
    'worst, ms',
    'filter, ms',
    'rendered rows',
    'rendered elements',
  ];
  console.log(table(['trades', ...historyColumns], histories));
} finally {
  await browser.close();
  await gateway.close();
}
