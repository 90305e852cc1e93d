import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { signedIn } from '../bench/load';
import { table } from '../bench/report';
import { accountsOf, sessionOf } from '../bench/session';
import { startGateway } from '../../gateway/server/start-gateway';
import { ensureBuild } from '../scripts/build.mjs';
import { BROWSER_ARGS, findBrowser } from '../scripts/find-browser.mjs';

/*
 * `npm run live`: frames of a list of 10,000 accounts, still and while figures of 200 accounts a second move, in two
 * batches a second and in one each frame; and a history of 100,000 trades, page by page and filtered. In one run, so that
 * figures can be compared; nothing else should run meanwhile.
 */

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const IN_PAGE = path.join(ROOT, 'tools/trials/live/in-page.js');
const MANY = 'main-many@portico.test';
const FRAMES_MS = 10_000;
const GOAL_MS = 33.4;
const TURNS = 40;

/** The additions of tools/trials/live/in-page.js to `window`. */
interface InPage {
  trial: {
    batches: number;
    perSecond: number;
    batchMs: number;
    deals: number;
    list: readonly (readonly [number, string])[];
    watchFrames(ms: number): Promise<{ frames: number[]; longTasks: number[]; batches: number }>;
    turn(): Promise<number>;
  };
}

const at = (sortedNumbers: readonly number[], share: number) =>
  sortedNumbers[Math.floor((sortedNumbers.length - 1) * share)] ?? NaN;
const writeMs = (ms: number) => ms.toFixed(1);

/** A page of the client with very many accounts, before it is opened. */
async function pageOf(browser: Browser, origin: string, settings: Partial<InPage['trial']>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await sessionOf(origin, MANY);
  await signedIn(page, session);
  await page.addInitScript({ path: IN_PAGE });
  const { result } = JSON.parse(await accountsOf(origin, session)) as {
    result: readonly { login: number; balance: string }[];
  };
  const list = result.map(({ login, balance }) => [login, balance] as const);
  await page.addInitScript((more) => void Object.assign((window as unknown as InPage).trial, more), {
    ...settings,
    list,
  });
  return page;
}

async function framesOf(browser: Browser, origin: string, label: string, perSecond: number, batchMs: number) {
  const page = await pageOf(browser, origin, { perSecond, batchMs });
  await page.goto(`${origin}/accounts`);
  await page.getByTestId('accounts-list').waitFor();
  // The stream comes once the page has settled.
  if (perSecond > 0) await page.waitForFunction(() => (window as unknown as InPage).trial.batches > 3);
  const totals = () => page.getByRole('region', { name: 'Totals', exact: true }).innerText();
  const before = await totals();
  const frameReport = await page.evaluate(
    (ms) => (window as unknown as InPage).trial.watchFrames(ms),
    FRAMES_MS,
  );
  if (perSecond > 0 && before === (await totals())) throw new Error('No figure on screen has moved.');
  await page.context().close();
  const sortedFrames = frameReport.frames.toSorted((a, b) => a - b);
  return [
    label,
    String(frameReport.batches),
    String(sortedFrames.length),
    ...[0.5, 0.95, 0.99, 1].map((share) => writeMs(at(sortedFrames, share))),
    String(sortedFrames.filter((ms) => ms > GOAL_MS).length),
    String(frameReport.longTasks.length),
  ];
}

/** Turns through a history, filters it, and counts the rows in the page. */
async function historyOf(browser: Browser, origin: string, deals: number) {
  const page = await pageOf(browser, origin, { deals });
  const [account] = await loginsOf(origin);
  await page.goto(`${origin}/accounts?account=${account}&tab=history`);
  const history = page.getByTestId('book-history');
  await history.locator('tbody tr').first().waitFor();
  const rows = async () => [await history.locator('tr').count(), await page.locator('*').count()] as const;
  const turns: number[] = [];
  for (let turn = 0; turn < Math.min(TURNS, deals / 100 - 1); turn += 1)
    turns.push(await page.evaluate(() => (window as unknown as InPage).trial.turn()));
  const after = await rows();
  const began = Date.now();
  await history.locator('#book-symbol').fill('EURUSD');
  await history.locator('#book-symbol').press('Enter');
  await history.getByText('9000000').first().waitFor();
  const filteredAfterMs = Date.now() - began;
  await page.context().close();
  const sortedTurns = turns.toSorted((a, b) => a - b);
  return [
    deals.toLocaleString('en-GB'),
    ...[0.5, 0.95, 1].map((share) => writeMs(at(sortedTurns, share))),
    String(filteredAfterMs),
    ...after.map(String),
  ];
}

async function loginsOf(origin: string): Promise<number[]> {
  const { result } = JSON.parse(await accountsOf(origin, await sessionOf(origin, MANY))) as {
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
  for (const [what, perSecond, batchMs] of [
    ['still', 0, 500],
    ['200 a second, two batches', 200, 500],
    ['200 a second, one each frame', 200, 16],
  ] as const)
    frames.push(await framesOf(browser, origin, what, perSecond, batchMs));
  const heads = [
    'batches',
    'frames',
    'p50, ms',
    'p95, ms',
    'p99, ms',
    'worst, ms',
    'over 33 ms',
    'tasks over 50 ms',
  ];
  console.log(table(['10,000 accounts', ...heads], frames));
  const histories = [];
  for (const deals of [1_000, 100_000]) histories.push(await historyOf(browser, origin, deals));
  const costs = [
    'turn p50, ms',
    'p95, ms',
    'worst, ms',
    'filter, ms',
    'rows in the page',
    'elements in the page',
  ];
  console.log(table(['trades', ...costs], histories));
} finally {
  await browser.close();
  await gateway.close();
}
