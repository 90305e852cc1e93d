import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { startGateway } from '../../gateway/server/start-gateway';
import { ensureBuild } from '../scripts/build.mjs';
import { BROWSER_ARGS, findBrowser } from '../scripts/find-browser.mjs';
import { startBare } from './bare/start-bare';
import { measureHeapGrowth } from './heap';
import { measureLoads } from './load';
import { measureManyAccounts } from './many-accounts';
import { createCertificate, startHttp2Proxy, trustArgument } from './http2-proxy';
import { report, writeInto, type Comparison, type Measurements } from './report';
import { fetchAccounts, signIn, type Session } from './session';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const DOCUMENT = path.join(root, 'docs/performance.md');

const options = process.argv.slice(2);
const unknownOptions = options.filter((name) => !['--short', '--write'].includes(name));
if (unknownOptions.length > 0) {
  console.error(
    `Unknown: ${unknownOptions.join(' ')}. Choose from --short (one short run) and --write (into ${DOCUMENT}).`,
  );
  process.exit(1);
}
const isShort = options.includes('--short');
const RUNS = isShort ? 1 : 3;
const NAVIGATIONS = isShort ? 24 : 200;

/** The two kinds of page that are compared. */
const PAGES = [
  { page: 'sign-in', path: '/en/login', isSignedIn: false },
  { page: 'accounts', path: '/accounts', isSignedIn: true },
] as const;

/** The screens that the heap test visits. */
const STOPS = {
  portal: ['accounts', 'how-to-use', 'profile', 'upload-documents'].map((route) => ({
    path: `/${route}`,
    selector: `[data-testid="screen-${route}"]`,
  })),
  bare: [
    { path: '/login', selector: '[data-testid="login-form"]' },
    { path: '/accounts', selector: '[data-testid="accounts-list"] [data-testid^="account-"]' },
  ],
};

interface Origins {
  protocol: Comparison['protocol'];
  portal: string;
  bare: string;
}

/** Loads every page of both sides in each run, so that a slow minute of the machine affects both. */
async function compareAll(
  browser: Browser,
  allOrigins: readonly Origins[],
  session: Session,
): Promise<Comparison[]> {
  const comparisons = allOrigins.flatMap((origins) =>
    PAGES.map(({ page, ...rest }) => ({
      page,
      origins,
      ...rest,
      portal: [] as Comparison['portal'],
      bare: [] as Comparison['bare'],
    })),
  );
  for (let run = 1; run <= RUNS; run += 1) {
    console.error(`run ${run} of ${RUNS}`);
    for (const { origins, path: pagePath, isSignedIn, portal, bare } of comparisons) {
      const pageSession = isSignedIn ? session : undefined;
      portal.push(await measureLoads(browser, origins.portal + pagePath, pageSession));
      bare.push(await measureLoads(browser, origins.bare + pagePath, pageSession));
    }
  }
  return comparisons.map(({ page, origins, portal, bare }) => ({
    page,
    protocol: origins.protocol,
    portal,
    bare,
  }));
}

async function measure(browser: Browser, portal: string): Promise<Measurements> {
  const session = await signIn(portal, 'main@portico.test');
  const bare = await startBare(root, await fetchAccounts(portal, session));
  const portalProxy = await startHttp2Proxy(portal, certificate);
  const bareProxy = await startHttp2Proxy(bare.origin, certificate);
  try {
    const allOrigins: readonly Origins[] = [
      { protocol: 'HTTP/1.1', portal, bare: bare.origin },
      { protocol: 'HTTP/2', portal: portalProxy.origin, bare: bareProxy.origin },
    ];
    const comparisons = await compareAll(browser, allOrigins, session);
    const measureHeap = (kind: 'portal' | 'bare', origin: string) =>
      measureHeapGrowth(browser, { origin, stops: STOPS[kind] }, NAVIGATIONS, session);
    const heap = {
      portal: await measureHeap('portal', portal),
      bare: await measureHeap('bare', bare.origin),
    };
    const manyAccounts = [];
    for (let run = 0; run < RUNS; run += 1) manyAccounts.push(await measureManyAccounts(browser, portal));
    return { comparisons, heap, manyAccounts, runs: RUNS, browser: browser.version() };
  } finally {
    portalProxy.close();
    bareProxy.close();
    await bare.close();
  }
}

if ((await ensureBuild()) !== 0) process.exit(1);
const executablePath = findBrowser();
const certificate = createCertificate();
const browser = await chromium.launch({
  args: [...BROWSER_ARGS, trustArgument(certificate)],
  ...(executablePath !== undefined && { executablePath }),
});
// Boot data is in the page in production only; here it is switched on to measure the same page.
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
