import type { Telemetry } from '../../application/telemetry/ports/telemetry';
import type { TelemetryEvent } from '../../domain/telemetry/telemetry-event';

/** Creates the adapter of a provider; it gets `telemetry.endpoint` of the configuration. */
export type TelemetryFactory = (endpoint: string) => Telemetry | Promise<Telemetry>;

/** Passes events, in their order, to the configured adapter; if its code is not loaded, they are dropped. */
export class ConfiguredTelemetry implements Telemetry {
  readonly #adapter: Promise<Telemetry | undefined>;

  constructor(
    factories: Readonly<Record<string, TelemetryFactory>>,
    { provider, endpoint }: { readonly provider: string; readonly endpoint: string },
  ) {
    this.#adapter = Promise.resolve()
      .then(() => factories[provider]?.(endpoint))
      .catch(() => undefined);
  }

  record(event: TelemetryEvent): void {
    void this.#adapter.then((adapter) => adapter?.record(event));
  }
}
