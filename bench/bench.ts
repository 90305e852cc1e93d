import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import webpack from 'webpack';
import { startStandIn } from '../sandbox/start-stand-in';
import { createServer } from '../sandbox/server';
import { listen } from '../sandbox/web/listen';
import { ensureBuild } from '../scripts/build.mjs';
import { BROWSER_ARGS, findBrowser } from '../scripts/find-browser.mjs';
import { DEFAULT_CONFIG } from '../src/domain/config/portal-config';
import { bareConfig } from './bare/webpack.config';
import { coldLoad, type ColdLoad } from './cold-load';
import { manyAccounts, type ManyAccounts } from './many-accounts';
import { median, table } from './statistics';

const RUNS = 5;
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Serves the bare page with the portal's own server, so that only the pages differ. */
async function startBare() {
  await new Promise<void>((resolve, reject) => {
    webpack(bareConfig, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  const app = await createServer({
    config: DEFAULT_CONFIG,
    distFolder: path.join(root, 'bench/bare/dist'),
    corsOrigins: [],
    logLevel: 'error',
    registerApi: async () => undefined,
  });
  const listener = await listen(app, { host: 'localhost', port: 0 }, {});
  return {
    address: `http://localhost:${listener.port}/en/login`,
    close: () => listener.close().then(() => app.close()),
  };
}

function report(portal: readonly ColdLoad[], bare: readonly ColdLoad[]): string {
  const row = (what: string, key: keyof ColdLoad, unit: 'KiB' | 'ms') => {
    const scale = unit === 'KiB' ? 1024 : 1;
    const digits = unit === 'KiB' ? 1 : 0;
    const [ours, theirs] = [portal, bare].map((loads) => median(loads.map((load) => load[key] / scale)));
    return [
      `${what}, ${unit}`,
      (ours ?? NaN).toFixed(digits),
      (theirs ?? NaN).toFixed(digits),
      ((ours ?? NaN) / (theirs ?? NaN)).toFixed(2),
    ];
  };
  return table([
    [`Login, cold, median of ${RUNS}`, 'Portico', 'bare React', 'ratio'],
    row('JavaScript + CSS', 'scriptAndStyleBytes', 'KiB'),
    row('everything', 'allBytes', 'KiB'),
    row('first contentful paint', 'firstContentfulPaint', 'ms'),
    row('largest contentful paint', 'largestContentfulPaint', 'ms'),
  ]);
}

function reportAccounts(runs: readonly ManyAccounts[]): string {
  const row = (what: string, key: keyof ManyAccounts) => [
    what,
    median(runs.map((run) => run[key])).toFixed(0),
  ];
  return table([
    ['10,000 accounts, ms', 'Portico'],
    row('first paint of the list', 'firstPaint'),
    row('sort', 'sort'),
    row('worst frame while scrolling', 'worstFrame'),
  ]);
}

async function measureLogin(browser: Browser, portal: string, bare: string): Promise<string> {
  const loads: { portal: ColdLoad[]; bare: ColdLoad[] } = { portal: [], bare: [] };
  for (let run = 0; run < RUNS; run += 1) {
    loads.portal.push(await coldLoad(browser, `${portal}/en/login`));
    loads.bare.push(await coldLoad(browser, bare));
  }
  return report(loads.portal, loads.bare);
}

if ((await ensureBuild()) !== 0) process.exit(1);
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: BROWSER_ARGS,
  ...(executablePath !== undefined && { executablePath }),
});
const bare = await startBare();
const standIn = await startStandIn({ PORT: '3200', INVEST_PORT: '3201', DATA_FOLDER: 'memory' }, root);
try {
  const origin = `http://localhost:${standIn.port}`;
  console.log('CPU 4× slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms\n');
  console.log(await measureLogin(browser, origin, bare.address));
  const runs: ManyAccounts[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await manyAccounts(browser, origin));
  console.log(`\n${reportAccounts(runs)}`);
} finally {
  await browser.close();
  await bare.close();
  await standIn.close();
}
