import { when } from 'mobx';
import { Startup, type Phase } from './application/startup';
import { SiteStore } from './application/stores/site-store';
import type { ScreenModule } from './infrastructure/di/create-container';
import type { Resolve } from './infrastructure/di/token';

/** Where start-up ends with a configuration that holds. */
const CONFIGURED: readonly Phase[] = ['ready', 'closed', 'failed'];

/**
 * Brings telemetry where it is configured, once the portal is on screen, or has failed, and has nothing else to do.
 * Code that does not come takes nothing else with it.
 */
export function startTelemetry(bind: (module: ScreenModule) => Promise<void>, resolve: Resolve): void {
  const startup = resolve(Startup);
  const start = async () => {
    const { provider, endpoint } = resolve(SiteStore).config.telemetry;
    if (provider === 'none') return;
    const [{ telemetryModule }, { telemetryAdapters }, { TelemetryStore }, { observeVitals }] =
      await Promise.all([
        import(/* webpackChunkName: "telemetry" */ './infrastructure/di/telemetry.module'),
        import(/* webpackChunkName: "telemetry" */ './infrastructure/di/telemetry.adapters'),
        import(/* webpackChunkName: "telemetry" */ './application/stores/telemetry-store'),
        import(/* webpackChunkName: "telemetry" */ './infrastructure/telemetry/web-vitals'),
      ]);
    await bind(await telemetryAdapters({ provider, endpoint }, window.location, __PORTICO_VERSION__));
    await bind(telemetryModule);
    resolve(TelemetryStore).start(observeVitals);
  };
  when(
    () => CONFIGURED.includes(startup.phase),
    () => whenIdle(() => void start().catch(() => undefined)),
  );
}

/** Not every browser says when it is idle. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 5_000 });
  else setTimeout(task, 1_000);
}
