import type { Browser, CDPSession, Page } from '@playwright/test';
import { signedIn } from './load';
import type { Session } from './session';

/** Heap growth in the first and the second half of the navigations, in bytes after garbage collection. */
export interface Growth {
  first: number;
  second: number;
  /** Growth in the second half without compiled code: a leak of the page itself shows here. */
  objects: number;
}

/** A screen within the page: its address, and the handle of its root. */
export interface Stop {
  path: string;
  screen: string;
}

/** Visits the stops in turn, the given number of times, without reloading. */
export async function heapGrowth(
  browser: Browser,
  { origin, stops }: { origin: string; stops: readonly Stop[] },
  navigations: number,
  session: Session,
): Promise<Growth> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await signedIn(page, session);
    await page.goto(`${origin}/accounts`);
    const devTools = await context.newCDPSession(page);
    // Visits every stop first: loading each screen's code and data is not growth.
    await walk(page, stops, stops.length * 2);
    const start = await heap(devTools);
    await walk(page, stops, navigations / 2);
    const middle = await heap(devTools);
    const objects = await objectsOf(devTools);
    await walk(page, stops, navigations / 2);
    const end = await heap(devTools);
    return { first: middle - start, second: end - middle, objects: (await objectsOf(devTools)) - objects };
  } finally {
    await context.close();
  }
}

async function walk(page: Page, stops: readonly Stop[], times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const stop = stops[time % stops.length];
    if (!stop) return;
    // As Back and Forward do.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, stop.path);
    await page.locator(stop.screen).first().waitFor();
  }
}

async function heap(devTools: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) await devTools.send('HeapProfiler.collectGarbage');
  return (await devTools.send('Runtime.getHeapUsage')).usedSize;
}

/** Kinds of heap snapshot node that belong to the engine or the browser. */
const NOT_THE_PAGES: ReadonlySet<string> = new Set(['code', 'hidden', 'native', 'synthetic', 'object shape']);

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Size of the page's own objects, functions, arrays and strings, in bytes. */
async function objectsOf(devTools: CDPSession): Promise<number> {
  let text = '';
  const take = ({ chunk }: { chunk: string }) => void (text += chunk);
  devTools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devTools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(text) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!NOT_THE_PAGES.has(types[0][nodes[node + type] ?? 0] ?? '')) sum += nodes[node + size] ?? 0;
  return sum;
}
