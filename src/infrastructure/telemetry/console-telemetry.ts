import type { Telemetry } from '../../application/telemetry/ports/telemetry';
import type { TelemetryEvent } from '../../domain/telemetry/telemetry-event';

/** The browser's console, for developing or for trying out a configuration. */
export class ConsoleTelemetry implements Telemetry {
  record(event: TelemetryEvent): void {
    console.warn('telemetry', event);
  }
}
