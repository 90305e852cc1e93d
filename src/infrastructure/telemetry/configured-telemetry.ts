import type { Telemetry } from '../../application/ports/telemetry';
import type { TelemetryEvent } from '../../domain/telemetry/telemetry-event';

/** Hands events to an adapter whose code is still on its way, in their order; where it does not come they are dropped. */
export class ConfiguredTelemetry implements Telemetry {
  readonly #adapter: Promise<Telemetry>;

  constructor(make: () => Promise<Telemetry>) {
    this.#adapter = make();
    this.#adapter.catch(() => undefined);
  }

  record(event: TelemetryEvent): void {
    this.#adapter.then(
      (adapter) => adapter.record(event),
      () => undefined,
    );
  }
}
