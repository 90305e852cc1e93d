import type { Browser, CDPSession, Page } from '@playwright/test';
import { storeSession } from './load';
import type { Session } from './session';

/** Heap growth in the first and the second half of the navigations, in bytes after garbage collection. */
export interface Growth {
  first: number;
  second: number;
  /** Growth in the second half without compiled code: a leak of the page itself shows here. */
  objects: number;
}

/** A screen to visit: its path, and a selector of its root. */
export interface Stop {
  path: string;
  selector: string;
}

/** Measures the heap while a page visits the stops in turn, without reloading. */
export async function measureHeapGrowth(
  browser: Browser,
  { origin, stops }: { origin: string; stops: readonly Stop[] },
  navigations: number,
  session: Session,
): Promise<Growth> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await storeSession(page, session);
    await page.goto(`${origin}/accounts`);
    const devTools = await context.newCDPSession(page);
    // Every stop is visited first: the code and data that a screen loads are not growth.
    await visit(page, stops, stops.length * 2);
    const start = await measureHeap(devTools);
    await visit(page, stops, navigations / 2);
    const middle = await measureHeap(devTools);
    const objects = await measureObjects(devTools);
    await visit(page, stops, navigations / 2);
    const end = await measureHeap(devTools);
    return {
      first: middle - start,
      second: end - middle,
      objects: (await measureObjects(devTools)) - objects,
    };
  } finally {
    await context.close();
  }
}

async function visit(page: Page, stops: readonly Stop[], count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const stop = stops[index % stops.length];
    if (!stop) return;
    // The router navigates as on Back and Forward.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, stop.path);
    await page.locator(stop.selector).first().waitFor();
  }
}

async function measureHeap(devTools: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) await devTools.send('HeapProfiler.collectGarbage');
  return (await devTools.send('Runtime.getHeapUsage')).usedSize;
}

/** Types of nodes in a heap snapshot that belong to the engine or the browser, not to the page. */
const ENGINE_NODES: ReadonlySet<string> = new Set(['code', 'hidden', 'native', 'synthetic', 'object shape']);

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Size of the page's own objects, functions, arrays and strings, in bytes. */
async function measureObjects(devTools: CDPSession): Promise<number> {
  let text = '';
  const appendChunk = ({ chunk }: { chunk: string }) => void (text += chunk);
  devTools.on('HeapProfiler.addHeapSnapshotChunk', appendChunk);
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devTools.off('HeapProfiler.addHeapSnapshotChunk', appendChunk);
  const { snapshot, nodes } = JSON.parse(text) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!ENGINE_NODES.has(types[0][nodes[node + type] ?? 0] ?? '')) sum += nodes[node + size] ?? 0;
  return sum;
}
