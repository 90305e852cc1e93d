import type { Telemetry } from '../../application/ports/telemetry';
import type { TelemetryEvent } from '../../domain/telemetry/telemetry-event';

/** Keeps the events that arrived. */
export class FakeTelemetry implements Telemetry {
  readonly arrived: TelemetryEvent[] = [];
  /** What is recorded now is dropped, as by a collector that is down. */
  down = false;

  record(event: TelemetryEvent): void {
    if (!this.down) this.arrived.push(event);
  }
}
