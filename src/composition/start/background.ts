import { when } from 'mobx';
import { whenIdle, whenLoaded } from '../../application/kernel/scheduling';
import { Startup, type StartupPhase } from '../../application/startup/startup';
import { SiteStore } from '../../application/site/site-store';
import type { Composition } from './compose';

/** Phases in which the configuration is known to be valid. */
const CONFIGURED_PHASES: readonly StartupPhase[] = ['ready', 'closed', 'failed'];

/**
 * Loads features that no page waits for when the browser is idle. Third parties follow once the portal is on screen and
 * the document has loaded, so that a slow one delays nothing; telemetry, if it is configured, once the portal is on
 * screen or has failed. Code that fails to load is requested again.
 */
export function startBackground({ resolve, codeLoader }: Composition, initialCode: Promise<unknown>): void {
  const startup = resolve(Startup);
  const load = (feature: string) => void codeLoader.feature(feature).catch(() => undefined);
  when(
    () => startup.phase === 'ready',
    () => void Promise.all([initialCode, whenLoaded()]).then(() => whenIdle(() => load('third-parties'))),
  );
  when(
    () => CONFIGURED_PHASES.includes(startup.phase),
    () =>
      whenIdle(() => {
        if (resolve(SiteStore).config.telemetry.provider !== 'none') load('telemetry');
      }),
  );
}
