import type { TelemetryEvent } from '../../../domain/telemetry/telemetry-event';
import { port } from '../../kernel/port';

/** Collector of measurements and errors for the operator (docs/decisions/0006). */
export interface Telemetry {
  /**
   * Sends an event on its way. Never throws and tells nobody whether it arrived: what a collector refuses or
   * does not answer is dropped.
   */
  record(event: TelemetryEvent): void;
}
export const Telemetry = port<Telemetry>('Telemetry');
