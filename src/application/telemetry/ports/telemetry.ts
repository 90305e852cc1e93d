import type { TelemetryEvent } from '../../../domain/telemetry/telemetry-event';
import { port } from '../../kernel/port';

/** Collector of measurements and errors for the operator (docs/decisions/0006). */
export interface Telemetry {
  /** Sends an event without waiting for an answer. Never throws; an event that cannot be delivered is dropped. */
  record(event: TelemetryEvent): void;
}
export const Telemetry = port<Telemetry>('Telemetry');
