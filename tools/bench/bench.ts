import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { startGateway } from '../../gateway/server/start-gateway';
import { ensureBuild } from '../scripts/build.mjs';
import { BROWSER_ARGS, findBrowser } from '../scripts/find-browser.mjs';
import { startBare } from './bare/start-bare';
import { heapGrowth } from './heap';
import { loadsOf } from './load';
import { manyAccounts } from './many-accounts';
import { createCertificate, overHttp2, trusting } from './over-http2';
import { report, writeInto, type Comparison, type Measurements } from './report';
import { accountsOf, sessionOf, type Session } from './session';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const DOCUMENT = path.join(root, 'docs/performance.md');

const options = process.argv.slice(2);
const unknown = options.filter((name) => !['--short', '--write'].includes(name));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(' ')}. Choose from --short (one run of all) and --write (${DOCUMENT}).`,
  );
  process.exit(1);
}
const SHORT = options.includes('--short');
const RUNS = SHORT ? 1 : 3;
const NAVIGATIONS = SHORT ? 24 : 200;

/** The two kinds of page that are compared. */
const PAGES = [
  { page: 'sign-in', path: '/en/login', asClient: false },
  { page: 'accounts', path: '/accounts', asClient: true },
] as const;

/** The stops of the heap test: each screen, by the test handle of its root. */
const STOPS = {
  portal: ['accounts', 'how-to-use', 'profile', 'upload-documents'].map((route) => ({
    path: `/${route}`,
    screen: `[data-testid="screen-${route}"]`,
  })),
  bare: [
    { path: '/login', screen: '[data-testid="login-form"]' },
    { path: '/accounts', screen: '[data-testid="accounts-list"] [data-testid^="account-"]' },
  ],
};

interface Origins {
  protocol: Comparison['protocol'];
  portal: string;
  bare: string;
}

/** Takes turns between all pages in every run, so that a slow minute of the machine affects both sides. */
async function compareAll(
  browser: Browser,
  doors: readonly Origins[],
  session: Session,
): Promise<Comparison[]> {
  const comparisons = doors.flatMap((door) =>
    PAGES.map(({ page, ...rest }) => ({
      page,
      door,
      ...rest,
      portal: [] as Comparison['portal'],
      bare: [] as Comparison['bare'],
    })),
  );
  for (let run = 1; run <= RUNS; run += 1) {
    console.error(`run ${run} of ${RUNS}`);
    for (const { door, path: at, asClient, portal, bare } of comparisons) {
      const pageSession = asClient ? session : undefined;
      portal.push(await loadsOf(browser, door.portal + at, pageSession));
      bare.push(await loadsOf(browser, door.bare + at, pageSession));
    }
  }
  return comparisons.map(({ page, door, portal, bare }) => ({ page, protocol: door.protocol, portal, bare }));
}

async function measure(browser: Browser, portal: string): Promise<Measurements> {
  const session = await sessionOf(portal, 'main@portico.test');
  const bare = await startBare(root, await accountsOf(portal, session));
  const portalDoor = await overHttp2(portal, certificate);
  const bareDoor = await overHttp2(bare.origin, certificate);
  try {
    const doors: readonly Origins[] = [
      { protocol: 'HTTP/1.1', portal, bare: bare.origin },
      { protocol: 'HTTP/2', portal: portalDoor.origin, bare: bareDoor.origin },
    ];
    const comparisons = await compareAll(browser, doors, session);
    const growth = (kind: 'portal' | 'bare', origin: string) =>
      heapGrowth(browser, { origin, stops: STOPS[kind] }, NAVIGATIONS, session);
    const heap = { portal: await growth('portal', portal), bare: await growth('bare', bare.origin) };
    const many = [];
    for (let run = 0; run < RUNS; run += 1) many.push(await manyAccounts(browser, portal));
    return { comparisons, heap, many, runs: RUNS, browser: browser.version() };
  } finally {
    portalDoor.close();
    bareDoor.close();
    await bare.close();
  }
}

if ((await ensureBuild()) !== 0) process.exit(1);
const executablePath = findBrowser();
const certificate = createCertificate();
const browser = await chromium.launch({
  args: [...BROWSER_ARGS, trusting(certificate)],
  ...(executablePath !== undefined && { executablePath }),
});
// As in production, where its own server includes data in the page; demos leave them out.
const gateway = await startGateway(
  { PORT: '0', INVEST_PORT: '0', DATA_FOLDER: 'memory', BOOT_DATA: 'on' },
  root,
);
try {
  const text = report(await measure(browser, `http://localhost:${gateway.port}`));
  console.log(text);
  if (options.includes('--write')) await writeInto(DOCUMENT, text);
} finally {
  await browser.close();
  await gateway.close();
}
