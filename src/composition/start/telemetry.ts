import type { Clock } from '../../application/kernel/ports/clock';
import type { Page } from '../../application/kernel/ports/page';
import type { Telemetry } from '../../application/telemetry/ports/telemetry';
import type { TelemetryConfig } from '../../domain/site/config/portal-config';
import { ConfiguredTelemetry } from '../../infrastructure/telemetry/configured-telemetry';
import { ConsoleTelemetry } from '../../infrastructure/telemetry/console-telemetry';
import { factoriesOf, type Providers } from '../extensions/providers';

/** The telemetry that the configuration names. A collector's code is loaded only if there is a collector. */
export function configuredTelemetry(
  { provider, endpoint }: TelemetryConfig,
  page: Page,
  clock: Clock,
  providers: Providers = [],
): ConfiguredTelemetry {
  const factories = {
    console: () => new ConsoleTelemetry(),
    otlp: (base: string) => collector(base, page, clock),
    ...factoriesOf(providers, 'telemetry'),
  };
  return new ConfiguredTelemetry(factories, { provider, endpoint });
}

async function collector(endpoint: string, page: Page, clock: Clock): Promise<Telemetry> {
  const { OtlpTelemetry } = await import(
    /* webpackChunkName: "telemetry-otlp" */ '../../infrastructure/telemetry/otlp-telemetry'
  );
  // An endpoint without an origin has the page's.
  const base = new URL(endpoint, page.address.origin).href.replace(/\/+$/, '');
  return new OtlpTelemetry(clock, { endpoint: base, version: __PORTICO_VERSION__, onHidden });
}

/** Runs a task when the page is hidden: the last event that a page reliably receives, on phones too. */
function onHidden(task: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') task();
  });
}
