import type { TelemetryEvent } from '../../domain/telemetry/telemetry-event';

/** A value as OTLP's JSON writes it: integers of 64 bits are texts there. */
type AnyValue =
  | { readonly stringValue: string }
  | { readonly doubleValue: number }
  | { readonly arrayValue: { readonly values: readonly { readonly intValue: string }[] } };

interface Attribute {
  readonly key: string;
  readonly value: AnyValue;
}

/** One log record of OTLP. */
export interface LogRecord {
  readonly timeUnixNano: string;
  readonly severityNumber: number;
  readonly eventName: string;
  readonly attributes: readonly Attribute[];
}

/** OpenTelemetry's numbers of the severities that the portal knows. */
const SEVERITY = { vital: 9, error: 17 } as const;

const said = (key: string, stringValue: string): Attribute => ({ key, value: { stringValue } });

/** An event as a log record; names are OpenTelemetry's where it has them. `now` is in milliseconds since the epoch. */
export function logRecord(event: TelemetryEvent, now: number): LogRecord {
  const [eventName, attributes] = event.kind === 'vital' ? vital(event) : error(event);
  return {
    timeUnixNano: `${now}000000`,
    severityNumber: SEVERITY[event.kind],
    eventName,
    attributes: [...attributes, said('portico.route', event.route)],
  };
}

function vital({ name, value, rating }: Extract<TelemetryEvent, { kind: 'vital' }>) {
  return [
    'browser.web_vital',
    [
      said('browser.web_vital.name', name.toLowerCase()),
      { key: 'browser.web_vital.value', value: { doubleValue: value } },
      said('browser.web_vital.rating', rating),
    ],
  ] as const;
}

function error({ name, message, stack, codes }: Extract<TelemetryEvent, { kind: 'error' }>) {
  const values = codes.map((code) => ({ intValue: String(code) }));
  return [
    'exception',
    [
      said('exception.type', name),
      said('exception.message', message),
      said('exception.stacktrace', stack),
      { key: 'portico.error.codes', value: { arrayValue: { values } } },
    ],
  ] as const;
}

/** The body of a call to `/v1/logs`. */
export function logsRequest(logRecords: readonly LogRecord[], version: string) {
  const attributes = [said('service.name', 'portico'), said('service.version', version)];
  return {
    resourceLogs: [{ resource: { attributes }, scopeLogs: [{ scope: { name: 'portico' }, logRecords }] }],
  };
}
