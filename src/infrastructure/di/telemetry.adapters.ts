import { ContainerModule } from 'inversify';
import { Clock } from '../../application/ports/clock';
import { Telemetry } from '../../application/ports/telemetry';
import type { TelemetryConfig } from '../../domain/config/portal-config';
import { ConsoleTelemetry } from '../telemetry/console-telemetry';
import { id } from './token';

export interface TelemetryTarget {
  readonly provider: Exclude<TelemetryConfig['provider'], 'none'>;
  readonly endpoint: string;
}

/**
 * The adapter of the configured provider; the collector's code comes only where there is a collector.
 * @param page the page's own origin, where an endpoint without one lies.
 * @param version the portal's own.
 */
export async function telemetryAdapters(
  { provider, endpoint }: TelemetryTarget,
  page: { readonly origin: string },
  version: string,
): Promise<ContainerModule> {
  if (provider === 'console') {
    return new ContainerModule(({ bind }) => {
      bind(id(Telemetry)).toConstantValue(new ConsoleTelemetry());
    });
  }
  const { OtlpTelemetry } = await import(
    /* webpackChunkName: "telemetry-otlp" */ '../telemetry/otlp-telemetry'
  );
  const base = new URL(endpoint, page.origin).href.replace(/\/+$/, '');
  return new ContainerModule(({ bind }) => {
    bind(id(Telemetry))
      .toResolvedValue(
        (clock) => new OtlpTelemetry(clock, { endpoint: base, version, onHidden }),
        [id(Clock)],
      )
      .inSingletonScope();
  });
}

/** The last event that a page is sure to see, on phones too. */
function onHidden(task: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') task();
  });
}
