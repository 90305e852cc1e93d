import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { startGateway } from '../../gateway/server/start-gateway';
import { ensureBuild } from '../scripts/build.mjs';
import { BROWSER_ARGS, findBrowser } from '../scripts/find-browser.mjs';
import { startPage } from './bare/start-bare';
import { measureHeapGrowth } from './heap';
import { measureLoads } from './load';
import { measureManyAccounts, type Device, type DeviceName } from './many-accounts';
import { createCertificate, startHttp2Proxy, trustArgument } from './http2-proxy';
import {
  manyAccountsReport,
  report,
  writeInto,
  type Comparison,
  type ManyAccountsComparison,
  type Measurements,
} from './report';
import { fetchAccounts, signIn, type Session } from './session';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const DOCUMENT = path.join(root, 'docs/performance.md');

const options = process.argv.slice(2);
const unknownOptions = options.filter((name) => !['--short', '--accounts', '--write'].includes(name));
if (unknownOptions.length > 0) {
  console.error(
    `Unknown: ${unknownOptions.join(' ')}. Choose from --short (one short run), --accounts (only the list of 10,000) and --write (into ${DOCUMENT}).`,
  );
  process.exit(1);
}
const isShort = options.includes('--short');
const RUNS = isShort ? 1 : 3;
const NAVIGATIONS = isShort ? 24 : 200;

/** The pages that are compared. */
const PHONE = { width: 412, height: 823 };
const PAGES = [
  { page: 'sign-in', path: '/en/login', isSignedIn: false, viewport: PHONE },
  { page: 'accounts', path: '/accounts', isSignedIn: true, viewport: PHONE },
  {
    page: 'accounts at 1440 px',
    path: '/accounts',
    isSignedIn: true,
    viewport: { width: 1440, height: 900 },
  },
] as const;

/** A seeded client with 10,000 accounts. */
const MANY_ACCOUNTS = 'main-many@portico.test';
/** A phone's processor is four times slower, as in the other measurements. */
const DEVICES: Readonly<Record<DeviceName, Device>> = {
  phone: { viewport: PHONE, slowdown: 4 },
  desktop: { viewport: { width: 1440, height: 900 }, slowdown: 1 },
};

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
  untuned: string;
}

/** Loads every page of all sides in each run, so that a slow minute of the machine affects both. */
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
      untuned: [] as Comparison['untuned'],
    })),
  );
  for (let run = 1; run <= RUNS; run += 1) {
    console.error(`run ${run} of ${RUNS}`);
    for (const { origins, path: pagePath, isSignedIn, viewport, ...sides } of comparisons) {
      const pageSession = isSignedIn ? session : undefined;
      for (const side of ['portal', 'bare', 'untuned'] as const)
        sides[side].push(await measureLoads(browser, origins[side] + pagePath, viewport, pageSession));
    }
  }
  return comparisons.map(({ page, origins, portal, bare, untuned }) => ({
    page,
    protocol: origins.protocol,
    portal,
    bare,
    untuned,
  }));
}

async function measure(
  browser: Browser,
  portal: string,
): Promise<Pick<Measurements, 'comparisons' | 'heap'>> {
  const session = await signIn(portal, 'main@portico.test');
  const accounts = await fetchAccounts(portal, session);
  const bare = await startPage(root, 'bare', accounts);
  const untuned = await startPage(root, 'untuned', accounts);
  const [portalProxy, bareProxy, untunedProxy] = [
    await startHttp2Proxy(portal, certificate),
    await startHttp2Proxy(bare.origin, certificate),
    await startHttp2Proxy(untuned.origin, certificate),
  ];
  try {
    const allOrigins: readonly Origins[] = [
      { protocol: 'HTTP/1.1', portal, bare: bare.origin, untuned: untuned.origin },
      {
        protocol: 'HTTP/2',
        portal: portalProxy.origin,
        bare: bareProxy.origin,
        untuned: untunedProxy.origin,
      },
    ];
    const comparisons = await compareAll(browser, allOrigins, session);
    const measureHeap = (kind: 'portal' | 'bare', origin: string) =>
      measureHeapGrowth(browser, { origin, stops: STOPS[kind] }, NAVIGATIONS, session);
    const heap = {
      portal: await measureHeap('portal', portal),
      bare: await measureHeap('bare', bare.origin),
    };
    return { comparisons, heap };
  } finally {
    for (const proxy of [portalProxy, bareProxy, untunedProxy]) proxy.close();
    for (const page of [bare, untuned]) await page.close();
  }
}

/** Both lists of 10,000 accounts in turn, on both devices. */
async function compareManyAccounts(browser: Browser, portal: string): Promise<ManyAccountsComparison> {
  const session = await signIn(portal, MANY_ACCOUNTS);
  const accounts = await fetchAccounts(portal, session);
  const list = await startPage(root, 'list', accounts);
  const comparison: ManyAccountsComparison = {
    phone: { portal: [], bare: [] },
    desktop: { portal: [], bare: [] },
  };
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const device of ['phone', 'desktop'] as const)
        for (const [side, origin] of [
          ['bare', list.origin],
          ['portal', portal],
        ] as const)
          comparison[device][side].push(
            await measureManyAccounts(browser, { origin, session, accounts }, DEVICES[device]),
          );
    return comparison;
  } finally {
    await list.close();
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
  const portal = `http://localhost:${gateway.port}`;
  const conditions = { runs: RUNS, browser: browser.version() };
  const texts: Record<string, string> = {};
  if (!options.includes('--accounts'))
    texts['bench'] = report({ ...(await measure(browser, portal)), ...conditions });
  texts['bench-accounts'] = manyAccountsReport(await compareManyAccounts(browser, portal), conditions);
  for (const [name, text] of Object.entries(texts)) {
    console.log(text);
    if (options.includes('--write')) await writeInto(DOCUMENT, text, name);
  }
} finally {
  await browser.close();
  await gateway.close();
}
