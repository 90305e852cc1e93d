import type { Clock } from '../../application/kernel/ports/clock';
import type { Telemetry } from '../../application/telemetry/ports/telemetry';
import type { TelemetryEvent } from '../../domain/telemetry/telemetry-event';
import { logRecord, logsRequest, type LogRecord } from './otlp-logs';

/** Milliseconds that an event waits for others of the same batch. */
const BATCH_MS = 5_000;

export interface OtlpOptions {
  /** Absolute base address of the collector, without a slash at its end. */
  readonly endpoint: string;
  /** The portal's version. */
  readonly version: string;
  /** Calls back whenever the page is hidden or closed; it may never be visible again. */
  readonly onHidden: (task: () => void) => void;
}

/**
 * A collector that speaks OTLP/HTTP: events are log records at `{endpoint}/v1/logs`, as JSON. A failed request is never
 * repeated, so that clients do not overload a collector that is down.
 *
 * It is written by hand because OpenTelemetry's log SDK is sixteen times as large and resends failed batches
 * (docs/decisions/0006).
 */
export class OtlpTelemetry implements Telemetry {
  private queue: readonly LogRecord[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly options: OtlpOptions,
  ) {
    options.onHidden(() => this.send());
  }

  record(event: TelemetryEvent): void {
    if (this.queue.length === 0) this.clock.after(BATCH_MS, () => this.send());
    this.queue = [...this.queue, logRecord(event, this.clock.now())];
  }

  private send(): void {
    const { queue: waitingEvents } = this;
    if (waitingEvents.length === 0) return;
    this.queue = [];
    const { endpoint, version } = this.options;
    fetch(`${endpoint}/v1/logs`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(logsRequest(waitingEvents, version)),
      keepalive: true, // outlives the page
      credentials: 'omit',
    }).catch(() => undefined);
  }
}
