import { when } from 'mobx';
import { Startup, type Phase } from '../../application/startup/startup';
import { SiteStore } from '../../application/site/site-store';
import type { Composition } from './compose';

/** Phases in which the configuration is known to be valid. */
const CONFIGURED: readonly Phase[] = ['ready', 'closed', 'failed'];

/**
 * Loads what no page waits for, when the browser is idle: third parties once the portal is on screen and the first
 * page's code has come, telemetry where it is configured, once the portal is on screen or has failed. Code that does
 * not come is asked for again, and takes nothing else with it.
 */
export function startBackground({ resolve, code }: Composition, firstPage: Promise<unknown>): void {
  const startup = resolve(Startup);
  const bring = (feature: string) => void code.feature(feature).catch(() => undefined);
  when(
    () => startup.phase === 'ready',
    () => void firstPage.then(() => whenIdle(() => bring('third-parties'))),
  );
  when(
    () => CONFIGURED.includes(startup.phase),
    () =>
      whenIdle(() => {
        if (resolve(SiteStore).config.telemetry.provider !== 'none') bring('telemetry');
      }),
  );
}

/** Not every browser says when it is idle. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 5_000 });
  else setTimeout(task, 1_000);
}
