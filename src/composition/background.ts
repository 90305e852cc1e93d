import { when } from 'mobx';
import { Startup, type Phase } from '../application/startup';
import { SiteStore } from '../application/stores/site-store';
import type { Composition } from './compose';

/** Where start-up ends with a configuration that holds. */
const CONFIGURED: readonly Phase[] = ['ready', 'closed', 'failed'];

/**
 * Brings what nobody waits for. Third parties come once the portal is on screen; telemetry where it is configured, once
 * the portal is on screen, or has failed, and has nothing else to do. Code that does not come takes nothing else with it.
 */
export function startBackground({ resolve, code }: Composition): void {
  const startup = resolve(Startup);
  const bring = (feature: string) => void code.feature(feature).catch(() => undefined);
  when(
    () => startup.phase === 'ready',
    () => bring('third-parties'),
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
