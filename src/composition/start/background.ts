import { when } from 'mobx';
import { whenIdle } from '../../application/kernel/scheduling';
import { Startup, type StartupPhase } from '../../application/startup/startup';
import { SiteStore } from '../../application/site/site-store';
import type { Composition } from './compose';

/** Phases in which the configuration is known to be valid. */
const CONFIGURED_PHASES: readonly StartupPhase[] = ['ready', 'closed', 'failed'];

/**
 * Loads features that no page waits for when the browser is idle. Third parties follow once the portal is on screen and
 * the first page's code is loaded; telemetry, if it is configured, once the portal is on screen or has failed. Code that
 * fails to load is requested again, but for the document's guards, without which the portal works as well: they come
 * beside the first page's code, since a translator begins as soon as the document is read.
 */
export function startBackground({ resolve, codeLoader }: Composition, initialCode: Promise<unknown>): void {
  const startup = resolve(Startup);
  loadGuards(resolve);
  const load = (feature: string) => void codeLoader.feature(feature).catch(() => undefined);
  when(
    () => startup.phase === 'ready',
    () => void initialCode.then(() => whenIdle(() => load('third-parties'))),
  );
  when(
    () => CONFIGURED_PHASES.includes(startup.phase),
    () =>
      whenIdle(() => {
        if (resolve(SiteStore).config.telemetry.provider !== 'none') load('telemetry');
      }),
  );
}

function loadGuards(resolve: Composition['resolve']): void {
  import(/* webpackChunkName: "document-guards" */ './document-guards').then(
    ({ guardDocument }) => guardDocument(resolve),
    () => undefined,
  );
}
