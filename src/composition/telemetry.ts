import type { Clock } from '../application/ports/clock';
import type { Page } from '../application/ports/page';
import type { TelemetryConfig } from '../domain/config/portal-config';
import { ConfiguredTelemetry } from '../infrastructure/telemetry/configured-telemetry';
import { ConsoleTelemetry } from '../infrastructure/telemetry/console-telemetry';

/** The telemetry that the configuration names; a collector's code comes only where there is a collector. */
export function configuredTelemetry(
  { provider, endpoint }: TelemetryConfig,
  page: Page,
  clock: Clock,
): ConfiguredTelemetry {
  return new ConfiguredTelemetry(async () => {
    if (provider !== 'otlp') return new ConsoleTelemetry();
    const { OtlpTelemetry } = await import(
      /* webpackChunkName: "telemetry-otlp" */ '../infrastructure/telemetry/otlp-telemetry'
    );
    // An endpoint without an origin lies at the page's own.
    const base = new URL(endpoint, page.address.origin).href.replace(/\/+$/, '');
    return new OtlpTelemetry(clock, { endpoint: base, version: __PORTICO_VERSION__, onHidden });
  });
}

/** The last event that a page is sure to see, on phones too. */
function onHidden(task: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') task();
  });
}
