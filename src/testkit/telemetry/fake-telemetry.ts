import type { Telemetry } from '../../application/telemetry/ports/telemetry';
import type { TelemetryEvent } from '../../domain/telemetry/telemetry-event';

/** Records the events received. */
export class FakeTelemetry implements Telemetry {
  readonly events: TelemetryEvent[] = [];
  /** True if events are dropped, as by a collector that is down. */
  isDown = false;

  record(event: TelemetryEvent): void {
    if (!this.isDown) this.events.push(event);
  }
}
